import LayoutFindings
import Masonry
import Testing

/// What lies outside of its superview; the numbers are worked out by hand in each test.
struct OutsideViewTests {
    let stage = Stage(width: 200, height: 100)

    private var found: [OutsideView] {
        SceneFindings(stage.scene).placements.compactMap { if case .outside(let outside) = $0 { outside } else { nil } }
    }

    private var outsideViews: [String] {
        found.map { outside in
            let causes = outside.causes.map(\.equation).joined(separator: ", ")
            return
                "\(outside.view) \(outside.isWhole ? "outside" : "out") of \(outside.superview) \(outside.side.rawValue) "
                + "\(outside.distance.spelled): \(causes)"
        }
    }

    @Test func theFarthestSideIsNamedWithWhatPutsItThere() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.left.equalTo(stage.root).offset(-10)
            try make.right.top.equalTo(stage.root)
            try make.height.equalTo(140)
        }
        // 140 of 100 is 40 too high, and 10 stick out at the left.
        #expect(outsideViews == ["a out of root bottom 40: a.height == 140, a.top == root.top"])
    }

    @Test func aViewWithNothingInsideIsOutside() throws {
        let card = try stage.view("card")
        try card.makeConstraints { make in try make.edges.equalTo(stage.root).inset(20) }
        let a = try stage.view("a", in: card)
        try a.makeConstraints { make in
            try make.left.right.equalTo(card)
            try make.bottom.equalTo(card.attribute(.top)).offset(-10)
            try make.height.equalTo(30)
        }
        #expect(outsideViews == ["a outside of card top 40: a.bottom == card.top - 10, a.height == 30"])
    }

    @Test func viewsJustOutsideAreIntended() throws {
        let drawer = try stage.view("drawer")
        try drawer.makeConstraints { make in
            try make.width.equalTo(80)
            try make.top.bottom.equalTo(stage.root)
            try make.right.equalTo(stage.root).offset(80)
        }
        #expect(outsideViews == [])
        try drawer.updateConstraints { make in try make.right.equalTo(stage.root).offset(100) }
        // 20 further than it has to be.
        #expect(outsideViews == ["drawer outside of root right 100: drawer.right == root.right + 100"])
    }

    @Test func badgesHiddenAmbiguousAndScrolledViewsAreNotReported() throws {
        let (badge, hidden, open) = (try stage.view("badge"), try stage.view("hidden"), try stage.view("open"))
        for view in [badge, hidden, open] {
            try view.makeConstraints { make in
                try make.width.height.equalTo(20)
                try make.top.equalTo(stage.root)
            }
        }
        try badge.makeConstraints { make in try make.centerX.equalTo(stage.root.attribute(.right)) }
        try hidden.makeConstraints { make in try make.left.equalTo(stage.root.attribute(.right)).offset(-10) }
        hidden.isHidden = true
        try open.makeConstraints { make in try make.left.greaterThanOrEqualTo(stage.root.attribute(.right)) }
        let list = try stage.view("list", kind: .scroll)
        let row = try stage.view("row", in: list)
        try list.makeConstraints { make in try make.edges.equalTo(stage.root) }
        try row.makeConstraints { make in
            try make.edges.equalTo(list)
            try make.width.height.equalTo(900)
        }
        #expect(outsideViews == [])
        hidden.isHidden = false
        #expect(outsideViews == ["hidden out of root right 10: hidden.left == root.right - 10, hidden.width == 20"])
    }

    /// 16 and 190 reach 6 beyond 200.
    @Test func theSizeOfAViewThatIsTooLargeIsACause() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.left.top.equalTo(stage.root).offset(16)
            try make.height.equalTo(20)
            try make.width.equalTo(190)
        }
        #expect(found.first?.causes.last?.equation == "a.width == 190")
    }

    /// A label is as wide as its text, 8 points a character, unless it is held in: it resists less than is required.
    @Test func theMissingEdgeKeepsTextInside() throws {
        let a = try stage.label("a", String(repeating: "x", count: 30))
        try a.makeConstraints { make in try make.left.top.equalTo(stage.root).offset(16) }
        #expect(found.first?.side == .right)
        try a.makeConstraints { make in try make.right.lessThanOrEqualTo(stage.root) }
        #expect(outsideViews == [])
    }

    /// 240 in the middle of 200: 20 on either side.
    @Test func bothSidesAreNamedWithTheSizeAsCause() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.center.equalTo(stage.root)
            try make.height.equalTo(20)
            try make.width.equalTo(240)
        }
        let outside = try #require(found.first)
        #expect(outside.distance == 20 && outside.oppositeDistance == 20)
        #expect(outside.causes.map(\.equation) == ["a.width == 240", "a.centerX == root.centerX"])
    }

    @Test func viewsThatFollowAnOutsideViewAreNotReported() throws {
        let (a, b, c) = (try stage.view("a"), try stage.view("b"), try stage.view("c"))
        for view in [a, b, c] {
            try view.makeConstraints { make in
                try make.left.equalTo(stage.root)
                try make.width.height.equalTo(20)
            }
        }
        try c.makeConstraints { make in try make.top.equalTo(b.attribute(.bottom)).offset(4) }
        try b.makeConstraints { make in try make.top.equalTo(a.attribute(.bottom)).offset(4) }
        try a.makeConstraints { make in try make.top.equalTo(stage.root.attribute(.bottom)) }
        #expect(outsideViews == ["a outside of root bottom 20: a.top == root.bottom, a.height == 20"])
        #expect(found.first?.followers == ["b", "c"])
        try a.updateConstraints { make in try make.height.equalTo(20) }
        try a.remakeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.width.height.equalTo(20)
        }
        // 20, 24, 48: all inside of 100.
        #expect(outsideViews == [])
    }

    /// `inner` begins where `far` ends, at 190, and where that begins, at 150, is no place in `card` either, which ends at 40.
    @Test func theOppositeEdgeIsOnlyAskedForWhereItIsInside() throws {
        let (card, far) = (try stage.view("card"), try stage.view("far"))
        for (view, left) in [(card, 0.0), (far, 150)] {
            try view.makeConstraints { make in
                try make.top.bottom.equalTo(stage.root)
                try make.left.equalTo(stage.root).offset(left)
                try make.width.equalTo(40)
            }
        }
        let inner = try stage.view("inner", in: card)
        _ = try stage.view("other", in: card)
        try inner.makeConstraints { make in
            try make.top.bottom.equalTo(card)
            try make.width.equalTo(5)
            try make.left.equalTo(far.attribute(.right))
        }
        #expect(found.map(\.mistake) == [nil])
        try inner.remakeConstraints { make in
            try make.top.bottom.equalTo(card)
            try make.width.equalTo(5)
            try make.left.equalTo(card.attribute(.right)).offset(4)
        }
        let mistake = try #require(found.first?.mistake)
        guard case .oppositeEdge(let first, let second) = mistake else {
            Issue.record("\(mistake)")
            return
        }
        #expect("\(first) \(second)" == "inner.left card.right")
    }
}
