import Masonry
import MasonryLanguage
import Testing

/// One mistake gets one report, in the words of its axis.
struct OneMistakeTests {
    private func reports(_ script: String) -> (findings: [String], lints: [Diagnostic]) {
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        #expect(interpreter.run(SourceText(name: "test.mas", text: script)).isComplete)
        let findings = reporter.reports(on: interpreter.scene.layout().findings, besideLints: true)
        return (findings.map(\.finding.slug), reporter.lints)
    }

    private static let card = """
        view card
        make.left.equalTo(root).offset(16)
        make.right.equalTo(root).offset(16)
        make.width.equalTo(root).offset(-32)
        make.top.equalTo(root)
        make.height.equalTo(100)
        """

    @Test(arguments: [
        (card, "positive-offset", "it conflicts with lines 2 and 4"),
        (
            "view card\nmake.edges.equalTo(root).offset(16)\nmake.width.equalTo(288)", "edges-offset",
            "it conflicts with line 3"
        ),
    ])
    func aConflictThatALintExplainsIsReportedOnce(_ script: String, _ slug: String, _ note: String) {
        let (findings, lints) = reports(script)
        #expect(findings.isEmpty)
        #expect(lints.map(\.slug) == [slug])
        #expect(lints.first?.notes.contains(note) == true)
    }

    /// The fixes of the conflict are then of use.
    @Test func aConflictThatTheLintCannotResolveIsReportedToo() {
        let (findings, lints) = reports(Self.card.replacing("offset(-32)", with: "offset(-40)"))
        #expect(findings == ["conflict"])
        #expect(lints.map(\.slug) == ["positive-offset"])
    }

    @Test func withoutTheLintTheConflictIsReported() {
        let (findings, lints) = reports("// lint:disable-file positive-offset\n" + Self.card)
        #expect(findings == ["conflict"] && !lints.map(\.slug).contains("positive-offset"))
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "test.mas", text: Self.card)).isComplete)
        #expect(LayoutReporter(interpreter).reports(on: interpreter.scene.layout().findings).count == 1)
    }

    @Test func anAttributeTiedToItselfIsReportedWithWhatItLeavesOpen() {
        let (findings, lints) = reports(
            """
            view bubble
            make.left.equalTo(root).offset(12)
            make.top.equalTo(bubble).offset(40)
            make.width.equalTo(100)
            make.height.equalTo(40)
            """)
        #expect(findings.isEmpty)
        #expect(lints.map(\.slug) == ["own-relation"])
    }

    @Test(arguments: [
        ("var x = root.left", "make.left.equalTo(x).offset(12)", "x = tab.right"),
        ("var last = root", "make.left.equalTo(last).offset(12)", "last = tab.right"),
        ("var column = 0", "make.left.equalTo(root).offset(8 + column * 88)", "previous = tab.right"),
    ])
    func aRowThatDoesNotAdvanceIsToldOfItsColumn(_ variable: String, _ left: String, _ fix: String) {
        let lints = reports(
            """
            \(variable)
            for i in 0..<3 {
                view tab
                make.top.equalTo(root).offset(20)
                make.size.equalTo(80)
                \(left)
            }
            """
        ).lints
        #expect(lints.map(\.slug) == ["overlapping-views"])
        #expect(lints.first?.message.contains("the left of each") == true)
        #expect(lints.first?.help?.contains(fix) == true)
    }
}
