/// A value in a place of its own, which all copies of what holds it share until one of them is changed.
///
/// An entry is handed from the reader to the renderer's source, once for each state; its parts are some forty
/// texts and lists, each of which a copy would have to count.
@propertyWrapper
public struct Shared<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    /// A value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// The value.
    public var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }
}
