import Masonry
import MasonryLanguage
import Testing

/// What is reported of layouts that were hardly intended, and in which words.
@Suite struct LayoutMistakeTests {

    /// A limit cuts a long text short, and a shorter one is let be.
    @Test func aLimitThatTruncatesMuchOfATextIsReported() {
        let limit = "\nmake.top.right.equalTo(root)\nmake.width.lessThanOrEqualTo(120)"
        let interpreter = Interpreter()
        _ = interpreter.run(
            SourceText(name: "a.mas", text: "label long \"Are you coming to the party tonight, or not?\"" + limit))
        #expect(LayoutReporter(interpreter).lints.map(\.slug) == ["squeezed-text"])
        let other = Interpreter()
        _ = other.run(SourceText(name: "a.mas", text: "label long \"A name that is long\"" + limit))
        #expect(LayoutReporter(other).lints.isEmpty)
    }

    private static func lints(of script: String) -> [Diagnostic] {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        return LayoutReporter(interpreter).lints
    }

    /// In a row of equal controls, one is lower, or narrower as nothing sets its width.
    @Test(arguments: [
        (["44", "34", "44"], ["70", "70", "70"], "`b2.height` is 34; for the 2 others in its row, it is 44"),
        (
            ["44", "44", "44", "60"], ["70", "70", "70", "70"],
            "`b4.height` is 60; for the 3 others in its row, it is 44"
        ),
        (["44", "44", "44", "44"], ["70", "", "70", "70"], "`b2.width` is 48; for the 3 others in its row, it is 70"),
    ])
    func oneOfARowIsUnlikeTheOthers(_ heights: [String], _ widths: [String], _ message: String) {
        #expect(Self.lints(of: Self.row(heights, widths)).map(\.message) == [message])
    }

    /// A raised middle, a key of two widths, widths by the text, two buttons.
    @Test(arguments: [
        (["44", "60", "44"], ["70", "70", "70"]), (["44", "44", "44", "44"], ["70", "148", "70", "70"]),
        (["44", "44", "44", "44"], ["", "", "", ""]), (["44", "34"], ["70", "70"]),
    ])
    func rowsThatAreMeantAreSilent(_ heights: [String], _ widths: [String]) {
        #expect(Self.lints(of: Self.row(heights, widths)).isEmpty)
    }

    private static func row(_ heights: [String], _ widths: [String]) -> String {
        "screen 700x200\n"
            + zip(heights, widths).enumerated().map { index, size in
                let left = index == 0 ? "root).offset(8)" : "b\(index).right).offset(8)"
                let width = size.1.isEmpty ? "" : "make.width.equalTo(\(size.1))\n"
                return
                    "button b\(index + 1) \"Next\"\nmake.top.equalTo(root).offset(20)\nmake.left.equalTo(\(left)\n\(width)"
                    + "make.height.equalTo(\(size.0))\n"
            }.joined()
    }

