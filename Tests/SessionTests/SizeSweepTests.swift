import LayoutFindings
import Masonry
import MasonryLanguage
import Testing

@testable import masonry_repl

/// What `:size A..B` says of each size is what a layout made at that size has.
struct SizeSweepTests {
    private static func swept(_ script: String, _ from: Size, _ to: Size) throws -> [SizeSweep.Stretch] {
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "swept.mas", text: script), showsValues: false).isComplete)
        return try SizeSweep(ScreenProgram(session: LayoutReporter(interpreter)), along: .sizes(from, to)).stretches()
    }

    /// The findings of a scene made at a size.
    private static func subjects(_ script: String, at size: Size) throws -> Set<[String]> {
        let interpreter = Interpreter()
        try interpreter.scene.setSize(size)
        _ = interpreter.run(SourceText(name: "swept.mas", text: script), showsValues: false)
        let look = try LayoutReporter(interpreter).look(on: ScreenStretch.Screen(size: size))
        return Set(look.layout.findings.map(\.subject) + look.placements.map(\.subject))
    }

    private static let scripts = [
        // Without a conflict at one width only.
        "view a; make.left.right.top.equalTo(root); make.width.equalTo(155); make.height.equalTo(20)\n",
        // In conflict between two widths.
        """
        view a; make.left.top.equalTo(root); make.height.equalTo(20)
        make.width.greaterThanOrEqualTo(152); make.width.equalTo(root).multipliedBy(0.9)
        make.width.lessThanOrEqualTo(260)
        """,
        // Views that meet, and one that leaves.
        """
        label name "A name"; make.left.equalTo(root).offset(8); make.top.equalTo(root)
        label value "The value"; make.right.equalTo(root).offset(-8); make.top.equalTo(root)
        view box; make.top.equalTo(40); make.left.equalTo(120); make.size.equalTo(97)
        """,
        // Text that wraps, above what has a place of its own.
        """
        label note "the quick brown fox jumps over the lazy dog"; note.numberOfLines = 0
        make.left.right.top.equalTo(root)
        view below; make.top.equalTo(note.bottom); make.left.equalTo(root); make.top.equalTo(60)
        make.width.equalTo(root).dividedBy(3).priority(high); make.width.greaterThanOrEqualTo(70)
        make.height.equalTo(20)
        """,
        // One of two is broken, which depends on the width.
        """
        view a, b; make.top.equalTo(root); make.height.equalTo(20)
        a.makeConstraints { make in make.left.equalTo(root).offset(10); make.width.greaterThanOrEqualTo(70) }
        b.makeConstraints { make in
            make.left.equalTo(a.right).offset(10); make.right.equalTo(root).offset(-10); make.width.equalTo(a)
            make.width.greaterThanOrEqualTo(80).priority(medium); make.width.lessThanOrEqualTo(90)
        }
        """,
    ]

    @Test(arguments: scripts)
    func everyHalfPointIsAsMadeAnew(script: String) throws {
        let swept = try Self.swept(script, Size(width: 100, height: 480), Size(width: 300, height: 480))
        #expect(swept.count > 1)
        for place in stride(from: 100.0, through: 300, by: 0.5) {
            let stretch = try #require(swept.first { $0.screens.contains(place) }, "at \(place)")
            let made = try Self.subjects(script, at: Size(width: place, height: 480))
            #expect(made == Set(stretch.findings.map(\.subject)), "at \(place)")
        }
        for (before, after) in zip(swept, swept.dropFirst()) {
            #expect(Set(before.findings) != Set(after.findings))
            #expect(before.screens.ends.upper == after.screens.ends.lower)
            #expect(before.screens.includesUpper != after.screens.includesLower)
        }
    }

    /// A part of a sweep says the same of its sizes as the whole.
    @Test(arguments: scripts)
    func aPartIsLikeTheWhole(script: String) throws {
        let whole = try Self.swept(script, Size(width: 100, height: 480), Size(width: 500, height: 480))
        for (from, to) in [(150.0, 160.0), (240, 250), (155, 155)] {
            let part = try Self.swept(script, Size(width: from, height: 480), Size(width: to, height: 480))
            #expect(part.first?.screens.ends.lower == from && part.last?.screens.ends.upper == to)
            for stretch in part {
                let ends = stretch.screens.ends
                let same = whole.first { $0.screens.contains((ends.lower + ends.upper) / 2) }
                #expect(same.map { Set($0.findings) } == Set(stretch.findings))
            }
        }
    }

    /// 0.9 of the width is at most 260 up to 288 8/9, and at least 152 from 168 8/9 on.
    @Test func endsAreExact() throws {
        let swept = try Self.swept(Self.scripts[1], Size(width: 100, height: 480), Size(width: 300, height: 480))
        let ends: [Double] = [1520.0 / 9, 2600.0 / 9, 300]
        #expect(swept.map(\.screens.ends.upper) == ends)
        #expect(swept.map(\.screens.includesUpper) == [false, true, true])
        #expect(swept.map(\.screens.text) == ["width 100 to 168", "width 169 to 288", "width 289 to 300"])
    }

    @Test func bothSidesChangeTogether() throws {
        let script = "view a; make.left.right.top.bottom.equalTo(root); make.height.equalTo(206)\n"
        let swept = try Self.swept(script, Size(width: 100, height: 200), Size(width: 110, height: 220))
        #expect(swept.map(\.screens.lower.size) == [100, 103, 103].map { Size(width: $0, height: $0 * 2) })
        #expect(swept.map(\.screens.includesLower) == [true, true, false])
        #expect(swept.map(\.findings.isEmpty) == [false, true, false])
    }
}

extension ScreenStretch {
    fileprivate func contains(_ place: Double) -> Bool {
        let (lower, upper) = ends
        return (includesLower ? lower <= place : lower < place) && (includesUpper ? place <= upper : place < upper)
    }
}
