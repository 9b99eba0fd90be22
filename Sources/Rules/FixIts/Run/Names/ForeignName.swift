/// A name of another language is used: `len(xs)`, `console.log(1)`, `not (a == b)`.
enum ForeignName: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone else { return nil }
        if let (word, place) = context.foreignPath {
            let problem = Problem.unknownName(text, .foreign(word))
            return word.replacement.map { FixIt(problem: problem, replacing: place, with: $0) }
                ?? FixIt(problem: problem)
        }
        let placed = context.placedWord(for: text)
        guard let word = placed ?? context.hint(for: text).foreignWord else { return nil }
        let problem = Problem.unknownName(text, .foreign(word))
        if let call = context.namedCall, call.receiver == nil,
            let instead = self.call(call, word, in: context)
        {
            return FixIt(problem: problem, replacing: call.span, with: instead)
        }
        if word.role == .name, let name = word.replacement {
            return FixIt(problem: problem, replacing: failure.span, with: name)
        }
        return placed == nil ? nil : FixIt(problem: problem)
    }

    /// The replacement for a call, according to its arguments.
    private static func call(_ call: WrittenCall, _ word: ForeignWord, in context: RuleContext) -> String? {
        let given = call.arguments.map { context.text($0) }
        if word.role == .infix, word.replacement == "!", given.count == 1 {
            return "!\(context.source.text(in: call.parentheses).trimmed)"
        }
        guard let first = given.first else { return nil }
        if given.count == 3, ["stride", "range"].contains(word.text) { return Multiples(from: given)?.text }
        if word.replacement == Builtin.print.rawValue, case .text(let format) = call.arguments[0].value.kind,
            format.contains("%")
        {
            return FormatString.interpolated(first, given.dropFirst()).map { "\(Builtin.print.rawValue)(\($0))" }
        }
        guard given.count <= 2,
            let template = word.templates.first(where: { $0.contains("$2") == (given.count == 2) })
        else { return nil }
        // A number in quotes is written without them.
        if template == "$" || template.hasSuffix("($)"), case .text(let text) = call.arguments[0].value.kind {
            return Double(text).map { (template == "$" ? $0 : $0.rounded(.down)).spelled(decimals: 6) }
        }
        let argument = call.arguments[0].value
        let isArray = if case .array = argument.kind { true } else { false }
        let isPlain = argument.isPath || isArray || argument.writtenNumber != nil
        let value = isPlain || !template.contains("$.") ? first : "(\(first))"
        return template.replacing("$2", with: given.count == 2 ? given[1] : "").replacing("$", with: value)
    }
}

extension NameHint {
    fileprivate var foreignWord: ForeignWord? { if case .foreign(let word) = self { word } else { nil } }
}

extension RuleContext {
    /// The entry that follows from the place of a name: a priority, or the reading direction.
    fileprivate func placedWord(for text: String) -> ForeignWord? {
        guard source.accent == .masonry else { return nil }
        if let (call, _) = argument, member(call) == .priority, ForeignWord.find(text, .name) == nil {
            let priorities = Builtin.allCases.filter(\.isPriority).map(\.rawValue)
            guard NearestName.of(text, among: priorities) == nil else { return nil }
            let names = priorities.joined(separator: ", ")
            return ForeignWord(
                text: text, role: .name, advice: "a priority is a number up to 1000, or one of \(names)")
        }
        guard let (target, _, value) = assignment, isSubject(value),
            target.memberParts.map({ spelling($0.name) == .member(.direction) }) ?? false,
            let direction = ForeignWord.find(text, .direction)
        else { return nil }
        return ForeignWord(
            text: text, role: .name, advice: direction.advice, replacement: direction.replacement)
    }

    /// The entry for a path such as `UIView.animate` that has one as a whole, and the place of the path.
    fileprivate var foreignPath: (ForeignWord, Span)? {
        guard var inner = expression, isSubject(inner) else { return nil }
        var path = text(inner)
        for expression in expressions.dropFirst() {
            guard case .member(let base, let name, _) = expression.kind, base.isSame(as: inner) else { return nil }
            path += ".\(text(name))"
            inner = expression
            if let word = ForeignWord.find(path, .name) { return (word, inner.span) }
        }
        return nil
    }
}
