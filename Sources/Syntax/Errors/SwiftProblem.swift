package import Diagnostics

/// What Swift's compiler would refuse in a project's code, and would otherwise be read as something else.
package enum SwiftProblem: Hashable {
    /// A type is used instead of a value.
    case typeAsValue(String)
    /// A closure is stored instead of its result.
    case closureNotCalled(gives: String)
    /// A body that is said to give something and has no `return`.
    case missingReturn(of: String)
    /// `&&` behind what a condition binds.
    case bindingWithAnd
    /// `->` behind a closure's parameters with no type.
    case arrowWithoutType
    /// `isActive = true` behind an element of a list.
    case activeInList

    package var slug: Slug {
        switch self {
        case .typeAsValue, .closureNotCalled: .missingCall
        case .missingReturn, .bindingWithAnd, .arrowWithoutType, .activeInList: .unexpected
        }
    }
}
