import ByteWriting
import Hashing
import MarkupText
import SceneModel

/// What taps on an interactive page do: the entry's actions as data, and one script for all pages.
struct TapScript {
    private let actions: [(name: Names, action: TapAction)]

    /// The names of the data attributes of one kind of tap.
    private struct Names {
        let show: StaticString
        let seconds: StaticString
        let then: StaticString
        let log: StaticString
        let open: StaticString
    }

    /// The actions of a scene that reacts to touches.
    init(_ scene: Scene) {
        var actions: [(Names, TapAction)] = []
        if scene.behavior.allowsTouch {
            if let action = scene.behavior.onTapView { actions.append((Self.view, action)) }
            if let action = scene.behavior.onTapButton { actions.append((Self.button, action)) }
        }
        self.actions = actions
    }

    /// What a content security policy calls the script.
    var policySource: String { Self.source }

    /// Adds the look of the line that a tap logs.
    func addStyle(to style: inout PageStyle) {
        let logs = actions.contains { if case .log = $0.action { true } else { false } }
        guard logs else { return }
        style.sheet.literal(
            """
            [role=status]{position:absolute;left:0;right:0;bottom:0;padding:8px 16px;overflow-wrap:anywhere;\
            background:#1d1d1f;color:#fff;font:13px/1.4 -apple-system,Inter,sans-serif}

            """)
    }

    /// Writes the data and the script.
    func write(into html: inout HTMLWriter) {
        for (names, action) in actions {
            write(action, names, into: &html)
            html.lineBreak()
        }
        html.script(Self.program)
        html.lineBreak()
    }

    private func write(_ action: TapAction, _ names: Names, into html: inout HTMLWriter) {
        switch action {
        case .show(let scene, let seconds, let then):
            html.element(
                "div", .flag("hidden"), .literal("class", "tap"), .text(names.show, scene),
                .number(names.seconds, seconds), .text(names.then, optional: then), text: "")
        case .log(let line):
            html.element("div", .flag("hidden"), .literal("class", "tap"), .text(names.log, line), text: "")
        case .open(let address):
            html.element(
                "div", .flag("hidden"), .literal("class", "tap"), .text(names.open, address), text: "")
        }
    }

    private static let view = Names(
        show: "data-view-show", seconds: "data-view-for", then: "data-view-then", log: "data-view-log",
        open: "data-view-open")
    private static let button = Names(
        show: "data-button-show", seconds: "data-button-for", then: "data-button-then",
        log: "data-button-log", open: "data-button-open")

    /// The hash by which pages allow the script; worked out once.
    static let source: String = {
        var source: [UInt8] = []
        source.append("sha256-")
        Base64.append(SHA256.hash(of: program.withUTF8Buffer { Array($0) }), to: &source)
        return String(decoding: source, as: UTF8.self)
    }()

    /// Goes to the page of another state and comes back after a while, which that page knows from its
    /// address; logs a line; or asks before it opens an address.
    ///
    /// A tap on the button does not reach the view. A page that embeds this one is told which state shows, and
    /// asks in its place before an address is opened; it may add rules and change the direction, and gets the
    /// places of parts in return, and how far the list is scrolled, each time that changes. Where the address
    /// ends in `#still`, nothing moves or takes the keyboard.
    private static let program: StaticString = """
        (function(){"use strict";
        var data={},root=document.documentElement,screen=document.querySelector(".screen"),sheet,
        inner=parent!==window,back=/^#([\\d.]+),([\\w.-]+)$/.exec(location.hash);
        document.querySelectorAll(".tap").forEach(function(e){Object.assign(data,e.dataset)});
        function tell(more){parent.postMessage(Object.assign({emptystates:page()},more),"*")}
        function go(page,hash){if(!/^[\\w.-]+$/.test(page))return;
        if(location.protocol==="about:")tell({go:page,hash:hash||""});
        else location.replace(page+".html"+(hash||""))}
        function act(kind){
        var show=data[kind+"Show"],log=data[kind+"Log"],open=data[kind+"Open"],time=+data[kind+"For"];
        if(show)go(show,time>0?"#"+time+","+(data[kind+"Then"]||page()):"");
        if(log!==undefined){console.log(log);say(log)}
        if(open&&/^https:/.test(open)){if(inner)tell({open:open});
        else if(confirm("Open "+open+" ?"))window.open(open,"_blank","noopener")}}
        function page(){return decodeURIComponent(location.pathname.split("/").pop()).replace(/\\.html$/,"")}
        function say(text){
        var line=screen.querySelector("[role=status]")||screen.appendChild(document.createElement("output"));
        line.setAttribute("role","status");line.textContent=text}
        function box(part){var e=document.querySelector(part),s=screen.getBoundingClientRect();if(!e)return null;
        var r=e.getBoundingClientRect(),c=getComputedStyle(e),up=parseFloat(c.marginTop);
        return[r.left-s.left,r.top-s.top-up,r.width,r.height+up+parseFloat(c.marginBottom)]}
        function turn(dir){document.querySelectorAll("body [dir]").forEach(function(e){e.dir=dir});
        if(dir==="auto")root.removeAttribute("dir");else root.dir=dir}
        if(back)setTimeout(go,back[1]*1000,back[2]);
        var list=document.querySelector(".list");
        screen.addEventListener("click",function(event){
        act(event.target.closest("button")?"button":"view")});
        if(location.hash==="#still"){document.body.inert=true;
        document.getAnimations().forEach(function(a){a.pause()})}
        else if(inner){addEventListener("message",function(event){var m=event.data;
        if(event.source!==parent||!m||typeof m.css!=="string"||!/^(auto|ltr|rtl)$/.test(m.dir))return;
        if(!sheet)document.adoptedStyleSheets=[sheet=new CSSStyleSheet()];
        sheet.replaceSync(m.css);turn(m.dir);box("body");
        document.fonts.ready.then(function(){tell({id:m.id,boxes:m.parts.map(box),scroll:list.scrollTop})})});
        list.addEventListener("scroll",function(){tell({scroll:list.scrollTop})},{passive:true});tell()}
        })()
        """
}
