package import Syntax
internal import Vocabulary
package import Diagnostics
internal import AccentSyntax

// Calls of functions, methods and initializers.
extension SwiftParser {
    package mutating func call(of callee: Expression, _ start: Span) throws(Rejection) -> Expression {
        var tallest = height
        var arguments: [Argument] = []
        if current.kind == .leftParen {
            let saved = expectsLibrary
            let isOld = names.text(previous.name).hasPrefix(SnapKitWord.oldPrefix)
            expectsLibrary = takesLibraryWords(callee)
            arguments = try self.arguments(of: callee)
            expectsLibrary = saved
            // `snp_makeConstraints(closure: { … })`
            if isOld, arguments.count == 1 {
                arguments[0] = Argument(label: nil, labelSpan: arguments[0].labelSpan, value: arguments[0].value)
            }
            tallest = max(tallest, height)
        }
        if current.kind == .leftBrace, opensTrailingClosure {
            let place = current.span
            if case .message(let elements, _, _, _) = callee.kind { givesWhole = hasWholeElements(elements) }
            closureBuilder = builder(for: callee, nil)
            arguments.append(Argument(label: nil, labelSpan: place, value: try closure(), isTrailing: true))
            tallest = max(tallest, height)
            while current.kind == .identifier, !current.startsLine, token(ahead: 1).kind == .colon,
                token(ahead: 2).kind == .leftBrace
            {
                let label = current
                advance()
                advance()
                closureBuilder = builder(for: callee, label.name)
                arguments.append(
                    Argument(label: label.name, labelSpan: label.span, value: try closure(), isTrailing: true))
                tallest = max(tallest, height)
            }
        }
        return try called(callee, arguments, start, above: tallest)
    }

    /// Whether a name is that of a library function, which may look like a type's: `CGSizeMake`, `NSLog`.
    private func isLibraryFunction(_ name: Name) -> Bool {
        let text = names.text(name)
        return LibraryFunction(rawValue: text) != nil || SwiftName.makers.values.contains(text)
    }

    /// Whether implicit members in the arguments of a callee are UIKit's, whatever the source declares.
    private func takesLibraryWords(_ callee: Expression) -> Bool {
        switch callee.kind {
        case .message(_, let name, _, _), .implicitMember(let name):
            let text = names.text(name)
            return Member(rawValue: text)?.takesLibraryWords == true || FontName.makers.contains(text)
        default: return false
        }
    }

    /// - Parameter callee: the callee, whose parameters determine the expected types.
    mutating func arguments(
        from opening: Token.Kind = .leftParen, to closing: Token.Kind = .rightParen, of callee: Expression? = nil
    ) throws(Rejection) -> [Argument] {
        try expect(opening)
        var arguments: [Argument] = []
        try separated(until: closing) { (parser) throws(Rejection) in
            let token = parser.current
            var label: Name?
            if token.kind == .identifier || token.kind == .reserved, parser.token(ahead: 1).kind == .colon {
                label = token.name
                parser.advance()
                parser.advance()
            }
            if let callee, parser.current.kind == .leftBrace {
                parser.closureBuilder = parser.builder(for: callee, label)
            }
            let labels = label.map(parser.outline.tupleLabels) ?? []
            let value = try parser.inBrackets { (parser) throws(Rejection) in
                try parser.expecting(parser.typeExpected(of: label, by: callee)) { (parser) throws(Rejection) in
                    try parser.labeling(labels.isEmpty ? parser.expectedLabels : labels) {
                        (parser) throws(Rejection) in try parser.value()
                    }
                }
            }
            arguments.append(Argument(label: label, labelSpan: token.span, value: value))
        }
        return arguments
    }

    /// The result builder for a closure that is passed to a callee.
    private func builder(for callee: Expression, _ label: Name?) -> Name? {
        switch callee.kind {
        case .name(let owner), .message(_, let owner, _, _):
            let isOwn = names.text(owner) == LibraryMessage.initialize.rawValue
            return (isOwn ? currentType : owner).flatMap { outline.builder(ofClosureFor: $0, label: label) }
        default: return nil
        }
    }

