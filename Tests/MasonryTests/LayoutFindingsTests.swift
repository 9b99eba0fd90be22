import Masonry
import Testing

/// What a layout reports beside its frames: conflicts and ambiguities.
struct LayoutFindingsTests {
    let stage = Stage()

    private func label(_ name: String, _ text: String) throws -> View {
        try View(name, kind: .label, text: text, in: stage.root)
    }

    @Test func aLayoutIsTheSameUnexplained() throws {
        let (a, b) = (try stage.view("a"), try stage.view("b"))
        try a.makeConstraints { make in
            try make.left.equalTo(stage.root)
            try make.width.equalTo(100)
            try make.width.equalTo(200)
        }
        try b.makeConstraints { make in try make.left.greaterThanOrEqualTo(8) }
        let (full, outline) = (stage.scene.layout(), stage.scene.layout(explained: false))
        #expect(full.items == outline.items)
        #expect(full.constraints == outline.constraints)
        #expect(full.findings.map(\.slug) == outline.findings.map(\.slug))
        #expect(full.conflicts.map(\.broken) == outline.conflicts.map(\.broken))
        #expect(full.conflicts.map(\.set.count) == [2])
        #expect(outline.conflicts.map(\.set.count) == [0])
    }

    @Test func whatFollowsFromNumbersTooFarApartIsReported() throws {
        let views = try ["a", "b", "c"].map { try stage.view($0) }
        for (one, other) in zip(views.dropFirst(), views) {
            try one.makeConstraints { make in
                try make.width.equalTo(other).multipliedBy(1000).priority(LayoutPriority.high)
            }
        }
        try views[0].makeConstraints { make in
            try make.width.equalTo(1).priority(LayoutPriority.high)
            try make.width.equalTo(views[2]).priority(LayoutPriority.low)
        }
        #expect(stage.scene.layout().findings.contains { $0.kind == .inexact(views: ["a", "b", "c"]) })
        for view in views.dropFirst() { try view.remakeConstraints { make in try make.width.equalTo(1) } }
        #expect(!stage.scene.layout().findings.contains { $0.slug == "inexact" })
    }

    // MARK: Conflicts

    @Test func aBrokenConstraintHoldsAgainWhenItCan() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in
            try make.width.equalTo(100)
            try make.width.equalTo(200)
        }
        #expect(a.frame.width == 100)
        try made[0].uninstall()
        #expect(a.frame.width == 200)
        #expect(stage.scene.layout().constraints.map(\.isBroken) == [false])
        // Activated anew it comes last.
        try made[0].install()
        #expect(a.frame.width == 200)
    }

    @Test func requiredHuggingCountsFromItsViewsDeclaration() throws {
        let title = try label("title", "Masonry")
        try title.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.width.equalTo(100)
        }
        try title.setContentHuggingPriority(1000, .horizontal)
        let layout = stage.scene.layout()
        #expect(title.frame.width == 56)
        #expect(layout.constraints.map(\.isBroken) == [false, false, true])
        #expect(layout.findings.first?.message.contains("title.hugging.horizontal") == true)
        let hugging = IntrinsicEquation(view: "title", axis: .horizontal, kind: .hugging, length: 56)
        #expect(layout.conflicts.map(\.set) == [[.intrinsic(hugging), .constraint(3)]])
        #expect(
            layout.conflicts.first?.arithmetic?.description == "#3 - title.hugging.horizontal gives 0 >= 44")
    }

    @Test func requiredHuggingAgainstAGivenFrameIsBroken() throws {
        let title = try label("title", "Masonry")
        try title.setContentHuggingPriority(1000, .horizontal)
        try title.setFrame(Rect(x: 10, y: 10, width: 200, height: 20))
        let layout = stage.scene.layout()
        #expect(title.frame.width == 200)
        #expect(layout.conflicts.map(\.broken.description) == ["title.hugging.horizontal"])
        #expect(
            layout.conflicts.first?.arithmetic?.description
                == "title.hugging.horizontal - (title's given width) gives 0 <= -144")
    }

    @Test func arithmeticTellsAScrollViewsContentFromItsFrame() throws {
        let scroll = try stage.view("scroll", kind: .scroll)
        let v = try stage.view("v", in: scroll)
        try scroll.makeConstraints { make in try make.edges.equalTo(stage.root) }
        try v.makeConstraints { make in
            try make.left.equalTo(scroll)
            try make.right.equalTo(scroll).offset(10)
            try make.width.equalTo(0)
        }
        // #7 - #6 + #5 says that the content is -10 wide.
        #expect(
            stage.scene.layout().conflicts.first?.arithmetic?.description
                == "#7 - #6 + #5 - (scroll.contentSize.width >= 0) gives 0 <= -10")
    }

    @Test func whatOverflowsIsBroken() throws {
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in try make.left.equalTo(1e300) }
        try b.makeConstraints { make in try make.left.equalTo(a).multipliedBy(1e10) }
        #expect(stage.scene.layout().constraints.map(\.isBroken) == [false, true])
    }

    // MARK: Ambiguity

    @Test func openComponentsAreNamedInTheParentsCoordinates() throws {
        let outer = try stage.view("outer")
        let inner = try stage.view("inner", in: outer)
        try outer.makeConstraints { make in
            try make.left.equalTo(stage.root).offset(10)
            try make.size.equalTo(50)
        }
        try inner.makeConstraints { make in try make.edges.equalTo(outer).inset(5) }
        let layout = stage.scene.layout()
        #expect(layout.items.map(\.ambiguous) == [[], [.y], []])
        #expect(layout.findings.map(\.kind) == [.ambiguous(view: "outer", axis: .vertical, components: [.y])])
        #expect(outer.hasAmbiguousLayout && !inner.hasAmbiguousLayout)
    }

    @Test func exerciseAmbiguityGoesRoundInACycle() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.height.equalTo(10)
            try make.width.greaterThanOrEqualTo(20)
            try make.right.lessThanOrEqualTo(stage.root).offset(-20)
        }
        var widths = [a.frame.width]
        for _ in 0..<3 {
            a.exerciseAmbiguity()
            widths.append(a.frame.width)
        }
        #expect(widths == [20, 300, 160, 20])
    }

    @Test func exercisingMovesWhatAnotherViewsTieWouldSettle() throws {
        let (a, b) = try (label("a", "12345"), label("b", "123"))
        try a.makeConstraints { make in try make.left.top.equalTo(stage.root) }
        try b.makeConstraints { make in
            try make.left.equalTo(a.right)
            try make.right.top.equalTo(stage.root)
        }
        var widths = [a.frame.width]
        for _ in 0..<3 {
            a.exerciseAmbiguity()
            widths.append(a.frame.width)
        }
        // Both hug at 250, so a is from 40 to 296 wide; usually the earlier one grows.
        #expect(widths == [296, 40, 168, 296])
    }

    @Test func rangesDoNotDependOnTheStep() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.left.top.height.equalTo(stage.root) }
        let before = stage.scene.layout().findings
        a.exerciseAmbiguity()
        #expect(a.frame.width == 320)
        #expect(stage.scene.layout().findings == before)
    }
}
