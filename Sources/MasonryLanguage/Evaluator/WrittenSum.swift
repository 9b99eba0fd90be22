internal import Masonry

/// What was written for an attribute's value, as what a relation is given and what follows it in the chain:
/// `(root.left).offset(10)` for `root.left + 10`.
struct WrittenSum {
    private let source: SourceText
    private let names: NameTable

    private init(_ source: SourceText, _ names: NameTable) {
        self.source = source
        self.names = names
    }

    /// The end of a chain for a value; the value itself in parentheses where it is no arithmetic on an attribute.
    static func chain(for value: String) -> String {
        // What is longer was not written by hand.
        guard value.utf8.count <= 500 else { return "(\(value))" }
        let source = SourceText(name: "", text: value)
        let sum = WrittenSum(source, NameTable())
        let program = Parser.program(of: source, names: sum.names)
        guard program.errors.isEmpty, program.statements.count == 1,
            case .expression(let expression) = program.statements[0].kind,
            let (attribute, links) = sum.links(of: expression)
        else { return "(\(value))" }
        return "(\(attribute))\(links)"
    }

    /// `attribute × factor + offset`
    private struct Linear {
        let attribute: Expression
        var factor = 1.0
        var offset = 0.0
    }

    private func links(of expression: Expression) -> (attribute: String, links: String)? {
        if let form = linear(expression) { return links(of: form) }
        // Something else than a number as it is written: added last, or alone.
        guard case .binary(let operation, let left, let right) = expression.kind else { return nil }
        switch operation {
        case .add, .subtract:
            let isTurned = operation == .add && linear(left) == nil
            let (own, other) = isTurned ? (right, left) : (left, right)
            guard let form = linear(own), form.offset == 0, linear(other) == nil else { return nil }
            let start = links(of: form)
            let text = isPlain(other) ? text(other) : "(\(text(other)))"
            let value = operation == .add ? self.text(other) : "-\(text)"
            return (start.attribute, start.links + ".\(Member.offset.rawValue)(\(value))")
        case .multiply, .divide:
            let isTurned = operation == .multiply && linear(left) == nil
            let (own, other) = isTurned ? (right, left) : (left, right)
            guard let form = linear(own), form.offset == 0, form.factor == 1, linear(other) == nil else { return nil }
            let member = operation == .multiply ? Member.multipliedBy : .dividedBy
            return (text(form.attribute), ".\(member.rawValue)(\(text(other)))")
        default: return nil
        }
    }

    private func links(of form: Linear) -> (attribute: String, links: String) {
        var links = ""
        if form.factor != 1 { links += ".\(Member.multipliedBy.rawValue)(\(form.factor.exactlySpelled))" }
        if form.offset != 0 { links += ".\(Member.offset.rawValue)(\(form.offset.exactlySpelled))" }
        return (text(form.attribute), links)
    }

    private func linear(_ expression: Expression) -> Linear? {
        switch expression.kind {
        case .member(let base, let name, _):
            guard Attribute(rawValue: names.text(name)) != nil, isPath(base) else { return nil }
            return Linear(attribute: expression)
        case .parentheses(let inner): return linear(inner)
        case .unary(.negate, let operand):
            return linear(operand).flatMap { scaled($0, by: -1) }
        case .binary(.add, let left, let right):
            if let form = linear(left), let number = number(right) { return shifted(form, by: number) }
            guard let number = number(left), let form = linear(right) else { return nil }
            return shifted(form, by: number)
        case .binary(.subtract, let left, let right):
            if let form = linear(left), let number = number(right) { return shifted(form, by: -number) }
            guard let number = number(left), let form = linear(right).flatMap({ scaled($0, by: -1) }) else {
                return nil
            }
            return shifted(form, by: number)
        case .binary(.multiply, let left, let right):
            if let form = linear(left), let number = number(right) { return scaled(form, by: number) }
            guard let number = number(left), let form = linear(right) else { return nil }
            return scaled(form, by: number)
        case .binary(.divide, let left, let right):
            guard let form = linear(left), let number = number(right), number != 0 else { return nil }
            return scaled(form, by: 1 / number)
        default: return nil
        }
    }

    private func shifted(_ form: Linear, by number: Double) -> Linear {
        Linear(attribute: form.attribute, factor: form.factor, offset: form.offset + number)
    }

    private func scaled(_ form: Linear, by number: Double) -> Linear? {
        number == 0 || !number.isFinite
            ? nil : Linear(attribute: form.attribute, factor: form.factor * number, offset: form.offset * number)
    }

    private func number(_ expression: Expression) -> Double? {
        switch expression.kind {
        case .number(let number): return number
        case .parentheses(let inner): return number(inner)
        case .unary(.negate, let operand): return number(operand).map { -$0 }
        case .binary(let operation, let left, let right):
            guard let one = number(left), let other = number(right) else { return nil }
            return Evaluator.quickResult(operation, one, other)
        default: return nil
        }
    }

    private func isPath(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name: true
        case .member(let base, _, _), .index(let base, _): isPath(base)
        default: false
        }
    }

    private func isPlain(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .binary, .unary, .conditional: false
        default: true
        }
    }

    private func text(_ expression: Expression) -> String { source.text(in: expression.span) }
}
