internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// One control of a row has another size than all others.
enum UnlikeSizeInRow: PlacementRule {
    package static let id = Slug("unlike-size-in-row")

    static func subject(of finding: PlacementFinding) -> UnlikeSize? {
        if case .unlikeSize(let size) = finding { size } else { nil }
    }

    package static func summary(of size: UnlikeSize) -> String {
        "\(size.size.item) has another \(size.size.attribute.rawValue) than its row"
    }

    static func words(for size: UnlikeSize, at origin: Origin?, in scene: LintScene) -> LintWords {
        LintWords(
            message: "`\(size.size)` is \(size.given.spelled); for the \(size.others) others in its row, it is "
                + size.usual.spelled,
            advice: LintAdvice(text: "should it be \(size.usual.spelled), too?"))
    }
}
