internal import Masonry
internal import Vocabulary
internal import Syntax
public import Diagnostics
internal import LayoutLints

extension Interpreter {
    /// The accepted part of the last input as a script without imports: each import is replaced by the script it ran.
    public func standaloneScript(of source: SourceText, _ outcome: Outcome) -> String {
        var script = ""
        DeepStack.run { script = text(of: source, upTo: outcome.isComplete ? source.bytes.count : outcome.acceptedEnd) }
        return script
    }

    /// The start of a source, without what only the first line of a file may contain.
    private func text(of source: SourceText, upTo end: Int) -> String {
        var place = Lexer(source, names: names).startOfScript
        if end <= place { return "" }
        let comments = self.comments(of: source)
        func part(_ range: Range<Int>) -> String { comments.text(of: source, in: range) }
        guard source.text.contains(StatementWord.import.rawValue) else { return comments.enclosed(part(place..<end)) }
        var text = ""
        for statement in source.program(names: names).statements where statement.span.upper <= end {
            guard case .import(let path) = statement.kind else { continue }
            text += part(place..<statement.span.lower)
            text += "// \(source.text(in: statement.span).visible())\n"
            if let script = importedNow.script(importedBy: source, path.span) {
                text += self.text(of: script, upTo: script.bytes.count) + "\n"
            }
            place = statement.span.upper
        }
        return comments.enclosed(text + part(place..<end))
    }
}
