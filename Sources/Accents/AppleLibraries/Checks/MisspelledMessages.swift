internal import Masonry
internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import Evaluator

// Misspelled Objective-C names, which run as intended.
extension AppleLibrary {
    /// The steps for comparing a name with all known ones, reporting it, or searching the libraries; the next step
    /// checks the count.
    static var stepsOfGuess: Int { 150 }
    static var stepsOfReport: Int { 20 }
    static var stepsOfLibraryName: Int { 4 }

    /// The intended message for one with arguments that nothing understands, if a single mistake or the case of a
    /// letter separates them. It is reported.
    ///
    /// - Parameter own: the full names of the receiver's own methods.
    func message(suggestedBy message: Message, own: [String]) -> Message? {
        let text = vocabulary.text(message.selector)
        guard accent == .objectiveC, text.contains(":"), !own.contains(text) else { return nil }
        runtime.countSteps(Self.stepsOfGuess)
        let count = text.count { $0 == ":" }
        let known = (own + LibraryMessage.allCases.map(\.rawValue).filter { !$0.hasPrefix("$") })
            .filter { name in name.count { $0 == ":" } == count }
        guard
            let suggestion = known.first(where: { $0.lowercased() == text.lowercased() })
                ?? NearestName.typo(text, among: known)
        else { return nil }
        let parts = text.split(separator: ":").map(String.init)
        let others = suggestion.split(separator: ":").map(String.init)
        let labels = message.arguments.site.labelSpans
        guard parts.count == others.count, let place = parts.indices.first(where: { parts[$0] != others[$0] }),
            place == 0 || place < labels.count
        else { return nil }
        let span = place == 0 ? message.nameSpan : labels[place]
        guard unit.source.text(in: span) == parts[place] else { return nil }
        report(.misspelled(parts[place], suggestion: others[place]), at: span)
        let renamed = renamed(message, to: others[0])
        return Message(
            name: renamed.name, selector: vocabulary.names.intern(suggestion), arguments: renamed.arguments,
            isGuess: true)
    }

    private static let initializers = LibraryMessage.allCases.map(\.word).filter {
        $0.hasPrefix(LibraryMessage.initialize.rawValue + "With")
    }

    /// `UIStackView(arrangedSubview: …)`: the message for the intended first label, which is reported.
    func initializer(suggestedBy message: Message) -> Message? {
        let start = LibraryMessage.initialize.rawValue + "With"
        let text = vocabulary.text(message.name)
        let known = Self.initializers
        guard !message.isGuess, !message.arguments.isEmpty, text.hasPrefix(start), !known.contains(text),
            let suggestion = NearestName.memberTypo(text, among: known) ?? known.first(where: { $0 == text + "s" })
        else { return nil }
        let isSwift = accent == .swift
        let (written, meant) = isSwift ? (label(of: text, start), label(of: suggestion, start)) : (text, suggestion)
        let word = isSwift ? tokens.word(written, in: tokens.inside(message.span)) : nil
        report(.misspelled(written, suggestion: meant), at: word?.span ?? message.nameSpan)
        return renamed(message, to: suggestion)
    }

    /// `frame` for `initWithFrame`.
    private func label(of name: String, _ start: String) -> String {
        let label = name.dropFirst(start.count)
        return label.prefix(1).lowercased() + label.dropFirst()
    }

    /// The full names of the methods of an object's class and its superclasses.
    func ownSelectors(of receiver: Value) -> [String] {
        guard let type = object(of: receiver)?.type else { return [] }
        return type.lineage.flatMap { $0.methodOrder.map(vocabulary.text) }
    }

    /// `[NSLayoutConstraint activateConstraint:…]`: the intended message, which is reported.
    func activation(suggestedBy message: Message) -> Message? {
        let messages = [LibraryMessage.activateConstraints, .deactivateConstraints]
        let known = accent == .swift ? ["activate", "deactivate"] : messages.map(\.word)
        let text = vocabulary.text(message.name)
        guard message.arguments.count == 1, let suggestion = NearestName.of(text, among: known), suggestion != text,
            let place = known.firstIndex(of: suggestion)
        else { return nil }
        report(.misspelled(text, suggestion: suggestion), at: message.nameSpan)
        return Message(
            name: vocabulary.names.intern(messages[place].word), selector: selector(messages[place]),
            arguments: message.arguments, isGuess: true)
    }

