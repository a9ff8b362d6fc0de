public import SceneModel

// By index throughout: an element is large, and to go through an array as a sequence is to copy each.
extension [Scene.Element] {
    /// Whether there is an element of a kind.
    public func has(_ kind: Scene.Element.Kind) -> Bool {
        indices.contains { self[$0].kind == kind }
    }

    /// Whether no two elements are of the same kind.
    public var haveDifferentKinds: Bool {
        indices.allSatisfy { index in
            let kind = self[index].kind
            return !(startIndex..<index).contains { self[$0].kind == kind }
        }
    }
}