    /// The expected type of an argument with a label. The expected type of the call itself only counts for numbers.
    private func typeExpected(of label: Name?, by callee: Expression?) -> Name? {
        guard let callee else { return expectedType }
        let known: Name?
        switch (label, callee.kind) {
        case (let label?, _):
            let isLibraryCall = SwiftName.numberLabels.contains(names.text(label))
            known = outline.writtenType(of: label) ?? (isLibraryCall ? names.intern(SwiftName.number) : nil)
        case (nil, .name(let type)) where SwiftName.numbers.contains(names.text(type)):
            // A conversion takes any number, so a literal in it counts as an integer.
            return nil
        case (nil, .name(let function)), (nil, .message(_, let function, _, _)):
            known = outline.typeOfFirst(of: function)
        default: known = nil
        }
        let outer = expectedType.flatMap { SwiftName.numbers.contains(names.text($0)) ? $0 : nil }
        return known ?? outer
    }

    private mutating func called(
        _ callee: Expression, _ arguments: [Argument], _ start: Span, above parts: Int
    ) throws(Rejection) -> Expression {
        switch callee.kind {
        case .message(let base, let name, let nameSpan, let none) where none.isEmpty:
            if let currentType, outline.isParameter(name, of: currentType), case .name(let own) = base.kind,
                names.text(own) == Builtin.`self`.rawValue
            {
                return try made(name, callee, arguments, start, above: parts)
            }
            if case .name(let type) = base.kind, outline.isEnumeration(type) {
                return try expression(sent(base, names.text(name), nameSpan, arguments), start, above: parts)
            }
            if case .name(let own) = base.kind, names.text(own) == Builtin.`self`.rawValue {
                if arguments.isEmpty, let currentMethod, currentMethod.isDefaulted, currentMethod.name == name {
                    // Without arguments, the superclass' method is meant, not the one being read with its default values.
                    return try expression(.superMessage(name, nameSpan: nameSpan, []), start, above: parts)
                }
                checkLabels(arguments, ofMethod: name)
            }
            let sent = try method(base, names.text(name), nameSpan, arguments, start, above: parts)
            guard outline.setsSelf(name), isPlace(base) else { return sent }
            return try expression(.assignment(base, .assign, sent, givesOld: false), start, above: height)
        case .superMessage(let name, let nameSpan, _):
            let sent = sent(callee, names.text(name), nameSpan, arguments)
            guard case .message(_, let known, _, let given) = sent else { return callee }
            return try expression(.superMessage(known, nameSpan: nameSpan, given), start, above: parts)
        case .name(let name)
        where startsUppercase(name) && (!isLocal(name) || typeVariables.contains(name)) && !isLibraryFunction(name)
            && !outline.isFunction(name):
            return try made(name, callee, arguments, start, above: parts)
        case .implicitMember(let name) where names.text(name) == LibraryMessage.initialize.rawValue:
            let own = expectedType.flatMap { outline.isType($0) ? $0 : nil }
            if let type = own ?? type(madeFrom: arguments.map(\.label)) ?? expectedType {
                let place = Expression(kind: .name(type), span: callee.span)
                return try made(type, place, arguments, start, above: parts)
            }
            // The type is not known. Usually it is a number's.
            return arguments.count == 1
                ? arguments[0].value : try expression(.nothing, start, above: parts)
        case .implicitMember(let name) where SwiftName.intervals.contains(names.text(name)) && arguments.count == 1:
            // A time interval, such as `.seconds(1)`, counts as a number.
            return arguments[0].value
        case .implicitMember(let name) where FontName.makers.contains(names.text(name)):
            let type = Expression(kind: .name(names.intern(FontName.type)), span: callee.span)
            return try sent(type, names.text(name), callee.span, arguments, start, above: parts + 1)
        case .implicitMember: return callee
        case .name(let name) where names.text(name) == LibraryFunction.stride.rawValue && arguments.count == 3:
            let isThrough = arguments[1].label.map(names.text) == "through"
            let function = isThrough ? LibraryFunction.strideThrough : .stride
            let plain = arguments.map { Argument(label: nil, labelSpan: $0.labelSpan, value: $0.value) }
            let place = Expression(kind: .name(names.intern(function.rawValue)), span: callee.span)
            return try expression(.call(place, plain), start, above: parts)
        case .name(let name):
            if let call = try overload(of: name, arguments, callee, start, above: parts) { return call }
            let known = knownParameters(of: name) ?? []
            checkLabels(arguments, ofFunction: name)
            if !isLocal(name) { checkLabels(arguments, ofMethod: name) }
            return try expression(
                .call(callee, arranged(arguments, known, at: callee.span.atEnd)), start, above: parts)
        case .closure, .call:
            let plain = arguments.map { Argument(label: nil, labelSpan: $0.labelSpan, value: $0.value) }
            return try expression(.call(callee, plain), start, above: parts)
        default:
            return try expression(.call(callee, arguments), start, above: parts)
        }
    }

