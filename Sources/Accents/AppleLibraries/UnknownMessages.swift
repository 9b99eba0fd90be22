internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Messages that neither a source nor the libraries are known to understand.
extension AppleLibrary {
    /// The properties of Masonry's maker that say what it does with existing constraints.
    private static let modes: [String: ConstraintMaker.Mode] = ["updateExisting": .update, "removeExisting": .remake]

    func sendUnknown(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        let text = vocabulary.text(message.name)
        let isQuestion = message.arguments.isEmpty
        if let failure = chainInArgument(receiver, message) ?? superviewRelated(receiver, message) { throw failure }
        switch receiver {
        case .maker, .constraint: return try sendUnknownToChain(receiver, message)
        case .view, .object: return try sendUnknownToView(receiver, message)
        case .array where !isQuestion && nearest(to: message, of: receiver) != nil:
            reportUnknown(message, of: receiver)
            return .foreign(ForeignValue(text))
        case .attribute where !isQuestion && !message.isGuess:
            guard let suggestion = NearestName.typo(text, among: [UIKitName.anchorConstraint]) else {
                return .foreign(ForeignValue(text))
            }
            report(.misspelled(text, suggestion: suggestion), at: message.nameSpan)
            return try send(receiver, renamed(message, to: suggestion))
        case .function:
            return message.arguments.isEmpty ? receiver : .nothing
        // A case of an enumeration that has the name of something in UIKit.
        case .axis(let axis) where message.selector == selector(.caseName):
            return try runtime.text(axis.rawValue, at: message.span)
        case .attributeName(let attribute) where message.selector == selector(.caseName):
            return try runtime.text(attribute.rawValue, at: message.span)
        // `SCREEN_WIDTH()` looks like an initializer.
        case .number where isQuestion && [LibraryMessage.alloc, .initialize].contains { $0.rawValue == text }:
            return receiver
        case .dictionary(let dictionary) where isQuestion:
            // A labeled part of a tuple or structure.
            let part = dictionary.value(of: try runtime.text(text, at: message.nameSpan))
            return part ?? typo(message.name, of: receiver, message.nameSpan) ?? .foreign(ForeignValue(text))
        default:
            let typo = isQuestion ? typo(message.name, of: receiver, message.nameSpan) : nil
            return typo ?? .foreign(ForeignValue(text))
        }
    }

    /// Fails, as nothing can be said about an unknown part of a chain.
    private func sendUnknownToChain(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        let text = vocabulary.text(message.name)
        let isQuestion = message.arguments.isEmpty
        if case .member(let member)? = vocabulary.spelling(message.name), isQuestion,
            receiver.memberKind.map(member.isMethod) ?? false
        {
            // A method called without its argument.
            if unit.source.isCall(message.span) { try message.arguments.check(1) }
            if member == .priority, let priority = builtPriority(of: receiver) { return .number(priority) }
            throw failure(.memberNotCalled(text), message.nameSpan)
        }
        if case .maker(let maker) = receiver, isQuestion, let mode = Self.modes[text] {
            return .boolean(maker.mode == mode)
        }
        let nearest = nearest(to: text, of: receiver)
        let isLabeled = isLabeledCall(message)
        let hint = nearest.map { isLabeled ? MemberHint.nearestCall($0) : .nearest($0) } ?? .none
        throw failure(.unknownMember(text, of: receiver.phrase, hint), message.nameSpan)
    }