    /// Two edges that other views lead to one place.
    @Test func aViewBetweenEqualEdgesIsEmpty() {
        let script = """
            view a, b
            a.makeConstraints { make in
                make.left.top.equalTo(root)
                make.right.equalTo(b.left)
                make.height.equalTo(40)
            }
            b.makeConstraints { make in
                make.left.right.equalTo(root)
                make.top.equalTo(a.bottom)
                make.height.equalTo(40)
            }
            """
        #expect(
            Self.lints(of: script).map(\.message)
                == ["`a` has no width: its right and its left are both at `root.left`"])
        #expect(Self.lints(of: script.replacing("make.left.right", with: "make.left.right.width")).count == 1)
        #expect(
            Self.lints(of: script.replacing("left.right.equalTo(root)", with: "left.right.equalTo(root).inset(20)"))
                .isEmpty)
    }

    /// What is to be distributed is declared as empty, and stays so.
    @Test(arguments: ["", "print(rows)\n"])
    func anArrayThatNothingIsAddedToIsNamed(_ use: String) {
        let text = "var rows = []\nfor i in 0..<2 {\n    view row\n}\n\(use)rows.distribute(vertical, spacing: 8)"
        let found = Interpreter().run(SourceText(name: "a.mas", text: text)).diagnostics
        #expect(found.first?.labels.last?.message == "it stays empty: add elements with rows.append(view)")
        let other = text.replacing("    view row\n}", with: "    view row\n}\nrows.append(root)")
        let others = Interpreter().run(SourceText(name: "a.mas", text: other)).diagnostics
        #expect(others.first?.labels.contains { $0.message.contains("stays empty") } == false)
    }

    /// A view that keeps its given frame is in two conflicts by one mistake.
    @Test func conflictsOfOneMistakeAreReportedOnce() {
        let text = """
            let box = UIView()
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
            """
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.swift", text: text))
        let findings = interpreter.layout()?.findings ?? []
        let reports = LayoutReporter(interpreter).reports(on: findings)
        #expect(findings.count == 2 && reports.count == 1)
        #expect(
            reports.first?.repairs.first?.edits.first?.text == "\nbox.translatesAutoresizingMaskIntoConstraints = false"
        )
    }

    /// The place that took a constraint away is named, and what makes it again comes first.
    @Test func aConstraintThatIsUninstalledIsNamedWhereItsViewIsOpen() throws {
        let interpreter = Interpreter()
        let text = "view tip\nmake.left.top.height.equalTo(root)\nlet w = make.width.equalTo(120)\nw.uninstall()"
        _ = interpreter.run(SourceText(name: "a.mas", text: text))
        let layout = try #require(interpreter.layout())
        let report = try #require(LayoutReporter(interpreter).reports(on: layout.findings).first)
        let diagnostic = Diagnostic(report.finding, in: layout, repairs: report.repairs)
        #expect(diagnostic.labels.map(\.source.name).count == 2)
        #expect(diagnostic.labels.last.map { $0.source.line(at: $0.span.lower) } == 4)
        #expect(diagnostic.notes == ["#4 tip.width == 120 was removed; `install` brings it back"])
        // What is said again is not missed.
        _ = interpreter.run(SourceText(name: "in[1]", text: "make.width.equalTo(20)", isInput: true))
        #expect(interpreter.layout()?.findings.isEmpty == true)
    }

    /// What is said twice of a view makes no two views of it; a knob is larger than the track that it is on.
    static let scriptsWithLints: [(String, [String])] = [
        (
            """
            view a, b
            select a; make.left.top.equalTo(root); make.size.equalTo(40)
            select b; make.left.equalTo(a.right); make.top.width.height.equalTo(a)
            make.left.equalTo(a.right)
            """, ["duplicate-constraint"]
        ),
        (
            """
            view track; make.left.right.top.equalTo(root).inset(20); make.height.equalTo(4)
            view knob in track; knob.color = "red"; make.size.equalTo(12); make.centerY.equalTo(track)
            make.left.equalTo(track)
            """, []
        ),
        // Buttons that hide one another's titles.
        (
            """
            button a "A"; make.top.right.equalTo(root)
            button b "B"; make.top.equalTo(a); make.right.equalTo(a).offset(-8)
            button c "C"; make.top.equalTo(a); make.right.equalTo(b).offset(-8)
            """, ["overlapping-views", "overlapping-views"]
        ),
        // Views that a counter moves on by a point each.
        (
            """
            for i in 0..<3 {
                view v
                make.size.equalTo(20); make.left.equalTo(root).offset(i); make.top.equalTo(root)
            }
            """, ["overlapping-views"]
        ),
        // Buttons that share a border.
        (
            """
            button a "One"; make.left.top.equalTo(root); make.size.equalTo((90, 32))
            button b "Two"; make.left.equalTo(a.right).offset(-1); make.top.size.equalTo(a)
            """, []
        ),
        // A bar that is not thin.
        (
            """
            view track; make.left.right.top.equalTo(root).inset(20); make.height.equalTo(40)
            view knob in track; knob.color = "red"; make.size.equalTo(52); make.centerY.equalTo(track)
            make.left.equalTo(track)
            """, ["outside-superview"]
        ),
    ]

    @Test(arguments: scriptsWithLints)
    func lintsAre(_ script: String, _ slugs: [String]) {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        _ = interpreter.run(SourceText(name: "a.mas", text: script))
        #expect(reporter.lints.map(\.slug) == slugs, "\(reporter.lints.map(\.message))")
    }

    @Test(arguments: [
        ("label a \"Hello in root", "label a \"Hello\" in root"),
        ("view bar\nbutton a \"Sign in in bar", "view bar\nbutton a \"Sign in\" in bar"),
        ("label a \"All in one", "label a \"All in one\""),
    ])
    func aTextEndsBeforeItsParent(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }

    @Test(arguments: [
        ("view form\nlabel name in form \"Name\"", "view form\nlabel name \"Name\" in form"),
        ("view form\nlabel name in form text: \"Name\"", "view form\nlabel name \"Name\" in form"),
        ("view form\nbutton name in form = \"Name\"", "view form\nbutton name \"Name\" in form"),
        ("view form\nimage face in form size: 40x40", "view form\nimage face 40x40 in form"),
        (
            "view form\nview line in form width: 9, height: 1",
            "view form\nview line in form\nmake.width.equalTo(9)\nmake.height.equalTo(1)"
        ),
    ])
    func theTextOfAViewFollowsItsName(_ text: String, _ fixed: String) { Edit.expect(text, becomes: fixed) }
}
