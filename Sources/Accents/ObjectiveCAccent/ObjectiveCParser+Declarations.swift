internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Classes, methods and other declarations at the top level.
extension ObjectiveCParser {
    /// Reads a declaration or statements at the top level; nil for a declaration without statements.
    mutating func declaration() throws(Rejection) -> [Statement]? {
        let start = current.span
        switch current.kind {
        case .semicolon, .rightBrace:
            if current.kind == .rightBrace { errors.append(SyntaxError(.unexpectedClosing("}"), start)) }
            advance()
            return nil
        case .at:
            return try atDeclaration()
        case .minus where startsMethod, .plus where startsMethod:
            hasMethods = true
            if let method = try method() { looseMethods.append(method) }
            return nil
        case .identifier:
            skipMarkers()
            if current.kind == .at { return try atDeclaration() }
            if token(ahead: 1).kind == .leftParen {
                if isWord("SpecBegin") { return [try specification()] }
                if isWord("SPEC_BEGIN") { return [try specificationOfKiwi()] }
            }
            if isWord("typedef") || isWord("enum") || isWord("NS_ENUM") || isWord("NS_OPTIONS") || isWord("struct") {
                if let constants = try typedef() { return constants }
            }
            if let function = try function() { return function.map { [$0] } }
            if current.kind == .end || current.kind == .at { return nil }
        default: break
        }
        return try statements()
    }

