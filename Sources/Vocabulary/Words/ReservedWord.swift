/// The words that can't be names, except as argument labels and members.
public enum ReservedWord: String, CaseIterable, Sendable {
    case `let`, `var`, `func`, `return`, `if`, `else`, `for`, `in`, `while`, `break`, `continue`, `true`, `false`, `nil`

    /// The word that a name is, if it is one.
    package init?(_ name: Name) {
        guard name.index < Self.allCases.count else { return nil }
        self = Self.allCases[Int(name.index)]
    }

    /// Whether the word is a value.
    package var isValue: Bool { self == .true || self == .false || self == .nil }

    /// What the word is for, in a few words.
    public var summary: String {
        switch self {
        case .let: "names a value for good"
        case .var: "names a value that can change"
        case .func: "declares a function"
        case .return: "ends a function with a value"
        case .if: "runs statements when a condition holds"
        case .else: "what runs when the condition does not hold"
        case .for: "runs statements for each element"
        case .in: "before the parent, the elements, or a closure's statements"
        case .while: "runs statements as long as a condition holds"
        case .break: "leaves the loop"
        case .continue: "goes on with the loop's next round"
        case .true, .false: "a truth value"
        case .nil: "no value"
        }
    }
}
