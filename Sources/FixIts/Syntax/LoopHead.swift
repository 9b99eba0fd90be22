internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// The head of a loop as in C or in parentheses: `for (var i = 0; i < 3; i++) {`, `for (x in xs) {`.
enum LoopHead: SyntaxRule {
    static let id: RuleID = "loop-head"

    static let page = RulePage(
        meaning: "`for` loops over elements with `in`, without parentheses.",
        examples: [
            RulePage.Example(
                before: "for (var i = 0; i < 3; i++) { print(i) }",
                after: "for i in 0..<3 { print(i) }"),
            RulePage.Example(
                before: "for (x in [1, 2]) { print(x) }",
                after: "for x in [1, 2] { print(x) }"),
            RulePage.Example(
                before: "for i = 0 to 3 { print(i) }",
                after: "for i in 0...3 { print(i) }"),
            RulePage.Example(
                before: "let xs = [1, 2]\nfor i, x in xs { print(i, x) }",
                after: "let xs = [1, 2]\nfor i in 0..<xs.count { let x = xs[i]; print(i, x) }"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected, .assignmentInExpression: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.isPassedOver, context.isForHead(from: context.start) else { return nil }
        switch error.problem {
        case .assignmentInExpression: return context.loop(from: context.start)
        case .expected(.word(.in), _) where [.assign, .comma].contains(context.current.kind):
            return context.loop(from: context.start)
        default:
            guard context.current.kind == .leftParen, context.index == context.start + 1 else { return nil }
            return context.loop(from: context.start)
        }
    }
}

extension SyntaxContext {
    /// `for (x in xs)`, `for (i = 0; …)` and `for i = 0`.
    fileprivate func loop(from start: Int) -> SyntaxError {
        let span = tokens[min(start + 1, tokens.count - 1)].span
        var replacement: (span: Span, text: String)?
        let opening = start + 1
        if tokens[opening].kind == .leftParen, tokens.count > opening + 3,
            ReservedWord(tokens[opening + 2].name) == .in, tokens[opening + 2].kind == .reserved,
            let closing = closers[opening]
        {
            let head = tokens[opening].span.joined(with: tokens[closing].span)
            replacement = (head, source.text(in: Span(head.lower + 1, head.upper - 1)))
        }
        return SyntaxError(
            .loopInParentheses, span,
            replacement: replacement ?? elementLoop(from: opening) ?? countingLoop(from: opening)
                ?? enumeratingLoop(from: start))
    }

    /// `(const x of xs)`
    fileprivate func elementLoop(from opening: Int) -> (span: Span, text: String)? {
        guard tokens[opening].kind == .leftParen, let closing = closers[opening],
            let joint = (opening..<closing).first(where: {
                isReservedWord(.in, at: $0)
                    || tokens[$0].kind == .identifier && source.text(in: tokens[$0].span) == "of"
            }), joint > opening + 1, joint + 1 < closing, tokens[joint - 1].kind == .identifier
        else { return nil }
        let elements = source.text(in: tokens[joint + 1].span.joined(with: tokens[closing - 1].span))
        return (
            tokens[opening].span.joined(with: tokens[closing].span),
            "\(source.text(in: tokens[joint - 1].span)) \(ReservedWord.in.rawValue) \(elements)"
        )
    }

    /// `for (i, x) in xs.enumerated() {`, `for i, x in enumerate(xs) {` and `for (x, y) in zip(xs, ys) {`
    fileprivate func enumeratingLoop(from start: Int) -> (span: Span, text: String)? {
        guard let brace = braceOfLine(from: start),
            let word = (start..<brace).first(where: { isReservedWord(.in, at: $0) })
        else { return nil }
        let names = tokens[(start + 1)..<word].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let elements = source.text(in: tokens[word + 1].span.joined(with: tokens[brace - 1].span))
        let ending = ".enumerated()"
        let call = "enumerate("
        let array: Substring
        if elements.hasSuffix(ending) {
            array = elements.dropLast(ending.count)
        } else if elements.hasPrefix(call), elements.hasSuffix(")") {
            array = elements.dropFirst(call.count).dropLast()
        } else {
            // An array itself.
            array = elements[...]
        }
        let zipped = elements.hasPrefix("zip(") && elements.hasSuffix(")") ? elements.dropFirst(4).dropLast() : ""
        let arrays = zipped.split(separator: ",").map { String($0).trimmed }
        if names.count == 2, arrays.count == 2,
            arrays.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) } }),
            let index = unusedName(["i", "j", "k", "n"], from: brace)
        {
            let head = "\(ReservedWord.for.rawValue) \(index) \(ReservedWord.in.rawValue) 0..<\(arrays[0]).count {"
            let values = zip(names, arrays).map { "\(ReservedWord.let.rawValue) \($0) = \($1)[\(index)];" }
            return (
                tokens[start].span.joined(with: tokens[brace].span), "\(head) \(values.joined(separator: " "))"
            )
        }
        let isPath = array.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        guard names.count == 2, isPath || array.hasPrefix("[") && array.hasSuffix("]") && !array.contains("{") else {
            return nil
        }
        // Some have the position first, and some the element.
        let positions = ["i", "j", "k", "n", "idx", "index", "pos", "position"]
        let isSecond = positions.contains(names[1]) && !positions.contains(names[0])
        let (index, element) = isSecond ? (names[1], names[0]) : (names[0], names[1])
        let head = "\(ReservedWord.for.rawValue) \(index) \(ReservedWord.in.rawValue) 0..<\(array).count {"
        return (
            tokens[start].span.joined(with: tokens[brace].span),
            "\(head) \(ReservedWord.let.rawValue) \(element) = \(array)[\(index)];"
        )
    }

    /// `i = 0 to 3` as a range.
    fileprivate func loop(upTo name: Int) -> (span: Span, text: String)? {
        guard tokens[name].kind == .identifier, tokens[name + 1].kind == .assign, let brace = braceOfLine(from: name),
            let joint = tokens[name..<brace].firstIndex(where: {
                $0.kind == .identifier && ["to", "until"].contains(source.text(in: $0.span))
            }), joint > name + 2, joint + 1 < brace
        else { return nil }
        let sign = source.text(in: tokens[joint].span) == "to" ? "..." : "..<"
        let first = source.text(in: tokens[name + 2].span.joined(with: tokens[joint - 1].span))
        let last = source.text(in: tokens[joint + 1].span.joined(with: tokens[brace - 1].span))
        return (
            tokens[name].span.joined(with: tokens[brace - 1].span),
            "\(source.text(in: tokens[name].span)) \(ReservedWord.in.rawValue) \(first)\(sign)\(last)"
        )
    }

    /// `(var i = 0; i < 3; i++)` as a range.
    fileprivate func countingLoop(from opening: Int) -> (span: Span, text: String)? {
        if let loop = loop(upTo: opening) { return loop }
        let isInParentheses = tokens[opening].kind == .leftParen
        guard let closing = isInParentheses ? closers[opening] : braceOfLine(from: opening) else { return nil }
        let parts = tokens[(isInParentheses ? opening + 1 : opening)..<closing].split { $0.kind == .semicolon }
        guard parts.count == 3, let assign = parts[0].firstIndex(where: { $0.kind == .assign }),
            assign > parts[0].startIndex, assign + 1 < parts[0].endIndex, parts[1].count > 2
        else { return nil }
        let name = source.text(in: tokens[assign - 1].span)
        let test = parts[1].startIndex
        let step = source.text(in: tokens[parts[2].startIndex].span.joined(with: tokens[closing - 1].span))
            .filter { $0 != " " }
        guard source.text(in: tokens[test].span) == name, ["\(name)++", "++\(name)", "\(name)+=1"].contains(step) else {
            return nil
        }
        let sign: String
        switch tokens[test + 1].kind {
        case .less: sign = "..<"
        case .lessOrEqual: sign = "..."
        default: return nil
        }
        let first = source.text(in: tokens[assign + 1].span.joined(with: tokens[parts[0].endIndex - 1].span))
        let last = source.text(in: tokens[test + 2].span.joined(with: tokens[parts[1].endIndex - 1].span))
        return (
            tokens[opening].span.joined(with: tokens[isInParentheses ? closing : closing - 1].span),
            "\(name) \(ReservedWord.in.rawValue) \(first)\(sign)\(last)"
        )
    }
}
