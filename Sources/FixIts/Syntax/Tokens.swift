internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

// What the lexer found: characters, numbers and signs that the language does not have.
extension SyntaxContext {
    /// An error of the lexer, explained.
    func explainedToken(_ error: SyntaxError) -> SyntaxError {
        if let answer = explainedQuote(error) { return answer }
        var answer = error
        switch error.problem {
        case .invalidCharacter(let scalar):
            answer.replacement = plainText(of: scalar, error.span).map { (error.span, $0) }
        case .letterAfterNumber(let letters, let number):
            return explainedLetters(letters, after: number, error)
        case .foreignOperator(let sign): return explainedSign(sign, error)
        case .hashSign: return explainedHashSign(error)
        case .htmlComment: answer.replacement = plainComment(from: error.span)
        case .unterminatedComment:
            answer.replacement = isCommentOfLine(error.span) ? (error.span, "//") : nil
        default: break
        }
        return answer.withUsualReplacement
    }

    /// The replacement for a foreign character: the same digit, a new line for a line separator, or nothing for an
    /// invisible character.
    private func plainText(of scalar: Unicode.Scalar, _ span: Span) -> String? {
        if scalar.properties.generalCategory == .decimalNumber {
            return source.text(in: span).map { character in
                character.isNumber
                    ? character.wholeNumberValue.map(String.init) ?? String(character) : String(character)
            }.joined()
        }
        return scalar.endsLine ? "\n" : scalar.isUnseen ? "" : nil
    }

    // MARK: Numbers

    /// `320x480x2`, `0xff8800`, `10px`, `1_000`, `2gap`
    private func explainedLetters(_ letters: String, after number: String, _ error: SyntaxError) -> SyntaxError {
        let whole = Span(error.span.lower - number.utf8.count, error.span.upper)
        let digits = letters.filter { $0 != "_" }
        let color = (number + letters).dropFirst(2)
        var answer = error
        if (number + letters).hasPrefix("0x"), color.count == 6 || color.count == 3, color.allSatisfy(\.isHexDigit),
            isAssignedColor
        {
            answer.replacement = (whole, "\"#\(color)\"")
        } else if number.contains("x"), letters.hasPrefix("x") {
            return SyntaxError(.sizeOfThree, error.span, replacement: (error.span, ""))
        } else if letters == "x", !number.contains(".") {
            answer.replacement = (error.span, "x\(number)")
        } else if let text = error.problem.replacement {
            answer.replacement = (whole, text)
        } else if letters.hasPrefix("_"), digits.allSatisfy(\.isNumber) {
            answer.replacement = (error.span, digits)
        } else if letters.hasPrefix("x"), !number.contains("x") {
            answer.replacement = (whole, "(\(number), \(letters.dropFirst()))")
        } else if !letters.hasPrefix("x") {
            answer.replacement = (error.span, "")
        }
        return answer
    }

    /// Whether the current value is assigned to a view's color.
    private var isAssignedColor: Bool {
        index > 1 && previous.kind == .assign
            && source.text(in: tokens[index - 2].span) == Member.color.rawValue
    }

    // MARK: Signs

    private func explainedSign(_ sign: ForeignOperator, _ error: SyntaxError) -> SyntaxError {
        let last = index > 0 ? tokens[index - 1] : nil
        let next = token(ahead: 1)
        switch sign {
        case .twoDots where !(next.kind == .number && next.isAdjacent) && last?.kind != .number:
            // Two dots beside a number are a range, elsewhere one too many.
            return SyntaxError(.expected(.member, found: .text("..")), error.span, replacement: (error.span, "."))
        // A closure's parameters, or one of several attributes.
        case .bar where last?.kind == .leftBrace || goesOnWithBar: return error
        case .ampersand where last?.kind == .string || last?.kind == .stringTail:
            return SyntaxError(
                error.problem, error.span, replacement: (error.span, BinaryOperator.add.rawValue))
        case .increment where last?.kind == .identifier && current.isAdjacent:
            return SyntaxError(error.problem, error.span, replacement: increment(error.span))
        case .resultType where isReserved(.in), .fatArrow where isReserved(.in):
            return SyntaxError(
                error.problem, error.span, replacement: (error.span, ReservedWord.in.rawValue))
        case .walrus:
            guard let last, last.kind == .identifier, last.startsLine else { break }
            return SyntaxError(
                error.problem, error.span,
                replacement: (
                    last.span.joined(with: error.span),
                    "\(ReservedWord.let.rawValue) \(source.text(in: last.span)) ="
                ))
        case .cross where isInSize:
            return SyntaxError(
                error.problem, error.span, replacement: (Span(previous.span.upper, next.span.lower), "x"))
        default: break
        }
        return error.withUsualReplacement
    }

