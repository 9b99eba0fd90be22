internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Calls of initializers.
extension SwiftParser {
    /// Whether a type is one of the libraries', but neither a view nor a view controller.
    func isValue(_ type: Name) -> Bool {
        outline.isOnlyExtended(type) && UIKitClass.nature(of: names.text(type)) == nil
    }

    /// The call of a type's initializer.
    /// The name of an initializer of a geometric structure that no file here has: `UIEdgeInsets(horizontal:vertical:)`.
    private func unknownInitializer(of type: String, _ labels: [Name?]) -> String? {
        let given = labels.compactMap { $0.map(names.text) }
        guard SwiftName.makers[type] != nil, type != "UIOffset", !given.isEmpty, given.count == labels.count,
            given.allSatisfy({ NearestName.typo($0, among: SwiftName.partsOfGeometry) == nil })
        else { return nil }
        return given.contains(where: SwiftName.partsOfGeometry.contains)
            ? nil : "\(type)(\(given.map { $0 + ":" }.joined()))"
    }

    mutating func made(
        _ type: Name, _ place: Expression, _ arguments: [Argument], _ start: Span, above parts: Int
    ) throws(Rejection) -> Expression {
        let text = names.text(type)
        let plain = arguments.map { Argument(label: nil, labelSpan: $0.labelSpan, value: $0.value) }
        let labels = arguments.map(\.label)
        if labels.contains(where: { $0 != nil }), outline.isOnlyExtended(type), outline.hasInitializer(labels, of: type)
        {
            return try sent(allocated(place), "init", place.span, arguments, start, above: parts + 1)
        }
        checkLabels(arguments, ofInitializerOf: type)
        if let unknown = unknownInitializer(of: text, labels) {
            return try expression(.name(names.intern(unknown)), start, above: parts)
        }
        if let maker = SwiftName.makers[text], !arguments.isEmpty {
            checkLabels(of: text, arguments)
            let function = Expression(kind: .name(names.intern(maker)), span: place.span)
            return try expression(.call(function, plain), start, above: parts)
        }
        if let constant = SwiftName.constant(text, "zero") {
            return try expression(.name(names.intern(constant)), start, above: parts)
        }
        if ["Array", "ContiguousArray", "Set", "Dictionary"].contains(text), !outline.isType(type) {
            let made = try collection(of: arguments, isDictionary: text == "Dictionary", start)
            return text == Self.setType ? try asSet(made) : made
        }
        if isNumberType(type), let first = plain.first {
            let number = names.intern(LibraryMessage.number.rawValue)
            return try expression(.message(first.value, number, nameSpan: place.span, []), start, above: parts)
        }
        if outline.isEnumeration(type), plain.count == 1 {
            return try sent(place, SwiftName.caseWithRawValue, place.span, plain, start, above: parts)
        }
        switch (text, arguments.first?.label.map(names.text)) {
        case ("Int", _) where plain.count == 1:
            let number = names.intern(LibraryMessage.number.rawValue)
            let value = Expression(
                kind: .message(plain[0].value, number, nameSpan: place.span, []), span: place.span)
            return try expression(.conversion(.whole, value), start, above: parts + 1)
        case ("Bool", _) where plain.count == 1:
            let truth = names.intern(LibraryMessage.boolValue.rawValue)
            return try expression(.message(plain[0].value, truth, nameSpan: place.span, []), start, above: parts)
        case ("String", "repeating"?) where plain.count == 2:
            let copies = try sent(
                plain[0].value, LibraryMessage.copies.word, place.span, [plain[1]], start, above: parts)
            return try sent(copies, SwiftArrayWord.joined.rawValue, place.span, [], start, above: height)
        case ("ObjectIdentifier", nil) where plain.count == 1:
            // The identifier of an object is the object itself.
            return plain[0].value
        case ("Task", _):
            // Tasks run at once.
            guard let body = plain.last else { break }
            return try expression(
                .call(body.value, []), start, above: parts)
        case ("String", "format"?) where labels.contains { $0.map(names.text) == "locale" }:
            let rest = arguments.filter { $0.label.map(names.text) != "locale" }
            return try made(type, place, rest, start, above: parts)
        case ("String", _) where plain.count == 1 && arguments[0].label.map(names.text) != "format":
            return try expression(.interpolation([plain[0].value]), start, above: parts)
        case ("UIColor", "red"?):
            return try sent(place, "colorWithRed", place.span, unlabeled(arguments), start, above: parts)
        case ("UIColor", "white"?):
            return try sent(place, "colorWithWhite", place.span, unlabeled(arguments), start, above: parts)
        default: break
        }
        return try sent(allocated(place), "init", place.span, arguments, start, above: parts + 1)
    }

    /// `[Type alloc]`
    func allocated(_ type: Expression) -> Expression {
        Expression(
            kind: .message(type, names.intern(LibraryMessage.alloc.rawValue), nameSpan: type.span, []), span: type.span)
    }

    /// Reports missing and misspelled labels in the initializer of a geometric structure.
    private mutating func checkLabels(of type: String, _ arguments: [Argument]) {
        let shapes: [Builtin: TupleShape] = [.size: .size, .point: .point, .rect: .rect, .insets: .insets]
        guard let known = Builtin(rawValue: type).flatMap({ shapes[$0] })?.parts.map(\.name),
            let first = arguments.first
        else { return }
        let given = arguments.compactMap { $0.label.map(names.text) }
        if known.count == arguments.count, given.isEmpty {
            let place = Span(first.value.span.lower, arguments[arguments.count - 1].value.span.upper)
            return note(Rejection(.missingLabels(of: type, known), place))
        }
        if given.count == arguments.count, !given.isEmpty, given.count < known.count, given.allSatisfy(known.contains) {
            let missing = known.filter { !given.contains($0) }
            return note(Rejection(.missingLabels(of: type, missing), first.labelSpan))
        }
        guard known.count == arguments.count else { return }
        for (argument, suggestion) in zip(arguments, known) {
            guard let label = argument.label.map(names.text), NearestName.typo(label, among: [suggestion]) != nil else {
                continue
            }
            note(Rejection(.misspelledLabel(label, suggestion: suggestion), argument.labelSpan))
        }
    }

    /// The arguments without the first label, which is part of the method's name.
    private func unlabeled(_ arguments: [Argument]) -> [Argument] {
        arguments.enumerated().map { index, argument in
            Argument(label: index == 0 ? nil : argument.label, labelSpan: argument.labelSpan, value: argument.value)
        }
    }

    /// The type that the labels of an initializer determine: one of the source's, or a structure of UIKit.
    mutating func type(madeFrom labels: [Name?]) -> Name? {
        if labels.isEmpty || labels.contains(nil) { return nil }
        if let own = outline.type(madeFrom: labels) { return own }
        return SwiftName.structure(ofParts: labels.compactMap(\.self).map(names.text)).map { names.intern($0) }
    }
}
