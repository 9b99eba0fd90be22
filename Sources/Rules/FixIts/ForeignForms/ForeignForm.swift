/// A form of another language or library, such as a call with its labels, and what stands for it here.
package struct ForeignForm {
    /// What it is: a language, a library or the kind of a text.
    package let origin: String
    fileprivate let pattern: [Part]
    fileprivate let template: String
    /// Whether it is at the start of a statement only.
    fileprivate let startsStatement: Bool
    /// The words and signs that are always in it.
    private let words: [String]
    /// Whether it is about the statements in a block.
    package let hasBody: Bool

    fileprivate enum Part {
        case word(String)
        case hole(Hole)
    }

    fileprivate struct Hole {
        enum Kind { case path, list, number, identifier, declaration, body, expression }

        let letter: Character
        let kind: Kind
        /// The end of the identifier, which does not belong to the hole.
        var suffix = ""

        init?(_ word: String) {
            guard let letter = word.first, "A"..."Z" ~= letter else { return nil }
            if word.count > 1 {
                guard word.dropFirst() == Self.anchor else { return nil }
                suffix = Self.anchor
            }
            self.letter = letter
            switch letter {
            case "A": kind = .path
            case "B": kind = .body
            case "D": kind = .declaration
            case "I", "J", "K": kind = .identifier
            case "L": kind = .list
            case "M", "N": kind = .number
            default: kind = .expression
            }
        }

        private static let anchor = "Anchor"
    }

    private init?(_ row: ForeignTable.Row, _ names: NameTable) {
        guard row.kind == .form, let here = row.here else { return nil }
        origin = row.origin
        template = here
        startsStatement = row.there.hasPrefix("^")
        let form = String(row.there.drop { $0 == "^" })
        let source = SourceText(name: "", text: form, accent: .masonry)
        pattern = Lexer.tokens(of: source, names: names).filter { $0.kind != .end }.map { token in
            let word = source.text(in: token.span)
            return Hole(word).map(Part.hole) ?? .word(word)
        }
        words = pattern.compactMap { if case .word(let word) = $0 { word } else { nil } }
        hasBody = pattern.contains { if case .hole(let hole) = $0 { hole.kind == .body } else { false } }
    }

    /// Every form, in the order in which they are tried.
    package static let all: [ForeignForm] = {
        let names = NameTable()
        return ForeignTable.rows.compactMap { ForeignForm($0, names) }
    }()

    /// The word by which it is known, if that could also be a name of the script.
    private var head: String? {
        if case .word(let word)? = pattern.first, word.first?.isLetter == true { word } else { nil }
    }

    /// The most forms that are translated in a statement.
    private static let maxForms = 20

    /// A statement with what stands here for the forms of other languages in it, and a sentence on the first of them.
    ///
    /// - Parameters:
    ///   - indentation: that of the statement.
    ///   - declared: the names that the script declares.
    ///   - isWithBody: whether the statement has the blocks that it opens; else forms with a block are left out.
    ///   - forms: the forms to look for.
    /// - Returns: nil if there are none.
    package static func translated(
        _ statement: String, indentedBy indentation: String, declaring declared: Set<String>, isWithBody: Bool = false,
        among forms: [ForeignForm] = all
    ) -> (text: String, help: String)? {
        let names = NameTable()
        let forms = forms.filter { form in
            (isWithBody || !form.hasBody) && form.head.map { !declared.contains($0) } ?? true
        }
        var text = statement
        var origin: String?
        for _ in 0..<maxForms {
            let code = FormMatch.Code(text, names)
            let isFirst = isWithBody && origin == nil
            let possible = forms.lazy.filter { (!isFirst || $0.hasBody) && $0.words.allSatisfy(code.words.contains) }
            guard let (form, match) = possible.compactMap({ form in code.first(form).map { (form, $0) } }).first else {
                break
            }
            origin = origin ?? form.origin
            text = code.replacing(
                match, with: form.template.replacing("⏎B", with: "\nB").replacing("⏎", with: "\n\(indentation)"),
                indentedBy: indentation)
        }
        return origin.map { (text, "this is \($0)") }
    }
}

/// Where a form is in a statement, and what is in its holes.
private struct FormMatch {
    var range: Range<Int>
    var holes: [Character: String] = [:]

    /// A statement as tokens.
    struct Code {
        private let source: SourceText
        private let tokens: Tokens
        private let texts: [String]
        let words: Set<String>

        init(_ text: String, _ names: NameTable) {
            let source = SourceText(name: "", text: text, accent: .masonry)
            self.source = source
            tokens = Lexer.tokens(of: source, names: names).dropLast()
            texts = tokens.map { source.text(in: $0.span) }
            words = Set(texts)
        }

        private func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

        private func text(_ range: Range<Int>) -> String {
            range.isEmpty
                ? "" : source.text(in: tokens[range.lowerBound].span.joined(with: tokens[range.upperBound - 1].span))
        }

        func first(_ form: ForeignForm) -> FormMatch? {
            tokens.indices.lazy.filter { !form.startsStatement || $0 == 0 || tokens[$0].startsLine }.compactMap {
                start in
                end(of: form.pattern[...], from: start, FormMatch(range: start..<start))
            }.first
        }

