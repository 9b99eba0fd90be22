internal import Masonry
package import Diagnostics
internal import Syntax
package import Vocabulary
package import Evaluator

// Misspelled names and messages in a project's code.
extension AppleLibrary {
    /// The value for an undeclared name that is one mistake away from a declared one; it is reported.
    func typo(_ name: Name, _ span: Span, _ use: NameHint.Use) -> Value? {
        if let own = propertyWithoutSelf(name, span) { return own }
        let suggestedValue = { [self] (suggestion: String) -> Value? in
            guard accent == .swift else { return nil }
            let known = vocabulary.names.intern(suggestion)
            let value = runtime.globals.value(of: known) ?? ownProperty(known, at: span) ?? undeclaredValue(of: known)
            if case .foreign? = value { return nil }
            return value
        }
        return typo(name, span, asSuggested: suggestedValue) { [self] in
            var known = unit.locals(at: span.lower).map(vocabulary.text) + runtime.globals.names.map(vocabulary.text)
            for type in classOrder { known += ownNames(of: type) }
            if accent == .objectiveC { known += macros(of: unit.source) }
            switch use {
            case .called:
                known +=
                    Builtin.allCases.filter(\.isFunction).map(\.rawValue) + LibraryFunction.allCases.map(\.rawValue)
            default: known += [Builtin.`self`.rawValue, LibraryMessage.view.rawValue]
            }
            if vocabulary.text(name).first?.isUppercase == true { known += KnownNames.classes(of: accent) }
            // `self` is left out in Swift.
            if accent == .swift, surroundings(of: span.lower, in: unit.source) != nil {
                known += Self.placesOfUIKit
            }
            return known
        }
    }

    /// The property with this name of the only object of the surrounding class.
    func ownProperty(_ name: Name, at span: Span) -> Value? {
        guard let (type, _) = surroundings(of: span.lower, in: unit.source), type.declares(name) else { return nil }
        var own = objects.values.filter { $0.type === type }
        if case .object(let main)? = mainObject, main.type === type, !own.contains(where: { $0 === main }) {
            own.append(main)
        }
        return own.count == 1 ? try? send(.object(own[0]), runtime.property(name, at: span)) : nil
    }

    /// The macro names in a source.
    func macros(of source: SourceText) -> [String] {
        if let known = macroNames, known.source === source { return known.names }
        let found = tokens.from(0).compactMap { directive -> String? in
            guard directive.kind == .directive else { return nil }
            let content = directive.span.lower + 1..<directive.span.upper
            let words = Lexer.tokens(of: source, in: content, names: vocabulary.names).prefix(2).map(tokens.text)
            return words.first == "define" ? words.last : nil
        }
        macroNames = (source, found)
        return found
    }

    /// The same for a property that an object does not have. A view's attribute is read as intended.
    func typo(_ property: Name, of receiver: Value, _ span: Span) -> Value? {
        let side = { [self] (suggestion: String) -> Value? in
            let known = vocabulary.names.intern(suggestion)
            if accent == .objectiveC, case .view(let view) = receiver {
                guard case .attribute(let attribute)? = vocabulary.foreignSpelling(known) else { return nil }
                return .attribute(AttributeValue(view.attribute(attribute)))
            }
            let value = try? send(receiver, runtime.property(known, at: span))
            if case .foreign? = value { return nil }
            return value
        }
        var short: [String] = []
        switch receiver {
        case .type(let type) where type.isImplemented: short = partsOfUIKit(of: receiver)
        case .view where accent == .swift: short = [SnapKitWord.snp.rawValue]
        default: break
        }
        return typo(property, span, asSuggested: side, short: short) { [self] in
            var known =
                receiver.memberKind.map { kind in
                    Spelling.all.filter { $0.spelling.isMember(of: kind) && !$0.spelling.isMethod }.map(\.text)
                } ?? []
            known += partsOfUIKit(of: receiver)
            if case .view(let view) = receiver, view.isRoot { known.append(LibraryMessage.view.rawValue) }
            guard let object = object(of: receiver) else { return known }
            if object.isViewController { known.append(LibraryMessage.view.rawValue) }
            return known + object.type.lineage.flatMap(ownNames)
        }
    }

    /// The same for `_name` if no class declares `name`.
    package func misspelled(_ variable: Name, of object: ObjectValue, _ span: Span) -> Value? {
        if object.type.declares(variable) { return nil }
        let start = span.upper - vocabulary.text(variable).utf8.count
        return typo(variable, of: .object(object), Span(max(span.lower, start), span.upper))
    }

    /// - Parameters:
    ///   - asSuggested: the value of the intended name, if the mistake is read as intended.
    ///   - short: those among which a word of few letters can be meant, too.
    private func typo(
        _ name: Name, _ span: Span, asSuggested: (String) -> Value? = { _ in nil }, short: [String] = [],
        among known: () -> [String]
    ) -> Value? {
        let source = unit.source
        let text = vocabulary.text(name)
        let place = Origin(source: source.name, line: source.line(at: span.lower), range: span.range)
        let value = Value.foreign(ForeignValue(text, isTypo: true))
        if let suggestion = typos[place] { return suggestion.map { asSuggested($0) ?? value } }
        let candidates = known()
        let places = candidates.filter(Self.exactNames.contains)
        let isPlural = { (name: String) in
            name.count > 8 && (text == name + "s" || text.lowercased() == name.lowercased())
        }
        let suggestion =
            candidates.contains(text)
            ? nil
            : NearestName.typo(text, among: candidates) ?? NearestName.memberTypo(text, among: places)
                ?? places.first(where: isPlural) ?? (text.count < 5 ? NearestName.of(text, among: short) : nil)
        typos.updateValue(suggestion, forKey: place)
        guard let suggestion else { return nil }
        report(.misspelled(text, suggestion: suggestion), at: span)
        return asSuggested(suggestion) ?? value
    }

