/// A call lacks its last arguments, which another call of the function has: `stack(a, 10)`, `stack(b)`.
enum MissingArgument: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentCount(_, _, 1..., _, _) = failure.problem, context.source.accent == .masonry,
            let call = context.call, call.receiver == nil,
            context.vocabulary.builtin(call.name) == nil, let last = call.arguments.last
        else { return nil }
        let given = call.arguments.count
        let others = context.program.parts.expressions.compactMap { expression -> WrittenCall? in
            guard let other = WrittenCall(expression), other.receiver == nil, other.name == call.name,
                other.arguments.count > given
            else { return nil }
            return other
        }
        // People write a call as the one above it.
        guard let model = others.last(where: { $0.span.upper <= call.span.lower }) ?? others.first else { return nil }
        let line = context.source.line(at: model.span.lower)
        let position = context.positionOfMissing(in: call, like: model)
        if position < given {
            let value = context.number(for: call, among: others, at: position)
            let text = value ?? context.source.text(in: model.arguments[position].span)
            return FixIt(
                problem: context.problem(failure.problem, missing: position, of: call.name),
                help: value == nil
                    ? "line \(line) passes \(text) there" : "the numbers of the other calls leave \(text) for this one",
                replacing: call.arguments[position].span.atStart, with: "\(text), ")
        }
        guard let end = model.arguments.last else { return nil }
        let rest = context.source.text(in: model.arguments[given].span.joined(with: end.span))
        return FixIt(help: "line \(line) passes \(rest)", replacing: last.span.atEnd, with: ", \(rest)")
    }
}

extension RuleContext {
    /// Where the only missing argument was, by the kinds of the others: at the end unless they tell.
    fileprivate func positionOfMissing(in call: WrittenCall, like model: WrittenCall) -> Int {
        let (kinds, wanted) = (call.arguments.map(literal), model.arguments.map(literal))
        guard wanted.count == kinds.count + 1 else { return kinds.count }
        let fits = { (position: Int) in
            var others = wanted
            others.remove(at: position)
            return zip(kinds, others).allSatisfy { $0 == $1 }
        }
        return wanted.indices.last(where: fits) ?? kinds.count
    }

    /// The same problem of the parameter at a position.
    fileprivate func problem(_ problem: Problem, missing position: Int, of function: Name) -> Problem? {
        guard case .argumentCount(let name, let expected, let found, let sample, _) = problem else { return nil }
        let parameters = program.parts.statements.lazy.compactMap { statement -> [FunctionSyntax.Parameter]? in
            guard case .function(let declared, let body) = statement.kind, declared.name == function else { return nil }
            return body.parameters
        }.first
        guard let parameters, parameters.indices.contains(position) else { return nil }
        return .argumentCount(
            of: name, expected: expected, found: found, sample: sample,
            missing: .missing([text(parameters[position].name.name)]))
    }

    /// What kind of value is written; nil for other expressions.
    private func literal(_ argument: Argument) -> Literal? {
        switch argument.value.kind {
        case .number: .number
        case .text, .interpolation: .text
        case .boolean: .boolean
        case .array: .array
        default: kind(of: argument.value).isRelated ? .view : nil
        }
    }

    private enum Literal { case number, text, boolean, array, view }

    /// The number that fits between those of other calls, if they all differ by the same from call to call.
    fileprivate func number(for call: WrittenCall, among others: [WrittenCall], at position: Int) -> String? {
        let index = others.count { $0.span.lower < call.span.lower }
        let numbers = others.enumerated().compactMap { place, other -> (index: Double, value: Double)? in
            guard other.arguments.indices.contains(position),
                case .number(let value) = other.arguments[position].value.kind
            else { return nil }
            return (Double(place < index ? place : place + 1), value)
        }
        guard numbers.count > 1, numbers.count == others.count else { return nil }
        let step = (numbers[1].value - numbers[0].value) / (numbers[1].index - numbers[0].index)
        let expected = { (place: Double) in numbers[0].value + step * (place - numbers[0].index) }
        guard step != 0, numbers.allSatisfy({ $0.value == expected($0.index) }) else { return nil }
        return expected(Double(index)).spelled
    }
}
