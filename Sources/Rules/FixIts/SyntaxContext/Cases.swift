// Cases of other languages, as branches of an `if`.
extension SyntaxContext {
    /// `switch n { case 1: … default: … }`; nil if a case is not just values, or if a body leaves more than the case.
    func branches(ofSwitchAt start: Int) -> Edit? {
        guard let brace = braceOfLine(from: start), let end = closers[brace], brace > start + 1 else { return nil }
        let subject = textInParentheses(from: start + 1, through: brace - 1)
        var branches: [String] = []
        var otherwise: [String] = []
        var position = brace + 1
        while position < end {
            guard let colon = endOfCaseHead(from: position, before: end) else { return nil }
            let next = endOfCase(from: colon + 1, before: end)
            guard let body = body(from: colon + 1, to: next) else { return nil }
            if ["default", "else", "_"].contains(text(at: position)) {
                otherwise = [body]
            } else {
                let first = isWord("case", at: position) ? position + 1 : position
                guard let condition = condition(from: first, to: colon, of: subject) else { return nil }
                branches.append("\(ReservedWord.if.rawValue) \(condition) \(body)")
            }
            position = next
        }
        guard !branches.isEmpty else { return nil }
        let whole = (branches + otherwise).joined(separator: " \(ReservedWord.else.rawValue) ")
        return (span(from: start, through: end), whole)
    }

    func isWord(_ word: String, at position: Int) -> Bool { position < tokens.count && text(at: position) == word }

    /// The `:`, `->` or `=>` after the values of a case; nil if none starts here.
    private func endOfCaseHead(from start: Int, before end: Int) -> Int? {
        let isNamed = ["case", "default", "else"].contains { isWord($0, at: start) }
        return (start..<end).prefix { $0 == start || isNamed || !tokens[$0].startsLine }.first { position in
            tokens[position].kind == .colon && isNamed || isForeign(.resultType, at: position)
                || isForeign(.fatArrow, at: position)
        }
    }

    private func startsCase(_ position: Int, before end: Int) -> Bool {
        endOfCaseHead(from: position, before: end) != nil
    }

    /// The start of the next case, on a line of its own, or the end of the `switch`.
    private func endOfCase(from first: Int, before end: Int) -> Int {
        var next = first
        while next < end, !(tokens[next].startsLine && startsCase(next, before: end)) {
            next = max(next + 1, closers[next].map { $0 + 1 } ?? 0)
        }
        return next
    }

    /// The statements of a case in braces, without the last `break`; nil if there is another.
    private func body(from start: Int, to end: Int) -> String? {
        let end = end > start && isWord("break", at: end - 1) ? end - 1 : end
        guard end > start else { return "{ }" }
        guard !(start..<end).contains(where: { isWord("break", at: $0) || isWord("fallthrough", at: $0) }) else {
            return nil
        }
        let text = text(from: start, through: end - 1)
        if tokens[start].kind == .leftBrace, closers[start] == end - 1 { return text }
        if isOnOneLine(from: start, through: end - 1) { return "{ \(text) }" }
        return "{\n\(source.indentation(at: tokens[start].span.lower))\(text)\n}"
    }

    /// A condition that compares the subject with the values between two tokens.
    private func condition(from start: Int, to end: Int, of subject: String) -> String? {
        guard end > start else { return nil }
        let plain: [Token.Kind] = [
            .number, .string, .identifier, .dot, .reserved, .leftParen, .rightParen, .plus, .minus, .times, .divide,
        ]
        let values = tokens[start..<end].split { $0.kind == .comma }
        guard values.joined().allSatisfy({ plain.contains($0.kind) }) else { return nil }
        return values.map { "\(subject) == \(text(from: $0.startIndex, through: $0.endIndex - 1))" }
            .joined(separator: " || ")
    }
}
