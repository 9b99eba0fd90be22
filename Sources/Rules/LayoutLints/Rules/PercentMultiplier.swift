internal import Masonry
internal import Diagnostics
internal import FixIts
internal import Vocabulary
internal import Evaluator

/// A percentage as a multiplier, or a factor as a size: `make.size.equalTo(root).multipliedBy(50)`.
enum PercentMultiplier: NoteRule {
    package static let id = Slug("percent-multiplier")

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        let text = note.place.word
        switch note.fact {
        case .largeFactor(let number, let view, let around):
            let (percent, factor) = (number.spelled(decimals: 6), (number / 100).spelled(decimals: 6))
            let isWritten = scene.context(of: note).expression?.writtenNumber != nil
            return LintWords(
                message: "a multiplier is a factor: `\(view)` would be \(percent) times as large as `\(around)`",
                advice: LintAdvice(text: "\(percent) % is \(factor)"),
                edit: note.replacing(note.span, with: isWritten ? factor : "\(text) / 100"))
        case .fractionOfPoint(let number, let size, let method, let call):
            let way = size.attribute == .width ? "wide" : "high"
            let share =
                "\(method)(\(Builtin.superview.rawValue)).\(Member.multipliedBy.rawValue)(\(text))"
            return LintWords(
                message: "a size is in points: `\(size.item)` would be \(number.spelled(decimals: 6)) points \(way)",
                advice: LintAdvice(text: "a share needs a multiplier"),
                edit: Replacement(source: note.source, span: call, text: share))
        default: return nil
        }
    }
}