    /// Skips macros before a declaration, such as `NS_ASSUME_NONNULL_BEGIN`, and before a class: `IB_DESIGNABLE`,
    /// `API_AVAILABLE(ios(11))`.
    private mutating func skipMarkers() {
        if isMarker { advance() }
        var next = index
        while names.text(tokens[next].name).allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }),
            tokens[next].kind == .identifier
        {
            next = tokens[next + 1].kind == .leftParen ? end(ofBracketAt: next + 1) : next + 1
        }
        let isClass = tokens[next].kind == .at && Self.classWords.contains(names.text(tokens[next + 1].name))
        if isClass { index = next }
    }

    private static let classWords: Set<String> = ["interface", "implementation", "protocol", "class"]

    /// Whether a macro without a declaration is here, such as `NS_ASSUME_NONNULL_BEGIN`.
    private var isMarker: Bool {
        let text = names.text(current.name)
        return text.hasPrefix("NS_") && text.contains("_BEGIN") || text.hasPrefix("NS_") && text.hasSuffix("_END")
            || text == "MASONRY_EXTERN"
    }

    private mutating func atDeclaration() throws(Rejection) -> [Statement]? {
        if isAt("interface") { return [try interface()] }
        if isAt("implementation") { return [try implementation()] }
        if acceptAt("property") {
            looseProperties += try property()
            return nil
        }
        if acceptAt("protocol") {
            let isForward = [.semicolon, .comma].contains(token(ahead: 1).kind)
            if isForward { skip(past: .semicolon) } else { try skipToEnd() }
            return nil
        }
        for word in ["class", "import", "synthesize", "dynamic"] where acceptAt(word) {
            skip(past: .semicolon)
            return nil
        }
        if acceptAt("end") { return nil }
        return try statements()
    }

    private mutating func skipToEnd() throws(Rejection) {
        while current.kind != .end {
            if acceptAt("end") { return }
            advance()
        }
        throw unexpected(.keyword("@end"))
    }

    // MARK: Classes

    mutating func interface() throws(Rejection) -> Statement {
        try classPart { (parser, properties, methods) throws(Rejection) in
            while !parser.acceptAt("end") {
                let start = parser.index
                if parser.noteUnended() { return }
                if parser.current.kind == .end { throw parser.unexpected(.keyword("@end")) }
                if parser.acceptAt("property") {
                    properties += try parser.property()
                } else if parser.startsMethod {
                    _ = try parser.method()
                } else {
                    parser.advance()
                }
                if parser.index == start { parser.advance() }
            }
        }
    }

    mutating func implementation() throws(Rejection) -> Statement {
        var others: [Statement] = []
        let part = try classPart { (parser, properties, methods) throws(Rejection) in
            while !parser.acceptAt("end") {
                if parser.noteUnended() { return }
                if parser.current.kind == .end { throw parser.unexpected(.keyword("@end")) }
                try parser.member(&methods, &others)
            }
        }
        // Statements between the methods come before the class.
        extraStatements += others
        return part
    }

    /// Reads a method of a class, or a declaration between its methods.
    private mutating func member(
        _ methods: inout [ClassSyntax.Method], _ others: inout [Statement]
    ) throws(Rejection) {
        do throws(Rejection) {
            try recovering { (parser) throws(Rejection) in
                if parser.startsMethod {
                    parser.hasMethods = true
                    if let method = try parser.method() { methods.append(method) }
                } else if let statements = try parser.declaration() {
                    others += statements
                }
            }
        } catch {
            // The next method is read, whatever the previous one left open.
            guard endsBodies else { throw error }
        }
    }

    /// Reads `SpecBegin(Name) … SpecEnd`, the class of tests `NameSpec`. Its statements come before the class.
    private mutating func specification() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        try expect(.leftParen)
        let tested = try name(.name)
        let name = DeclaredName(name: names.intern(names.text(tested.name) + "Spec"), span: tested.span)
        try expect(.rightParen)
        var others: [Statement] = []
        let part = try classPart(name, under: names.intern(UIKitName.testCase), start) {
            (parser, properties, methods) throws(Rejection) in
            while !parser.accept("SpecEnd") {
                if parser.current.kind == .end { throw parser.unexpected(.keyword("SpecEnd")) }
                try parser.member(&methods, &others)
            }
        }
        extraStatements += others
        return part
    }

    /// Reads the name of `SPEC_BEGIN(Name) … SPEC_END` and skips the rest.
    private mutating func specificationOfKiwi() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        try expect(.leftParen)
        let name = try name(.name)
        try expect(.rightParen)
        return try classPart(name, under: names.intern(UIKitName.kiwiSpec), start) {
            (parser, _, _) throws(Rejection) in
            while !parser.accept("SPEC_END"), parser.current.kind != .end { parser.advance() }
        }
    }

    /// Reads `@interface Name : Super` or `@implementation Name (Category)`, its instance variables in braces, and the
    /// rest with `body`.
    private mutating func classPart(
        _ body: (inout ObjectiveCParser, inout [ClassSyntax.Property], inout [ClassSyntax.Method]) throws(Rejection) ->
            Void
    ) throws(Rejection) -> Statement {
        let start = current.span
        advance()
        advance()
        let name = try name(.nameOf(.class))
        var superclass: Name?
        if current.kind == .less { skip(past: .greater) }
        if accept(.colon) {
            superclass = try self.name(.nameOf(.superclass)).name
            if current.kind == .less { skip(past: .greater) }
        }
        if current.kind == .leftParen { skipBalanced() }
        if current.kind == .less { skip(past: .greater) }
        return try classPart(name, under: superclass, start, body)
    }

    private mutating func classPart(
        _ name: DeclaredName, under superclass: Name?, _ start: Span,
        _ body: (inout ObjectiveCParser, inout [ClassSyntax.Property], inout [ClassSyntax.Method]) throws(Rejection) ->
            Void
    ) throws(Rejection) -> Statement {
        lastClass = name.span
        let outer = currentClass
        currentClass = name.name
        defer { currentClass = outer }
        if let superclass { classes[name.name, default: ClassNotes()].superclass = superclass }
        var properties: [ClassSyntax.Property] = []
        var methods: [ClassSyntax.Method] = []
        if current.kind == .leftBrace { properties += try storage() }
        try body(&self, &properties, &methods)
        return Statement(
            kind: .class(syntax(name, superclass, properties, methods, isImplied: false)), span: span(from: start))
    }

    private func syntax(
        _ name: DeclaredName, _ superclass: Name?, _ properties: [ClassSyntax.Property],
        _ methods: [ClassSyntax.Method], isImplied: Bool
    ) -> ClassSyntax {
        let notes = classes[name.name] ?? ClassNotes()
        return ClassSyntax(
            name: name, superclass: superclass, properties: properties, methods: methods,
            storageNames: storageNames(of: name.name), hasOwnView: notes.hasOwnView, addsSubviews: notes.addsSubviews,
            isImplied: isImplied)
    }

    /// The class for methods and properties that are outside a class.
    mutating func impliedClass() -> Statement {
        let place = looseMethods.first?.function.parameters.first?.name.span ?? Span(0, 0)
        lastClass = place
        let name = DeclaredName(name: impliedClassName, span: place)
        return Statement(
            kind: .class(syntax(name, nil, looseProperties, looseMethods, isImplied: true)), span: place)
    }

    /// Reads the instance variables in braces after a class's name.
    mutating func storage() throws(Rejection) -> [ClassSyntax.Property] {
        try expect(.leftBrace)
        var properties: [ClassSyntax.Property] = []
        while !accept(.rightBrace) {
            if current.kind == .end { try expect(.rightBrace) }
            if current.kind == .at {
                advance()
                advance()
                continue
            }
            if isWord("struct") || isWord("union"),
                [token(ahead: 1).kind, token(ahead: 2).kind].contains(.leftBrace)
            {
                // A structure declared in place has no value until its members are set.
                skip(past: .semicolon)
                continue
            }
            for (name, note) in try members() {
                let stored = storageName(name.name)
                noteStorage(name.name, stored, isWhole: note.isWhole)
                properties.append(
                    ClassSyntax.Property(
                        name: DeclaredName(name: stored, span: name.span), initial: initial(of: note, at: name.span)))
            }
        }
        return properties
    }

    /// The name of the property for that of its storage: `title` for `_title`.
    func storageName(_ name: Name) -> Name {
        let text = names.text(name)
        return text.hasPrefix("_") && text.utf8.count > 1 ? names.intern(String(text.dropFirst())) : name
    }

    private mutating func noteStorage(_ name: Name, _ stored: Name, isWhole: Bool) {
        let owner = currentClass ?? impliedClassName
        classes[owner, default: ClassNotes()].storageNames[name] = stored
        if isWhole { classes[owner, default: ClassNotes()].wholeProperties.insert(stored) }
    }

    /// Records that `_name` is storage of the current class, unless a local variable has that name.
    mutating func noteUse(of name: Name) {
        guard !scopes.contains(where: { $0[name] != nil }),
            let owner = currentClass ?? (hasMethods ? impliedClassName : nil)
        else { return }
        if names.text(name).utf8.first == UInt8(ascii: "_") {
            classes[owner, default: ClassNotes()].storageNames[name] = storageName(name)
        }
    }

    mutating func noteOwnView() {
        let owner = currentClass ?? impliedClassName
        classes[owner, default: ClassNotes()].hasOwnView = true
    }

    mutating func noteSubview() {
        let owner = currentClass ?? impliedClassName
        classes[owner, default: ClassNotes()].addsSubviews = true
    }

    /// Reads `Type *a, b;`.
    mutating func members() throws(Rejection) -> [(DeclaredName, TypeNote)] {
        var note = try skipType()
        let word = previous
        var members: [(DeclaredName, TypeNote)] = []
        repeat {
            while accept(.times) { note.isPointer = true }
            if current.kind == .leftParen, [.caret, .times].contains(token(ahead: 1).kind) {
                // A block or a pointer to a function.
                advance()
                advance()
                if let (end, _) = type(at: index), tokens[end].kind != .rightParen { index = max(index, end - 1) }
                members.append((try name(.name), TypeNote()))
                try expect(.rightParen)
                if current.kind == .leftParen { skipBalanced() }
            } else {
                let name = try name(.name)
                checkPointer(to: word, name, note)
                members.append((name, note))
                if current.kind == .leftBracket { skipBalanced() }
            }
        } while accept(.comma)
        skip(past: .semicolon)
        return members
    }

    /// Reports a missing `*` between a class and the name of a variable.
    mutating func checkPointer(to type: Token, _ name: DeclaredName, _ note: TypeNote) {
        guard !note.isPointer, isClass(type) else { return }
        self.note(
            Rejection(.missingPointer(names.text(type.name), variable: names.text(name.name)), name.span))
    }

    /// Reads a property after its `@property`.
    mutating func property() throws(Rejection) -> [ClassSyntax.Property] {
        let attributes = index
        if current.kind == .leftParen { skipBalanced() }
        let isClassMember = tokens[attributes..<index].contains {
            $0.kind == .identifier && names.text($0.name) == "class"
        }
        var properties: [ClassSyntax.Property] = []
        let start = index
        // A property of the class has no storage, only methods that the class declares.
        for (name, note) in try members() where !isClassMember {
            noteStorage(names.intern("_" + names.text(name.name)), name.name, isWhole: note.isWhole)
            var property = ClassSyntax.Property(name: name, initial: initial(of: note, at: name.span))
            let words = tokens[start..<index].prefix { $0.kind != .times }.filter { $0.kind == .identifier }
            if words.contains(where: { names.text($0.name) == "IBOutlet" }) { property.outlet = words.last?.name }
            properties.append(property)
        }
        return properties
    }
}
