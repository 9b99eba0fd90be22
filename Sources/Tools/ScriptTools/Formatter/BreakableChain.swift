internal import Syntax

/// A chain split into its start and its links, in order.
struct BreakableChain {
    let base: Expression
    let links: [Link]
    /// The links before which a line may break: called members, including the members between them and the previous
    /// call.
    private(set) var breaks: Set<Int> = []

    enum Link {
        case member
        case call([Argument])
        case index(Expression)
    }

    init(_ expression: Expression) {
        var links: [Link] = []
        var base = expression
        unwinding: while true {
            switch base.kind {
            case .member(let inner, _, _):
                links.append(.member)
                base = inner
            case .call(let inner, let arguments):
                links.append(.call(arguments))
                base = inner
            case .index(let inner, let position):
                links.append(.index(position))
                base = inner
            default: break unwinding
            }
        }
        self.base = base
        self.links = links.reversed()
        findBreaks()
    }

    private mutating func findBreaks() {
        var candidate: Int?
        var hasCall = false
        for (position, link) in links.enumerated() {
            switch link {
            case .member:
                if candidate == nil || !hasCall { candidate = position }
            case .call:
                if let candidate {
                    breaks.insert(candidate)
                    hasCall = true
                }
                candidate = nil
            case .index:
                candidate = nil
            }
        }
        if hasCall, let candidate { breaks.insert(candidate) }
    }
}
