import CommandTable

extension HelpTopic {
    /// How to write a renderer that is a program.
    static let plugins = HelpTopic(
        name: "plugins", summary: "How to write a renderer of one's own",
        body: #"""
            A renderer of your own is a program named emptystates-render-NAME, in any language. NAME has \#
            letters from a to z, digits and hyphens. It is looked for in the folders of \#
            --plugin-directory, then of EMPTYSTATES_PLUGINS (with a colon between them), then of the \#
            PATH; relative folders are below the folder where you are, and relative parts of the PATH \#
            are not looked in. The first file of a name counts. Built-in renderers cannot be replaced. \#
            'emptystates renderers' lists what was found, and what is wrong with the rest.

            It is run with one argument, reads standard input, prints one JSON object on standard \#
            output, and ends with the status 0. Whatever it logs belongs on standard error, whose end is \#
            shown when something fails.

            AT ONCE, IN SH

            This is a whole renderer, for a file named emptystates-render-ruled; it needs the program jq. The \#
            renderer text does the work, and two hyphens stand above it:

                #!/bin/sh
                case $1 in
                describe)
                    echo '{"protocol": 1, "mediaType": "text/plain", "fileExtension": "txt"}' ;;
                render)
                    answer=$("${EMPTYSTATES:-emptystates}" as-plugin text render) || exit
                    printf '%s\n' "$answer" | jq '.files[].content |= "--\n" + .' ;;
                esac

                $ chmod +x emptystates-render-ruled
                $ emptystates render airbnb --renderer ruled --plugin-directory .
                $ emptystates conformance ruled --plugin-directory .

            as-plugin answers as a renderer does, and with another status than 0 where it refuses the request. \#
            Its answer is kept before it goes into jq, since in sh a pipe hides the status of what is before it. \#
            EMPTYSTATES is the program that runs the renderer, and not set where it is tried by hand.

            DESCRIBE

            'emptystates-render-NAME describe' says what it makes:

                {"protocol": 1, "name": "titles", "version": "1.0",
                 "mediaType": "text/plain", "fileExtension": "txt"}

            protocol, mediaType and fileExtension (without a dot) are needed; version is a string. The \#
            name is that of the file, whatever it says here. It may add "summary", a few words for the \#
            list of renderers; "features", a list of what it can show: attributedRuns, imageTint, \#
            animation, customView, secondaryButton, buttonImage, buttonBackground, bars, header, \#
            deviceFrame; and "batchSize", how many scenes it wants at once, 64 at most. It has 5 \#
            seconds.

            Without "features" nothing is refused. With it, a scene that needs another feature is \#
            refused before the renderer is started, unless --allow-degraded is given; the scene then \#
            comes whole, and the renderer leaves out what it cannot show. An empty list is a renderer \#
            for titles, descriptions, images and plain buttons.

            RENDER

            'emptystates-render-NAME render' gets a request:

                {"protocol": 1,
                 "scenes": [SCENE, ...],
                 "assets": {"airbnb/logo.svg": {"mediaType": "image/svg+xml",
                   "encoding": "utf8", "content": "<svg ...",
                   "naturalSize": {"width": 100, "height": 30}}},
                 "options": {"width": 80, "colors": "none", "style": "unicode",
                   "isInteractive": false},
                 "requiredFeatures": ["bars"]}

            'emptystates render airbnb --dump-request | ./emptystates-render-NAME render' tries it \#
            without the program, 'emptystates schema scene' says all that a scene can have. width is a \#
            number of columns, from 1; colors is none, ansi16, ansi256 or truecolor; style is unicode or \#
            ascii: frames and other marks of the renderer's own are then ASCII. An asset's encoding is \#
            utf8 or base64. An export sends many scenes at once; each has a name that is unique in the \#
            request. This is the part that has the words, in order of reading; a field without a value \#
            may be missing or null:

                name                         airbnb, or airbnb.loading
                app.name                     may be empty, and need not be shown
                navigationBar                title, or logo, a picture in its place
                header                       image, a picture, and text, a text
                elements[]                   from top to bottom, each with a type:
                  image                      a picture
                  title, description         a text
                  button, secondaryButton    normal.image, a picture, or else
                                             normal.title, a text
                  customView                 kind, and perhaps text, a text

                a text                       runs[].text, joined without a blank
                a picture                    asset, its name in assets; size;
                                             alternativeText, what it stands for

            It answers with a file for each scene, or with several:

                {"protocol": 1, "files": [
                  {"scene": "airbnb", "path": "airbnb.txt", "mediaType": "text/plain",
                   "encoding": "utf8", "content": "No Messages\n"}],
                 "diagnostics": [
                  {"severity": "warning", "scene": "airbnb", "message": "no colours"}]}

            scene may be left out where the request has one; path is NAME.EXTENSION of the scene and the \#
            description, encoding is utf8 and mediaType that of the description where they are left out. \#
            A path is relative, with / between at most 64 parts, and none is given twice. No part begins with a \#
            dot, ends with a dot or a blank, or is a device's name on Windows such as con.txt; there is none of \#
            \ < > : " | ? * and no character that is not seen. An answer holds at most 1,000 files for a scene \#
            and 10,000 in all. emptystates \#
            writes the files, not the renderer. Each scene has a file, and no file is empty: for a scene that \#
            says nothing, a line feed will do in a text. A diagnostic is a note or a warning, which is printed, \#
            or an error, which refuses the whole request. Where content cannot be rendered, the answer \#
            is this, with the status 0 as well:

                {"protocol": 1, "error": "why not", "scene": "airbnb"}

            Any other status, a signal, no answer, text around the answer, a field that stands twice, \#
            and another protocol number are faults of the renderer. Fields that are not known are \#
            ignored on both sides, so a renderer must not refuse a request that has more than it knows; \#
            of a protocol number that is not 1 it must, by a status other than 0 or by an error.

            FROM THE SCENES, IN PYTHON

            This one, emptystates-render-titles, takes the titles alone:

                #!/usr/bin/env python3
                import json, sys

                if sys.argv[1] == "describe":
                    answer = {"mediaType": "text/plain", "fileExtension": "txt"}
                else:
                    request = json.load(sys.stdin.buffer)
                    if request["protocol"] != 1:
                        sys.exit("another protocol")
                    answer = {"files": []}
                    for scene in request["scenes"]:
                        titles = [run["text"] for element in scene["elements"]
                                  if element["type"] == "title"
                                  for run in element["runs"]]
                        text = "".join(letter if letter.isprintable() else " "
                                       for letter in "".join(titles))
                        answer["files"].append(
                            {"scene": scene["name"], "content": text + "\n"})
                print(json.dumps({"protocol": 1, **answer}))

                $ chmod +x emptystates-render-titles
                $ emptystates render airbnb --renderer titles --plugin-directory .

            Tools/plugins, in the program's source, has four more: outline in sh with jq, words in Python, \#
            card in Perl, and png, which has Chromium take pictures. Its README.md follows card from an empty \#
            file to one that passes. In Swift, PluginMain.run(renderer) of the library EmptyStatePlugin makes such a \#
            program of any Renderer.

            WHETHER IT IS GOOD

                $ emptystates conformance titles --plugin-directory .

            This runs it through the cases that every renderer must pass, and judges by the media type of the \#
            description: it finds that words are missing above. Text for a terminal (text/plain) has every word in \#
            order on lines of at most options.width columns, and holds no control character but line \#
            breaks and none of those that turn text round (U+202A to U+202E, U+2066 to U+2069); put a \#
            blank in the place of one, since words grow together where it is dropped. Columns are \#
            counted as a terminal does: a letter takes 1, a wide one (as in Korean, Chinese and \#
            Japanese) and an emoji sequence 2, a mark that stands above or below another 0, and a mark \#
            that takes room of its own, as in Hindi and Tamil, 1; a soft hyphen (U+00AD) 1, a sign around a \#
            number (as U+0600 in Arabic) 1, other invisible letters 0. That is what wcwidth says. Texts come \#
            from strangers: they are escaped as the medium wants it. The same request gives the same \#
            bytes, and a scene becomes the same alone as among others.

            'emptystates conformance --list' has the cases, and this tries one by hand, on what it sends:

                $ emptystates conformance --case HostileText.Bidi --dump-request |
                      ./emptystates-render-titles render

            WHAT IT LIVES IN

            It starts in an empty folder that is removed after it, and sees the variables PATH, HOME, \#
            LANG=C.UTF-8, TZ=UTC, NO_COLOR=1 and EMPTYSTATES, which is the program that runs it: \#
            "$EMPTYSTATES" as-plugin html render turns the same request into the answer of the renderer \#
            html, to go on from. It need not read the request. It has 10 seconds for one \#
            (--plugin-timeout), 64 MiB for an answer, and a process group of its own, which is ended as \#
            a whole when its first process has ended, or is out of time: by TERM, and half a second \#
            later by KILL.
            """#)
}
