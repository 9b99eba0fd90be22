/// How firmly a row holds.
public enum LinearStrength: Hashable, Sendable {
    /// Always holds and is never broken.
    case system
    /// Holds unless it contradicts the system's rows and the required rows before it that hold.
    case required
    /// Held as nearly as every higher priority allows; the priority lies between 0 and 1000.
    case optional(Double)

    /// Whether a row of this strength holds exactly or not at all.
    var isFirm: Bool {
        if case .optional = self { return false }
        return true
    }
}