    /// The intended property for an undeclared one that is set and one mistake away: `self.heigth = …`,
    /// `_titelLabel = …`, `stack.spcing = …`. It is reported.
    func property(suggestedBy name: Name, of object: ObjectValue, at span: Span) -> Name? {
        guard accent != .masonry, object.storage[name] == nil, !object.type.declares(name) else {
            return nil
        }
        let settings = object.type.isStackView ? UIKitName.stackSettings : []
        let known = settings + object.type.lineage.flatMap { $0.properties.map { vocabulary.text($0.name) } }
        let text = vocabulary.text(name)
        guard !known.contains(text),
            let suggestion = NearestName.typo(text, among: known) ?? NearestName.memberTypo(text, among: settings)
        else { return nil }
        // Instance variables have a `_` that the property's name lacks.
        guard let word = tokens.inside(span).last, [text, "_" + text].contains(tokens.text(word)) else { return nil }
        report(.misspelled(text, suggestion: suggestion), at: Span(word.span.upper - text.utf8.count, word.span.upper))
        return vocabulary.names.intern(suggestion)
    }

    /// `titleLabel` where the surrounding class has such a property, which is reported.
    func propertyWithoutSelf(_ name: Name, _ span: Span) -> Value? {
        guard let spelled = spelling(ofProperty: name, at: span.lower, in: unit.source) else { return nil }
        let text = vocabulary.text(name)
        // `RAC(self, name)`: what a library's macro makes of its arguments is not known.
        if isArgumentOfUnknown(span) { return ownProperty(name, at: span) ?? .foreign(ForeignValue(text)) }
        report(.misspelled(text, suggestion: spelled), at: span)
        return .foreign(ForeignValue(text, isTypo: true))
    }

    /// Whether a place is among the arguments of something unknown that is called like a function.
    private func isArgumentOfUnknown(_ span: Span) -> Bool {
        guard let called = tokens.called(around: span.lower), LibraryFunction(rawValue: tokens.text(called)) == nil,
            !macros(of: unit.source).contains(tokens.text(called)), runtime.globals.value(of: called.name) == nil,
            case .foreign? = undeclaredValue(of: called.name)
        else { return false }
        return true
    }

    /// The intended relation for `make.height(160)`, which is reported.
    func relation(suggestedByCalling value: Value, _ message: Message) -> Message? {
        guard case .constraint = value, accent != .masonry, message.arguments.count == 1 else { return nil }
        let isBoxed =
            switch message.arguments.given(0) {
            case .number, .tuple: accent == .objectiveC
            default: false
            }
        let relation = (isBoxed ? Spelling.prefix : "") + Member.equalTo.rawValue
        let name = message.nameSpan
        guard tokens.kind(after: name) == .leftParen else { return nil }
        report(.attributeCalled(vocabulary.text(message.name), relation: relation), at: name)
        return renamed(message, to: relation)
    }

    /// Reports `[_dots addObject:dot]` with a view if the source's own array is nil.
    func noteNothingToAddTo(_ message: Message) {
        guard accent == .objectiveC, message.selector == selector(.addObject),
            case .view? = message.arguments.first, message.span.lower + 1 < message.nameSpan.lower,
            let path = tokens.path(in: Span(message.span.lower + 1, message.nameSpan.lower)), let last = path.last
        else { return }
        var name = tokens.text(last)
        if path.count == 1, name.hasPrefix("_") {
            name.removeFirst()
        } else if path.map(tokens.text).dropLast() != [Builtin.`self`.rawValue] {
            return
        }
        guard classOrder.contains(where: { $0.declares(vocabulary.names.intern(name)) }) else { return }
        let array = path[0].span.joined(with: last.span)
        report(.projectProblem(.nothingToAddTo(unit.source.text(in: array))), at: array)
    }

    /// Reports `NSString *s = "abc"`.
    func noteDeclaredString(_ code: Code.Index, _ name: Span) {
        guard case .constant = unit.codes[Int(code)], accent == .objectiveC else { return }
        let (span, tokens) = (unit.spans[Int(code)], tokens)
        // `NSString *`, `NSString *const`
        let type = tokens.before(name.lower).suffix(3).filter { tokens.text($0) != "const" }.suffix(2)
        guard tokens.isStringOfC(span), type.last?.kind == .times, type.first.map(tokens.text) == "NSString" else {
            return
        }
        report(.stringOfC, at: span)
    }
}
