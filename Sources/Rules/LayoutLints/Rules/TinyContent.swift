internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A size that the content of the view contradicts: `make.height.equalTo(4)` for a text field.
enum TinyContent: PlacementRule {
    package static let id = Slug("tiny-content")

    static func subject(of finding: PlacementFinding) -> TinySize? {
        if case .tiny(let size) = finding { size } else { nil }
    }

    /// One statement can set the size of many views.
    static func occasion(of size: TinySize) -> PlacementOccasion? { size.origin.map { PlacementOccasion(origin: $0) } }

    package static func summary(of size: TinySize) -> String { "\(size.size.item) is too small for its content" }

    static func words(for size: TinySize, at origin: Origin?, in scene: LintScene) -> LintWords {
        LintWords(
            message: "`\(size.size)` is \(size.given.spelled), but its content needs \(size.needed.spelled)",
            advice: LintAdvice(text: "is a digit missing, or is the size meant for another view?"))
    }
}
