// Members stand sorted by their names, as everywhere in the project's JSON.

extension Scene: JSONWritable {
    /// Writes what a renderer sees.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("app", app)
            $0.member("appearance", appearance)
            $0.member("backdrop", backdrop)
            $0.member("backgroundColor", backgroundColor)
            $0.member("behavior", behavior)
            $0.member("canvas", canvas)
            $0.member("direction", direction)
            $0.member("elements", elements)
            $0.member("frame", frame)
            $0.member("header", header)
            $0.member("language", language)
            $0.member("name", name)
            $0.member("navigationBar", navigationBar)
            $0.member("padding", padding)
            $0.member("spacing", spacing)
            $0.member("state", state)
            $0.member("statusBar", statusBar)
            $0.member("verticalOffset", verticalOffset)
        }
    }
}

extension Scene.App: JSONWritable {
    /// Writes what is known of the app.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("developer", developer)
            $0.member("id", id)
            $0.member("name", name)
            $0.member("purpose", purpose)
        }
    }
}

extension Scene.Frame: JSONWritable {}

extension Scene.StatusBar: JSONWritable {
    /// Writes height and colours.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("backgroundColor", backgroundColor)
            $0.member("height", height)
            $0.member("isLight", isLight)
        }
    }
}

extension Scene.NavigationBar: JSONWritable {
    /// Writes height, colours, and title or logo.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("barColor", barColor)
            $0.member("height", height)
            $0.member("logo", logo)
            $0.member("tintColor", tintColor)
            $0.member("title", title)
            $0.member("titleColor", titleColor)
        }
    }
}

extension Scene.Header: JSONWritable {
    /// Writes height and content.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("height", height)
            $0.member("image", image)
            $0.member("text", text)
        }
    }
}

extension Scene.Behavior: JSONWritable {
    /// Writes the flags, and what taps do.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("allowsScroll", allowsScroll)
            $0.member("allowsTouch", allowsTouch)
            $0.member("animatesImage", animatesImage)
            $0.member("fadesIn", fadesIn)
            $0.member("onTapButton", onTapButton)
            $0.member("onTapView", onTapView)
        }
    }
}
