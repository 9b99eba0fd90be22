internal import Masonry
internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import Evaluator

// Errors that the Objective-C compiler would report in code that runs here all the same.
extension AppleLibrary {
    /// Reports `view.addSubview(other)`: methods other than block properties need a message in brackets.
    func noteMethodWithDot(_ receiver: Value, _ message: Message) {
        let (name, source, tokens) = (message.nameSpan, unit.source, tokens)
        switch receiver {
        case .view, .object, .array: break
        default: return
        }
        let text = vocabulary.text(message.name)
        guard source.accent == .objectiveC, source.text(in: name) == text, message.span.lower < name.lower,
            tokens.kind(after: name) == .leftParen, tokens.inside(message.span).last?.kind == .rightParen
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
            isInBrackets(message)
        else { return }
        report(.blockInBrackets(text), at: name)
    }

    /// Whether a message is written as `[receiver name:value]`, so that it reads no property.
    func isInBrackets(_ message: Message) -> Bool {
        tokens.from(message.span.lower).first?.kind == .leftBracket
            && tokens.inside(message.span).last?.kind == .rightBracket
    }

    /// Reports `offset(@10)`: an object instead of a plain number.
    func noteBoxedNumber(_ arguments: Arguments) {
        guard accent == .objectiveC, !arguments.isAssignment,
            !arguments.name.hasPrefix(Spelling.prefix), arguments.count == 1,
            tokens.kind(after: arguments.site.nameSpan) == .leftParen
        else { return }
        // From inside the parentheses, as a box belongs to no value.
        let given = tokens.inside(Span(arguments.site.nameSpan.upper, arguments.span.upper)).dropFirst().dropLast()
        guard let literal = Literal(given, in: unit.source), literal.isBoxedValue else { return }
        report(
            .otherKind(of: arguments.name, expected: .plainNumber, found: unit.source.text(in: literal.span)),
            at: literal.span)
    }

    /// Reports `NSLog("…")`.
    func noteStringOfC(_ arguments: Arguments) {
        guard accent == .objectiveC, arguments.count > 0 else { return }
        let span = arguments.span(of: 0)
        guard tokens.kind(after: arguments.site.nameSpan) == .leftParen, tokens.isStringOfC(span) else { return }
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
            accent == .objectiveC, case let given = tokens.assigned(to: place), given.count == 1,
            let word = given.first, case let text = tokens.text(word),
            let truth = ["yes": true, "no": false, "true": true, "false": false][text.lowercased()]
        else { return nil }
        report(.misspelled(text, suggestion: truth ? "YES" : "NO"), at: word.span)
        return .boolean(truth)
    }

    /// Reports a number or Boolean as a view's text, and a string or boxed value as a Boolean.
    func noteKind(of member: Member, _ place: Span) {
        let source = unit.source
        let isText = member == .text
        guard source.accent == .objectiveC,
            isText || member == .hidden || member == .translatesAutoresizingMaskIntoConstraints,
            let literal = Literal(tokens.assigned(to: place), in: source)
        else { return }
        switch literal.kind {
        case .number, .boolean: guard isText || literal.isBoxed else { return }
        case .string, .expression: guard !isText else { return }
        case .nothing: return
        }
        report(
            .otherKind(
                of: source.text(in: place), expected: isText ? .nsString : .boolean(asInSwift: false),
                found: source.text(in: literal.span)), at: literal.span)
    }

    /// Reports `if (a.hidden = YES)`: an assignment of a constant instead of a comparison.
    func noteAssignedCondition(at span: Span) {
        let (source, tokens) = (unit.source, tokens)
        guard source.accent == .objectiveC, let assign = tokens.inside(span).first(where: { $0.kind == .assign }),
            let literal = Literal(tokens.inside(Span(assign.span.upper, span.upper)), in: source),
            literal.kind != .expression
        else { return }
        // Extra parentheses mark it as intended.
        let before = tokens.before(span.lower).suffix(2)
        guard before.last?.kind == .leftParen, before.first?.isWord ?? false else { return }
        report(.assignedInCondition(source.text(in: literal.span)), at: assign.span)
    }
}

extension Literal {
    /// Whether it is an object that holds a number or a Boolean.
    fileprivate var isBoxedValue: Bool { isBoxed && kind != .string }
}
