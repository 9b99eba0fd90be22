/// The words that can't be names, except as argument labels and members.
public enum ReservedWord: String, CaseIterable, Sendable {
    case `let`, `var`, `func`, `return`, `if`, `else`, `for`, `in`, `while`, `break`, `continue`, `true`, `false`, `nil`

    /// The reserved word with a name, if it is one.
    package init?(_ name: Name) {
        guard name.index < Self.allCases.count else { return nil }
        self = Self.allCases[Int(name.index)]
    }

    /// Whether the word is a value.
    package var isValue: Bool { self == .true || self == .false || self == .nil }

    /// A short description.
    public var summary: String {
        switch self {
        case .let: "declares a constant"
        case .var: "declares a variable"
        case .func: "declares a function"
        case .return: "returns a value from a function"
        case .if: "runs statements if a condition is true"
        case .else: "runs statements if the condition is false"
        case .for: "runs statements for each element"
        case .in: "comes before a parent, the elements of a loop, or a closure's statements"
        case .while: "runs statements while a condition is true"
        case .break: "leaves the loop"
        case .continue: "continues with the next iteration of the loop"
        case .true, .false: "a bool"
        case .nil: "no value"
        }
    }
}
