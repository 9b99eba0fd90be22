package import AccentSyntax
package import Diagnostics
internal import Syntax
package import Vocabulary

/// What a file of Swift declares outside functions, found without reading the bodies.
package struct SwiftDeclarations {
    private let source: SourceText
    private let tokens: Tokens
    private let names: NameTable
    private let alias: Name
    private var found: [FileDeclaration] = []
    /// The names of members and local variables.
    private var inner: Set<String> = []

    package static func all(in source: SourceText, _ names: NameTable) -> [FileDeclaration] {
        var declarations = Self(source, Lexer.tokens(of: source, names: names), names)
        declarations.find(end: source.length)
        return declarations.found
    }

    private init(_ source: SourceText, _ tokens: Tokens, _ names: NameTable) {
        (self.source, self.tokens, self.names) = (source, tokens, names)
        alias = names.intern("typealias")
    }

    private mutating func find(end: Int) {
        var depth = 0
        for index in tokens.indices {
            switch tokens[index].kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth = max(0, depth - 1)
            case .identifier, .reserved:
                guard let word = Self.words[names.text(tokens[index].name)], tokens[index - 1].kind != .dot
                else { continue }
                if depth == 0 { note(word, at: index) }
                if depth == 1 { noteMember(word, at: index) }
                if tokens[index].name == alias { noteAlias(at: index) }
                if depth > 0, tokens[index + 1].kind == .identifier { inner.insert(names.text(tokens[index + 1].name)) }
            default: break
            }
        }
        // Each goes on to the next.
        for index in found.indices {
            let next = index + 1 < found.count ? found[index + 1].span.lower : end
            found[index].span = Span(found[index].span.lower, max(next, found[index].span.lower))
            // Which of the two is meant, only the parser could tell.
            if inner.contains(found[index].name) { found[index].isPrivate = false }
        }
    }

    private enum Word { case type, part, function, variable, initializer, `operator`, `case` }

    private static let words: [String: Word] = {
        var words = Dictionary(uniqueKeysWithValues: SwiftName.typeWords.map { ($0, Word.type) })
        words["extension"] = .part
        words["func"] = .function
        (words["let"], words["var"], words["typealias"]) = (.variable, .variable, .variable)
        (words["init"], words["operator"], words["case"]) = (.initializer, .operator, .case)
        return words
    }()

    /// A declaration outside types.
    private mutating func note(_ word: Word, at index: Int) {
        let next = tokens[index + 1]
        var start = index
        while start > 0, !tokens[start].startsLine, tokens[start - 1].span.lower >= found.last?.span.upper ?? 0 {
            start -= 1
        }
        let span = Span(tokens[start].span.lower, tokens[index].span.upper)
        let isPrivate = tokens[start..<index].contains { ["private", "fileprivate"].contains(names.text($0.name)) }
        switch word {
        case .operator where next.kind != .identifier, .function where next.kind != .identifier:
            let symbol = tokens[(index + 1)...].prefix {
                $0.kind != .leftParen && ($0.isAdjacent || $0.span == next.span)
            }
            found.append(FileDeclaration(.operator, symbol.map { source.text(in: $0.span) }.joined(), span))
        case .operator: break
        case _ where next.kind != .identifier: break
        case .type, .part:
            var last = index + 1
            // A part of a nested type is found with the outer one.
            while tokens[last + 1].kind == .dot, tokens[last + 2].kind == .identifier { last += 2 }
            var declaration = FileDeclaration(
                word == .part ? .part : .type, names.text(next.name), isPrivate: isPrivate, span)
            if tokens[last + 1].kind == .colon || tokens[last + 1].kind == .less {
                let head = tokens[last...].prefix { $0.kind != .leftBrace && $0.kind != .end }
                if let colon = head.firstIndex(where: { $0.kind == .colon }) {
                    declaration.heads = SwiftOutline.types(tokens, names, after: colon).map(names.text)
                }
            }
            found.append(declaration)
        case .function, .variable:
            found.append(FileDeclaration(.value, names.text(next.name), isPrivate: isPrivate, span))
        case .initializer, .case: break
        }
    }

    /// The type of an alias, which is the last declaration or stands in it.
    private mutating func noteAlias(at index: Int) {
        guard !found.isEmpty, let start = tokens[index...].firstIndex(where: { $0.kind == .assign }) else { return }
        let type = tokens[(start + 1)...].prefix { !$0.startsLine && $0.kind != .end }
        for place in type.indices where type[place].kind == .identifier && tokens[place - 1].kind != .dot {
            found[found.count - 1].aliased.append(names.text(type[place].name))
        }
    }

    /// A member of the last type or part.
    private mutating func noteMember(_ word: Word, at index: Int) {
        guard let last = found.last, last.kind == .part || last.kind == .type && word == .type else { return }
        if word == .initializer { return found[found.count - 1].members.append(names.text(tokens[index].name)) }
        guard tokens[index + 1].kind == .identifier else { return }
        let name = names.text(tokens[index + 1].name)
        if word == .type { found[found.count - 1].types.append(name) }
        if last.kind == .part { found[found.count - 1].members.append(name) }
    }
}
