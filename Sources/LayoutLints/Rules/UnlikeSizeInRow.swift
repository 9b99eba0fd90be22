internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// One control of a row has another size than all others.
enum UnlikeSizeInRow: PlacementRule {
    package static let id = Slug("unlike-size-in-row")

    private static let row = """
        button one "1", two "2", three "3", four "4"
        make.top.equalTo(root).offset(20)
        make.width.equalTo(60)
        [one, two, four].makeConstraints { make in make.height.equalTo(44) }
        three.makeConstraints { make in make.height.equalTo(34) }
        one.makeConstraints { make in make.left.equalTo(root).offset(16) }
        two.makeConstraints { make in make.left.equalTo(one.right).offset(8) }
        three.makeConstraints { make in make.left.equalTo(two.right).offset(8) }
        four.makeConstraints { make in make.left.equalTo(three.right).offset(8) }
        """

    static let page = RulePage(
        meaning: """
            Buttons, fields or images stand side by side, numbers give all but one of them the same height, and that one has another \
            height; or at least three have the same width, and another one is narrower. The one in the middle may be higher, and a wide \
            one may take the room of two. Plain views and labels are not compared.
            """,
        examples: [RulePage.Example(before: row, after: row.replacing("equalTo(34)", with: "equalTo(44)"))])

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
