internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Enumerations, which become classes. Each case is a class method that returns its value.
extension SwiftParser {
    /// What is known about the enumeration being read.
    struct Enumeration {
        /// The first type after its colon, such as that of its raw values.
        let rawType: Name?
        /// The cases without associated values.
        var plainCases: [DeclaredName] = []
        /// The raw value of the last case.
        var lastRaw: Expression?
    }

    /// Reads `case` and the cases after it.
    mutating func cases() throws(Rejection) -> [ClassSyntax.Method] {
        advance()
        var methods: [ClassSyntax.Method] = []
        repeat {
            let name = try name(.nameOf(.case))
            var labels: [Name?] = []
            var values: [DeclaredName] = []
            if current.kind == .leftParen { (labels, values) = try caseValues() }
            if values.isEmpty { enumeration?.plainCases.append(name) }
            let raw = try rawValue(of: name)
            let given = values.map { Expression(kind: .name($0.name), span: $0.span) }
            let value = sent(
                ownSelf(at: name.span), LibraryMessage.enumerationCase.word, name.span,
                [
                    Expression(kind: .text(names.text(name.name)), span: name.span), raw,
                    Expression(kind: .array(given), span: name.span),
                ].map { Argument(label: nil, labelSpan: name.span, value: $0) })
            let result = statement(.return(Expression(kind: value, span: name.span)), name.span)
            let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: name.span)
            let function = FunctionSyntax(
                parameters: ([own] + values).map { FunctionSyntax.Parameter(name: $0) },
                body: Block(statements: [result], span: name.span), span: name.span)
            methods.append(
                ClassSyntax.Method(selector: selector(name.name, labels), isClassMember: true, function: function))
        } while accept(.comma)
        return methods
    }

    /// Reads the types of associated values: their labels, and made-up names.
    private mutating func caseValues() throws(Rejection) -> ([Name?], [DeclaredName]) {
        try expect(.leftParen)
        var labels: [Name?] = []
        var values: [DeclaredName] = []
        while current.kind != .rightParen {
            let place = current.span
            var label: Name?
            if current.kind == .identifier || current.kind == .reserved, token(ahead: 1).kind == .colon {
                label = isWord("_") ? nil : current.name
                advance()
                advance()
            }
            try skipType()
            if accept(.assign) { _ = try value() }
            labels.append(label)
            values.append(DeclaredName(name: names.intern("$value\(values.count)"), span: place))
            if !accept(.comma) { break }
        }
        try expect(.rightParen)
        return (labels, values)
    }

    private mutating func rawValue(of name: DeclaredName) throws(Rejection) -> Expression {
        var raw = Expression(kind: .nothing, span: name.span)
        if accept(.assign) {
            raw = try value()
        } else if let type = enumeration?.rawType {
            switch names.text(type) {
            case "String": raw = Expression(kind: .text(names.text(name.name)), span: name.span)
            case "Int", "UInt", "Double", "CGFloat", "Int32", "UInt8":
                if let last = enumeration?.lastRaw {
                    let one = Expression(kind: .number(1), span: name.span)
                    raw = Expression(kind: .binary(.add, last, one), span: name.span)
                } else {
                    raw = Expression(kind: .number(0), span: name.span)
                }
            default: break
            }
        }
        // As a single number, so that the sums don't grow from case to case.
        if case .binary(.add, let last, _) = raw.kind, case .number(let number) = last.kind {
            raw = Expression(kind: .number(number + 1), span: name.span)
        }
        enumeration?.lastRaw = raw
        height = max(height, 1)
        return raw
    }

    /// The methods for `allCases` and `init(rawValue:)`.
    func collectiveMethods(_ read: Enumeration, at place: Span) -> [ClassSyntax.Method] {
        let own = ownSelf(at: place)
        let all = Expression(
            kind: .array(
                read.plainCases.map {
                    Expression(kind: .message(own, $0.name, nameSpan: $0.span, []), span: $0.span)
                }), span: place)
        let allCases = DeclaredName(name: names.intern(SwiftName.allCases), span: place)
        let raw = DeclaredName(name: names.intern("$raw"), span: place)
        let element = DeclaredName(name: names.intern("$element"), span: place)
        let item = Expression(kind: .name(element.name), span: place)
        let itsRaw = Expression(
            kind: .message(item, names.intern(LibraryMessage.rawValue.rawValue), nameSpan: place, []), span: place)
        let isIt = Expression(
            kind: .binary(.equal, itsRaw, Expression(kind: .name(raw.name), span: place)), span: place)
        let branch = Statement.Branch(
            condition: isIt, body: Block(statements: [statement(.return(item), place)], span: place))
        let search = statement(
            .for(
                element, in: all,
                Block(statements: [statement(.if([branch], otherwise: nil), place)], span: place)), place)
        let none = statement(.return(Expression(kind: .nothing, span: place)), place)
        let selfName = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: place)
        let function = FunctionSyntax(
            parameters: [selfName, raw].map { FunctionSyntax.Parameter(name: $0) },
            body: Block(statements: [search, none], span: place), span: place)
        return [
            getter(of: allCases, isClassMember: true, [statement(.return(all), place)]),
            ClassSyntax.Method(
                selector: names.intern(SwiftName.caseWithRawValue + ":"), isClassMember: true, function: function),
        ]
    }
}
