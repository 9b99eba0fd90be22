internal import MasonryLanguage

/// A syntax tree as text, without the places in its source.
public struct SyntaxOutline: Equatable {
    private let text: String

    public init(_ text: String) {
        let program = SourceText(name: "", text: text).program(names: NameTable())
        var lines: [String] = []
        // Names are numbers in order of appearance, and so the same in sources of the same tokens.
        if let statements = Mirror(reflecting: program).descendant("statements") {
            Self.outline(statements, depth: 0, &lines)
        }
        self.text = lines.joined(separator: "\n") + "\n\(program.diagnostics.count) errors"
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
