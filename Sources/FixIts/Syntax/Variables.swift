internal import Vocabulary
internal import Syntax
internal import Diagnostics

// Variables that are declared as other languages declare them: with a type, several at once, without a value.
extension SyntaxContext {
    /// `var x: Int = 3`, `let x: 3` and `var x: Int`
    func typeOfVariable(_ error: SyntaxError) -> SyntaxError {
        let end = tokens[index...].first { $0.kind == .assign || $0.kind == .end || $0.startsLine }
        guard let end, end.kind == .assign else {
            let type = token(ahead: 1)
            let isCall = token(ahead: 2).kind == .leftParen && token(ahead: 2).isAdjacent
            if type.kind == .identifier && isType(type) && !isCall || !startsValue(type) {
                let span = type.startsLine ? current.span : current.span.joined(with: type.span)
                return SyntaxError(.typeAnnotation, span, replacement: withoutValues(from: index - 2))
            }
            return SyntaxError(
                .expected(.sign(.assign), found: .text(":")), current.span,
                replacement: (Span(previous.span.upper, current.span.upper), " ="))
        }
        let span = Span(current.span.lower, tokens[index + 1].span.upper)
        return SyntaxError(.typeAnnotation, span, replacement: (Span(previous.span.upper, end.span.lower), " "))
    }

    /// `let a, b = 1` and `let a, b = 1, 2`: a statement for each.
    func variables(from start: Int) -> (span: Span, text: String)? {
        let end = endOfLine(of: start)
        guard let assign = (start...end).first(where: { tokens[$0].kind == .assign }), assign < end,
            tokens[(start + 1)..<assign].allSatisfy({ $0.kind == .identifier || $0.kind == .comma }),
            tokens[(assign + 1)...end].allSatisfy({ $0.kind != .leftParen && $0.kind != .leftBracket })
        else { return nil }
        let names = tokens[(start + 1)..<assign].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let values = tokens[(assign + 1)...end].split { $0.kind == .comma }.compactMap { part in
            part.first.map { source.text(in: $0.span.joined(with: part[part.endIndex - 1].span)) }
        }
        guard values.count == 1 || values.count == names.count else { return nil }
        let word = source.text(in: tokens[start].span)
        let statements = names.enumerated().map { "\(word) \($1) = \(values.count == 1 ? values[0] : values[$0])" }
        return (tokens[start].span.joined(with: tokens[end].span), statements.joined(separator: "; "))
    }

    /// `let (w, h) = (40, 30)`: a statement for each.
    func partsOfTuple(from start: Int) -> (span: Span, text: String)? {
        guard let close = closers[start + 1], tokens[close + 1].kind == .assign,
            tokens[close + 2].kind == .leftParen, let end = closers[close + 2]
        else { return nil }
        let names = tokens[(start + 2)..<close].split { $0.kind == .comma }
        let values = tokens[(close + 3)..<end].split { $0.kind == .comma }
        guard names.count == values.count, names.allSatisfy({ $0.count == 1 && $0.first?.kind == .identifier }) else {
            return nil
        }
        let word = source.text(in: tokens[start].span)
        let statements = zip(names, values).compactMap { name, value -> String? in
            guard let own = name.first, let first = value.first, let last = value.last else { return nil }
            return "\(word) \(source.text(in: own.span)) = \(source.text(in: first.span.joined(with: last.span)))"
        }
        return (tokens[start].span.joined(with: tokens[end].span), statements.joined(separator: "; "))
    }

    /// `let x`, `var x;`, `var a, b` and `var x: Int`: each name as a variable with nil, because a constant could not
    /// be set later.
    func withoutValues(from start: Int) -> (span: Span, text: String)? {
        let end = endOfLine(of: start)
        let sign = tokens[start...end].firstIndex { $0.kind == .colon } ?? end + 1
        let names = stride(from: start + 1, to: sign, by: 2).map { $0 }
        guard let last = names.last, last == sign - 1,
            names.allSatisfy({ tokens[$0].kind == .identifier }),
            names.dropFirst().allSatisfy({ tokens[$0 - 1].kind == .comma })
        else { return nil }
        let statements = names.map {
            "\(ReservedWord.var.rawValue) \(source.text(in: tokens[$0].span)) = \(ReservedWord.nil.rawValue)"
        }
        return (tokens[start].span.joined(with: tokens[end].span), statements.joined(separator: "; "))
    }
}
