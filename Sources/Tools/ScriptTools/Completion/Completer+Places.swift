internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Syntax
internal import Diagnostics

/// The places where only one kind of completion fits.
extension Completer {
    enum Place {
        /// The name of a new declaration, which can't be predicted.
        case newName
        /// After the names of new declarations.
        case parent
        case view, direction, axis, attribute
    }

    func candidates(at place: Place) -> [Completion] {
        switch place {
        case .newName: return []
        case .parent: return [completion(ReservedWord.in)]
        case .view:
            // Views declared by the statement itself are not its parents.
            let statement = startOfStatement.map { tokens[$0].span.lower } ?? range.lowerBound
            let isView = { (value: Value) in if case .view(let view) = value { !view.isRemoved } else { false } }
            let views =
                globals(where: isView)
                + declared { word in
                    word.kind == .identifier && StatementWord(word.name).map { $0 != .guide } ?? false
                        && word.span.lower < statement
                }
            return views + [completion(Builtin.root)]
        case .direction: return [Builtin.ltr, .rtl].map(completion)
        case .axis: return [Builtin.horizontal, .vertical].map(completion)
        case .attribute: return Attribute.allCases.map { Completion(text: ".\($0.rawValue)", summary: $0.summary) }
        }
    }

    /// The place at the cursor, if it is a special one.
    var place: Place? {
        guard let last = tokens.last else { return nil }
        if last.kind == .assign { return member(at: tokens.count - 2) == .direction ? .direction : nil }
        return placeInDeclaration ?? placeInCall
    }

    /// The member whose name after a dot is this token.
    func member(at position: Int) -> Member? {
        guard position > 0, tokens[position].kind == .identifier, tokens[position - 1].kind == .dot,
            case .member(let member)? = vocabulary.spelling(tokens[position].name)
        else { return nil }
        return member
    }

    // MARK: Declarations

    private var placeInDeclaration: Place? {
        // From the statement's keyword on: names and commas, and perhaps `in`.
        guard let position = startOfStatement, tokens[position].kind == .identifier,
            let word = StatementWord(tokens[position].name)
        else { return nil }
        let isOnNextLine = source.line(at: range.lowerBound) > source.line(at: max(0, tokens[position].span.lower))
        let rest = tokens[(position + 1)...]
        if isOnNextLine, rest.last?.kind != .comma { return nil }
        let takesNext = rest.isEmpty || rest.last?.kind == .comma
        if word == .select { return takesNext ? .view : nil }
        guard word.declaresView, rest.allSatisfy({ $0.kind != .assign && $0.kind != .dot }) else { return nil }
        if let last = rest.last, last.kind == .reserved, ReservedWord(last.name) == .in { return .view }
        if takesNext { return .newName }
        let hasParent = rest.contains { $0.kind == .reserved }
        return hasParent ? nil : .parent
    }

    private var startOfStatement: Int? {
        let start = tokens.lastIndex { $0.startsLine || $0.kind == .semicolon || $0.kind == .leftBrace }
        guard let start else { return nil }
        let first = tokens[start].kind == .semicolon || tokens[start].kind == .leftBrace ? start + 1 : start
        return first < tokens.count ? first : nil
    }

    // MARK: Calls

    private var placeInCall: Place? {
        guard let open = openBrackets.first, tokens[open].kind == .leftParen, let method = member(at: open - 1),
            let last = tokens.last, last.kind == .leftParen || last.kind == .comma
        else { return nil }
        let isFirst = last.kind == .leftParen
        switch method {
        case .attributes, .attribute: return .attribute
        case .distribute, .distributeViewsAlongAxis, .contentHuggingPriority, .contentCompressionResistancePriority:
            return isFirst ? .axis : nil
        case .setContentHuggingPriority, .setContentCompressionResistancePriority: return isFirst ? nil : .axis
        default: return nil
        }
    }

    /// The open brackets at the cursor, innermost first.
    var openBrackets: [Int] {
        var open: [Int] = []
        var depth = 0
        for position in tokens.indices.reversed() {
            switch tokens[position].kind {
            case .rightParen, .rightBracket, .rightBrace: depth += 1
            case .leftParen, .leftBracket, .leftBrace:
                if depth == 0 { open.append(position) } else { depth -= 1 }
            default: break
            }
        }
        return open
    }

    // MARK: Closures

    /// The shape of a parameter with this name in the enclosing closures.
    func shape(ofParameter name: Name) -> ChainShape? {
        for open in openBrackets where tokens[open].kind == .leftBrace {
            guard open + 2 < tokens.count, tokens[open + 1].kind == .identifier, tokens[open + 1].name == name,
                tokens[open + 2].kind == .reserved, ReservedWord(tokens[open + 2].name) == .in
            else { continue }
            return shape(ofParameterAfter: open)
        }
        return nil
    }

    /// The shape of the parameter of a closure passed to a method.
    private func shape(ofParameterAfter brace: Int) -> ChainShape? {
        var position = brace - 1
        if position > 0, tokens[position].kind == .rightParen { position = opening(of: position) - 1 }
        if position > 0, tokens[position].kind == .leftParen { position -= 1 }
        guard let method = member(at: position) else { return nil }
        var dot = position - 1
        let receiver = shape(endingAt: &dot)
        switch method {
        case .makeConstraints, .updateConstraints, .remakeConstraints: return ChainShape(.maker, view: receiver?.view)
        case .map, .filter: return receiver?.element
        default: return nil
        }
    }
}
