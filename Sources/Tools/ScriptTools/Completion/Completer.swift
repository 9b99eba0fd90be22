internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Syntax
internal import Diagnostics
internal import Scripts

/// Finds the names that fit at a cursor, from the tables that the evaluator uses.
struct Completer {
    let vocabulary: Vocabulary
    let evaluator: Evaluator
    let source: SourceText
    /// The tokens before the cursor, without the name being typed.
    private(set) var tokens: Tokens
    let range: Range<Int>
    private let isInText: Bool

    init(vocabulary: Vocabulary, evaluator: Evaluator, text: String, offset: Int) {
        self.vocabulary = vocabulary
        self.evaluator = evaluator
        let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
        source = SourceText(name: "", text: before)
        tokens = Lexer.tokens(of: source, names: vocabulary.names).dropLast()
        let end = source.bytes.count
        let isUnclosed = tokens.last.map { $0.kind == .unclosedString || $0.kind == .unclosedComment } ?? false
        isInText = isUnclosed && tokens.last?.span.upper == end
        if let last = tokens.last, last.kind == .identifier || last.kind == .reserved, last.span.upper == end {
            range = last.span.range
            tokens.removeLast()
        } else {
            range = end..<end
        }
    }

    var completions: Completions {
        let typed = source.text(in: range)
        let found = (fittingAlone ?? candidates).filter { $0.text.hasPrefix(typed) }
        return Completions(range: range, candidates: found)
    }

    private var candidates: [Completion] {
        if isInText || isInLineComment { return [] }
        guard let last = tokens.last, last.kind == .dot else { return names }
        var position = tokens.count - 1
        if !endsValue(at: position - 1) {
            // `.left` as an argument of a method.
            return Attribute.allCases.map { Completion(text: $0.rawValue, summary: $0.summary) }
        }
        guard let shape = shape(endingAt: &position) else { return [] }
        return members(of: shape)
    }

    /// The completions at a special place, where fewer fit than its bracket allows.
    private var fittingAlone: [Completion]? {
        if isInText || isInLineComment || tokens.last?.kind == .dot { return nil }
        return place.map(candidates)
    }

    private var isInLineComment: Bool {
        let line = source.text(in: source.range(ofLine: source.lineCount))
        let start = tokens.last.map(\.span.upper) ?? 0
        return source.text(in: start..<range.lowerBound).contains("//") && line.contains("//")
    }

    func endsValue(at position: Int) -> Bool {
        guard position >= 0 else { return false }
        switch tokens[position].kind {
        case .identifier, .rightParen, .rightBracket, .rightBrace, .string, .stringTail: return true
        case .reserved: return position > 0 && tokens[position - 1].kind == .dot
        default: return false
        }
    }

    // MARK: Members

    private func members(of shape: ChainShape) -> [Completion] {
        let members = Spelling.all.filter { text, spelling in
            shape.has(spelling) && (!text.hasPrefix(Spelling.prefix) || isTypingPrefix)
        }
        // The view's values for computing are offered once the typed letters match nothing that can be related to.
        let typed = source.text(in: range)
        let related = shape.isPlaced && bracket == .relation ? members.filter(\.spelling.canBeRelatedTo) : []
        let fitting = related.contains { $0.text.hasPrefix(typed) } ? related : members
        return fitting.map { text, spelling in
            Completion(
                text: text, summary: spelling.summary, value: value(of: spelling, shape),
                following: Self.following(spelling, of: shape.receiver))
        }
    }

    private static func following(_ spelling: Spelling, of receiver: Receiver) -> String {
        guard case .member(let member) = spelling, member.isMethod(of: receiver), !member.takesClosureAlone else {
            return ""
        }
        return member.takesNothing ? "()" : "("
    }

    private var isTypingPrefix: Bool { source.text(in: range).hasPrefix("mas") }

    private func value(of spelling: Spelling, _ shape: ChainShape) -> String? {
        guard case .attribute(let attribute) = spelling, let view = shape.view, !view.isRemoved else { return nil }
        return view.attribute(attribute).value.spelled(decimals: 6)
    }

    /// Walks back from a dot to the name at the start of its chain, then forward to the value before the dot.
    func shape(endingAt dot: inout Int) -> ChainShape? {
        var steps: [Token?] = []
        var position = dot - 1
        while position >= 0 {
            switch tokens[position].kind {
            case .rightParen, .rightBrace:
                position = opening(of: position) - 1
            case .rightBracket:
                let open = opening(of: position)
                if open == 0 || !endsValue(at: open - 1) { return arrayShape(from: open, to: position, steps) }
                steps.append(nil)
                position = open - 1
            case .identifier, .reserved:
                steps.append(tokens[position])
                guard position > 0, tokens[position - 1].kind == .dot, endsValue(at: position - 2) else {
                    return follow(steps)
                }
                position -= 2
            case .string, .stringTail:
                return steps.isEmpty ? ChainShape(.string) : nil
            default:
                return nil
            }
        }
        return nil
    }

    private func arrayShape(from open: Int, to close: Int, _ steps: [Token?]) -> ChainShape? {
        let elements = tokens[min(open + 1, close)..<close].filter { $0.kind != .comma }
        let holdsViews =
            !elements.isEmpty
            && elements.allSatisfy { token in
                guard token.kind == .identifier, let receiver = shape(of: token.name)?.receiver else { return false }
                return receiver == .view || receiver == .root
            }
        return advance(ChainShape(holdsViews ? .views : .array), over: steps)
    }

