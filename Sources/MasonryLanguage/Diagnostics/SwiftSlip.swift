/// What Swift's compiler would refuse in a project's code, and would otherwise be read as something else.
enum SwiftSlip: Hashable {
    /// A type where a value of it is meant.
    case typeAsValue(String)
    /// A closure that is kept where what it gives is meant.
    case closureNotCalled(gives: String)
    /// A body that is said to give something and has no `return`.
    case missingReturn(of: String)
    /// `&&` behind what a condition binds.
    case bindingWithAnd
    /// `->` behind a closure's parameters with no type.
    case arrowWithoutType
    /// `isActive = true` behind an element of a list.
    case activeInList

    var slug: Slug {
        switch self {
        case .typeAsValue, .closureNotCalled: .missingCall
        case .missingReturn, .bindingWithAnd, .arrowWithoutType, .activeInList: .unexpected
        }
    }

    var message: String {
        switch self {
        case .typeAsValue(let name): "`\(name)` is a type: a value of it is made by `\(name)()`"
        case .closureNotCalled(let type): "the closure is not called, so this is no `\(type)`"
        case .missingReturn(let type): "this is to give a `\(type)`, and nothing returns one"
        case .bindingWithAnd: "a condition behind what is bound follows a `,`"
        case .activeInList: "`isActive` can't be assigned in a list"
        case .arrowWithoutType: "no type follows the `->`"
        }
    }

    var help: String? {
        switch self {
        case .closureNotCalled: "what the closure gives is kept with `()` behind it"
        case .missingReturn: "a body of several statements gives a value with `return`"
        case .arrowWithoutType: "a closure whose parameters have no types says none of what it gives: { make in … }"
        case .activeInList: "what takes the list activates what is in it"
        case .typeAsValue, .bindingWithAnd: nil
        }
    }
}
