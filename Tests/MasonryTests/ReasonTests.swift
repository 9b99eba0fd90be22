import Masonry
import Testing

/// Why attributes have their values; the numbers are worked out by hand in each test.
struct ReasonTests {
    /// `icon.top = 32`, and a line for each node, indented under its parent.
    private func outline(_ reason: Reason) -> [String] {
        ["\(reason.attribute) = \(reason.value.spelled)"] + reason.nodes.flatMap { outline($0, "") }
    }

    private func outline(_ node: Reason.Node, _ indent: String) -> [String] {
        var line = indent + "\(name(of: node.source))\(node.equation) = \(node.value.spelled)"
        if let priority = node.priority, priority < 1000 { line += " @\(priority.spelled)" }
        if node.isAtBound { line += " bound" }
        if node.missedBy > 0 { line += " missed by \(node.missedBy.spelled)" }
        if node.isRepeated { line += " …" }
        return [line] + node.children.flatMap { outline($0, indent + "  ") }
    }

    private func name(of source: Reason.Source) -> String {
        switch source {
        case .member(.constraint(let id)): "#\(id) "
        case .member(.intrinsic(let equation)): equation.kind == .hugging ? "hugging " : "compression "
        case .givenFrame: "given "
        case .nonnegative: "never negative "
        case .screen: "screen "
        case .tie: "tie "
        }
    }

