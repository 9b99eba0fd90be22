/// How strongly a row holds.
public enum LinearStrength: Hashable, Sendable {
    /// Always holds.
    case system
    /// Holds unless it contradicts the system's rows and the earlier required rows that hold.
    case required
    /// Holds as nearly as every higher priority allows; the priority lies between 0 and 1000.
    case optional(Double)

    static let requiredPriority = 1000.0

    /// The strength as a number; the system's is the highest.
    @inline(__always) var priority: Double {
        switch self {
        case .system: .infinity
        case .required: Self.requiredPriority
        case .optional(let priority): priority
        }
    }
}
