internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Values in braces: arrays and structures.
extension ObjectiveCParser {
    /// What a list in braces has read.
    private struct Elements {
        var values: [Expression] = []
        /// The members that values are for, if the source names them: `origin`, `x` for `.origin.x = 1`.
        var paths: [[Name]] = []
        /// The positions in an array that values are for, if the source names them.
        var places: [Expression] = []
    }

    /// Reads `{1, 2}`: the elements of an array, or the members of a structure.
    mutating func list(_ note: TypeNote) throws(Rejection) -> Expression {
        let start = current.span
        try expect(.leftBrace)
        var elements = Elements()
        var tallest = 0
        while !accept(.rightBrace) {
            if current.kind == .end { try expect(.rightBrace) }
            if accept(.comma) { continue }
            // `[0] = 1`
            if current.kind == .leftBracket, tokens[end(ofBracketAt: index)].kind == .assign {
                advance()
                elements.places.append(try conditional())
                try expect(.rightBracket)
                try expect(.assign)
            }
            // `.width = 1`, `.origin.x = 1`
            var path: [Name] = []
            while accept(.dot) { path.append(try name(.member).name) }
            if !path.isEmpty {
                elements.paths.append(path)
                try expect(.assign)
            }
            let inner = self.note(ofMember: path.first, at: elements.values.count, in: note)
            elements.values.append(
                try nested { (parser) throws(Rejection) in
                    parser.current.kind == .leftBrace ? try parser.list(inner) : try parser.conditional()
                })
            tallest = max(tallest, height)
        }
        return try expression(kind(of: elements, note, span(from: start)), start, above: tallest + 2)
    }

    /// The type of a structure's member, by its name or else by its position.
    private func note(ofMember name: Name?, at position: Int, in note: TypeNote) -> TypeNote {
        if note.word == .rect, !note.isPointer {
            let isSize = name.map { names.text($0) == Tuple.size } ?? (position > 0)
            return TypeNote(word: isSize ? .size : .point)
        }
        if let name { return note.parts.first { $0.name == name }?.note ?? TypeNote() }
        return position < note.parts.count ? note.parts[position].note : TypeNote()
    }

    private enum Tuple {
        static let origin = "origin", size = "size"
    }

    private func kind(of elements: Elements, _ note: TypeNote, _ span: Span) -> Expression.Kind {
        if !note.isPointer, !note.word.parts.isEmpty { return structure(note.word, elements, span) }
        if !elements.places.isEmpty, elements.places.count == elements.values.count {
            // Elements with positions become a dictionary with these as keys.
            return .dictionary(zip(elements.places, elements.values).map { (key: $0, value: $1) })
        }
        let known = elements.paths.isEmpty && !note.isPointer ? note.parts.map { [$0.name] } : elements.paths
        let isWhole = elements.paths.isEmpty || elements.paths.count == elements.values.count
        guard isWhole, !known.isEmpty, known.count >= elements.values.count else { return .array(elements.values) }
        // A structure that the source declares is a dictionary with the members' names as keys.
        return .dictionary(
            zip(known, elements.values).map { path, value in
                (key: Expression(kind: .text(names.text(path[0])), span: value.span), value: value)
            })
    }

    /// A point, size, rectangle or insets. What the list leaves out is 0.
    private func structure(_ word: TypeWord, _ elements: Elements, _ span: Span) -> Expression.Kind {
        let values = elements.values
        if elements.paths.isEmpty, word == .rect, (1...3).contains(values.count) {
            if values.count == 2 { return rectangle(values[0], values[1], span) }
            if values.count == 3, !values[0].isNumber, values[2].isNumber {
                return rectangle(values[0], tuple(.size, [values[1], values[2]], span), span)
            }
            if values.count == 3 {
                return rectangle(tuple(.point, [values[0], values[1]], span), values[2], span)
            }
            if !values[0].isNumber { return rectangle(values[0], tuple(.size, [], span), span) }
        }
        guard !elements.paths.isEmpty else { return tuple(word, values, span).kind }
        var given: [String: Expression] = [:]
        for (path, value) in zip(elements.paths, values) {
            given[path.map(names.text).joined(separator: ".")] = value
        }
        guard word == .rect else { return tuple(word, word.parts.map { given[$0] }, span).kind }
        let pair = { (name: String, word: TypeWord) in
            given[name] ?? tuple(word, word.parts.map { given["\(name).\($0)"] }, span)
        }
        return rectangle(pair(Tuple.origin, .point), pair(Tuple.size, .size), span)
    }

    /// `CGRect(origin: origin, size: size)`
    private func rectangle(_ origin: Expression, _ size: Expression, _ span: Span) -> Expression.Kind {
        let callee = Expression(kind: .name(names.intern(Builtin.rect.rawValue)), span: span)
        let labels = [Tuple.origin, Tuple.size].map(names.intern)
        return .call(
            callee, zip(labels, [origin, size]).map { Argument(label: $0, labelSpan: $1.span, value: $1) })
    }

    private func tuple(_ word: TypeWord, _ values: [Expression?], _ span: Span) -> Expression {
        let zero = Expression(kind: .number(0), span: span)
        let arguments = word.parts.enumerated().map { index, part in
            let value = index < values.count ? values[index] ?? zero : zero
            return Argument(label: names.intern(part), labelSpan: value.span, value: value)
        }
        return Expression(kind: .tuple(arguments), span: span)
    }
}

extension Expression {
    /// Whether a value is written as a number or a calculation, so that it is no structure.
    fileprivate var isNumber: Bool {
        switch kind {
        case .number, .binary, .unary: true
        case .parentheses(let inner), .box(let inner), .conversion(_, let inner): inner.isNumber
        default: false
        }
    }
}