    /// The names for which more than a typing error is recognized.
    private static let exactNames = Set(placesOfUIKit + LibraryFunction.allCases.map(\.rawValue))

    /// Whether a misspelled name was reported in a place of the running source.
    func hasTypo(in span: Span) -> Bool {
        typos.contains { place, suggestion in
            suggestion != nil && place.source == unit.source.name && span.range.contains(place.range.lowerBound)
        }
    }

    /// The properties and methods of a class.
    private func ownNames(of type: ClassValue) -> [String] {
        type.properties.map { vocabulary.text($0.name) }
            + type.methodOrder.map { selector in
                let text = vocabulary.text(selector)
                return text.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(text[..<$0]) } ?? text
            }
    }

    // MARK: Messages

    /// The layout message that a misspelled one was meant to be. It is reported and read as intended.
    func layoutMessage(suggestedBy message: Message, to receiver: Value) -> Message? {
        guard !message.arguments.isEmpty else { return nil }
        let text = vocabulary.text(message.name)
        let members: [Member] = [.addSubview, .makeConstraints, .updateConstraints, .remakeConstraints]
        let known = members.map(\.rawValue) + members.dropFirst().map { Spelling.prefix + $0.rawValue }
        let isBlock = if case .function? = message.arguments.last { true } else { false }
        let sameLetters = known.first { $0.lowercased() == text.lowercased() }
        guard
            let suggestion = sameLetters ?? NearestName.typo(text, among: known)
                ?? (isBlock ? NearestName.of(text, among: known.filter { $0 != Member.addSubview.rawValue }) : nil)
        else { return nil }
        report(.misspelled(text, suggestion: suggestion), at: message.nameSpan)
        return renamed(message, to: suggestion)
    }

    /// `box.snp.edgs`: the intended message, which is reported.
    func snapKitSides(suggestedBy message: Message, of receiver: Value) -> Message? {
        let (place, tokens) = (message.nameSpan, tokens)
        guard accent == .swift, case .view = receiver,
            tokens.path(before: place)?.last.map(tokens.text) == SnapKitWord.snp.rawValue
        else { return nil }
        let several = SnapKitWord.allCases.filter { !$0.attributes.isEmpty }.map(\.rawValue)
        let known = several + Attribute.allCases.map(\.rawValue)
        let text = vocabulary.text(message.name)
        guard let suggestion = NearestName.of(text, among: known) else { return nil }
        report(.misspelled(text, suggestion: suggestion), at: place)
        return renamed(message, to: several.contains(suggestion) ? SnapKitWord.sides + suggestion : suggestion)
    }

    /// The result of a bare Swift call that is not meant to be a method: of an earlier function, or of one that is
    /// ignored because it places no views; nil if it is, or probably is, a method.
    func callOfNoMethod(_ message: Message, of receiver: Value) throws(Failure) -> Value? {
        guard accent == .swift, message.nameSpan.lower == message.span.lower else { return nil }
        if case .function(let function)? = runtime.globals.value(of: message.name) {
            return try runtime.call(.function(function), Array(message.arguments), at: message.span)
        }
        if isProbablyOwn(message, of: receiver) { return nil }
        let text = vocabulary.text(message.name)
        let functions = runtime.globals.names.filter { name in
            if case .function? = runtime.globals.value(of: name) { true } else { false }
        }
        if let suggestion = NearestName.typo(text, among: functions.map(vocabulary.text)) {
            report(.misspelled(text, suggestion: suggestion), at: message.nameSpan)
            return try callOfNoMethod(renamed(message, to: suggestion), of: receiver)
        }
        ignore(text)
        return .foreign(ForeignValue("\(text)()"))
    }

    /// Whether a bare call of an undeclared name is probably a layout method of the screen or view: its arguments are
    /// laid out, it has none and its name suggests setup, or its name is one mistake away from a method's. Other calls
    /// may be UIKit's, or functions that place no views.
    private func isProbablyOwn(_ message: Message, of receiver: Value) -> Bool {
        if case .object(let object) = receiver, !object.isViewController { return false }
        let isLaidOut = { (value: Value) in
            switch value {
            case .view, .guide, .attribute, .constraint, .equation: true
            default: false
            }
        }
        let text = vocabulary.text(message.name)
        return message.arguments.isEmpty && UIKitName.setupPrefixes.contains(where: text.hasPrefix)
            || message.arguments.contains { value in
                guard case .array(let array) = value else { return isLaidOut(value) }
                return array.elements.contains(where: isLaidOut)
            }
            || nearest(to: text, of: receiver).map { suggestion in
                NearestName.typo(text, among: [suggestion]) != nil && !isWithoutLayout(suggestion)
            } == true
    }

    /// The message with another name and the same labels.
    func renamed(_ message: Message, to text: String) -> Message {
        let name = vocabulary.names.intern(text)
        let labels = vocabulary.text(message.selector).drop { $0 != ":" }
        return Message(
            name: name, selector: vocabulary.names.intern(text + labels),
            arguments: message.arguments.renamed(text), isGuess: true)
    }
}
