// Unknown numbers.
extension ViewConstraint {
    /// The unknown ones of its numbers.
    package var unknown: UnknownNumbers { state.unknown }

    /// Records which of its numbers are unknown.
    package func setUnknown(_ unknown: UnknownNumbers) { state.unknown = unknown }

    /// Records the name of the unknown value that a number stands in for, until the number is set again.
    package func setUnknown(_ number: WritableKeyPath<UnknownNumbers, String?>, _ name: String?) {
        state.unknown[keyPath: number] = name
        state.layoutConstraint?.setUnknown(state.unknown)
    }
}
