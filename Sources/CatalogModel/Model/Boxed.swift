/// An optional value in a place of its own, so that what holds it stays small.
///
/// An entry is moved a dozen times while it is read. Its states, with all their texts and pictures in place,
/// would have 14 KB, of which most stand for what the file does not say; in places of their own they have 40
/// bytes.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    /// Nothing.
    public init() {}

    /// Whether there is a value, which this does not copy.
    var isSet: Bool { box != nil }

    /// The place itself, in which the value can be looked at without a copy of all of it.
    public var projectedValue: Boxed<Value> { self }

    /// What is made of the value where it is; nil where there is none.
    func flatMap<Result>(_ transform: (Value) -> Result?) -> Result? {
        guard let box else { return nil }
        return transform(box.value)
    }

    /// The value, or nil.
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map(Box.init) }
    }
}
