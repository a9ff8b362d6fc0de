import SceneModel

extension ConformanceSuite {
    /// Each element alone, and all together.
    static let elements: [ConformanceCase] = [
        ConformanceCase(
            "Required.Empty",
            "A state may show nothing: there is a file, and it is not empty (in a text a line feed will do).",
            Specimen.scene()),
        ConformanceCase(
            "Required.TitleOnly", "A title needs no other element beside it.",
            Specimen.scene(Specimen.title("No messages yet"))),
        ConformanceCase(
            "Required.DescriptionOnly", "A description needs no title above it.",
            Specimen.scene(Specimen.description("When you have messages, you’ll see them here."))),
        ConformanceCase(
            "Required.ImageOnly", "A picture needs no words below it.",
            Specimen.scene(Specimen.image("A letter in a drawer"))),
        ConformanceCase(
            "Required.ImageWithoutWords", "A picture that only decorates has nothing to say.",
            Specimen.scene(Specimen.image(""), Specimen.title("No messages yet"))),
        ConformanceCase(
            "Required.ButtonOnly", "A button needs nothing above it.",
            Specimen.scene(Specimen.button("Start browsing"))),
        ConformanceCase(
            "Required.ButtonStates",
            "A picture of a screen shows a button at rest: what it says while pressed is not on it.",
            Specimen.scene(
                Specimen.title("No connection"),
                .button(
                    Specimen.button(
                        Specimen.face("Try again"), Specimen.face("Trying now", color: Specimen.blue))))),
        ConformanceCase(
            "Required.ButtonImage", "A button that is a picture shows the picture, and no words below it.",
            Specimen.scene(Specimen.title("No connection"), .button(pictureButton))),
        ConformanceCase(
            "Required.ButtonBackground", "The words of a button stand on its background.",
            Specimen.scene(.button(backgroundButton))),
        ConformanceCase(
            "Required.SecondaryButton", "A second button is read after the first.",
            Specimen.scene(
                Specimen.title("No access"), Specimen.button("Open settings"),
                .secondaryButton(Specimen.button(Specimen.face("Not now"), Specimen.face("Not now"))))),
        ConformanceCase(
            "Required.CustomView.Spinner", "An activity indicator stands in place of the content.",
            Specimen.scene(.customView(Scene.CustomView(kind: .spinner)))),
        ConformanceCase(
            "Required.CustomView.SpinnerWithWords", "The words of an activity indicator are shown with it.",
            Specimen.scene(
                .customView(
                    Scene.CustomView(kind: .spinner, text: Specimen.text("Fetching new messages"))))),
        ConformanceCase(
            "Required.CustomView.Label", "A label in place of the content is read.",
            Specimen.scene(Specimen.label("Pull down to look again"))),
        ConformanceCase(
            "Required.CustomView.View", "A box in place of the content shows its size, colour and words.",
            Specimen.scene(
                .customView(
                    Scene.CustomView(
                        kind: .view, size: Size(width: 200, height: 120), backgroundColor: Specimen.blue,
                        text: Specimen.text("Offline copy", color: .white))))),
        ConformanceCase(
            "Required.NavigationBar", "The title of the bar is read before the content.",
            Specimen.scene(Specimen.title("No messages yet")) {
                $0.statusBar = Specimen.statusBar
                $0.navigationBar = Specimen.navigationBar("Inbox")
            }),
        ConformanceCase(
            "Required.NavigationBarLogo", "A logo in the bar stands in place of its title.",
            Specimen.scene(Specimen.title("No messages yet")) {
                $0.statusBar = Specimen.statusBar
                $0.navigationBar = Specimen.navigationBar(
                    "Inbox", logo: Specimen.picture("The mark of Specimen Mail"))
            }),
        ConformanceCase(
            "Required.Header", "The list's own header stands above the content and is read first.",
            Specimen.scene(Specimen.title("No messages yet")) {
                $0.header = Scene.Header(
                    height: 60, image: Specimen.picture("A map"), text: Specimen.text("Recent threads"))
            }),
        ConformanceCase(
            "Required.DeviceFrame", "The body of a device around the screen adds no words and hides none.",
            Specimen.plainScene { $0.frame = .device }),
        ConformanceCase(
            "Required.EveryElement", "Everything at once is read from top to bottom.",
            Specimen.plainScene(), full),
    ]

    /// Everything that a scene can have, at once.
    static let full = Specimen.scene(
        .image(movingPicture),
        .title(
            Specimen.text([
                Specimen.run("No ", size: 27), Specimen.run("messages", size: 27, color: Specimen.blue),
            ])),
        Specimen.description("When you have messages, you’ll see them here."), .button(backgroundButton),
        .secondaryButton(pictureButton)
    ) {
        $0.statusBar = Specimen.statusBar
        $0.navigationBar = Specimen.navigationBar("Inbox")
        $0.header = Scene.Header(height: 40, text: Specimen.text("Recent threads"))
        $0.behavior = Scene.Behavior(
            allowsScroll: true, animatesImage: true,
            onTapView: .show(state: "specimen.loading", seconds: 3, then: "specimen"),
            onTapButton: .open("https://example.com/help?a=1&b=2"))
    }

    private static let pictureButton = Specimen.button(
        Scene.Button.Face(image: Specimen.picture("Turn on the network")),
        Scene.Button.Face(image: Specimen.picture("Turn on the network", asset: "specimen/pixels.png")))

    private static let backgroundButton: Scene.Button = {
        var normal = Specimen.face("Invite friends", color: .white)
        normal.background = Specimen.background()
        var pressed = Specimen.face("Invite friends", color: Specimen.grey)
        pressed.background = Specimen.background("specimen/pixels.png")
        return Specimen.button(normal, pressed)
    }()

    private static let movingPicture: Scene.Image = {
        var picture = Specimen.picture("A wheel")
        picture.tint = Specimen.blue
        picture.animation = .rotate
        return picture
    }()
}
