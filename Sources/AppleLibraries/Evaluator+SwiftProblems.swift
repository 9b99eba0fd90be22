internal import Masonry
internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import Evaluator

// Errors that the Swift compiler would report in code that runs here as intended.
extension Evaluator {
    // MARK: Names

    /// UIKit's anchors and guides of a view.
    static let placesOfUIKit =
        Attribute.allCases.map(\.anchor)
        + UIKitName.spellings.filter { if case .guide = $0.spelling { true } else { false } }
        .map(\.text)

    /// The anchors and guides that a value has.
    func placesOfUIKit(of receiver: Value) -> [String] {
        switch receiver {
        case .view, .guide: Self.placesOfUIKit
        default: []
        }
    }

    /// The message of the source or libraries that a misspelled one was meant to be, which was reported.
    func ownMessage(suggestedBy message: Message, to receiver: Value) -> Message? {
        let text = vocabulary.text(message.name)
        guard unit.source.accent == .swift, let nearest = nearest(to: text, of: receiver),
            NearestName.typo(text, among: [nearest]) != nil || text + "s" == nearest || text == nearest + "s"
        else { return nil }
        let suggestion = renamed(message, to: nearest)
        let isOwn = object(of: receiver)?.type.method(suggestion.selector) != nil
        return isOwn || vocabulary.libraryMessage(suggestion.selector) != nil ? suggestion : nil
    }

    /// The settable property that a misspelled one was meant to be, which was reported.
    func ownProperty(suggestedBy text: String, of receiver: Value) -> Member? {
        guard unit.source.accent == .swift, let suggestion = nearest(to: text, of: receiver),
            NearestName.typo(text, among: [suggestion]) != nil || suggestion == text + "s",
            let kind = receiver.receiver,
            case let spelling? = vocabulary.foreignSpelling(vocabulary.names.intern(suggestion)),
            spelling.isMember(of: kind), case .member(let member) = spelling, member.isAssignable(of: kind)
        else { return nil }
        return member
    }

    /// `whiteColor()` and `redd` of UIColor in Swift, and `lightGreyColor` in Objective-C: the message for the intended
    /// color, which is reported.
    func colorName(suggestedBy message: Message) -> Message? {
        let text = vocabulary.text(message.name)
        let isSwift = unit.source.accent == .swift
        let known =
            isSwift ? UIKitName.colorNames : UIKitName.colorNames.map { $0.hasSuffix("Color") ? $0 : $0 + "Color" }
        guard message.arguments.isEmpty, isSwift || text.hasSuffix("Color"), !known.contains(text) else { return nil }
        let span = message.nameSpan
        let ending = "Color"
        if isSwift, text.hasSuffix(ending), known.contains(String(text.dropLast(ending.count))) {
            let suggestion = String(text.dropLast(ending.count))
            let isCall = unit.source.text(in: span.upper..<span.upper + 2) == "()"
            report(
                failure(.misspelt(text, suggestion: suggestion), span)
                    .replacing(isCall ? Span(span.lower, span.upper + 2) : span, with: suggestion))
            return property(vocabulary.names.intern(suggestion), at: span)
        }
        guard !isSwift || !unit.source.isCall(message.span), let suggestion = NearestName.typo(text, among: known)
        else {
            return nil
        }
        report(.misspelt(text, suggestion: suggestion), at: span)
        return property(vocabulary.names.intern(suggestion), at: span)
    }

    /// The color that a word after a leading dot was meant to be, which was reported.
    func suggestedColor(by foreign: ForeignValue) -> String? {
        guard unit.source.accent == .swift, foreign.isConstant, foreign.name.hasPrefix(".") else { return nil }
        return NearestName.typo(foreign.lastWord, among: UIKitName.colorNames)
            .flatMap { NamedColor(spelled: $0)?.rawValue }
    }

    // MARK: Labels

    /// The name and label of a call with a single labeled argument, up to the argument.
    func labelledCall(_ message: Message) -> Span? {
        guard unit.source.accent == .swift, message.arguments.count == 1, message.arguments.label(of: 0) != nil,
            unit.source.text(in: message.nameSpan.upper..<message.nameSpan.upper + 1) == "("
        else { return nil }
        return Span(message.nameSpan.lower, message.arguments.span(of: 0).lower)
    }

    /// Fails for a label that is a misspelled one of an anchor method. Other labels may belong to the project's own
    /// methods, declared elsewhere.
    func checkAnchorLabel(_ label: String, _ position: Int, _ message: Message) throws(Failure) {
        let labels = message.arguments.site.labelSpans
        let known = ["constant", "multiplier"]
        guard unit.source.accent == .swift, labels.indices.contains(position),
            unit.source.text(in: labels[position]) == label, NearestName.of(label, among: known) != nil
        else { return }
        throw failure(.unknownLabel(label, of: UIKitName.anchorConstraint, expected: known), labels[position])
    }

