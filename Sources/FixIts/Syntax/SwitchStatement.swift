internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Cases as in other languages: `switch n { case 1: … default: … }`.
enum SwitchStatement: SyntaxRule {
    static let id: RuleID = "switch-statement"

    static let page = RulePage(
        meaning: "Tell cases apart with `if` and `else if`.",
        examples: [
            RulePage.Example(
                before: "let n = 1\nswitch n {\ncase 1: print(\"one\")\ndefault: print(\"more\")\n}",
                after: "let n = 1\nif n == 1 { print(\"one\") } else { print(\"more\") }")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        true
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error) else { return nil }
        if let start = context.switchInParentheses(around: found.position) {
            return context.foreign(start, context.branches(ofSwitchAt: start.position))
        }
        guard ["switch", "match", "when"].contains(found.word.text) else { return nil }
        let branches = context.branches(ofSwitchAt: found.position)
        let isCondition = branches == nil && context.isCondition(when: found)
        return context.foreign(
            found, isCondition ? (context.tokens[found.position].span, ReservedWord.if.rawValue) : branches)
    }
}

extension SyntaxContext {
    /// For `switch n { case 1: … default: … }`, the branches of an `if`; nil if a case is not just values, or if a body
    /// leaves more than the case.
    fileprivate func branches(ofSwitchAt start: Int) -> (span: Span, text: String)? {
        guard let brace = braceOfLine(from: start), let end = closers[brace], brace > start + 1 else { return nil }
        var subject = source.text(in: tokens[start + 1].span.joined(with: tokens[brace - 1].span))
        if subject.hasPrefix("("), subject.hasSuffix(")") { subject = String(subject.dropFirst().dropLast()) }
        var branches: [String] = []
        var otherwise: String?
        var position = brace + 1
        while position < end {
            let head = position
            let isDefault = isWord("default", at: head) || isWord("else", at: head)
            guard isDefault || isWord("case", at: head),
                let colon = tokens[head..<end].firstIndex(where: { $0.kind == .colon })
            else { return nil }
            var next = colon + 1
            while next < end,
                !(tokens[next].startsLine && ["case", "default", "else"].contains { isWord($0, at: next) })
            {
                next = max(next + 1, closers[next].map { $0 + 1 } ?? 0)
            }
            guard let body = body(from: colon + 1, to: next) else { return nil }
            if isDefault {
                otherwise = body
            } else {
                guard let condition = condition(from: head + 1, to: colon, of: subject) else { return nil }
                branches.append("if \(condition) \(body)")
            }
            position = next
        }
        guard !branches.isEmpty else { return nil }
        let all = branches + (otherwise.map { [$0] } ?? [])
        return (tokens[start].span.joined(with: tokens[end].span), all.joined(separator: " else "))
    }

    /// The error for `switch (n) {`, which is read as a call with a closure, if a case starts at a place.
    fileprivate func switchInParentheses(around start: Int) -> (word: ForeignWord, position: Int)? {
        guard isWord("case", at: start) || isWord("default", at: start) else { return nil }
        // Further away than this no bracket is looked for.
        let before = max(0, start - 1_000)
        guard
            let brace = (before..<start).last(where: { (closers[$0] ?? 0) > start && tokens[$0].kind == .leftBrace }),
            let opening = (before..<brace).last(where: { closers[$0] == brace - 1 }), opening > 0,
            isWord("switch", at: opening - 1), let word = ForeignWord.find("switch", .statement)
        else { return nil }
        return (word, opening - 1)
    }

    fileprivate func isWord(_ word: String, at position: Int) -> Bool {
        position < tokens.count && source.text(in: tokens[position].span) == word
    }

    /// The statements of a case as a body; nil if there is a `break` among them.
    fileprivate func body(from start: Int, to end: Int) -> String? {
        var end = end
        if end > start, isWord("break", at: end - 1) { end -= 1 }
        guard end > start else { return "{ }" }
        let isLeft = (start..<end).contains { isWord("break", at: $0) || isWord("fallthrough", at: $0) }
        let text = source.text(in: tokens[start].span.joined(with: tokens[end - 1].span))
        return isLeft ? nil : text.contains("\n") ? "{\n\(indented(text, at: tokens[start].span))\n}" : "{ \(text) }"
    }

    /// Statements with the blanks before the first of them.
    fileprivate func indented(_ text: String, at place: Span) -> String {
        indentation(ofLineAt: place.lower) + text
    }

    /// A condition that compares the subject with the values between two places.
    fileprivate func condition(from start: Int, to end: Int, of subject: String) -> String? {
        guard end > start else { return nil }
        let values = tokens[start..<end].split { $0.kind == .comma }
        let isPlain = values.allSatisfy { value in
            value.allSatisfy { [.number, .string, .identifier, .dot, .minus, .reserved].contains($0.kind) }
        }
        guard isPlain else { return nil }
        return values.compactMap { value -> String? in
            guard let first = value.first, let last = value.last else { return nil }
            return "\(subject) == \(source.text(in: first.span.joined(with: last.span)))"
        }.joined(separator: " || ")
    }

    /// Whether `when` has a single body, as `if` has.
    fileprivate func isCondition(when found: (word: ForeignWord, position: Int)) -> Bool {
        guard found.word.text == "when", let brace = braceOfLine(from: found.position) else { return false }
        let end = closers[brace] ?? brace
        return !source.text(in: tokens[brace].span.joined(with: tokens[end].span)).contains("->")
    }
}
