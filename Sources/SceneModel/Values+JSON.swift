// Members stand sorted by their names, as everywhere in the project's JSON.

extension Color: JSONWritable {
    /// Writes `hex` as a string.
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Size: JSONWritable {
    /// Writes both members.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("height", height)
            $0.member("width", width)
        }
    }
}

extension Insets: JSONWritable {
    /// Writes all four edges.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("bottom", bottom)
            $0.member("left", left)
            $0.member("right", right)
            $0.member("top", top)
        }
    }
}

extension Canvas: JSONWritable {
    /// Writes what is known of the screen.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("cornerRadius", cornerRadius)
            $0.member("device", device)
            $0.member("navigationBarHeight", navigationBarHeight)
            $0.member("orientation", orientation)
            $0.member("safeArea", safeArea)
            $0.member("size", size)
            $0.member("statusBarHeight", statusBarHeight)
        }
    }
}

extension Font: JSONWritable {
    /// Writes name, size and weight.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("name", name)
            $0.member("size", size)
            $0.member("weight", weight)
        }
    }
}

extension Shadow: JSONWritable {
    /// Writes colour, radius and offset.
    public func write(to json: inout JSONWriter) {
        json.object {
            $0.member("blur", blur)
            $0.member("color", color)
            $0.member("x", x)
            $0.member("y", y)
        }
    }
}

extension TapAction: JSONWritable {
    /// Writes the action's own members and its `type`.
    public func write(to json: inout JSONWriter) {
        json.object {
            switch self {
            case .show(let state, let seconds, let then):
                $0.member("seconds", seconds)
                $0.member("state", state)
                $0.member("then", then)
                $0.member("type", Kind.show)
            case .log(let message):
                $0.member("message", message)
                $0.member("type", Kind.log)
            case .open(let address):
                $0.member("address", address)
                $0.member("type", Kind.open)
            }
        }
    }
}

extension Appearance: JSONWritable {}
extension Font.Weight: JSONWritable {}
extension ImageAnimation: JSONWritable {}
extension LayoutDirection: JSONWritable {}
extension Orientation: JSONWritable {}
extension TapAction.Kind: JSONWritable {}
extension TextAlignment: JSONWritable {}