        private func end(
            of pattern: ArraySlice<ForeignForm.Part>, from position: Int, _ match: FormMatch
        ) -> FormMatch? {
            guard let part = pattern.first else {
                var match = match
                match.range = match.range.lowerBound..<position
                return match
            }
            let rest = pattern.dropFirst()
            guard case .hole(let hole) = part else {
                guard case .word(let word) = part, position < tokens.count, text(position) == word else { return nil }
                return end(of: rest, from: position + 1, match)
            }
            let ends = ends(of: hole, from: position)
            if hole.kind == .body {
                return ends.lazy.compactMap { end in
                    var match = match
                    match.holes[hole.letter] = body(position..<end)
                    return self.end(of: rest, from: end, match)
                }.first
            }
            return (rest.isEmpty ? Array(ends.suffix(1)) : ends).lazy.compactMap { end in
                let content = String(text(position..<end).dropLast(hole.suffix.count))
                // The same letter is the same code.
                if let known = match.holes[hole.letter], known != content { return nil }
                var match = match
                match.holes[hole.letter] = content
                return self.end(of: rest, from: end, match)
            }.first
        }

        /// Where what is in a hole can end, the nearest place first.
        private func ends(of hole: ForeignForm.Hole, from start: Int) -> [Int] {
            guard start < tokens.count else { return hole.kind == .list ? [start] : [] }
            switch hole.kind {
            case .number: return tokens[start].kind == .number ? [start + 1] : []
            case .identifier:
                let word = text(start)
                let fits = isName(start) && word.hasSuffix(hole.suffix) && word.count > hole.suffix.count
                return fits ? [start + 1] : []
            case .path:
                guard isName(start), start == 0 || tokens[start - 1].kind != .dot else { return [] }
                var ends = [start + 1]
                var end = start + 1
                while end + 1 < tokens.count, tokens[end].kind == .dot, isName(end + 1) {
                    end += 2
                    ends.append(end)
                }
                return ends
            case .declaration:
                let last = tokens[start...].prefix(Self.longestType).firstIndex { !isName($0) && !isPointer($0) }
                return Array(start...(last ?? min(start + Self.longestType, tokens.count)))
            case .list, .expression:
                return balancedEnds(from: start, hasCommas: hole.kind == .list)
            case .body: return [endOfBlock(from: start)] + ends(ofIndentedFrom: start)
            }
        }

        /// The most tokens of a type: `const auto &`.
        private static let longestType = 4

        private func isPointer(_ token: Token) -> Bool { token.kind == .times || source.text(in: token.span) == "&" }

        /// The position of the brace that closes the block of a statement.
        private func endOfBlock(from start: Int) -> Int {
            var depth = 0
            return tokens[start...].indices.first { position in
                depth += tokens[position].kind.depth
                return depth < 0
            } ?? tokens.count
        }

        /// The places of an `end` at the indentation of the statement.
        private func ends(ofIndentedFrom start: Int) -> [Int] {
            let indentation = tokens.first.map { source.indentation(at: $0.span.lower) }
            return tokens[start...].indices.filter {
                tokens[$0].startsLine && text($0) == "end"
                    && source.indentation(at: tokens[$0].span.lower) == indentation
            }
        }

        /// The statements of a block, with the indentation of the first one.
        private func body(_ range: Range<Int>) -> String {
            guard let first = range.first else { return "" }
            let indentation = tokens[first].startsLine ? source.indentation(at: tokens[first].span.lower) : ""
            return indentation + text(range)
        }

        private func isName(_ index: Int) -> Bool { index < tokens.count && isName(tokens[index]) }

        private func isName(_ token: Token) -> Bool { token.kind == .identifier || token.kind == .reserved }

        private func balancedEnds(from start: Int, hasCommas: Bool) -> [Int] {
            var ends: [Int] = hasCommas ? [start] : []
            var depth = 0
            for position in start..<tokens.count {
                let kind = tokens[position].kind
                if depth == 0, position > start, tokens[position].startsLine { break }
                if depth == 0, kind == .semicolon || kind == .comma && !hasCommas { break }
                depth += kind.depth
                if depth < 0 { break }
                if depth == 0 { ends.append(position + 1) }
            }
            return ends
        }

        /// The statement with another text for a match.
        func replacing(_ match: FormMatch, with template: String, indentedBy indentation: String) -> String {
            if template == "B", let body = match.holes["B"] {
                let inner = body.prefix { $0 == " " || $0 == "\t" }
                let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    line.hasPrefix(inner) ? indentation + line.dropFirst(inner.count) : String(line)
                }
                return lines.joined(separator: "\n").trimmed
            }
            let characters = Array(template)
            var text = ""
            for (index, character) in characters.enumerated() {
                let before = index > 0 ? characters[index - 1] : " "
                let after = index + 1 < characters.count ? characters[index + 1] : " "
                guard let content = match.holes[character], !before.isLetter, !after.isLetter else {
                    text.append(character)
                    continue
                }
                let isOperand = after == "." || before == "-"
                text += isOperand && hasOperator(content) ? "(\(content))" : content
            }
            let start = tokens[match.range.lowerBound].span.lower
            let end = match.range.isEmpty ? start : tokens[match.range.upperBound - 1].span.upper
            // Nothing is left of what stood before a statement.
            let next =
                text.isEmpty && match.range.upperBound < tokens.count ? tokens[match.range.upperBound].span.lower : end
            return source.text(in: 0..<start) + text + source.text(in: next..<source.length)
        }

        private func hasOperator(_ content: String) -> Bool {
            let names = NameTable()
            var depth = 0
            for token in Lexer.tokens(of: SourceText(name: "", text: content, accent: .masonry), names: names)
            where token.kind != .end {
                depth += token.kind.depth
                if depth == 0, BinaryOperator(rawValue: token.kind.spelling ?? "") != nil { return true }
            }
            return false
        }
    }
}