    func opening(of close: Int) -> Int {
        var depth = 0
        for position in stride(from: close, through: 0, by: -1) {
            switch tokens[position].kind {
            case .rightParen, .rightBracket, .rightBrace: depth += 1
            case .leftParen, .leftBracket, .leftBrace:
                depth -= 1
                if depth == 0 { return position }
            default: break
            }
        }
        return 0
    }

    private func follow(_ steps: [Token?]) -> ChainShape? {
        guard let root = steps.last.flatMap({ $0 }), let shape = shape(of: root.name) else { return nil }
        return advance(shape, over: steps.dropLast())
    }

    private func advance(_ shape: ChainShape, over steps: [Token?]) -> ChainShape? {
        var shape: ChainShape? = shape
        for step in steps.reversed() {
            if let step {
                shape = vocabulary.spelling(step.name).flatMap { shape?.member($0) }
            } else {
                shape = shape?.element
            }
        }
        return shape
    }

    private func shape(of name: Name) -> ChainShape? {
        if let shape = shape(ofParameter: name) { return shape }
        if let value = globalValue(name) { return ChainShape(value) }
        guard let builtin = vocabulary.builtin(name) else { return nil }
        switch builtin {
        case .make, .update, .remake: return ChainShape(.maker, view: evaluator.selection.first)
        default: return ChainShape(evaluator.value(of: builtin))
        }
    }

    func globalValue(_ name: Name) -> Value? { evaluator.globals.value(of: name) }

    // MARK: Names

    private var names: [Completion] {
        var found: [Completion]
        switch bracket {
        case .brace:
            let words = startsStatement ? StatementWord.allCases : []
            found = globals { _ in true } + declared + words.map { Completion(text: $0.rawValue, summary: $0.summary) }
            found += Builtin.allCases.map(completion) + ReservedWord.allCases.map(completion)
        case .relation where range.isEmpty:
            // Values for computing are offered once a letter is typed.
            found = globals(where: \.canBeRelatedTo) + declared + [.root, .`self`, .superview].map(completion)
        case .relation, .arguments:
            found = globals { _ in true } + declared + Builtin.allCases.map(completion)
            found += ReservedWord.allCases.filter(\.isValue).map(completion)
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.text).inserted }
    }

    func globals(where isFitting: (Value) -> Bool) -> [Completion] {
        evaluator.globals.names.compactMap { name in
            guard let value = globalValue(name), isFitting(value) else { return nil }
            let shown = ValueText(limit: 40).text(value, .shown)
            return Completion(text: vocabulary.text(name), summary: value.phrase, value: shown)
        }
    }

    private var declared: [Completion] { declared { _ in true } }

    /// Names declared by the text itself, which has not run, with equally likely keywords.
    func declared(by isFitting: (Token) -> Bool) -> [Completion] {
        declaredInText.filter { isFitting($0.word) }.map { Completion(text: $0.name, summary: "declared above") }
    }

    func completion(_ builtin: Builtin) -> Completion {
        Completion(text: builtin.rawValue, summary: builtin.summary, following: builtin.isFunction ? "(" : "")
    }

    func completion(_ word: ReservedWord) -> Completion {
        Completion(text: word.rawValue, summary: word.summary)
    }

    /// The context of the cursor, determined by the innermost open bracket.
    private enum Bracket {
        /// Statements: a brace or no bracket.
        case brace
        /// The arguments of `equalTo` and similar methods.
        case relation
        /// Other arguments, or elements.
        case arguments
    }

    private var bracket: Bracket {
        var depth = 0
        var isInArray = false
        for position in tokens.indices.reversed() {
            switch tokens[position].kind {
            case .rightParen, .rightBracket, .rightBrace: depth += 1
            case .leftParen, .leftBracket, .leftBrace:
                depth -= 1
                if depth >= 0 { continue }
                depth = 0
                switch tokens[position].kind {
                case .leftBrace: return isInArray ? .arguments : .brace
                case .leftParen: return isRelation(before: position) ? .relation : .arguments
                // An array in a relation's arguments contains values that can be related to.
                default: isInArray = true
                }
            default: break
            }
        }
        return isInArray ? .arguments : .brace
    }

    private func isRelation(before position: Int) -> Bool {
        position > 0 && member(at: position - 1)?.isRelation == true
    }

    private var startsStatement: Bool {
        guard let last = tokens.last else { return true }
        let isFirstOfLine = source.line(at: range.lowerBound) > source.line(at: max(0, last.span.upper - 1))
        return isFirstOfLine || last.kind == .semicolon || last.kind == .leftBrace
    }

    private var declaredInText: [(name: String, word: Token)] {
        var declared: [(name: String, word: Token)] = []
        for (word, name) in zip(tokens, tokens.dropFirst()) where name.kind == .identifier {
            let isDeclaring: Bool
            switch word.kind {
            case .reserved:
                switch ReservedWord(word.name) {
                case .let, .var, .func, .for: isDeclaring = true
                default: isDeclaring = false
                }
            case .identifier:
                isDeclaring = StatementWord(word.name)?.declaresView ?? false
            default: isDeclaring = false
            }
            if isDeclaring { declared.append((vocabulary.text(name.name), word)) }
        }
        return declared
    }
}