    /// Reads a message to a view or an object as what was probably meant; its result is unknown otherwise.
    private func sendUnknownToView(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        let text = vocabulary.text(message.name)
        let isQuestion = message.arguments.isEmpty
        if isQuestion, case let key = lookKey(message.name), key != message.name,
            let value = object(of: receiver)?.storage[key]
        {
            return value
        }
        if isQuestion,
            let value = look(message.name, of: receiver) ?? environment(text)
                ?? flag(message.name, of: receiver)
        {
            return value
        }
        if isWithoutLayout(text) {
            if !isQuestion { ignore(spelled(message)) }
            return .foreign(ForeignValue(text))
        }
        if isQuestion, case .view(let view) = receiver, let value = try frameShortcut(text, of: view, at: message.span)
        {
            return value
        }
        if isQuestion, !unit.source.isCall(message.span) {
            if !message.isGuess, let suggestion = snapKitSides(suggestedBy: message, of: receiver) {
                return try send(receiver, suggestion)
            }
            if let typo = typo(message.name, of: receiver, message.nameSpan) { return typo }
            if case .view(let view) = receiver { return .foreign(ForeignValue(text, owner: view)) }
            return .foreign(ForeignValue(text))
        }
        if !message.isGuess, let suggestion = layoutMessage(suggestedBy: message, to: receiver) {
            return try send(receiver, suggestion)
        }
        if let value = try callOfNoMethod(message, of: receiver) { return value }
        // Results of guesses are not reported.
        if message.isGuess { return .foreign(ForeignValue(text)) }
        reportUnknown(message, of: receiver)
        if let suggestion = ownMessage(suggestedBy: message, to: receiver) { return try send(receiver, suggestion) }
        return .foreign(ForeignValue(text))
    }

    func isWithoutLayout(_ text: String) -> Bool {
        if UIKitName.withoutLayout.contains(text) { return true }
        if UIKitName.endingsWithoutLayout.contains(where: text.hasSuffix) { return true }
        if UIKitName.startsWithoutLayout.contains(where: text.hasPrefix) { return true }
        return UIKitName.property(ofSetter: text).map(UIKitName.withoutLayout.contains) == true
    }

    /// Reports an ignored message once.
    func ignore(_ text: String, unlessEmpty: Bool = false) {
        if unlessEmpty { return }
        // A tuple pattern has no name of its own.
        if let own = text.firstIndex(of: "$") { return ignore(String(text[..<own].dropLast())) }
        if !text.isEmpty, !ignored.contains(text) { ignored.append(text) }
    }

    /// The message's full name in its accent: `move(to:animated:)`, `moveTo:animated:`.
    func spelled(_ message: Message) -> String {
        guard accent == .swift, !message.arguments.isEmpty else { return vocabulary.text(message.selector) }
        var name = vocabulary.text(message.name)
        var labels = message.arguments.indices.map { message.arguments.label(of: $0) ?? "_" }
        let prefix = LibraryMessage.initialize.rawValue + "With"
        if name.hasPrefix(prefix), name.count > prefix.count {
            let label = name.dropFirst(prefix.count)
            labels[0] = label.prefix(1).lowercased() + label.dropFirst()
            name = LibraryMessage.initialize.rawValue
        }
        return "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    func reportUnknown(_ message: Message, of receiver: Value) {
        runtime.countSteps(Self.stepsOfReport)
        let text = vocabulary.text(message.name)
        notePlacement(by: message, of: receiver)
        if let library = UIKitName.unreadLibrary(of: text) {
            if unreadLibraries.insert(library).inserted { report(.unreadLibrary(library), at: message.nameSpan) }
            return
        }
        if accent == .swift, text == Member.activate.rawValue || text == Member.deactivate.rawValue,
            message.arguments.count > 1, message.arguments.site.labels.isEmpty
        {
            let last = message.arguments.span(of: message.arguments.count - 1)
            let given = message.arguments.span(of: 0).joined(with: last)
            return report(.severalForArray(text), at: given)
        }
        report(
            .unknownCall(spelled(message), of: receiver.className, nearest: nearest(to: message, of: receiver)),
            at: message.nameSpan)
    }

    /// What an unknown message does to views may place them.
    func notePlacement(by message: Message, of receiver: Value) {
        switch receiver {
        case .view(let view): notePlacement(of: view)
        case .array(let array):
            for value in array.elements { if case .view(let view) = value { notePlacement(of: view) } }
        default:
            for value in message.arguments.indices.map(message.arguments.given) {
                if case .view(let view) = value { notePlacement(of: view) }
            }
        }
    }

