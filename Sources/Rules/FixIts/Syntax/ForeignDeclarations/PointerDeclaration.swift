/// A variable declared with a pointer, as in C: `UIView *panel = [[UIView alloc] init];`.
enum PointerDeclaration: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), let edit = context.pointer(at: found.position) else {
            return nil
        }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    /// `UIView *panel = [[UIView alloc] init];`, `NSArray *views = @[panel];`
    fileprivate func pointer(at type: Int) -> Edit? {
        guard type + 2 < tokens.count, tokens[type + 1].kind == .times, tokens[type + 2].kind == .identifier else {
            return nil
        }
        let (kind, name) = (text(at: type), text(at: type + 2))
        let last = endOfLine(of: type)
        let end = tokens[last + 1]
        let whole = tokens[type].span.joined(
            with: end.kind == .semicolon && !end.startsLine ? end.span : tokens[last].span)
        if last == type + 2 { return declaration(of: name, as: kind).map { (whole, $0) } }
        guard last > type + 3, tokens[type + 3].kind == .assign else { return nil }
        let value = type + 4...last
        if isMade(value, by: kind), let declared = declaration(of: name, as: kind) { return (whole, declared) }
        let word: ReservedWord = kind == "NSMutableArray" ? .var : .let
        return withoutBoxes(value).map { (whole, "\(word.rawValue) \(name) = \($0)") }
    }

    /// A view, or an empty array, as it is declared here.
    private func declaration(of name: String, as kind: String) -> String? {
        if ["NSArray", "NSMutableArray"].contains(kind) { return "\(ReservedWord.var.rawValue) \(name) = []" }
        return ViewDeclaration.text(of: name, ofClass: kind)
    }

    /// Whether a value is a new object of a class: `[[UIView alloc] init]`, `[UIView new]`, `[NSArray array]`.
    private func isMade(_ value: Range<Int>, by kind: String) -> Bool {
        let depth = value.prefix { tokens[$0].kind == .leftBracket }.count
        let words = Array(identifiers(in: value).prefix(2))
        switch depth {
        case 1: return value.count == 4 && (words == [kind, "new"] || words == [kind, "array"])
        case 2: return words == [kind, "alloc"]
        default: return false
        }
    }

    /// A value without the `@` of strings, arrays and expressions; nil if it is a message or has other objects.
    private func withoutBoxes(_ value: Range<Int>) -> String? {
        let boxes = value.filter { tokens[$0].kind == .at }
        guard tokens[value.lowerBound].kind != .leftBracket,
            boxes.allSatisfy({ [.leftBracket, .leftParen].contains(tokens[$0 + 1].kind) || isString(tokens[$0 + 1]) })
        else { return nil }
        return source.text(in: span(value), with: boxes.map { (tokens[$0].span, "") })
    }
}
