internal import Masonry
internal import Syntax
package import Diagnostics
package import Vocabulary

// Declarations of names, and the bodies that stand around a place, as text.
extension SourceText {
    /// For `let title = UILabel()` and `let title = label("Title")` the declaration of the view.
    package func declaration(ofClass name: String, _ span: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: span.lower))
        let head = text(in: line.lowerBound..<span.lower)
        let words = head.split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.count == 3 || words.count == 4 && words[3] == "new", words[2] == "=",
            words[0] == ReservedWord.let.rawValue || words[0] == ReservedWord.var.rawValue,
            let (given, end) = arguments(behind: span), end <= line.upperBound,
            text(in: end..<line.upperBound).allSatisfy(\.isWhitespace),
            let declaration = Self.declaration(of: String(words[1]), ofClass: name)
                ?? Self.declaration(of: String(words[1]), saying: name, given)
        else { return nil }
        let indentation = head.prefix { $0 == " " || $0 == "\t" }.utf8.count
        return (Span(line.lowerBound + indentation, end), declaration)
    }

    /// Whether a name is that of a variable which is declared before.
    package func declaresVariable(at name: Span) -> Bool {
        let word = text(in: name)
        guard word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
        return text(in: 0..<name.lower).contains("\(ReservedWord.var.rawValue) \(word) ")
    }

    /// The name of the parameter of the block for constraints that a place is in, of Objective-C or Swift; nil where it is in
    /// none, or the parameter has no name.
    package func makerParameter(around place: Span) -> Span? {
        var depth = 0
        for position in bytes[..<place.lower].indices.reversed().prefix(10_000) {
            switch bytes[position] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{") where depth > 0: depth -= 1
            case UInt8(ascii: "{"):
                let head = text(in: range(ofLine: line(at: position)).lowerBound..<position)
                guard head.contains("Constraints") else { continue }
                return parameter(ofBlockAt: position, head)
            default: continue
            }
        }
        return nil
    }

    /// - Parameter head: what stands before its brace on the line.
    func parameter(ofBlockAt brace: Int, _ head: String) -> Span? {
        let isPart = { (character: Character) in character.isLetter || character.isNumber || character == "_" }
        if accent == .objectiveC {
            let blanks = head.count - head.trimmed.count
            guard head.trimmed.hasSuffix(")"), head.contains("^("), blanks >= 0 else { return nil }
            let behind = head[head.index(after: head.lastIndex(of: ")") ?? head.startIndex)...]
            let inner = head.dropLast(behind.count + 1)
            let name = String(inner.reversed().prefix(while: isPart).reversed())
            let type = "MASConstraintMaker"
            guard inner.contains(type + " *"), !name.isEmpty, name != type else { return nil }
            let upper = brace - behind.utf8.count - 1
            return Span(upper - name.utf8.count, upper)
        }
        let rest = text(in: (brace + 1)..<range(ofLine: line(at: brace)).upperBound)
        let start = rest.prefix { $0 == " " || $0 == "(" }
        let name = rest.dropFirst(start.count).prefix(while: isPart)
        let behind = rest.dropFirst(start.count + name.count).drop { $0 == " " || $0 == ")" }
        guard !name.isEmpty, behind == ReservedWord.in.rawValue || behind.hasPrefix("\(ReservedWord.in.rawValue) ")
        else { return nil }
        let lower = brace + 1 + start.utf8.count
        return Span(lower, lower + name.utf8.count)
    }

    /// Where the parameters of a block of Objective-C are missing, of which a place is the first thing inside.
    func blockWithoutParameter(before place: Span) -> Span? {
        guard let brace = brace(before: place) else { return nil }
        let before = text(in: max(0, brace.lower - 2)..<brace.lower)
        return before.hasSuffix("^") || before == "^ " ? Span(brace.lower, brace.lower) : nil
    }

    /// The statement for `label("Title")`, whose name is a word of the language.
    static func declaration(of name: String, saying word: String, _ given: [String]) -> String? {
        guard let word = StatementWord(rawValue: word), word.declaresView, given.count <= 1 else { return nil }
        return ([word.rawValue, name] + given).joined(separator: " ")
    }

    /// The statement for `view("box")`.
    static func declaration(saying word: StatementWord, _ quoted: Substring) -> String? {
        let name = quoted.dropFirst().dropLast()
        guard word.declaresView, quoted.hasPrefix("\""), quoted.hasSuffix("\""), let first = name.first,
            !first.isNumber, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return word == .view || word == .scroll || word == .guide
            ? "\(word.rawValue) \(name)" : "\(word.rawValue) \(first.lowercased())\(name.dropFirst()) \(quoted)"
    }

    /// The statement that declares a view of UIKit's class.
    package static func declaration(of name: String, ofClass type: String) -> String? {
        guard case .view(let kind, _)? = UIKitClass.nature(of: type) else { return nil }
        return switch kind {
        case .label, .button, .field: "\(kind.rawValue) \(name) \"\(name)\""
        case .image: "\(kind.rawValue) \(name) 40x40"
        case .view, .scroll, .guide: "\(kind.rawValue) \(name)"
        }
    }

    /// Whether a statement is the last in the braces of a function or a closure.
    package func endsFunction(_ statement: Span) -> Bool {
        let blanks = " \t\r\n".utf8
        guard let next = bytes[statement.upper...].first(where: { !blanks.contains($0) }), next == UInt8(ascii: "}"),
            let brace = opening(around: statement)
        else { return false }
        let head = text(in: range(ofLine: line(at: brace)).lowerBound..<brace)
        let word = head.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "}" }).first.map(String.init) ?? ""
        let isBranch = [ReservedWord.if, .else, .for, .while].map(\.rawValue).contains(word)
        let isMaker = head.contains("Constraints")
        return !isBranch && !isMaker
    }

    /// Where the brace opens that a stretch is in.
    package func opening(around span: Span) -> Int? {
        var lexer = Lexer(self, names: NameTable(), range: 0..<span.lower)
        lexer.readAll()
        var open: [Int] = []
        for token in lexer.tokens {
            if token.kind == .leftBrace { open.append(token.span.lower) }
            if token.kind == .rightBrace { _ = open.popLast() }
        }
        return open.last
    }

    /// The body of the innermost block around a place whose line starts with one of the words.
    package func block(startingWith words: [ReservedWord], around place: Int) -> Range<Int>? {
        var depth = 0
        for position in bytes[..<place].indices.reversed().prefix(10_000) {
            switch bytes[position] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{") where depth > 0: depth -= 1
            case UInt8(ascii: "{"):
                let head = text(in: range(ofLine: line(at: position))).drop { $0 == " " || $0 == "\t" }
                guard words.contains(where: { head.hasPrefix("\($0.rawValue) ") }) else { continue }
                return position + 1..<end(ofBlockAt: position)
            default: continue
            }
        }
        return nil
    }

    private func end(ofBlockAt brace: Int) -> Int {
        var depth = 0
        for position in bytes.indices[brace...].prefix(10_000) {
            switch bytes[position] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return position }
            default: continue
            }
        }
        return min(bytes.count, brace + 10_000)
    }

    /// The condition of the innermost `while` around a stretch, with the names in it, of which its body changes none; and where
    /// it counts upwards what would go on at the end of that. Nil where the body may change one.
    package func endlessLoop(around span: Span) -> (
        condition: Span, names: [String], counting: (span: Span, text: String)?
    )? {
        var lexer = Lexer(self, names: NameTable(), range: 0..<bytes.count)
        lexer.readAll()
        let tokens = lexer.tokens
        var open: [Int] = []
        for (position, token) in tokens.enumerated() where token.span.lower <= span.lower {
            if token.kind == .leftBrace { open.append(position) }
            if token.kind == .rightBrace { _ = open.popLast() }
        }
        let words = { (position: Int) in String(self.text(in: tokens[position].span)) }
        for brace in open.reversed() {
            guard let head = tokens[..<brace].lastIndex(where: \.startsLine), head + 1 < brace,
                words(head) == ReservedWord.while.rawValue
            else { continue }
            var depth = 0
            let end = tokens[brace...].firstIndex { token in
                depth += token.kind == .leftBrace ? 1 : token.kind == .rightBrace ? -1 : 0
                return depth == 0
            }
            let condition = (head + 1)..<brace
            guard let end, brace + 1 < end, !condition.contains(where: { tokens[$0].kind == .leftParen }) else {
                return nil
            }
            let names = condition.filter { tokens[$0].kind == .identifier }.map(words)
            let mayChange = (brace..<end).contains { position in
                guard tokens[position].kind == .identifier else { return false }
                let next = tokens[position + 1].kind
                if names.contains(words(position)) {
                    return [.assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign, .dot, .leftBracket]
                        .contains(next)
                }
                // What a function changes is not seen here.
                return next == .leftParen && tokens[position - 1].kind != .dot
                    && Builtin(rawValue: words(position)) == nil
            }
            guard !names.isEmpty, !mayChange else { return nil }
            let span = tokens[head + 1].span.joined(with: tokens[brace - 1].span)
            guard condition.count == 3, ["<", "<="].contains(words(head + 2)), tokens[head + 1].kind == .identifier
            else { return (span, names, nil) }
            let isOneLine = line(at: tokens[end].span.lower) == line(at: tokens[brace].span.lower)
            let first = text(in: range(ofLine: line(at: tokens[brace + 1].span.lower)))
            let blanks = first.prefix { $0 == " " || $0 == "\t" }
            let place = tokens[end - 1].span.atEnd
            return (span, names, (place, "\(isOneLine ? "; " : "\n\(blanks)")\(names[0]) += 1"))
        }
        return nil
    }

    /// The text in quotes that a name at a place was declared with as its value.
    func literal(of name: Span) -> Span? {
        let word = text(in: name)
        let before = text(in: 0..<name.lower)
        guard accent == .masonry, word.first?.isLetter ?? false,
            word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            let head = [ReservedWord.let, .var].lazy.compactMap({
                before.ranges(of: "\($0.rawValue) \(word) = \"").last
            }).first
        else { return nil }
        let start = before[..<head.upperBound].utf8.count - 1
        guard let end = before[head.upperBound...].firstIndex(of: "\"") else { return nil }
        return Span(start, before[...end].utf8.count)
    }

    /// Whether a place is all that a variable is declared with.
    func isDeclared(_ value: Span) -> Bool {
        let words = text(in: range(ofLine: line(at: value.lower)).lowerBound..<value.lower).split(separator: " ")
        return words.count == 3 && words[2] == "="
            && [ReservedWord.let, .var].map(\.rawValue).contains(String(words[0]))
    }

    /// What makes the rest of a line a comment.
    package static let lineComment = "// "

    /// The start of a comment before a line of one statement, whose path starts the line and has a member in it.
    func comment(ofLineStartingAt member: Span) -> (span: Span, text: String)? {
        let line = range(ofLine: line(at: member.lower))
        let written = text(in: line)
        let blanks = written.prefix(while: \.isWhitespace)
        let path = text(in: line.lowerBound + blanks.utf8.count..<member.lower)
        let isBalanced = [("(", ")"), ("{", "}"), ("[", "]")].allSatisfy { opening, closing in
            written.filter { String($0) == opening }.count == written.filter { String($0) == closing }.count
        }
        guard isBalanced, !written.contains(";"), path.allSatisfy({ $0.isLetter || $0.isNumber || "._[]".contains($0) })
        else { return nil }
        let start = line.lowerBound + blanks.utf8.count
        return (Span(start, start), Self.lineComment)
    }

    /// What to do about a name that is declared again: help, and what can be written instead.
    func redeclaration(of name: Span) -> (help: String, replacement: (span: Span, text: String)?) {
        let line = range(ofLine: line(at: name.lower))
        let head = text(in: line.lowerBound..<name.lower)
        let words = head.split { !$0.isLetter && $0 != "_" }
        let before = words.last.map(String.init) ?? ""
        let text = text(in: name)
        let place = Span(name.lower - before.utf8.count - 1, name.lower)
        let isDirect = head.hasSuffix("\(before) ")
        if words.contains(where: { StatementWord(rawValue: String($0))?.declaresView ?? false }) {
            let isAlone = self.text(in: name.upper..<line.upperBound).allSatisfy(\.isWhitespace)
            if isDirect, isConstrainedAgain(text, before, at: name) {
                let other = (2...9).lazy.map { "\(text)\($0)" }.first {
                    !self.text(in: 0..<self.bytes.count).contains($0)
                }
                return (
                    "another \(before) needs another name; \(StatementWord.select.rawValue) \(text) would go on with the first one",
                    other.map { (name, $0) }
                )
            }
            let select = "\(StatementWord.select.rawValue) \(text)"
            return (
                "\(select) makes it the current view again; another view needs another name",
                isDirect && isAlone && StatementWord(rawValue: before) != nil
                    ? (Span(place.lower, name.upper), select) : nil
            )
        }
        guard before == ReservedWord.let.rawValue || before == ReservedWord.var.rawValue, isDirect else {
            return ("another one needs another name", nil)
        }
        return (
            "what is declared with `var` is assigned without it: \(text) = …; another value needs another name", nil
        )
    }

    /// Whether the bare chains behind a view's second declaration tie attributes that those behind its first one tie.
    private func isConstrainedAgain(_ view: String, _ word: String, at name: Span) -> Bool {
        let attributes = { (lines: [Substring]) -> Set<String> in
            let chains = lines.prefix { line in
                let first = line.split { !$0.isLetter }.first.map(String.init) ?? ""
                return StatementWord(rawValue: first)?.declaresView != true
            }.filter { $0.drop(while: \.isWhitespace).hasPrefix("\(Builtin.make.rawValue).") }
            return Set(
                chains.flatMap { chain in
                    chain.split(separator: ".").dropFirst().prefix { !$0.contains("(") }.map(String.init)
                })
        }
        let lines = text(in: 0..<bytes.count).split(separator: "\n", omittingEmptySubsequences: false)
        let second = line(at: name.lower)
        let declaration = "\(word) \(view)"
        guard
            let first = lines.prefix(second - 1).firstIndex(where: {
                $0.drop(while: \.isWhitespace).hasPrefix(declaration)
            })
        else { return false }
        return !attributes(Array(lines[(first + 1)...])).isDisjoint(with: attributes(Array(lines.dropFirst(second))))
    }
}
