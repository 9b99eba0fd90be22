package import Diagnostics

/// Code that Swift's compiler rejects, but that would otherwise be read as something else.
package enum SwiftProblem: Hashable {
    /// A type is used instead of a value.
    case typeAsValue(String)
    /// A closure is stored instead of its result.
    case closureNotCalled(gives: String)
    /// A body without `return`, although a result type is declared.
    case missingReturn(of: String)
    /// `&&` after an optional binding in a condition.
    case bindingWithAnd
    /// `->` without a type after a closure's parameters.
    case arrowWithoutType
    /// `isActive = true` after an element of an array.
    case activeInList

    package var slug: Slug {
        switch self {
        case .typeAsValue, .closureNotCalled: .missingCall
        case .missingReturn, .bindingWithAnd, .arrowWithoutType, .activeInList: .unexpected
        }
    }
}
