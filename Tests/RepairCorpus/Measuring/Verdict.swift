import Masonry
import MasonryLanguage

/// Whether a fix turns a broken script into one that is laid out like the correct one.
struct Verdict {
    /// Whether the views have the right frames at the end of the script.
    let isRightAtEnd: Bool
    /// Whether they have them after every statement that leaves nothing open; nil for a fix that only follows the script.
    let isRightThroughout: Bool?
    /// Whether nothing is reported any more.
    let isClean: Bool

    init(on fix: OfferedFix, of broken: BrokenScript, _ report: ScriptReport, right: LayoutHistory) {
        switch fix {
        case .edit(let replacement):
            let text = broken.text.applying([TextEdit(replacement.span, replacement.text)])
            let fixed = LayoutHistory(of: text)
            isRightAtEnd = fixed.isComplete && right.endsLike(fixed.end)
            isRightThroughout =
                isRightAtEnd && right.difference(from: fixed, shift: LineShift(of: replacement)) == nil
            isClean = fixed.isComplete && Interpreter.isClean(text)
        case .statement(let statement):
            let interpreter = report.interpreter
            let input = SourceText(name: "fix", text: statement, isInput: true, accent: .masonry)
            (isRightAtEnd, isClean) = interpreter.tryOut(input) { outcome in
                let layout = interpreter.scene.layout(explained: false)
                return (
                    right.endsLike(Snapshot(layout, in: interpreter.scene)),
                    outcome.diagnostics.isEmpty && layout.findings.isEmpty && interpreter.lints.isEmpty
                )
            }
            isRightThroughout = nil
        }
    }
}

extension LayoutHistory {
    fileprivate func endsLike(_ other: Snapshot?) -> Bool {
        guard let end, let other else { return false }
        return end.matches(other)
    }
}

extension Interpreter {
    fileprivate static func isClean(_ text: String) -> Bool {
        let interpreter = forTrials()
        let outcome = interpreter.run(
            SourceText(name: "script.mas", text: text), showsValues: false, keepsUndo: false)
        return outcome.diagnostics.isEmpty && interpreter.scene.layout(explained: false).findings.isEmpty
            && interpreter.lints.isEmpty
    }
}
