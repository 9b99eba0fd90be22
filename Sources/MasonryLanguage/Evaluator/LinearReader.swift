/// Reads what a relation was given as arithmetic on one attribute as the chain that says the same.
struct LinearReader {
    let unit: CodeUnit
    /// The code of the attribute.
    let attribute: Code.Index

    /// `attribute × factor / divisor + offset`
    private struct Linear {
        var factor = 1.0
        var divisor = 1.0
        var offset = 0.0
    }

    /// Whether an operation is the code itself or an operand, through operators alone.
    func operation(_ code: Code.Index, includes index: Code.Index) -> Bool {
        if code == index { return true }
        return switch unit.codes[Int(code)].spelledOut {
        case .arithmetic(_, let left, let right):
            operation(left, includes: index) || operation(right, includes: index)
        case .negate(let operand): operation(operand, includes: index)
        default: false
        }
    }

    /// What stands in the place of a relation's parentheses and its argument; nil where no chain says the same.
    func chain(
        insteadOf argument: Code.Index, in call: Span, behind name: Span, takesOthers: Bool
    ) -> (span: Span, text: String)? {
        let source = unit.source
        let place = Span(name.upper, call.upper)
        let given = source.text(in: place)
        guard given.hasPrefix("("), given.hasSuffix(")"), let links = links(argument, takesOthers: takesOthers)
        else { return nil }
        // A chain has one constant and one multiplier.
        let rest = linksBehind(call.upper)
        let multipliers: [Member] = [.multipliedBy, .dividedBy]
        let constants: [Member] = [.offset, .inset, .insets, .valueOffset, .sizeOffset, .centerOffset]
        for kind in [multipliers, constants] where kind.contains(where: { links.contains(".\($0.rawValue)(") }) {
            if kind.contains(where: { rest.contains(".\($0.rawValue)(") }) { return nil }
        }
        return (place, "(\(text(attribute)))\(links)")
    }

    /// The attribute in parentheses, and what a chain says of it; nil where no chain says the same.
    func chain(insteadOf argument: Code.Index, takesOthers: Bool) -> String? {
        links(argument, takesOthers: takesOthers).map { "(\(text(attribute)))\($0)" }
    }

    /// - Parameter takesOthers: whether what is no number as it is written is one.
    private func links(_ argument: Code.Index, takesOthers: Bool) -> String? {
        linear(argument).flatMap(links) ?? (takesOthers ? link(argument) : nil)
    }

    /// What follows in the chain, on its line and on those below that go on with it.
    private func linksBehind(_ offset: Int) -> String {
        let source = unit.source
        var line = source.line(at: offset)
        var text = source.text(in: offset..<max(offset, source.range(ofLine: line).upperBound))
        while line < source.lineCount {
            line += 1
            let next = source.text(in: source.range(ofLine: line))
            guard next.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix(".") else { break }
            text += next
        }
        return text
    }

    // MARK: Numbers

    private func linear(_ code: Code.Index) -> Linear? {
        if code == attribute { return Linear() }
        switch unit.codes[Int(code)].spelledOut {
        case .negate(let operand):
            return linear(operand).map { Linear(factor: -$0.factor, divisor: $0.divisor, offset: -$0.offset) }
        case .arithmetic(.add, let left, let right):
            guard let (form, number) = sides(left, right) else { return nil }
            return Linear(factor: form.factor, divisor: form.divisor, offset: form.offset + number)
        case .arithmetic(.subtract, let left, let right):
            if let form = linear(left), let number = literal(right) {
                return Linear(factor: form.factor, divisor: form.divisor, offset: form.offset - number)
            }
            guard let number = literal(left), let form = linear(right) else { return nil }
            return Linear(factor: -form.factor, divisor: form.divisor, offset: number - form.offset)
        case .arithmetic(.multiply, let left, let right):
            guard let (form, number) = sides(left, right) else { return nil }
            return Linear(factor: form.factor * number, divisor: form.divisor, offset: form.offset * number)
        case .arithmetic(.divide, let left, let right):
            guard let form = linear(left), let number = literal(right), number != 0 else { return nil }
            return Linear(factor: form.factor, divisor: form.divisor * number, offset: form.offset / number)
        default: return nil
        }
    }

    /// A form and a number, in either order.
    private func sides(_ left: Code.Index, _ right: Code.Index) -> (form: Linear, number: Double)? {
        if let form = linear(left), let number = literal(right) { return (form, number) }
        if let number = literal(left), let form = linear(right) { return (form, number) }
        return nil
    }

    private func literal(_ code: Code.Index) -> Double? {
        switch unit.codes[Int(code)].spelledOut {
        case .number(let number): return number
        case .negate(let operand): return literal(operand).map { -$0 }
        case .arithmetic(let operation, let left, let right):
            guard let one = literal(left), let other = literal(right) else { return nil }
            return Evaluator.quickResult(operation, one, other)
        default: return nil
        }
    }

    private func links(_ form: Linear) -> String? {
        guard form.factor.isFinite, form.divisor.isFinite, form.offset.isFinite, form.factor != 0 else { return nil }
        var text = ""
        if form.factor == 1, form.divisor != 1 {
            text += ".\(Member.dividedBy.rawValue)(\(form.divisor.exactlySpelled))"
        } else if form.factor != form.divisor {
            text += ".\(Member.multipliedBy.rawValue)(\((form.factor / form.divisor).exactlySpelled))"
        }
        if form.offset != 0 { text += ".\(Member.offset.rawValue)(\(form.offset.exactlySpelled))" }
        return text.isEmpty ? nil : text
    }

    // MARK: Other values

    /// One operator, on the attribute and something else than a number as it is written.
    private func link(_ code: Code.Index) -> String? {
        switch unit.codes[Int(code)].spelledOut {
        case .arithmetic(.add, attribute, let other), .arithmetic(.add, let other, attribute):
            return ".\(Member.offset.rawValue)(\(text(other)))"
        case .arithmetic(.subtract, attribute, let other):
            return ".\(Member.offset.rawValue)(-\(isPlain(other) ? text(other) : "(\(text(other)))"))"
        case .arithmetic(.multiply, attribute, let other), .arithmetic(.multiply, let other, attribute):
            return ".\(Member.multipliedBy.rawValue)(\(text(other)))"
        case .arithmetic(.divide, attribute, let other): return ".\(Member.dividedBy.rawValue)(\(text(other)))"
        default: return nil
        }
    }

    private func isPlain(_ code: Code.Index) -> Bool {
        switch unit.codes[Int(code)].spelledOut {
        case .arithmetic, .negate: false
        default: true
        }
    }

    private func text(_ code: Code.Index) -> String { unit.source.text(in: unit.spans[Int(code)]) }
}
