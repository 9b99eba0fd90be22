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
        report(.methodWithDot(text), at: name)
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
        report(.blockInBrackets(text), at: name)
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
        guard Self.isBoxed(written) else { return }
        report(.otherKind(of: arguments.name, expected: .plainNumber, found: written), at: given)
    }

    /// Whether a text is `@` with a number, a Boolean or parentheses after it.
    private static func isBoxed(_ text: String) -> Bool {
        guard text.hasPrefix("@"), let first = text.dropFirst().first else { return false }
        let rest = text.dropFirst()
        if ["YES", "NO", "true", "false"].contains(rest) || first.isNumber || first == "-" { return true }
        guard first == "(", rest.hasSuffix(")") else { return false }
        // The last parenthesis must close the first.
        var depth = 0
        for (position, character) in rest.enumerated() {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if depth == 0, position < rest.count - 1 { return false }
        }
        return true
    }

    /// Reports `NSLog("…")`.
    func noteStringOfC(_ arguments: Arguments) {
        guard unit.source.accent == .objectiveC, arguments.count > 0 else { return }
        let span = arguments.span(of: 0)
        let call = unit.source.text(in: Span(arguments.site.nameSpan.upper, span.upper))
        guard call.hasPrefix("("), String(call.dropFirst()).trimmed.hasPrefix("\"") else { return }
        report(.stringOfC, at: span)
    }

    /// The failure for `equalTo(view.mas_left.offset(10))`: an attribute is no chain.
    func chainInArgument(_ receiver: Value, _ message: Message) -> Failure? {
        let source = unit.source
        let name = message.nameSpan
        let text = vocabulary.text(message.name)
        guard case .attribute = receiver, source.accent == .objectiveC, !message.arguments.isEmpty,
            case .member(let member)? = vocabulary.foreignSpelling(message.name), member.isMethod(of: .constraint),
            source.text(in: name) == text
        else { return nil }
        return failure(.unknownMember(text, of: receiver.phrase, .none), name)
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
            report(.otherKind(of: source.text(in: place), expected: .nsString, found: text), at: given)
        case (.text, .boolean):
            guard ["YES", "NO", "@YES", "@NO"].contains(text) else { return }
            report(.otherKind(of: source.text(in: place), expected: .nsString, found: text), at: given)
        case (.hidden, _), (.translatesAutoresizingMaskIntoConstraints, _):
            let isText = if case .text = value { text.hasPrefix("\"") || text.hasPrefix("@\"") } else { false }
            guard isText || Self.isBoxed(text) else { return }
            report(
                .otherKind(of: source.text(in: place), expected: .boolean(asInSwift: false), found: text), at: given)
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
        report(.assignedInCondition(value), at: Span(place, place + 1))
    }

    private static func isConstant(_ text: String) -> Bool {
        if ["YES", "NO", "true", "false", "TRUE", "FALSE", "nil", "NULL"].contains(text) { return true }
        if text.hasPrefix("@\"") || text.hasPrefix("\"") { return true }
        let digits = text.hasPrefix("@") || text.hasPrefix("-") ? text.dropFirst() : text[...]
        return digits.first?.isNumber ?? false
            && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "f" }
    }
}
