import SceneModel

/// The places of a scene's values, by the keys of the entry's file that they come from.
enum ScenePath {
    /// A scene with its values where the entry has them: `states.empty.title.color`.
    ///
    /// What does not look like a scene is returned as it is.
    static func rearranged(_ scene: JSONValue) -> JSONValue {
        guard case .object(var rest) = scene, let state = scene["state"]?.string,
            let elements = scene["elements"]?.array, scene["canvas"] != nil
        else { return scene }
        var facts: [String: JSONValue] = [:]
        for element in elements {
            guard case .object(var members) = element, let kind = members.removeValue(forKey: "type")?.string
            else { return scene }
            facts[kind] = self.element(kind, .object(members))
        }
        for (name, key) in [
            ("backgroundColor", "backgroundColor"), ("verticalOffset", "verticalOffset"),
            ("spacing", "spaceHeight"),
        ] {
            facts[key] = rest.removeValue(forKey: name)
        }
        var screen: [String: JSONValue] = [:]
        for name in ["statusBar", "navigationBar", "header"] {
            screen[name] = rest.removeValue(forKey: name).map(unwrapped)
        }
        rest["elements"] = nil
        rest["order"] = .strings(elements.compactMap { $0["type"]?.string })
        rest["states"] = .object([state: .object(facts)])
        if !screen.isEmpty { rest["screen"] = .object(screen) }
        rest["behavior"] = rest["behavior"].map { renamed($0, behaviorKeys) }
        return .object(rest)
    }

    /// A path as it is written, without a dot before a number in brackets.
    static func text(_ path: [String]) -> String {
        path.dropFirst().reduce(path.first ?? "") { $1.hasPrefix("[") ? $0 + $1 : "\($0).\($1)" }
    }

    private static let behaviorKeys = [
        "fadesIn": "shouldFadeIn", "allowsTouch": "shouldAllowTouch", "allowsScroll": "shouldAllowScroll",
        "animatesImage": "shouldAnimateImageView",
    ]

    /// A button has parts for each control state, where a scene has control states with parts.
    private static func element(_ kind: String, _ value: JSONValue) -> JSONValue {
        guard kind == "button" || kind == "secondaryButton", case .object(var members) = value else {
            return unwrapped(value)
        }
        for control in ["normal", "highlighted"] {
            guard case .object(let parts) = members.removeValue(forKey: control) ?? .null else { continue }
            for (part, value) in parts {
                var faces: [String: JSONValue] = [:]
                if case .object(let known) = members[part] ?? .null { faces = known }
                faces[control] = unwrapped(value)
                members[part] = .object(faces)
            }
        }
        return .object(members)
    }

    /// A text of one stretch has that one's attributes; a size is width and height.
    private static func unwrapped(_ value: JSONValue) -> JSONValue {
        guard case .object(var members) = value else { return value }
        for (name, member) in members { members[name] = unwrapped(member) }
        if case .object(let size) = members["size"] ?? .null {
            members["size"] = nil
            members.merge(size) { $1 }
        }
        if let runs = members["runs"]?.array, runs.count == 1, case .object(let run) = runs[0] {
            members["runs"] = nil
            members.merge(run) { $1 }
        }
        return renamed(.object(members), ["alternativeText": "alt"])
    }

    private static func renamed(_ value: JSONValue, _ names: [String: String]) -> JSONValue {
        guard case .object(let members) = value else { return value }
        // A value that is named like a renamed one is somebody else's, and gives way.
        let sorted = members.sorted { names[$0.key] == nil && names[$1.key] != nil }
        return .object(Dictionary(sorted.map { (names[$0.key] ?? $0.key, $0.value) }) { $1 })
    }
}
