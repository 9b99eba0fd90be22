internal import Masonry
internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import Evaluator

// Errors that the Swift compiler would report in code that runs here as intended.
extension AppleLibrary {
    // MARK: Names

    /// UIKit's anchors and guides of a view.
    static let placesOfUIKit =
        Attribute.allCases.map(\.anchor)
        + UIKitName.spellings.filter { if case .guide = $0.spelling { true } else { false } }
        .map(\.text)

    /// What UIKit and SnapKit add to the language's members of a value, and the members of a source's own type.
    func partsOfUIKit(of receiver: Value) -> [String] {
        switch receiver {
        case .view, .guide: accent == .swift ? Self.placesOfUIKit + [SnapKitWord.snp.rawValue] : []
        case .tuple(let box): box.tuple.rect == nil ? [] : Tuple.parts + Rect.edges
        case .type(let type): type.classMethods.keys.map(vocabulary.text).sorted()
        case .dictionary(let dictionary): dictionary.keys.map(runtime.plainText)
        default: []
        }
    }

    /// The message of the source or libraries that a misspelled one was meant to be, which was reported.
    func ownMessage(suggestedBy message: Message, to receiver: Value) -> Message? {
        let text = vocabulary.text(message.name)
        guard accent == .swift, let nearest = nearest(to: message, of: receiver),
            NearestName.typo(text, among: [nearest]) != nil || text + "s" == nearest || text == nearest + "s"
        else { return nil }
        let suggestion = renamed(message, to: nearest)
        let isOwn = object(of: receiver)?.type.method(suggestion.selector) != nil
        return isOwn || vocabulary.libraryMessage(suggestion.selector) != nil ? suggestion : nil
    }

    /// The settable property that a misspelled one was meant to be, which was reported.
    func ownProperty(suggestedBy text: String, of receiver: Value) -> Member? {
        guard accent == .swift, let suggestion = nearest(to: text, of: receiver),
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
        let isSwift = accent == .swift
        let known =
            isSwift ? UIKitName.colorNames : UIKitName.colorNames.map { $0.hasSuffix("Color") ? $0 : $0 + "Color" }
        guard message.arguments.isEmpty, isSwift || text.hasSuffix("Color"), !known.contains(text) else { return nil }
        let span = message.nameSpan
        let ending = "Color"
        if isSwift, text.hasSuffix(ending), known.contains(String(text.dropLast(ending.count))) {
            let suggestion = String(text.dropLast(ending.count))
            let next = Array(tokens.from(span.upper).prefix(2))
            let isCall = next.map(\.kind) == [.leftParen, .rightParen]
            report(.misspelled(text, suggestion: suggestion), at: isCall ? span.joined(with: next[1].span) : span)
            return runtime.property(vocabulary.names.intern(suggestion), at: span)
        }
        guard !isSwift || !unit.source.isCall(message.span), let suggestion = NearestName.typo(text, among: known)
        else {
            return nil
        }
        report(.misspelled(text, suggestion: suggestion), at: span)
        return runtime.property(vocabulary.names.intern(suggestion), at: span)
    }

    /// The color that a word after a leading dot was meant to be, which was reported.
    func suggestedColor(by foreign: ForeignValue) -> String? {
        guard accent == .swift, foreign.isConstant, foreign.name.hasPrefix(".") else { return nil }
        return NearestName.typo(foreign.lastWord, among: UIKitName.colorNames)
            .flatMap { NamedColor(spelled: $0)?.rawValue }
    }

    // MARK: Labels

    /// Whether a call has a single labeled argument.
    func isLabeledCall(_ message: Message) -> Bool {
        accent == .swift && message.arguments.count == 1 && message.arguments.label(of: 0) != nil
            && tokens.kind(after: message.nameSpan) == .leftParen
    }

    /// Fails for a label that is a misspelled one of an anchor method. Other labels may belong to the project's own
    /// methods, declared elsewhere.
    func checkAnchorLabel(_ label: String, _ position: Int, _ message: Message) throws(Failure) {
        let labels = message.arguments.site.labelSpans
        let known = ["constant", "multiplier"]
        guard accent == .swift, labels.indices.contains(position),
            unit.source.text(in: labels[position]) == label, NearestName.of(label, among: known) != nil
        else { return }
        throw failure(.unknownLabel(label, of: UIKitName.anchorConstraint, expected: known), labels[position])
    }

    /// Reports `setTitle("OK", forState: .normal)`.
    func noteOldLabel(_ message: Message) {
        let labels = message.arguments.site.labelSpans
        guard accent == .swift, labels.count == 2, unit.source.text(in: labels[1]) == "forState" else {
            return
        }
        report(.oldLabel("forState", of: vocabulary.text(message.name), now: "for"), at: labels[1])
    }

    /// Reports a button's title that is set like a property or without a state; returns whether it is.
    func noteTitleWithoutState(_ text: String, of receiver: Value, _ span: Span) -> Bool {
        guard accent == .swift, UIKitName.titles.contains(text), case .view(let view) = receiver,
            view.kind == .button, objects[view]?.type.isAssumed != true
        else { return false }
        let isCall = unit.source.text(in: span).hasPrefix("set")
        let name = isCall ? "set\(text.prefix(1).uppercased())\(text.dropFirst())(_:)" : text
        report(.titleWithoutState(name, property: text), at: span)
        return true
    }

    // MARK: Anchors

    /// The intended anchor for a text, view or guide related to an anchor, which is reported.
    func suggestedAnchor(by message: Message, on first: ViewAttribute, _ words: String) -> Value? {
        guard accent == .swift, let label = message.arguments.label(of: 0) else { return nil }
        let span = message.arguments.span(of: 0)
        switch message.arguments.given(0) {
        case .text(let text) where label.hasSuffix("Constant"):
            report(.otherKind(of: label, expected: .number, found: unit.source.text(in: span)), at: span)
            guard let number = Double(text.text), number.isFinite else { return .number(0) }
            return .number(number)
        case .view(let view):
            report(.viewAsAnchor(label, isGuide: false, first.attribute), at: span)
            return .attribute(AttributeValue(view.attribute(first.attribute)))
        case .guide(let guide):
            report(.viewAsAnchor(label, isGuide: true, first.attribute), at: span)
            return .attribute(AttributeValue(guide.guide.attribute(first.attribute)))
        default: return nil
        }
    }

    /// Reports `constraint.isActive` as a statement.
    func noteActiveRead(_ code: Code.Index) {
        guard accent == .swift, case .message(let receiver, let name, _) = unit.codes[Int(code)], !unit.source.isInput,
            vocabulary.text(name) == Member.isActive.rawValue
        else { return }
        let span = unit.spans[Int(code)]
        guard tokens.inside(span).last.map(tokens.text) == Member.isActive.rawValue,
            unit.spans[Int(receiver)].lower == span.lower
        else { return }
        report(.activeRead(Member.isActive.rawValue), at: span)
    }

    // MARK: Relations

    /// The failure for `equalTo(superview)` if it is nil, as in a view controller.
    func superviewWithoutView(_ span: Span) -> Failure? {
        let source = unit.source
        guard source.accent == .swift, source.text(in: span) == Builtin.superview.rawValue else { return nil }
        return failure(.masonry(.unsupportedAttribute("nil")), span)
    }
}
