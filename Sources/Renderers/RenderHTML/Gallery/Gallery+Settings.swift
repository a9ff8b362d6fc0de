import ByteWriting
import SceneModel

extension Gallery {
    /// What the script knows of every screen that is offered, and of how screens are shown at first.
    var settingsScript: [UInt8] {
        var script = ByteBuffer()
        script.append("var emptystates=")
        var data = ScriptData(continuing: script)
        data.object { data in
            data.name("canvases")
            data.list { data in
                for canvas in canvases { data.object { Self.write(canvas, &$0) } }
            }
            data.name("scales")
            data.list { data in for scale in textScales { data.number(scale) } }
            data.name("base")
            data.object { data in
                data.member("device", canvas.name)
                data.member("orientation", canvas.canvas.orientation.rawValue)
                data.member("bars", settings.showsBars ? "shown" : "hidden")
                data.member("frame", settings.frame.rawValue)
                data.member("appearance", settings.appearance.rawValue)
                data.member("scale", settings.textScale)
                data.member("direction", settings.direction.rawValue)
            }
            data.name("labels")
            data.object { data in
                for (name, label) in Wording.spellings {
                    data.name(name)
                    data.text(label)
                }
            }
        }
        return data.finish() + Array(";\n".utf8)
    }

    private static func write(_ screen: GalleryCanvas, _ data: inout ScriptData) {
        let canvas = screen.canvas
        data.member("name", screen.name)
        data.member("title", screen.title)
        data.member("orientation", canvas.orientation.rawValue)
        data.member("width", canvas.size.width)
        data.member("height", canvas.size.height)
        data.member("padding", screen.padding)
        data.member("status", canvas.statusBarHeight)
        data.member("bar", canvas.navigationBarHeight)
        data.member("top", canvas.safeArea.top)
        data.member("bottom", canvas.safeArea.bottom)
        data.member("radius", canvas.cornerRadius)
        data.name("edges")
        data.list { data in
            data.number(screen.edges.width)
            data.number(screen.edges.height)
        }
        if let rules = screen.statusBarRules {
            data.name("rules")
            data.text(rules)
        }
    }
}
