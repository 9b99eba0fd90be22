import Masonry
import Testing

@testable import MasonryDrawing

/// What is marked against an earlier layout, and what can be drawn behind the views or beside them.
struct PictureChangesTests {
    private static let before = Samples.build(320, 240) {
        $0.add("stays", 16, 16, 96, 64)
        $0.add("moves", 16, 96, 96, 64)
        $0.add("child", in: "moves", 8, 8, 32, 32)
        $0.add("goes", 208, 16, 96, 64)
    }
    private static let after = Samples.build(320, 240) {
        $0.add("stays", 16, 16, 96, 64)
        $0.add("moves", 16, 160, 112, 64)
        $0.add("child", in: "moves", 8, 8, 32, 32)
        $0.add("comes", 208, 128, 96, 64)
    }

    @Test func openRangesEndInGhosts() {
        let ambiguity = Ambiguity(
            view: "child", axis: .horizontal,
            components: [
                .init(component: .x, value: 8, range: ValueRange(lower: 8, upper: 64)),
                .init(component: .width, value: 32, range: ValueRange(lower: 20, upper: nil)),
            ])
        // In the root, the child is 16 further right and 96 further down.
        #expect(
            Self.before.ghosts(atEndsOf: ambiguity) == [
                Ghost(Rect(x: 80, y: 104, width: 32, height: 32), name: "child x 64", isAlwaysSeen: true),
                Ghost(Rect(x: 24, y: 104, width: 20, height: 32), name: "child width 20", isAlwaysSeen: true),
                // The screen ends at 320, 296 from where the child begins.
                Ghost(Rect(x: 24, y: 104, width: 296, height: 32), name: "child width 296..", isAlwaysSeen: true),
            ])
    }

    @Test func unlimitedPositionsReachTheScreenEdge() {
        let ambiguity = Ambiguity(
            view: "child", axis: .vertical,
            components: [.init(component: .y, value: 8, range: ValueRange(lower: nil, upper: nil))])
        // The superview begins at 160 - 64 = 96; the child is 32 high, on a screen of 240.
        #expect(
            Self.before.ghosts(atEndsOf: ambiguity) == [
                Ghost(Rect(x: 24, y: 0, width: 32, height: 32), name: "child y ..-96", isAlwaysSeen: true),
                Ghost(Rect(x: 24, y: 208, width: 32, height: 32), name: "child y 112..", isAlwaysSeen: true),
            ])
    }

    /// What lies behind the lines of a view of one row is seen at its corners.
    @Test func aCoveredGhostShowsItsCorners() {
        let layout = Samples.build(240, 96) { $0.add("bar", 16, 16, 160, 16) }
        var picture = TerminalPicture(columns: 32, rows: 8)
        picture.ghosts = [Ghost(Rect(x: 16, y: 16, width: 40, height: 16), name: "bar width 40")]
        #expect(!picture.draw(layout).contains("░"))
        picture.ghosts[0].isAlwaysSeen = true
        #expect(picture.draw(layout).contains("░"))
    }

    @Test func newAndMovedViewsAreMarked() throws {
        var picture = TerminalPicture()
        picture.earlier = Self.before
        let text = picture.draw(Self.after)
        #expect(text.contains("~moves") && text.contains("+comes"))
        #expect(!text.contains("~stays") && !text.contains("~child") && !text.contains("goes"))
        try Fixture(name: "changes.txt").expect(text)
        picture.earlier = Self.after
        #expect(picture.draw(Self.after) == TerminalPicture().draw(Self.after))
    }

    @Test func changedNamesAreHighlightedInColor() {
        var picture = TerminalPicture(colors: .ansi256)
        picture.earlier = Self.before
        #expect(picture.draw(Self.after).contains("\u{1B}[1;7;38;5;"))
        #expect(!TerminalPicture(colors: .ansi256).draw(Self.after).contains("\u{1B}[1;7"))
    }

    @Test func changesAreReportedInALine() {
        let changes = LayoutChanges(from: Self.before, to: Self.after)
        let line = "~moves y 96→160 width 96→112  +comes 208,128 96×64  -goes"
        #expect(changes.line(columns: 80) == line)
        #expect(changes.line(columns: 57) == line)
        #expect(changes.line(columns: 56) == "~moves y 96→160 width 96→112  … 2 more")
        #expect(changes.line(columns: 10, isASCII: true) == "~moves y..")
        #expect(LayoutChanges(from: Self.after, to: Self.after).line(columns: 80) == "")
        // What a picture lists word by word needs no other word.
        #expect(
            changes.line(columns: 80, below: ["│ a │  a: +comes 208,128 96×64"])
                == "~moves y 96→160 width 96→112  -goes")
        #expect(changes.line(columns: 80, below: ["│+comes 208,1 │"]) == line)
    }

    @Test func hiddenAndMovedToAnotherParentAreChanges() {
        let before = Samples.build(100, 100) {
            $0.add("a", 0, 0, 50, 50)
            $0.add("b", 10, 10, 50, 50, isHidden: true)
        }
        let after = Samples.build(100, 100) {
            $0.add("b", 10, 10, 50, 50)
            $0.add("a", in: "b", 0, 0, 50, 50)
        }
        #expect(LayoutChanges(from: before, to: after).line(columns: 80) == "~a in b  +b 10,10 50×50")
    }

    @Test func ghostsShowOldPositions() throws {
        var picture = TerminalPicture()
        picture.ghosts = LayoutChanges(from: Self.before, to: Self.after).ghosts
        let text = picture.draw(Self.after)
        #expect(text.contains("░"))
        // Behind the views: the picture without them is the same but for what they add.
        let plain = TerminalPicture().draw(Self.after)
        #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count)
        for (old, new) in zip(plain, text) where old != " " && old != "\n" { #expect(old == new) }
        try Fixture(name: "ghosts.txt").expect(text)
    }

    @Test(arguments: PictureAid.allCases)
    func aidsDrawOnlyOnBlankCells(aid: PictureAid) throws {
        var layout = Self.after
        layout.items[0].safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        var picture = TerminalPicture()
        let plain = picture.draw(layout)
        picture.aids = [aid]
        let text = picture.draw(layout)
        #expect(text != plain)
        for name in ["root", "stays", "moves", "child", "comes"] { #expect(text.contains(name)) }
        try Fixture(name: "aid-\(aid.rawValue).txt").expect(text)
    }

    @Test func aZoomedViewFillsThePicture() {
        var picture = TerminalPicture(columns: 40, rows: 12)
        picture.zoom = "moves"
        let lines = picture.draw(Self.after).split(separator: "\n")
        #expect(lines.first?.hasPrefix("┌moves 112×64─") == true)
        #expect(lines.joined().contains("child") && !lines.joined().contains("stays"))
        #expect(lines.map(\.displayWidth).max() == 40 || lines.count == 12)
        picture.zoom = "nothing"
        #expect(picture.draw(Self.after) == TerminalPicture(columns: 40, rows: 12).draw(Self.after))
    }

    @Test func twoLayoutsAreShownSideBySideOrStacked() throws {
        let picture = TerminalPicture(columns: 80, rows: 12)
        let wide = picture.draw(Self.before, beside: Self.after, titles: ("before", "after"))
        let lines = wide.split(separator: "\n")
        #expect(lines.first?.hasPrefix("before ") == true && lines.first?.hasSuffix("after") == true)
        #expect(lines.count <= 12 && lines.allSatisfy { $0.displayWidth <= 80 })
        #expect(wide.contains("goes") && wide.contains("+comes") && wide.contains("~moves"))
        try Fixture(name: "beside.txt").expect(wide)
        let narrow = TerminalPicture(columns: 40, rows: 24).draw(
            Self.before, beside: Self.after, titles: ("before", "after"))
        let starts = narrow.split(separator: "\n").filter { ["before", "after"].contains($0) }
        #expect(starts == ["before", "after"])
        #expect(narrow.split(separator: "\n").count <= 24)
    }

    @Test func manyViewsAreNumbered() {
        let layout = Samples.build(320, 240) { builder in
            for index in 0..<40 {
                builder.add(
                    index == 0 ? "cell" : "cell#\(index + 1)", Double(index % 8) * 39 + 4,
                    Double(index / 8) * 46 + 4, 36, 43)
            }
        }
        let text = TerminalPicture().draw(layout)
        #expect((2...40).allSatisfy { text.contains("#\($0)") })
        #expect(!text.contains("cell#"))
    }

    @Test(arguments: Theme.allCases)
    func everyThemeDistinguishesNeighbors(theme: Theme) {
        var picture = TerminalPicture(colors: .ansi256)
        picture.theme = theme
        let colored = picture.draw(Self.after)
        picture.colors = .none
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == picture.draw(Self.after))
        #expect(theme.palette.codes256.count == Set(theme.palette.codes256).count)
        #expect(theme.palette.codes16.count == Set(theme.palette.codes16).count)
        let colors = colored.matches(of: /38;5;(\d+)/).map { String($0.1) }
        #expect(Set(colors).count == 4)
    }
}
