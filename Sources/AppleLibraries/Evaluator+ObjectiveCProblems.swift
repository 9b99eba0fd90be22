internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// Errors that the Objective-C compiler would report in code that runs here all the same.
extension Evaluator {
    /// Reports `view.addSubview(other)`: methods other than block properties need a message in brackets.
    func noteMethodWithDot(_ receiver: Value, _ message: Message) {
        let (name, source) = (message.nameSpan, unit.source)
        switch receiver {
        case .view, .object, .array: break
        default: return
        }
        let text = vocabulary.text(message.name)
        guard source.accent == .objectiveC, source.text(in: name) == text, message.span.lower < name.lower,
            source.text(in: Span(name.upper, min(name.upper + 1, message.span.upper))) == "(",
            source.text(in: Span(message.span.upper - 1, message.span.upper)) == ")"
        else { return }
        let problem = ProjectProblem.methodWithDot(text)
        let base = source.text(in: Span(message.span.lower, name.lower)).trimmed
        guard base.hasSuffix("."), message.arguments.count < 2 else {
            report(failure(.projectProblem(problem), name))
            return
        }
        let given = source.text(in: Span(name.upper + 1, message.span.upper - 1)).trimmed
        report(
            problem, at: name, replacing: message.span,
            with: "[\(String(base.dropLast()).trimmed) \(text)\(given.isEmpty ? "" : ":\(given)")]")
    }

    /// Reports `[make.left equalTo:view]`: a chain's property returns a block, which needs `( )`.
    func noteBlockInBrackets(_ receiver: Value, _ message: Message) {
        let (name, source) = (message.nameSpan, unit.source)
        switch receiver {
        case .maker, .constraint: break
        default: return
        }
        let text = vocabulary.text(message.name)
        guard source.accent == .objectiveC, message.arguments.count == 1, source.text(in: name) == text,
            source.text(in: Span(message.span.lower, message.span.lower + 1)) == "[",
            source.text(in: Span(message.span.upper - 1, message.span.upper)) == "]"
        else { return }
        let base = source.text(in: Span(message.span.lower + 1, name.lower)).trimmed
        let given = source.text(in: Span(name.upper, message.span.upper - 1)).trimmed
        guard given.hasPrefix(":") else { return }
        report(
            .blockInBrackets(text), at: name, replacing: message.span,
            with: "\(base).\(text)(\(String(given.dropFirst()).trimmed))")
    }

    /// Reports `offset(@10)`: an object instead of a plain number.
    func noteBoxedNumber(_ arguments: Arguments) {
        let source = unit.source
        guard source.accent == .objectiveC, !arguments.isAssignment, !arguments.name.hasPrefix(Spelling.prefix),
            arguments.count == 1
        else { return }
        let given = Span(arguments.site.nameSpan.upper + 1, arguments.span.upper - 1)
        guard source.text(in: Span(given.lower - 1, given.lower)) == "(", given.lower < given.upper else { return }
        let written = source.text(in: given).trimmed
        guard let plain = Self.unboxed(written) else { return }
        report(
            .otherKind(of: arguments.name, expected: "a plain number", found: written), at: given, replacing: given,
            with: plain)
    }

    /// The text after the `@` of a number, Boolean or parentheses; nil for anything else.
    private static func unboxed(_ text: String) -> String? {
        guard text.hasPrefix("@"), let first = text.dropFirst().first else { return nil }
        let rest = text.dropFirst()
        if ["YES", "NO", "true", "false"].contains(rest) { return String(rest) }
        if first.isNumber || first == "-" { return String(rest) }
        guard first == "(", rest.hasSuffix(")") else { return nil }
        // The last parenthesis must close the first.
        var depth = 0
        for (position, character) in rest.enumerated() {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if depth == 0, position < rest.count - 1 { return nil }
        }
        return String(rest.dropFirst().dropLast())
    }

    /// Reports `NSLog("…")`.
    func noteStringOfC(_ arguments: Arguments) {
        guard unit.source.accent == .objectiveC, arguments.count > 0 else { return }
        let span = arguments.span(of: 0)
        let call = unit.source.text(in: Span(arguments.site.nameSpan.upper, span.upper))
        guard call.hasPrefix("("), String(call.dropFirst()).trimmed.hasPrefix("\"") else { return }
        report(.stringOfC, at: span, replacing: Span(span.lower, span.lower), with: "@")
    }

    /// The failure for `equalTo(view.mas_left.offset(10))`, whose parenthesis closes too late.
    func chainInArgument(_ receiver: Value, _ message: Message) -> Failure? {
        let source = unit.source
        let name = message.nameSpan
        let text = vocabulary.text(message.name)
        guard case .attribute = receiver, source.accent == .objectiveC, !message.arguments.isEmpty,
            case .member(let member)? = vocabulary.foreignSpelling(message.name), member.isMethod(of: .constraint),
            source.text(in: name) == text
        else { return nil }
        let refusal = failure(.unknownMember(text, of: receiver.phrase, .none), name)
        let call = Span(name.lower - 1, message.span.upper)
        guard source.text(in: call).hasPrefix("."), call.upper < source.bytes.count,
            source.text(in: Span(call.upper, call.upper + 1)) == ")"
        else { return refusal }
        return refusal.replacing(Span(call.lower, call.upper + 1), with: ")\(source.text(in: call))")
    }

