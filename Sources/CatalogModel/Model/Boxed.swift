/// An optional value in a place of its own, so that what holds it stays small.
///
/// An entry is moved a dozen times while it is read. Its states, with all their texts and pictures in place,
/// would have 14 KB, of which most stand for what the file does not say; in places of their own they have 40
/// bytes.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
    private indirect enum Box: Sendable {
        case value(Value)
    }

    private var box: Box?

    /// Nothing.
    public init() {}

    /// Whether there is a value, which this does not copy.
    var isSet: Bool { box != nil }

    /// The value, or nil.
    public var wrappedValue: Value? {
        get { if case .value(let value) = box { value } else { nil } }
        set { box = newValue.map(Box.value) }
    }
}
