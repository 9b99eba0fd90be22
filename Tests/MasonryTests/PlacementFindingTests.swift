import LayoutFindings
import Masonry
import Testing

/// Overlaps, and texts without room; a character is 8 points wide, a line 20 high.
struct PlacementFindingTests {
    let stage = Stage(width: 200, height: 100)

    private var overlaps: [String] {
        SceneFindings(stage.scene).placements.compactMap { finding in
            guard case .overlap(let overlap) = finding else { return nil }
            return "\(overlap.views.joined(separator: " ")): \(overlap.first) \(overlap.second)"
        }
    }

    private var squeezes: [Squeeze] {
        SceneFindings(stage.scene).placements.compactMap { if case .squeeze(let squeeze) = $0 { squeeze } else { nil } }
    }

    /// A bar of 20 at the top, and views of 30 that follow it.
    private func bar() throws -> View {
        let bar = try stage.view("bar")
        try bar.makeConstraints { make in
            try make.left.right.top.equalTo(stage.root)
            try make.height.equalTo(20)
        }
        return bar
    }

    /// In scenes with findings of many kinds, and several of one.
    @Test func lookingStopsAtAnUnexpectedSubjectAlone() throws {
        var kinds: Set<String> = []
        for fixture in try LayoutFixture.families.flatMap({ try LayoutFixture.load(family: $0) }) {
            let scene = try BuiltFixture(fixture).scene
            let all = SceneFindings(scene).placements
            kinds.formUnion(all.compactMap(\.subject.first))
            #expect(SceneFindings(scene).placements { subject in !all.contains { $0.subject == subject } } == all)
            for finding in all {
                #expect(SceneFindings(scene).placements { $0 == finding.subject } == nil, "\(finding)")
            }
        }
        #expect(kinds.count >= 3)
    }

    @Test func viewsThatFollowTheSameViewOverlap() throws {
        let bar = try bar()
        for name in ["a", "b", "c"] {
            let view = try stage.view(name)
            try view.makeConstraints { make in
                try make.left.right.equalTo(stage.root)
                try make.top.equalTo(bar.attribute(.bottom)).offset(8)
                try make.height.equalTo(30)
            }
        }
        #expect(overlaps == ["a b c: c.top bar.bottom"])
    }

    @Test func columnsThatFollowTheSameViewAreFine() throws {
        let bar = try bar()
        for (name, edge) in [("a", Attribute.left), ("b", .right)] {
            let view = try stage.view(name)
            try view.makeConstraints { make in
                _ = edge == .left ? try make.left.equalTo(stage.root) : try make.right.equalTo(stage.root)
                try make.top.equalTo(bar.attribute(.bottom))
                try make.width.height.equalTo(30)
            }
        }
        #expect(overlaps == [])
    }

    @Test(arguments: [(0.0, 20.0, ["a b: b.top bar.bottom"]), (0, 80, []), (-8, 20, [])])
    func crossing(_ offset: Double, _ height: Double, _ expected: [String]) throws {
        let bar = try bar()
        let (a, b) = (try stage.view("a"), try stage.view("b"))
        try a.makeConstraints { make in
            try make.left.right.equalTo(stage.root).inset(50)
            try make.top.equalTo(bar.attribute(.bottom))
            try make.height.equalTo(60)
        }
        // Wider and lower: across. Higher too: behind or in front of all of it. Drawn up into the bar: on purpose.
        try b.makeConstraints { make in
            try make.left.right.equalTo(stage.root)
            try make.top.equalTo(bar.attribute(.bottom)).offset(offset)
            try make.height.equalTo(height)
        }
        #expect(overlaps == expected)
    }

    @Test func aViewThatStartsAtItsNeighborsStartCoversIt() throws {
        let bar = try bar()
        let list = try stage.view("list")
        try list.makeConstraints { make in
            try make.left.right.bottom.equalTo(stage.root)
            try make.top.equalTo(bar)
        }
        #expect(overlaps == ["bar list: list.top bar.top"])
        try list.remakeConstraints { make in
            try make.left.right.bottom.equalTo(stage.root)
            try make.top.equalTo(bar.attribute(.bottom))
        }
        #expect(overlaps == [])
    }

    /// A background, a badge on the corner, a line along the edge, a card drawn half over it, and what lies behind.
    @Test func intendedCoversHaveNoFindings() throws {
        let behind = try stage.view("behind")
        let bar = try bar()
        let (frame, badge, line, card) = (
            try stage.view("frame"), try stage.view("badge"), try stage.view("line"), try stage.view("card")
        )
        try behind.makeConstraints { make in
            try make.left.right.bottom.equalTo(stage.root)
            try make.top.equalTo(bar)
        }
        try frame.makeConstraints { make in try make.edges.equalTo(bar) }
        try badge.makeConstraints { make in
            try make.right.equalTo(bar)
            try make.top.equalTo(bar)
            try make.width.height.equalTo(30)
        }
        try line.makeConstraints { make in
            try make.left.right.equalTo(stage.root)
            try make.bottom.equalTo(bar)
            try make.height.equalTo(1)
        }
        try card.makeConstraints { make in
            try make.left.right.bottom.equalTo(stage.root).inset(4)
            try make.top.equalTo(bar).offset(15)
        }
        #expect(overlaps == [])
    }

    /// Three characters are 24 wide.
    @Test func aTextNeedsMoreThanItsFixedWidth() throws {
        let a = try stage.label("a", "128")
        try a.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.width.equalTo(20)
        }
        let squeeze = try #require(squeezes.first)
        #expect(squeeze.axis == .horizontal && squeeze.needed == 24 && squeeze.given == 20)
        #expect(squeeze.causes.map(\.equation) == ["a.width == 20"])
        #expect(squeeze.remedy == .minimum)
        try a.setContentCompressionResistancePriority(LayoutPriority.low, .horizontal)
        #expect(squeezes == [])
    }

    @Test func textBetweenEdgesMayWrap() throws {
        let a = try stage.label("a", String(repeating: "abcd ", count: 10))
        try a.makeConstraints { make in try make.left.right.top.equalTo(stage.root).inset(10) }
        #expect(squeezes.map(\.remedy) == [.breakLines])
        try a.setNumberOfLines(0)
        #expect(squeezes == [])
        // 50 characters in 180 take three lines or more.
        try a.makeConstraints { make in try make.height.equalTo(20) }
        #expect(squeezes.map(\.axis) == [.vertical])
    }

    @Test func limitsAreIntended() throws {
        let a = try stage.label("a", String(repeating: "x", count: 40))
        try a.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.right.lessThanOrEqualTo(stage.root)
        }
        #expect(squeezes == [])
    }
}
