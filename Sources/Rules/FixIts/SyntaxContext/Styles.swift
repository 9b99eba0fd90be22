extension SyntaxContext {
    /// `view a { width: 100px; height: 50px; }`: the style sheet's properties as constraints.
    func styles(from brace: Int) -> Edit? {
        guard let closing = closers[brace] else { return nil }
        var chains: [String] = []
        var entries = [Tokens()]
        for token in tokens[brace + 1..<closing] {
            let isSeparator = token.kind == .semicolon || token.kind == .comma
            if isSeparator || token.startsLine { entries.append(Tokens()) }
            if !isSeparator { entries[entries.count - 1].append(token) }
        }
        for parts in entries where !parts.isEmpty {
            if let color = color(of: parts) {
                chains.append("\(text(at: brace - 1)).\(Member.color.rawValue) = \"\(color)\"")
                continue
            }
            guard parts.count == 3, parts[1].kind == .colon, parts[2].kind == .number,
                let attribute = Attribute(rawValue: source.text(in: parts[0].span))
            else { return nil }
            let number = source.text(in: parts[2].span).prefix { $0.isNumber || $0 == "." }
            let start = "\(Builtin.make.rawValue).\(attribute.rawValue).\(Member.equalTo.rawValue)"
            if attribute.isSize {
                chains.append("\(start)(\(number))")
            } else if attribute.isSide {
                let member = attribute.isFarEdge ? Member.inset : .offset
                let rest = Double(number) == 0 ? "" : ".\(member.rawValue)(\(number))"
                chains.append("\(start)(\(Builtin.superview.rawValue))\(rest)")
            } else {
                return nil
            }
        }
        if chains.isEmpty { return nil }
        let indentation = source.indentation(at: tokens[brace].span.lower)
        let lines = chains.map { "\n\(indentation)\($0)" }.joined()
        return (Span(tokens[brace - 1].span.upper, tokens[closing].span.upper), lines)
    }

    /// The color in `background: #dddddd` and `background-color: red`.
    private func color(of parts: Tokens) -> String? {
        guard let colon = parts.firstIndex(where: { $0.kind == .colon }), colon + 1 < parts.count else { return nil }
        let property = source.text(in: parts[0].span.joined(with: parts[colon - 1].span))
        guard ["color", "background", "background-color"].contains(property) else { return nil }
        return source.text(in: parts[colon + 1].span.joined(with: parts[parts.count - 1].span))
    }

    /// Whether a block contains properties of a style sheet, not statements.
    func holdsStyles(_ brace: Int) -> Bool {
        tokens[brace].kind == .leftBrace && brace + 2 < tokens.count && tokens[brace + 1].kind == .identifier
            && tokens[brace + 2].kind == .colon
    }
}
