@testable import MasonryLanguage

/// A syntax tree as text, without the places in its source.
struct SyntaxOutline: Equatable {
    let text: String

    init(_ text: String) {
        let program = Parser.program(of: SourceText(name: "", text: text), names: NameTable())
        var lines: [String] = []
        // Names are numbers in order of appearance, and so the same in sources of the same tokens.
        for statement in program.statements { Self.outline(statement, depth: 0, &lines) }
        self.text = lines.joined(separator: "\n") + "\n\(program.errors.count) errors"
    }

    private static func outline(_ value: Any, depth: Int, _ lines: inout [String]) {
        if value is Span { return }
        let children = Mirror(reflecting: value).children.filter { !($0.value is Span) }
        let margin = String(repeating: " ", count: depth)
        if children.isEmpty {
            lines.append(margin + "\(value)")
            return
        }
        lines.append(margin + "\(type(of: value))")
        for child in children {
            lines.append(margin + (child.label ?? "-"))
            outline(child.value, depth: depth + 1, &lines)
        }
    }
}

/// The comments of a source, in order, without the white space in them.
func comments(of text: String) -> [String] {
    let source = SourceText(name: "", text: text)
    let tokens = Lexer.tokens(of: source, names: NameTable())
    return tokens.indices.flatMap { index in
        let start = index == 0 ? 0 : tokens[index - 1].span.upper
        return Gap(start..<tokens[index].span.lower, of: source).comments.map { comment in
            comment.text.filter { !$0.isWhitespace }
        }
    }
}