    /// Reports `setTitle("OK", forState: .normal)`.
    func noteOldLabel(_ message: Message) {
        let labels = message.arguments.site.labelSpans
        guard unit.source.accent == .swift, labels.count == 2, unit.source.text(in: labels[1]) == "forState" else {
            return
        }
        report(
            .oldLabel("forState", of: vocabulary.text(message.name), now: "for"), at: labels[1], replacing: labels[1],
            with: "for")
    }

    /// Reports a button's title that is set like a property or without a state; returns whether it is.
    func noteTitleWithoutState(_ text: String, of receiver: Value, _ span: Span) -> Bool {
        guard unit.source.accent == .swift, UIKitName.titles.contains(text), case .view(let view) = receiver,
            view.kind == .button, apple.objects[view]?.type.isAssumed != true, let statement = statement(around: span)
        else { return false }
        let source = unit.source
        let word = text.prefix(1).uppercased() + text.dropFirst()
        let rest = String(source.text(in: span.upper..<statement.upper)).trimmed
        let isCall = source.text(in: span).hasPrefix("set")
        let problem = ProjectProblem.titleWithoutState(isCall ? "set\(word)(_:)" : text)
        let path = source.text(in: statement.lower..<span.upper)
        guard !path.contains("\n"), !rest.contains("\n"), rest.hasPrefix(isCall ? "(" : "= "),
            !isCall || rest.hasSuffix(")")
        else {
            report(failure(.projectProblem(problem), span))
            return true
        }
        let given = isCall ? String(rest.dropFirst().dropLast()) : String(rest.dropFirst(2)).trimmed
        let name = isCall && source.text(in: span).hasPrefix("set\(word)") ? Span(span.lower, span.lower) : span
        report(
            problem, at: span, replacing: Span(name.lower, statement.upper),
            with: "set\(word)(\(given), for: .normal)")
        return true
    }

    // MARK: Anchors

    /// The intended anchor for a text, view or guide related to an anchor, which is reported.
    func suggestedAnchor(by message: Message, on first: ViewAttribute, _ words: String) -> Value? {
        guard unit.source.accent == .swift, let label = message.arguments.label(of: 0) else { return nil }
        let span = message.arguments.span(of: 0)
        switch message.arguments.given(0) {
        case .text(let text) where label.hasSuffix("Constant"):
            let problem = ProjectProblem.otherKind(of: label, expected: "a number", found: unit.source.text(in: span))
            guard let number = Double(text.text), number.isFinite else {
                report(failure(.projectProblem(problem), span))
                return .number(0)
            }
            report(problem, at: span, replacing: span, with: text.text)
            return .number(number)
        case .view(let view):
            report(
                .viewAsAnchor(label, isGuide: false), at: span, replacing: span.atEnd,
                with: ".\(first.attribute.anchor)")
            return .attribute(AttributeValue(view.attribute(first.attribute)))
        case .guide(let guide):
            report(
                .viewAsAnchor(label, isGuide: true), at: span, replacing: span.atEnd,
                with: ".\(first.attribute.anchor)")
            return .attribute(AttributeValue(guide.guide.attribute(first.attribute)))
        default: return nil
        }
    }

    /// Reports `constraint.isActive` as a statement.
    func noteActiveRead(_ code: Code.Index) {
        guard case .message(let receiver, let name, _) = unit.codes[Int(code)], !unit.source.isInput,
            vocabulary.text(name) == Member.isActive.rawValue
        else { return }
        let span = unit.spans[Int(code)]
        let text = unit.source.text(in: span)
        guard text.hasSuffix(".\(Member.isActive.rawValue)"), unit.spans[Int(receiver)].lower == span.lower else {
            return
        }
        report(.activeRead(Member.isActive.rawValue), at: span, replacing: span.atEnd, with: " = true")
    }

    // MARK: Relations

    /// The failure for `equalTo(superview)` if it is nil, as in a view controller.
    func superviewWithoutView(_ span: Span) -> Failure? {
        let source = unit.source
        guard source.accent == .swift, source.text(in: span) == "superview", span.lower > 10 else { return nil }
        let failure = failure(.masonry(.unsupportedAttribute("nil")), span)
        let relation = "\(Member.equalTo.rawValue)("
        let before = source.text(in: span.lower - relation.utf8.count..<span.lower).lowercased()
        guard before == relation.lowercased(), source.text(in: span.upper..<span.upper + 1) == ")" else {
            return failure
        }
        return failure.replacing(Span(span.lower - 1, span.upper + 1), with: "Superview()")
    }
}
