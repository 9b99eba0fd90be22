import Masonry
import MasonryLanguage
import Testing

@testable import masonry_repl

/// What `:size A..B` says of each size is what a layout made at that size has.
struct SizeSweepTests {
    private typealias Found = (lower: Size, upper: Size, subjects: Set<[String]>, texts: Set<String>)

    private static func swept(_ script: String, _ from: Size, _ to: Size) throws -> [Found] {
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "swept.mas", text: script), showsValues: false).isComplete)
        var found: [Found] = []
        let isComplete = try SizeSweep(LayoutReporter(interpreter), from: from, to: to).stretches { stretch in
            found.append(
                (stretch.lower, stretch.upper, Set(stretch.findings.map(\.subject)), Set(stretch.findings.map(\.text))))
        }
        #expect(isComplete)
        return found
    }

    /// The findings of a scene made at a size.
    private static func subjects(_ script: String, at size: Size) throws -> Set<[String]> {
        let interpreter = Interpreter()
        try interpreter.scene.setSize(size)
        _ = interpreter.run(SourceText(name: "swept.mas", text: script), showsValues: false)
        let (layout, placements) = try LayoutReporter(interpreter).layout(size: size)
        return Set(layout.findings.map(\.subject) + placements.map(\.subject))
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
    func everyWidthIsAsMadeAnew(script: String) throws {
        let swept = try Self.swept(script, Size(width: 100, height: 480), Size(width: 300, height: 480))
        #expect(swept.count > 1)
        var place = 100.0
        for stretch in swept {
            #expect(stretch.lower.width == place)
            while place <= stretch.upper.width {
                #expect(
                    try Self.subjects(script, at: Size(width: place, height: 480)) == stretch.subjects, "at \(place)")
                place += 1
            }
        }
        #expect(place == 301)
        for (before, after) in zip(swept, swept.dropFirst()) { #expect(before.texts != after.texts) }
    }

    /// A part of a sweep says the same of its sizes as the whole.
    @Test(arguments: scripts)
    func aPartIsLikeTheWhole(script: String) throws {
        let whole = try Self.swept(script, Size(width: 100, height: 480), Size(width: 500, height: 480))
        for (from, to) in [(150.0, 160.0), (240, 250), (160, 150), (155, 155)] {
            let part = try Self.swept(script, Size(width: from, height: 480), Size(width: to, height: 480))
            #expect(part.first?.lower.width == min(from, to) && part.last?.upper.width == max(from, to))
            for stretch in part {
                let same = whole.first {
                    $0.lower.width <= stretch.lower.width && stretch.upper.width <= $0.upper.width
                }
                #expect(same?.subjects == stretch.subjects && same?.texts == stretch.texts)
            }
        }
    }

    @Test func bothSidesChangeTogether() throws {
        let script = "view a; make.left.right.top.bottom.equalTo(root); make.height.equalTo(206)\n"
        let swept = try Self.swept(script, Size(width: 100, height: 200), Size(width: 110, height: 220))
        #expect(swept.map(\.lower) == [100, 103, 104].map { Size(width: $0, height: $0 * 2) })
    }
}