    /// Whether an expression is a variable or a property, which can be assigned.
    private func isPlace(_ value: Expression) -> Bool {
        switch value.kind {
        case .name(let name): isLocal(name) || names.text(name) == Builtin.`self`.rawValue
        case .message(_, _, _, let arguments): arguments.isEmpty
        default: false
        }
    }

    private mutating func method(
        _ base: Expression, _ name: String, _ nameSpan: Span, _ arguments: [Argument], _ start: Span, above parts: Int
    ) throws(Rejection) -> Expression {
        switch name {
        case "init":
            guard case .name(let type) = base.kind else { break }
            if startsUppercase(type) { return try made(type, base, arguments, start, above: parts) }
            if names.text(type) == Builtin.`self`.rawValue, let currentType, isValue(currentType) {
                // `self.init(…)` in an extension of a value type assigns `self`.
                let place = Expression(kind: .name(currentType), span: base.span)
                let value = try made(currentType, place, arguments, start, above: parts)
                return try expression(.assignment(base, .assign, value, givesOld: false), start, above: height)
            }
            if names.text(type) != Builtin.`self`.rawValue {
                // The variable holds a type.
                return try sent(allocated(base), name, nameSpan, arguments, start, above: parts + 1)
            }
        case "random":
            // Nothing is random here: the first value of the range is used.
            guard case .name(let type) = base.kind, !outline.isType(type), startsUppercase(type) else { break }
            if names.text(type) == "Bool" { return try expression(.boolean(false), start, above: 0) }
            guard !arguments.isEmpty, case .binary(let operation, let first, _) = arguments[0].value.kind,
                operation == .closedRange || operation == .halfOpenRange
            else { break }
            return first
        case "reduce" where arguments.first?.label.map(names.text) == "into":
            // The closure changes its first parameter, so that is returned.
            guard arguments.count == 2, case .closure(let function) = arguments[1].value.kind,
                let whole = function.parameters.first?.name
            else { break }
            let result = statement(.return(Expression(kind: .name(whole.name), span: whole.span)), whole.span)
            let body = Block(statements: function.body.statements + [result], span: function.body.span)
            let parameters = function.parameters.map { FunctionSyntax.Parameter(name: $0.name, isVariable: true) }
            let closure = Expression(
                kind: .closure(FunctionSyntax(parameters: parameters, body: body, span: function.span)),
                span: arguments[1].value.span)
            let given = [arguments[0], Argument(label: nil, labelSpan: arguments[1].labelSpan, value: closure)]
            return try sent(base, name, nameSpan, given, start, above: parts + 1)
        case "forEach", "map", "compactMap", "flatMap", "filter":
            if arguments.count == 1, case .message(let owner, let method, let span, let none) = arguments[0].value.kind,
                none.isEmpty
            {
                // A method as a value, such as `view.addSubview`.
                let element = names.intern("$0")
                let place = arguments[0].value.span
                let given = Argument(label: nil, labelSpan: place, value: Expression(kind: .name(element), span: place))
                let sent = Expression(kind: .message(owner, method, nameSpan: span, [given]), span: place)
                height = parts + 1
                let body = try self.closure(of: [DeclaredName(name: element, span: place)], giving: sent, place)
                let closure = Argument(label: nil, labelSpan: place, value: body)
                return try self.sent(base, name, nameSpan, [closure], start, above: parts + 2)
            }
        default: break
        }
        let keeps = [SwiftArrayWord.append, .insert].contains { $0.rawValue == name }
        let given =
            !keeps
            ? arguments
            : arguments.map {
                Argument(
                    label: $0.label, labelSpan: $0.labelSpan, value: ownValue($0.value), isTrailing: $0.isTrailing)
            }
        return try sent(
            keptElement(base, changedBy: name), name, nameSpan, given, start, above: keeps ? parts + 1 : parts)
    }

    /// `dictionary[key, default: []]` as a value that is also stored in the dictionary, if the method changes it.
    private func keptElement(_ base: Expression, changedBy name: String) -> Expression {
        guard SwiftArrayWord(rawValue: name)?.isChange == true,
            case .message(let owner, let word, let nameSpan, let positions) = base.kind,
            names.text(word) == SwiftName.subscriptWord, positions.last?.label.map(names.text) == "default"
        else { return base }
        let kept = names.intern(SwiftName.subscriptKeeper)
        return Expression(kind: .message(owner, kept, nameSpan: nameSpan, positions), span: base.span)
    }
}
