import Foundation
import Testing

/// Reports: a few lines beside the picture, the rest behind commands.
struct ReportTests {
    static let sizes = [(80, 24), (60, 20), (120, 40)]
    private static let conflict = [
        "view icon in card", "make.left.equalTo(card).offset(16); make.size.equalTo(32)", "make.centerY.equalTo(card)",
        "make.right.equalTo(card).offset(-16)",
    ]

    private static func card(_ size: String) -> [String] {
        ["screen \(size)", "view card", "make.edges.equalTo(root).inset(16)"]
    }

    // MARK: One screen

    @Test(arguments: sizes, ["240x96", "320x480", "1024x768", "480x60", "60x900"])
    func allIsOnTheScreen(_ size: (Int, Int), _ root: String) throws {
        let session = try TerminalSession.atPrompt(columns: size.0, rows: size.1)
        for line in Self.card(root) + Self.conflict { try session.enter(line) }
        try session.waitForRows("icon>")
        let lines = session.screen.lines
        let shown = session.screen.text
        #expect(lines.last == "icon>", "\(shown)")
        let top = lines.lastIndex { $0.hasPrefix("┌") }
        let headline = lines.lastIndex { $0.contains("conflict: ") }
        #expect(
            top != nil && headline != nil
                && lines.contains { $0.contains(":fix N does one") || $0.contains(":conflicts") }, "\(shown)")
        #expect(lines.contains { $0.contains("icon> make.right.equalTo(card)") }, "\(shown)")
        #expect(lines.allSatisfy { $0.count <= size.0 })
    }

    @Test func aPinnedPictureHasItsReportBesideIt() throws {
        let session = try TerminalSession.atPrompt()
        for line in Self.card("240x96") + [":draw pin"] + Self.conflict { try session.enter(line) }
        let pinned = session.screen.lines.prefix(session.screen.region.lowerBound)
        #expect(pinned.first?.hasPrefix("┌root 240×96") == true && pinned.first?.contains("  conflict: `icon`") == true)
        #expect(pinned.contains { $0.contains("1  in[5]: ") } && pinned.count <= 14, "\(session.screen.text)")
        // What is below does not move when there is nothing more to say.
        let region = session.screen.region
        try session.enter("make.right.equalTo(card).priority(1)")
        #expect(session.screen.region == region)
    }

    // MARK: The picture holds still

    @Test(arguments: sizes)
    func theScaleIsTheSameWhateverIsSaid(_ size: (Int, Int)) throws {
        let session = try TerminalSession.atPrompt(columns: size.0, rows: size.1)
        var tops: Set<String> = []
        for line in Self.card("320x480") + Self.conflict {
            try session.enter(line)
            let top = session.screen.lines.last { $0.contains("root 320×480") }?.prefix { $0 != "┐" } ?? ""
            if line != "screen 320x480" { tops.insert("\(top.count)") }
        }
        #expect(tops.count == 1, "\(tops)")
    }

    // MARK: What is said

    private func answer(_ inputs: [String], after earlier: [String]) throws -> String {
        let before = try BuiltProgram.run(
            ["-i"], input: ([":draw off"] + earlier).joined(separator: "\n") + "\n", joiningErrors: true
        ).output
        let all = try BuiltProgram.run(
            ["-i"], input: ([":draw off"] + earlier + inputs).joined(separator: "\n") + "\n", joiningErrors: true
        ).output
        return String(all.dropFirst(before.count))
    }

    @Test func aReportHasAFewLines() throws {
        let earlier = Self.card("240x96") + Self.conflict.dropLast()
        #expect(
            try answer(["make.right.equalTo(card).offset(-16)"], after: earlier) == """
                conflict: `icon` can't be both 176 and 32 wide
                in[7] make.right.equalTo(card).offset(-16)  new, ignored for now
                in[5] make.left.equalTo(card).offset(16); make.size.equalTo(32)
                in[3] make.edges.equalTo(root).inset(16)
                left 32 (`in[5]`) and right 208 (`in[7]`) make the width of `icon` 176, but
                `in[5]` asks for 32
                1  in[5]: add `.priority(high)`                          `icon` becomes 176×32
                2  in[7]: delete `make.right.equalTo(card).offset(-16)`  nothing moves
                :fix N does one · :conflicts shows more

                """)
    }

    /// The inputs are others then, though their text is the same.
    @Test(arguments: [":reset", ":undo 4"])
    func theSameConflictHasFixesAgain(_ command: String) throws {
        let inputs = [
            "screen 240x96", "view a", "make.size.equalTo(50); make.left.top.equalTo(root)", "make.right.equalTo(root)",
        ]
        let answer = try answer(inputs + [":fix"], after: inputs + [command])
        let fix = "\n1  in[7]: "
        #expect(answer.components(separatedBy: fix).count == 3, "\(answer)")
    }

    /// A wider root makes other numbers of the same conflict.
    @Test(arguments: [":size 300x96", "1 + 1", "view other; make.edges.equalTo(root)", "let a = 1\n:undo"])
    func whatHasNotChangedIsNotRepeated(_ input: String) throws {
        let answer = try answer([input], after: Self.card("240x96") + Self.conflict)
        #expect(!answer.contains("conflict"), "\(answer)")
    }

    /// A view without constraints is not ambiguous, but it is not placed, either.
    @Test func undoingResolvesNothing() throws {
        let answer = try answer([":undo"], after: ["view a", "make.left.equalTo(root).offset(4)"])
        #expect(!answer.contains("now has a fixed"), "\(answer)")
    }

    @Test func anUndoneFixReportsAgain() throws {
        let answer = try answer([":fix 1", ":undo"], after: Self.card("240x96") + Self.conflict)
        #expect(answer.components(separatedBy: "conflict: `icon`").count == 2, "\(answer)")
    }

    @Test func ofSeveralFindingsTheFirstIsShownAndOthersCanBeOpened() throws {
        let answer = try answer(
            [Self.twoViews, ":findings 2", ":findings", ":fix 1", ":findings 9"],
            after: Self.card("240x96"))
        #expect(answer.hasPrefix("ambiguous: `a` has no fixed height\nin[4] "), "\(answer)")
        let other = "\n:findings 2  ambiguous: `b` has no fixed width  in[4]\n"
        #expect(answer.components(separatedBy: other).count == 3, "\(answer)")
        let opened = answer.components(separatedBy: other)[1]
        #expect(opened.hasPrefix("ambiguous: `b` has no fixed width\nin[4] "), "\(answer)")
        #expect(opened.contains("\n1  ") && answer.contains("`in[4]` is now: "), "\(answer)")
        #expect(answer.hasSuffix("there is no finding 9 now [argument]\n  = help: :findings lists them\n"), "\(answer)")
    }

    private static let twoViews =
        "view a; make.left.top.equalTo(root); make.width.equalTo(9); view b; make.left.top.equalTo(root); make.height.equalTo(9)"

    @Test func viewsOfOneStatementAreReportedOnce() throws {
        let answer = try answer(
            ["view a, b; make.left.top.equalTo(root); make.width.equalTo(8)"], after: Self.card("240x96"))
        #expect(answer.hasPrefix("ambiguous: `a` has no fixed height\nin[4] view a, b;"), "\(answer)")
        let why =
            "only its top is set; it needs its bottom, centerY or height, too; for the same reason, `b` has no fixed height"
        #expect(answer.replacing("\n", with: " ").contains(" \(why) "), "\(answer)")
    }

    /// Fixes that begin with the same words, and views with long names that begin alike.
    @Test(arguments: [(80, 24), (120, 40)])
    func noTwoLinesReadTheSame(_ size: (Int, Int)) throws {
        func lines(_ inputs: [String], of part: Regex<Substring>, before end: String) throws -> [String] {
            let session = try TerminalSession.atPrompt(columns: size.0, rows: size.1)
            for input in inputs { try session.enter(input) }
            try session.wait("lines") { $0.text.contains(part) && $0.text.contains(end) }
            let last = session.screen.lines.lastIndex { $0.hasPrefix("┌") } ?? 0
            return session.screen.lines[last...].compactMap { $0.firstMatch(of: part).map { String($0.output) } }
        }
        let fixes = try lines(
            [
                "screen 320x200", "view icon; make.left.top.equalTo(root).offset(16); make.size.equalTo(40)",
                "label title \"Masonry\"", "make.left.equalTo(icon.right).offset(12)",
            ], of: /[123]  (?:title: )?(?:add|in\[).*/, before: ":ambiguous shows more")
        // What does not fit a row goes on in the next.
        let isWide = size.0 > 80
        #expect(!isWide || Set(fixes.map { $0.dropFirst() }).count == fixes.count, "\(fixes)")
        #expect(fixes.allSatisfy { !$0.contains("…") }, "\(fixes)")
        let findings = try lines(
            [
                "view thumbnailImageView, thumbnailImageLabel",
                "thumbnailImageView.makeConstraints { make in make.left.equalTo(root); "
                    + "make.right.equalTo(thumbnailImageLabel.left) }",
                "thumbnailImageLabel.makeConstraints { make in make.right.equalTo(root) }", ":size 321x480",
                ":findings",
            ], of: /:findings [1-9]  ambiguous: .*/, before: ":findings 2")
        let names = findings.map { $0.dropFirst(":findings 2".count) }
        #expect(!names.isEmpty && Set(names).count == names.count, "\(findings)")
    }

    /// What one loop made again and again is one finding, however many times.
    @Test func aListPromisesNoMoreThanThereIs() throws {
        let session = try TerminalSession.atPrompt()
        try session.enter("screen 240x96")
        try session.enter(
            "for i in 1...40 { view v; make.left.equalTo(root).offset(i * 6); make.size.equalTo(5); "
                + "make.width.equalTo(20) }")
        try session.wait(for: ":findings 2  ")
        #expect(!session.screen.lines.contains { $0.contains("more · :findings") }, "\(session.screen.text)")
    }

    @Test func withoutFindingsThereIsNothingToOpen() throws {
        #expect(try answer([":findings"], after: Self.card("240x96")) == "no findings\n")
        #expect(try answer([":findings 1"], after: Self.card("240x96")).contains("there is no finding 1 now"))
        #expect(try answer([":findings x"], after: []).contains("takes the number of a finding"))
    }

    @Test func aScriptHasTheSameForm() throws {
        let script = (Self.card("240x96") + Self.conflict).joined(separator: "\n")
        let errors = try BuiltProgram.run(input: script).errors
        #expect(errors.hasPrefix("conflict: `icon` can't be both 176 and 32 wide\n"), "\(errors)")
        #expect(errors.split(separator: "\n").count <= 13 && !errors.contains(":fix"), "\(errors)")
        let verbose = try BuiltProgram.run(["--verbose"], input: script).errors
        #expect(verbose.contains("warning: `icon` can't be both 176 and 32 wide [conflict]"), "\(verbose)")
    }
}
