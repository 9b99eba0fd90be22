import Masonry
import MasonryLanguage

/// Whether a fix turns a broken script into one that is laid out like the correct one.
struct Verdict {
    /// Whether the views have the right frames at the end of the script.
    let isRightAtEnd: Bool
    /// Whether they have them after every statement that leaves nothing open.
    let isRightThroughout: Bool
    /// Whether nothing is reported any more.
    let isClean: Bool

    init(on fix: Replacement, of broken: BrokenScript, right: LayoutHistory) {
        let text = broken.text.applying([TextEdit(fix.span, fix.text)])
        let fixed = LayoutHistory(of: text)
        isRightAtEnd = fixed.isComplete && right.endsLike(fixed.end)
        isRightThroughout = isRightAtEnd && right.difference(from: fixed, shift: LineShift(of: fix)) == nil
        isClean = fixed.isComplete && Interpreter.isClean(text)
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
            && LayoutReporter(interpreter).lints.isEmpty
    }
}