    @Test func aCenteredIconInACard() throws {
        let stage = Stage(width: 240, height: 96)
        let card = try stage.view("card")
        try card.makeConstraints { make in try make.edges.equalTo(stage.root).inset(16) }
        let icon = try stage.view("icon", in: card)
        try icon.makeConstraints { make in
            try make.left.equalTo(card).offset(16)
            try make.size.equalTo(32)
            try make.centerY.equalTo(card)
        }
        // The card reaches from 16 to 96 - 16 = 80, so its center is 48, and the icon's top 48 - 32 / 2.
        #expect(
            outline(stage.scene.reason(for: icon.top)) == [
                "icon.top = 32",
                "#8 icon.centerY == card.centerY = 48",
                "  #3 card.top == root.top + 16 = 16",
                "  #4 card.bottom == root.bottom - 16 = 80",
                "#7 icon.height == 32 = 32",
            ])
        #expect(
            outline(stage.scene.reason(for: icon.left)) == [
                "icon.left = 32", "#5 icon.left == card.left + 16 = 32", "  #1 card.left == root.left + 16 = 16",
            ])
        #expect(
            outline(stage.scene.reason(for: stage.root.width)) == [
                "root.width = 240", "screen root.width == 240 = 240",
            ])
    }

    /// Case 4: `blue.width >= 150` against `red.width == 2 × blue.width` at 750.
    private func pair(width: Double) throws -> (scene: Scene, red: View, blue: View) {
        let stage = Stage(width: width)
        let (red, blue) = (try stage.view("red"), try stage.view("blue"))
        try red.makeConstraints { make in try make.leading.equalTo(stage.root).offset(20) }
        try blue.makeConstraints { make in
            try make.leading.equalTo(red.trailing).offset(8)
            try make.trailing.equalTo(stage.root).offset(-20)
            try make.width.greaterThanOrEqualTo(150)
        }
        try red.makeConstraints { make in try make.width.equalTo(blue).multipliedBy(2).priority(750) }
        return (stage.scene, red, blue)
    }

    @Test func aWidthAtItsLimitNamesItsCause() throws {
        let (scene, _, blue) = try pair(width: 320)
        // 320 - 20 - 8 - 20 = 272 for both; a third of it is below 150, so blue is 150 and red 122, where 300 is asked for.
        let reason = scene.reason(for: blue.width)
        #expect(reason.value == 150 && !reason.isAmbiguous)
        let bound = try #require(reason.nodes.first { $0.source == .member(.constraint(4)) })
        #expect(bound.isAtBound && bound.missedBy == 0 && bound.value == 150)
        let all = outline(reason).joined(separator: "\n")
        #expect(all.contains("#5 red.width == blue.width * 2 = 300 @750 missed by 178"))
        #expect(Set(reason.sources) == Set((1...5).map { .member(.constraint($0)) }))
    }

    @Test func aLostConstraintNamesWhatItLostTo() throws {
        let (scene, _, _) = try pair(width: 320)
        let losses = scene.losses()
        #expect(losses.map(\.member) == [.constraint(5)])
        #expect(losses.map(\.equation) == ["red.width == blue.width * 2"])
        #expect(losses.map(\.priority) == [750])
        #expect(losses.map { $0.missedBy.spelled } == ["178"])
        // 272 for both and blue at least 150 leave red at most 122.
        #expect(Set(losses[0].blockers) == Set((1...4).map { .member(.constraint($0)) }))
        #expect(try pair(width: 618).scene.losses().isEmpty)
    }

    @Test func withEnoughSpaceTheRatioIsTheReason() throws {
        let (scene, red, _) = try pair(width: 618)
        // 618 - 48 = 570, two thirds of which are 380.
        let reason = scene.reason(for: red.width)
        #expect(reason.value.spelled == "380")
        #expect(Set(reason.sources) == Set([1, 2, 3, 5].map { .member(.constraint($0)) }))
        #expect(!outline(reason).joined().contains("missed"))
    }

    @Test func tenAtALowerPriorityLoseToOne() throws {
        let stage = Stage()
        let view = try stage.view("view")
        for _ in 1...10 { try view.makeConstraints { make in try make.width.equalTo(100).priority(500) } }
        try view.makeConstraints { make in try make.width.equalTo(300).priority(501) }
        #expect(
            outline(stage.scene.reason(for: view.width)) == ["view.width = 300", "#11 view.width == 300 = 300 @501"])
        let losses = stage.scene.losses()
        #expect(losses.map(\.member) == (1...10).map { .constraint($0) })
        #expect(losses.allSatisfy { $0.missedBy == 200 && $0.blockers == [.member(.constraint(11))] })
    }

    @Test func theMedianOfThreeWidths() throws {
        let stage = Stage()
        let view = try stage.view("view")
        for width in [100, 150, 300] {
            try view.makeConstraints { make in try make.width.equalTo(width).priority(500) }
        }
        #expect(
            outline(stage.scene.reason(for: view.width)) == ["view.width = 150", "#2 view.width == 150 = 150 @500"])
        #expect(stage.scene.losses().map(\.missedBy) == [50, 150])
        #expect(stage.scene.losses().map(\.blockers) == [[.member(.constraint(2))], [.member(.constraint(2))]])
    }

    @Test func theTieRuleChoosesBetweenTwoWidths() throws {
        let stage = Stage()
        let view = try stage.view("view")
        for width in [100, 300] {
            try view.makeConstraints { make in try make.width.equalTo(width).priority(500) }
        }
        let reason = stage.scene.reason(for: view.width)
        #expect(reason.value == 100)
        #expect(reason.range == ValueRange(lower: 100, upper: 300))
        #expect(
            reason.sources == [
                .member(.constraint(1)), .member(.constraint(2)), .tie(view: "view", component: .width),
            ])
        #expect(reason.nodes.last?.priority == nil)
    }

    @Test func anOpenPositionIsDeterminedByTheTieRule() throws {
        let stage = Stage()
        let card = try stage.view("card")
        try card.makeConstraints { make in try make.edges.equalTo(stage.root).inset(16) }
        let icon = try stage.view("icon", in: card)
        try icon.makeConstraints { make in
            try make.left.equalTo(card)
            try make.size.equalTo(32)
        }
        let reason = stage.scene.reason(for: icon.top)
        #expect(reason.range == ValueRange(lower: nil, upper: nil))
        #expect(
            outline(reason) == [
                "icon.top = 16", "tie icon.y nearest 0 = 16", "  #3 card.top == root.top + 16 = 16",
            ])
        #expect(!stage.scene.reason(for: icon.left).isAmbiguous)
    }

    @Test func contentSizes() throws {
        let stage = Stage()
        let title = try View("title", kind: .label, text: "Masonry", in: stage.root)
        try title.makeConstraints { make in try make.left.top.equalTo(stage.root) }
        // Seven columns of eight points.
        #expect(
            outline(stage.scene.reason(for: title.right)) == [
                "title.right = 56", "#1 title.left == root.left = 0",
                "compression title.width >= 56 = 56 @750 bound", "hugging title.width <= 56 = 56 @250 bound",
            ])
    }

    @Test func aStretchedLabelMissesItsHugging() throws {
        let stage = Stage()
        let title = try View("title", kind: .label, text: "Masonry", in: stage.root)
        try title.makeConstraints { make in
            try make.left.right.top.equalTo(stage.root)
            try make.height.equalTo(10)
        }
        let losses = stage.scene.losses()
        // 320 where 56 are asked for at most, and 10 where 20 are asked for at least.
        #expect(losses.map(\.equation) == ["title.height >= 20", "title.width <= 56"])
        #expect(losses.map(\.missedBy) == [10, 264])
        #expect(losses.map(\.priority) == [750, 250])
        #expect(
            losses.map(\.blockers) == [
                [.member(.constraint(4))], [.member(.constraint(1)), .member(.constraint(2))],
            ])
    }

    @Test func givenFramesAndLengthsThatAreNeverNegative() throws {
        let stage = Stage()
        let card = try stage.view("card")
        try card.setFrame(Rect(x: 10, y: 20, width: 30, height: 40))
        let dot = try stage.view("dot", in: card)
        try dot.makeConstraints { make in
            try make.left.equalTo(card.right)
            try make.width.equalTo(-5).priority(500)
        }
        #expect(
            outline(stage.scene.reason(for: dot.left)) == [
                "dot.left = 40", "#1 dot.left == card.right = 40", "  given card.x == 10 = 10",
                "  given card.width == 30 = 30",
            ])
        #expect(
            outline(stage.scene.reason(for: dot.width)) == [
                "dot.width = 0", "never negative dot.width >= 0 = 0 bound",
                "#2 dot.width == -5 = -5 @500 missed by 5",
            ])
        #expect(stage.scene.losses().map(\.blockers) == [[.nonnegative(view: "dot", axis: .horizontal)]])
    }

    @Test func brokenConstraintsAreNotReasons() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in
            try make.width.equalTo(100)
            try make.width.equalTo(200)
        }
        #expect(outline(stage.scene.reason(for: view.width)) == ["view.width = 100", "#1 view.width == 100 = 100"])
        #expect(stage.scene.losses().isEmpty)
    }

    @Test func widthAndHeightOfOneView() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in
            try make.height.equalTo(50)
            try make.width.equalTo(view.height).multipliedBy(2).offset(10)
        }
        #expect(
            outline(stage.scene.reason(for: view.width)) == [
                "view.width = 110", "#2 view.width == view.height * 2 + 10 = 110", "  #1 view.height == 50 = 50",
            ])
    }

    @Test func rightToLeftAndMultipliersInASuperview() throws {
        let stage = Stage()
        stage.scene.direction = .rightToLeft
        let card = try stage.view("card")
        try card.setFrame(Rect(x: 100, y: 0, width: 200, height: 50))
        let (view, other) = (try stage.view("view", in: card), try stage.view("other", in: card))
        try other.makeConstraints { make in
            try make.leading.equalTo(card).offset(40)
            try make.width.equalTo(10)
        }
        try view.makeConstraints { make in
            try make.leading.equalTo(other).multipliedBy(2).priority(600)
            try make.leading.equalTo(card).offset(60)
            try make.width.equalTo(20)
        }
        // From the card's right edge, 300, leftwards: other begins at 260, view at 240; twice 40 would be 220.
        let reason = stage.scene.reason(for: view.right)
        #expect(outline(reason)[1] == "#4 view.leading == card.leading + 60 = 240")
        let loss = try #require(stage.scene.losses().first)
        #expect(loss.member == .constraint(3) && loss.missedBy == 20)
        #expect(loss.blockers.contains(.member(.constraint(4))) && loss.blockers.contains(.member(.constraint(1))))
    }

    @Test func whatIsScrolledPushesTheContentsWidth() throws {
        let stage = Stage()
        let list = try stage.view("list", kind: .scroll)
        try list.makeConstraints { make in try make.edges.equalTo(stage.root).inset(10) }
        let page = try stage.view("page", in: list)
        try page.makeConstraints { make in
            try make.edges.equalTo(list)
            try make.width.equalTo(list).multipliedBy(2)
            try make.height.equalTo(70)
        }
        // The list is 320 - 20 = 300 wide.
        #expect(
            outline(stage.scene.reason(for: page.width)) == [
                "page.width = 600", "#9 page.width == list.width * 2 = 600", "  #1 list.left == root.left + 10 = 10",
                "  #2 list.right == root.right - 10 = 310",
            ])
    }

    /// Edge to edge, and as wide as each other: only all together say how wide.
    @Test func valuesDeterminedTogether() throws {
        let stage = Stage(width: 318)
        let views = try ["a", "b", "c"].map { try stage.view($0) }
        try views[0].makeConstraints { make in try make.left.equalTo(stage.root) }
        try views[1].makeConstraints { make in
            try make.left.equalTo(views[0].right)
            try make.width.equalTo(views[0])
        }
        try views[2].makeConstraints { make in
            try make.left.equalTo(views[1].right)
            try make.width.equalTo(views[1])
            try make.right.equalTo(stage.root)
        }
        // A third of 318 is 106.
        let reason = stage.scene.reason(for: views[1].left)
        #expect(reason.value == 106)
        #expect(Set(reason.sources) == Set((1...6).map { .member(.constraint($0)) }))
        #expect(
            reason.nodes.map(\.equation) == [
                "b.left == a.right", "c.left == b.right", "b.width == a.width", "c.width == b.width",
            ])
        #expect(stage.scene.reason(for: views[0].left).sources == [.member(.constraint(1))])
    }

    @Test func aLongChainNamesEveryLink() throws {
        let stage = Stage(width: 10_000)
        var last = try stage.view("first")
        try last.makeConstraints { make in
            try make.left.equalTo(stage.root).offset(3)
            try make.width.equalTo(5)
        }
        for _ in 1...400 {
            let view = try stage.view("view")
            try view.makeConstraints { make in
                try make.left.equalTo(last.right).offset(2)
                try make.width.equalTo(last)
            }
            last = view
        }
        // 3, then four hundred times 5 and 2.
        let reason = stage.scene.reason(for: last.left)
        #expect(reason.value == 2803)
        // Every place, and every width but the last.
        #expect(Set(reason.sources) == Set((1...801).map { .member(.constraint($0)) }))
        #expect(outline(reason).count < 2000)
    }

    /// The width is what lies between two edges that both start from the card's left, wherever that is.
    @Test func canceledTermsAreNotReasons() throws {
        let stage = Stage()
        let card = try stage.view("card")
        try card.makeConstraints { make in
            try make.left.equalTo(stage.root).offset(30)
            try make.width.equalTo(100)
        }
        let icon = try stage.view("icon", in: card)
        try icon.makeConstraints { make in try make.left.right.equalTo(card).inset(8) }
        #expect(
            outline(stage.scene.reason(for: icon.width)) == [
                "icon.width = 84", "#3 icon.left == card.left + 8 = 38", "#4 icon.right == card.right - 8 = 122",
                "  #2 card.width == 100 = 100",
            ])
    }

    @Test func aViewOutsideTheLayoutHasNoReason() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.removeFromSuperview()
        #expect(stage.scene.reason(for: view.width).nodes.isEmpty)
    }
}