    /// The intended value in `hidden = yes`, which is reported.
    func suggestedTruth(of member: Member, given value: Value, _ place: Span) -> Value? {
        guard case .foreign = value, [.hidden, .translatesAutoresizingMaskIntoConstraints].contains(member),
            unit.source.accent == .objectiveC, let given = written(behind: place),
            case let text = unit.source.text(in: given),
            let truth = ["yes": true, "no": false, "true": true, "false": false][text.lowercased()]
        else { return nil }
        report(failure(.misspelt(text, suggestion: truth ? "YES" : "NO"), given))
        return .boolean(truth)
    }

    /// Reports a number or Boolean as a view's text, and a string or boxed value as a Boolean.
    func noteKind(of member: Member, given value: Value, _ place: Span) {
        let source = unit.source
        guard source.accent == .objectiveC, let given = written(behind: place) else { return }
        let text = source.text(in: given)
        switch (member, value) {
        case (.text, .number):
            let digits = text.hasPrefix("@") ? text.dropFirst() : text[...]
            guard digits.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return }
            report(
                .otherKind(of: source.text(in: place), expected: "an NSString", found: text), at: given,
                replacing: given, with: "@\"\(digits)\"")
        case (.text, .boolean):
            guard ["YES", "NO", "@YES", "@NO"].contains(text) else { return }
            report(
                .otherKind(of: source.text(in: place), expected: "an NSString", found: text), at: given,
                replacing: given, with: "@\"\(text.filter { $0 != "@" })\"")
        case (.hidden, _), (.translatesAutoresizingMaskIntoConstraints, _):
            let isText = if case .text = value { text.hasPrefix("\"") || text.hasPrefix("@\"") } else { false }
            let word = text.filter { $0 != "@" && $0 != "\"" }.uppercased()
            guard isText || Self.unboxed(text) != nil else { return }
            let truth = ["YES": "YES", "NO": "NO", "TRUE": "YES", "FALSE": "NO", "1": "YES", "0": "NO"][word]
            let problem = ProjectProblem.otherKind(of: source.text(in: place), expected: "YES or NO", found: text)
            if let truth {
                report(problem, at: given, replacing: given, with: truth)
            } else {
                report(failure(.projectProblem(problem), given))
            }
        default: return
        }
    }

    /// The text after the `=` or `:` of an assignment, up to the end of the statement or message.
    private func written(behind place: Span) -> Span? {
        let source = unit.source
        let line = source.range(ofLine: source.line(at: place.upper))
        guard place.upper < line.upperBound else { return nil }
        var rest = Substring(source.text(in: place.upper..<line.upperBound))
        var lower = place.upper
        let skip = { (count: Int) in
            lower += rest.prefix(count).utf8.count
            rest = rest.dropFirst(count)
        }
        skip(rest.prefix { $0 == " " }.count)
        guard let sign = rest.first, sign == "=" || sign == ":" else { return nil }
        skip(1)
        skip(rest.prefix { $0 == " " }.count)
        let end = rest.firstIndex { sign == "=" ? $0 == ";" : $0 == "]" } ?? rest.endIndex
        let given = String(rest[..<end]).trimmed
        return given.isEmpty ? nil : Span(lower, lower + given.utf8.count)
    }

    /// Reports `if (a.hidden = YES)`: an assignment of a constant instead of a comparison.
    func noteAssignedCondition(_ action: Action.Index, at span: Span) {
        let source = unit.source
        let written = source.text(in: span)
        guard source.accent == .objectiveC, let sign = written.firstIndex(of: "=") else { return }
        let value = String(written[written.index(after: sign)...]).trimmed
        guard Self.isConstant(value) else { return }
        // Extra parentheses mark it as intended.
        let before = String(source.text(in: source.range(ofLine: source.line(at: span.lower)).lowerBound..<span.lower))
        guard before.trimmed.hasSuffix("("),
            let last = String(before.trimmed.dropLast()).trimmed.last, last.isLetter
        else { return }
        let place = span.lower + written[..<sign].utf8.count
        report(
            .assignedInCondition(value), at: Span(place, place + 1), replacing: Span(place, place + 1), with: "==")
    }

    private static func isConstant(_ text: String) -> Bool {
        if ["YES", "NO", "true", "false", "TRUE", "FALSE", "nil", "NULL"].contains(text) { return true }
        if text.hasPrefix("@\"") || text.hasPrefix("\"") { return true }
        let digits = text.hasPrefix("@") || text.hasPrefix("-") ? text.dropFirst() : text[...]
        return digits.first?.isNumber ?? false
            && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "f" }
    }
}