    /// `i++`, and `i = i++`
    private func increment(_ sign: Span) -> (span: Span, text: String) {
        let last = tokens[..<index].suffix(3)
        if last.count == 3, let name = last.first, name.startsLine, last[last.startIndex + 1].kind == .assign,
            name.name == last.last?.name
        {
            return (name.span.joined(with: sign), "\(source.text(in: name.span)) += 1")
        }
        return (sign, " += 1")
    }

    /// Whether there is another `|` on the line.
    private var goesOnWithBar: Bool {
        tokens[(index + 1)...].prefix { !$0.startsLine && $0.kind != .end }.contains {
            $0.kind == .or || $0.kind == .invalid && source.text(in: $0.span) == ForeignOperator.bar.rawValue
        }
    }

    /// Whether a sign is between two numbers of a size: without blanks, or in a statement with a size.
    private var isInSize: Bool {
        let next = token(ahead: 1)
        guard index > 0, previous.kind == .number, next.kind == .number || next.kind == .size else { return false }
        // A factor among others is no width.
        let arithmetic: [Token.Kind] = [.times, .divide, .plus, .minus, .remainder]
        if index > 1, arithmetic.contains(tokens[index - 2].kind) { return false }
        if next.isAdjacent, current.isAdjacent { return true }
        let word = statementWord(at: start)
        return word == .screen || word == .image
    }

    // MARK: Comments

    /// `#ff8800`, `#import <Masonry.h>` and `# a comment`
    private func explainedHashSign(_ error: SyntaxError) -> SyntaxError {
        if error.span.range.count > 1 {
            let text = "\"\(source.text(in: error.span))\""
            return SyntaxError(
                .hashSign, error.span, replacement: assignedColor(text, error.span) ?? (error.span, text))
        }
        let text = source.text(in: current.span).dropFirst()
        let word = text.prefix { $0.isLetter }
        guard word == "import" || word == "include" else {
            return SyntaxError(.hashSign, error.span, replacement: (error.span, "//"))
        }
        let name = text.dropFirst(word.count).filter { !" <>\"\r".contains($0) }
        return SyntaxError(.importOfLibrary(name), current.span)
    }

    /// For `view bar #ff8800`, where a view has no text, an assignment of the color.
    private func assignedColor(_ text: String, _ color: Span) -> (span: Span, text: String)? {
        guard index > 1, previous.kind == .identifier, tokens[index - 2].startsLine,
            source.text(in: tokens[index - 2].span) == ViewKind.view.rawValue
        else { return nil }
        return (
            Span(previous.span.upper, color.upper),
            "; \(source.text(in: previous.span)).\(Member.color.rawValue) = \(text)"
        )
    }

    /// `<!-- … -->` as a comment.
    private func plainComment(from sign: Span) -> (span: Span, text: String)? {
        let end = Array("-->".utf8)
        let rest = source.bytes[sign.upper...]
        guard let closing = rest.indices.first(where: { rest[$0...].starts(with: end) }) else { return nil }
        let text = source.text(in: sign.upper..<closing)
        if text.contains("*/") { return nil }
        let upper = closing + end.count
        let isLast = source.text(in: upper..<max(upper, source.range(ofLine: source.line(at: upper)).upperBound))
            .allSatisfy(\.isWhitespace)
        let isOfLine = isLast && !text.contains("\n")
        let line = String(text.reversed().drop(while: \.isWhitespace).reversed())
        return (Span(sign.lower, upper), isOfLine ? "//\(line)" : "/*\(text)*/")
    }

    /// Whether an unclosed comment has words on its line, and a statement is below it.
    private func isCommentOfLine(_ sign: Span) -> Bool {
        let line = source.range(ofLine: source.line(at: sign.lower))
        let next = source.line(at: sign.lower) + 1
        guard next <= source.lineCount,
            !source.text(in: sign.upper..<max(sign.upper, line.upperBound)).allSatisfy(\.isWhitespace)
        else { return false }
        let words = source.text(in: source.range(ofLine: next)).split { !$0.isLetter && $0 != "." }
        let word = words.first?.split(separator: ".").first.map(String.init) ?? ""
        return StatementWord(rawValue: word) != nil || ReservedWord(rawValue: word) != nil
            || Builtin(rawValue: word)?.isChainWord ?? false || words.first?.contains(".") ?? false
    }
}