    private func notePlacement(of view: View) {
        if !view.isRoot { view.isPlacedElsewhere = true }
    }

    /// The first word of the message that an unknown one was probably meant to be: of the same kind, and with as many arguments.
    func nearest(to message: Message, of receiver: Value) -> String? {
        guard let word = nearest(to: vocabulary.text(message.name), of: receiver) else { return nil }
        let count = message.arguments.count
        if count == 0 { return unit.source.isCall(message.span) && UIKitName.withoutLayout.contains(word) ? nil : word }
        if word == Member.addSubview.rawValue, case .array? = message.arguments.first { return nil }
        let own = ownSelectors(of: receiver).filter { $0.prefix { $0 != ":" } == word }
        if !own.isEmpty { return own.contains { $0.count { $0 == ":" } == count } ? word : nil }
        if case .member(let member)? = vocabulary.foreignSpelling(vocabulary.names.intern(word)) {
            return receiver.memberKind.map(member.isMethod) ?? true ? word : nil
        }
        let isMessage = LibraryMessage.allCases.contains { $0.word == word && $0.rawValue.count { $0 == ":" } == count }
        return isMessage || SnapKitWord(rawValue: word) != nil ? word : nil
    }

    /// The property that an unknown one that is set was probably meant to be.
    func nearest(toProperty text: String, of receiver: Value) -> String? {
        guard let word = nearest(to: text, of: receiver) else { return nil }
        let isOwn = object(of: receiver)?.type.lineage.contains { type in
            type.properties.contains { vocabulary.text($0.name) == word }
        }
        return isOwn == true || NearestName.typo(text, among: [word]) != nil || word == text + "s" ? word : nil
    }

    /// The first word of the message that an unknown one was probably meant to be.
    func nearest(to text: String, of receiver: Value) -> String? {
        // A known name is not a misspelling.
        if vocabulary.spelling(vocabulary.names.intern(text)) != nil { return nil }
        runtime.countSteps(Self.stepsOfGuess)
        let known = knownMembers(of: receiver)
        let own = ownSelectors(of: receiver).map { String($0.prefix { $0 != ":" }) }
        if let nearest = NearestName.of(text, among: own) { return nearest }
        // Views have so many library members that any short word is close to one.
        let isManifold = object(of: receiver) != nil
        return isManifold && text.count < 6 ? NearestName.typo(text, among: known) : NearestName.of(text, among: known)
    }

    /// What the libraries know of such a receiver.
    private func knownMembers(of receiver: Value) -> [String] {
        let isSwift = accent == .swift
        let isUIKit =
            switch receiver {
            case .view, .object: true
            default: false
            }
        let key = MemberKey(kind: receiver.memberKind, isSwift: isSwift, isUIKit: isUIKit)
        if let known = knownMembers[key] { return known }
        var known: [String] = []
        if let kind = receiver.memberKind {
            known = Spelling.all.filter { $0.spelling.isMember(of: kind) }.map(\.text)
            if isSwift { known.removeAll { $0.hasPrefix(Spelling.prefix) } }
        }
        if isSwift { known += SnapKitWord.allCases.map(\.rawValue) }
        if isUIKit {
            known += UIKitName.spellings.map(\.text)
            known += LibraryMessage.allCases.map(\.word).filter { !$0.hasPrefix("$") }
            known += UIKitName.withoutLayout.sorted()
        }
        knownMembers[key] = known
        return known
    }

    /// Reports a nonfatal problem, once per place.
    func report(_ problem: Problem, at span: Span) {
        runtime.report(failure(problem, span))
    }
}

extension Value {
    /// The object's class in messages.
    var className: String {
        switch self {
        case .object(let object): object.type.name
        case .view(let view): view.name
        case .type(let type): type.name
        case .foreign(let foreign): foreign.name
        case .attribute(let value): "\(value.attribute.itemName).\(value.attribute.attribute.rawValue)"
        default: phrase
        }
    }
}
