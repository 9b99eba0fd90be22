/// Arithmetic on one attribute or view, written as a chain: the argument of the relation, and the links after it.
struct LinearForm {
    /// The attribute or the view.
    let related: Expression
    /// `.multipliedBy(2).offset(10)`; empty if nothing is calculated.
    let links: [Link]

    struct Link {
        let member: Member
        let argument: String

        var text: String { ".\(member.rawValue)(\(argument))" }
    }

    /// Reads an expression; nil if no chain can express it, because a chain has one attribute, one factor and one
    /// constant.
    init?(_ expression: Expression, in context: RuleContext) {
        // Nobody writes more by hand.
        guard expression.span.range.count <= 500 else { return nil }
        let reader = Reader(context: context)
        if let form = reader.symbolic(expression.bare) {
            self = form
        } else if let term = reader.term(expression), let links = term.links {
            self.init(related: term.related, links: links)
        } else {
            return nil
        }
    }

    private init(related: Expression, links: [Link]) {
        self.related = related
        self.links = links
    }

    /// The argument of the relation. If an edge is related to a size, it is the far edge.
    ///
    /// - Parameter own: the last attribute before the relation.
    func given(to own: Attribute?, in context: RuleContext) -> String {
        var text = context.text(related)
        if case .member(let base, let name, _) = related.kind, case .attribute(let size)? = context.spelling(name),
            let edge = size.edge, let own, own.axis == edge.axis, !own.isSize
        {
            text = "\(context.text(base)).\(edge.rawValue)"
        }
        return "(\(text))\(links.map(\.text).joined())"
    }

    /// `related × factor / divisor + offset`
    private struct Term {
        let related: Expression
        var factor = 1.0
        var divisor = 1.0
        var offset = 0.0

        func shifted(by number: Double) -> Term {
            Term(related: related, factor: factor, divisor: divisor, offset: offset + number)
        }

        func scaled(by number: Double) -> Term {
            Term(related: related, factor: factor * number, divisor: divisor, offset: offset * number)
        }

        func divided(by number: Double) -> Term {
            Term(related: related, factor: factor, divisor: divisor * number, offset: offset / number)
        }

        /// The links of the chain; nil if a factor is not a number.
        var links: [Link]? {
            guard factor.isFinite, divisor.isFinite, offset.isFinite, factor != 0, divisor != 0 else { return nil }
            var links: [Link] = []
            if factor == 1, divisor != 1 {
                links.append(Link(member: .dividedBy, argument: divisor.exactlySpelled))
            } else if factor != divisor {
                links.append(Link(member: .multipliedBy, argument: (factor / divisor).exactlySpelled))
            }
            if offset != 0 { links.append(Link(member: .offset, argument: offset.exactlySpelled)) }
            return links
        }
    }

    private struct Reader {
        package let context: RuleContext

        /// Reads arithmetic with number literals.
        func term(_ expression: Expression) -> Term? {
            if context.isRelated(expression) { return Term(related: expression) }
            switch expression.kind {
            case .parentheses(let inner): return term(inner)
            case .unary(.negate, let operand): return term(operand)?.scaled(by: -1)
            case .binary(.add, let left, let right): return sides(left, right).map { $0.shifted(by: $1) }
            case .binary(.multiply, let left, let right): return sides(left, right).map { $0.scaled(by: $1) }
            case .binary(.subtract, let left, let right):
                if let number = right.writtenNumber { return term(left)?.shifted(by: -number) }
                return left.writtenNumber.flatMap { term(right)?.scaled(by: -1).shifted(by: $0) }
            case .binary(.divide, let left, let right):
                return right.writtenNumber.flatMap { term(left)?.divided(by: $0) }
            default: return nil
            }
        }

        /// A term and a number, in either order.
        private func sides(_ left: Expression, _ right: Expression) -> (Term, Double)? {
            if let number = right.writtenNumber { return term(left).map { ($0, number) } }
            return left.writtenNumber.flatMap { number in term(right).map { ($0, number) } }
        }

        /// Reads a single operation with something other than a number literal.
        func symbolic(_ expression: Expression) -> LinearForm? {
            guard case .binary(let operation, let left, let right) = expression.kind else { return nil }
            let isTurned = (operation == .add || operation == .multiply) && term(left) == nil
            let (own, other) = isTurned ? (right, left) : (left, right)
            guard let term = term(own), term.offset == 0, let links = term.links, isNumber(other) else { return nil }
            let (text, bare) = (context.text(other), context.text(other.bare))
            let link: Link
            switch operation {
            case .add: link = Link(member: .offset, argument: bare)
            case .subtract: link = Link(member: .offset, argument: "-\(other.isOperand ? text : "(\(text))")")
            case .multiply where links.isEmpty: link = Link(member: .multipliedBy, argument: bare)
            case .divide where links.isEmpty: link = Link(member: .dividedBy, argument: bare)
            default: return nil
            }
            return LinearForm(related: term.related, links: links + [link])
        }

        /// Whether an expression can be a number, as far as is known.
        private func isNumber(_ expression: Expression) -> Bool {
            switch context.kind(of: expression) {
            case .number: return true
            case .unknown: return !containsRelated(expression)
            case .of, .other: return false
            }
        }

        private func containsRelated(_ expression: Expression) -> Bool {
            if context.isRelated(expression) { return true }
            switch expression.kind {
            case .parentheses(let inner), .unary(_, let inner): return containsRelated(inner)
            case .binary(_, let left, let right): return containsRelated(left) || containsRelated(right)
            default: return false
            }
        }
    }
}

extension RuleContext {
    /// Whether an expression is an attribute or a view that a constraint can be related to: by its value or, if that is
    /// not known, by the name of an attribute.
    func isRelated(_ expression: Expression) -> Bool {
        switch kind(of: expression) {
        case .unknown:
            guard case .member(let base, let name, _) = expression.kind, base.isPath,
                case .attribute? = spelling(name)
            else { return false }
            return true
        case let kind: return kind.isRelated
        }
    }

    /// The argument of a relation for a value, and the links after it. If it is not arithmetic on an attribute, the
    /// value alone.
    func given(_ value: Expression, to own: Attribute?) -> String {
        LinearForm(value, in: self)?.given(to: own, in: self) ?? "(\(text(value.bare)))"
    }
}
