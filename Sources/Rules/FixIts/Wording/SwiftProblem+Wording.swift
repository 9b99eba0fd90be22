extension SwiftProblem {
    package var message: String {
        switch self {
        case .typeAsValue(let name): "`\(name)` is a type: make a value with `\(name)()`"
        case .closureNotCalled(let type): "the closure is not called, so this is not a `\(type)`"
        case .missingReturn(let type): "this must return a `\(type)`, but has no `return`"
        case .bindingWithAnd: "use `,`, not `&&`, after a binding"
        case .activeInList: "`isActive` can't be assigned in a list"
        case .arrowWithoutType: "a type must follow `->`"
        }
    }

    var help: Advice? {
        switch self {
        case .closureNotCalled: "add `()` after the closure to call it"
        case .missingReturn: "a body with several statements needs `return`"
        case .arrowWithoutType: "a closure without parameter types has no return type: { make in … }"
        case .activeInList: "`activate` activates all constraints in the list"
        case .typeAsValue, .bindingWithAnd: nil
        }
    }
}
