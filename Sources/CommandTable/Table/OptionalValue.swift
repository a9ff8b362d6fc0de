/// What became of an option whose value may be left out.
public enum OptionalValue<Value: Sendable>: Sendable {
    /// The option is not there: no `--json`.
    case absent
    /// The option is there without a value: `--json`.
    case bare
    /// The option is there with a value: `--json=name`.
    case value(Value)
}

extension OptionalValue: Equatable where Value: Equatable {}
