import Masonry
import Testing

/// Text in a font. The widths are Inter's own, read with fontTools; the heights are the system font's.
struct FontTests {
    let stage = Stage()

    private func label(_ text: String, _ font: Font?, lines: Int = 1) throws -> View {
        let label = try View("label", kind: .label, text: text, in: stage.scene.root)
        label.font = font
        try label.setNumberOfLines(lines)
        return label
    }

    /// `T` is 642 thousandths wide in Inter Regular, `i` 237, `t` 364, `l` 237, `e` 582, `Ü` 741, `ß` 609 and `a` 564.
    @Test(arguments: [
        ("Title", 642 + 237 + 364 + 237 + 582), ("aÜß", 564 + 741 + 609), ("e\u{301}a", 582 + 564), ("", 0),
        ("日本", 2 * 1000), ("한글", 2 * 1000), ("かな", 2 * 1000), ("Ｗ", 1000), ("😀", 1250), ("👨‍👩‍👧", 1250),
        ("🇫🇷", 1250), ("1️⃣", 1250), ("Ж", 600), ("T日😀", 642 + 1000 + 1250), ("\u{200B}", 0),
    ])
    func widthsAreThoseOfTheLetters(_ text: String, thousandths: Int) {
        #expect(abs(Font(size: 17).width(of: text) - 17 * Double(thousandths) / 1000) < 1e-9)
    }

    /// In Inter Bold, they are 668, 272, 388, 272 and 598.
    @Test(arguments: [
        (100.0, 0.0), (400.0, 0.0), (500.0, 1.0 / 3), (600.0, 2.0 / 3), (700.0, 1.0), (900.0, 1.0),
    ])
    func widthsGrowWithTheWeight(_ weight: Double, share: Double) {
        let (regular, bold) = (642.0 + 237 + 364 + 237 + 582, 668.0 + 272 + 388 + 272 + 598)
        let width = 20 * (regular + share * (bold - regular)) / 1000
        #expect(abs(Font(size: 20, weight: weight).width(of: "Title") - width) < 1e-9)
    }

    @Test(arguments: [(12.0, 0.0), (17.0, 1.0), (17.0, 2.0), (17.0, 3.0), (34.0, 3.0)])
    func labelsAreRoundedUpToPixels(_ size: Double, scale: Double) throws {
        let label = try label("Title", Font(size: size))
        _ = label.intrinsicContentSize
        try stage.scene.setScale(scale)
        let pixels = max(1, scale)
        let natural = try #require(label.intrinsicContentSize)
        #expect(natural.height == (1.19336 * size * pixels).rounded(.up) / pixels)
        #expect(natural.width == (2.062 * size * pixels).rounded(.up) / pixels)
    }

    /// At 10 points, `one two` is 38.18 wide, `one two three` 65.9 and `three` 24.91.
    @Test(arguments: [
        (66.0, ["one two three"]), (65.0, ["one two", "three"]), (38.2, ["one two", "three"]),
        (38.1, ["one", "two", "three"]), (24.9, ["one", "two", "thre", "e"]),
    ])
    func linesBreakWhereTheirWidthsDo(_ width: Double, lines: [String]) throws {
        #expect(
            LineBreaker(width: width, font: Font(size: 10)).lines(of: "one two three").map(String.init) == lines)
        let label = try label("one two three", Font(size: 10), lines: 0)
        try label.makeConstraints { make in
            try make.left.top.equalTo(stage.scene.root)
            try make.width.equalTo(width)
        }
        #expect(label.frame.height == (Double(lines.count) * 11.9336).rounded(.up))
    }

    @Test func longWordsBreakBetweenCharacters() {
        let lines = LineBreaker(width: 25, font: Font(size: 10)).lines(of: "日本語😀 x")
        #expect(lines == ["日本", "語😀", "x"])
    }

    @Test func baselinesAreThoseOfTheFont() throws {
        let large = try label("Title", Font(size: 30))
        let small = try View("small", kind: .label, text: "x", in: stage.scene.root)
        small.font = Font(size: 10)
        let plain = try View("plain", kind: .label, text: "x", in: stage.scene.root)
        try large.makeConstraints { make in try make.left.top.equalTo(stage.scene.root) }
        for view in [small, plain] {
            try view.makeConstraints { make in
                try make.left.equalTo(stage.scene.root)
                try make.firstBaseline.equalTo(large)
            }
        }
        let tops = try [small, plain].map { try #require(stage.scene.layout().item(named: $0.name)).rootFrame.y }
        #expect(abs(tops[0] - 0.9526 * (30 - 10)) < 1e-6 && abs(tops[1] - (0.9526 * 30 - 16)) < 1e-6)
    }

    /// A button adds 16 and 12 to its title, a field 14 to a line.
    @Test func controlsFollowTheirFonts() throws {
        let button = try View("button", kind: .button, text: "Title", in: stage.scene.root)
        let field = try View("field", kind: .field, text: "Title", in: stage.scene.root)
        for view in [button, field] { view.font = Font(size: 20) }
        // 20 × 2.062 = 41.24 and 20 × 1.19336 = 23.8672
        #expect(button.intrinsicContentSize == Size(width: 42 + 16, height: 24 + 12))
        #expect(field.intrinsicContentSize == Size(width: -1, height: 24 + 14))
    }

    @Test func aFontIsUndone() throws {
        let scene = stage.scene
        let label = try label("Title", nil)
        try label.makeConstraints { make in try make.left.top.equalTo(scene.root) }
        scene.undoLog.isRecording = true
        let mark = scene.undoLog.mark()
        #expect(label.frame == Rect(x: 0, y: 0, width: 40, height: 20))
        label.font = Font(size: 20)
        #expect(label.frame == Rect(x: 0, y: 0, width: 42, height: 24))
        scene.undoLog.rollBack(to: mark)
        #expect(label.font == nil && label.frame == Rect(x: 0, y: 0, width: 40, height: 20))
    }

    /// Texts of another language are wider.
    @Test func widerTextsAreWiderInEveryFont() throws {
        let label = try label("Title", Font(size: 20))
        try stage.scene.setTextScale(1.5)
        #expect(label.intrinsicContentSize == Size(width: (1.5 * 41.24).rounded(.up), height: 24))
    }
}
