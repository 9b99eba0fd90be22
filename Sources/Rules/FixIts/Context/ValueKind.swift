/// The kind of value of an expression, as far as it is known.
package enum ValueKind: Equatable {
    case unknown
    case number
    /// A value with members.
    case of(Receiver)
    /// A value of another kind, such as a function.
    case other

    package init(_ value: Value) {
        if let receiver = value.receiver {
            self = .of(receiver)
        } else {
            self = value.isNumber ? .number : .other
        }
    }

    /// Whether it is a view, a guide or an attribute, not a number.
    var isRelated: Bool {
        switch self {
        case .of(.view), .of(.root), .of(.guide), .of(.attribute): true
        default: false
        }
    }

    var isArray: Bool { self == .of(.array) || self == .of(.views) }

    /// Whether it makes constraints: a maker, or a chain that can continue.
    var isChain: Bool { self == .of(.maker) || self == .of(.constraint) }
}
