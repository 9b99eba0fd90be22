import Masonry
import Testing

/// What would take a conflict away; the numbers are worked out by hand in each test.
struct FixTests {
    private func fixes(_ scene: Scene) throws -> [Fix] {
        scene.fixes(for: try #require(scene.layout().conflicts.first))
    }

    private func text(_ fix: Fix) -> String {
        let change =
            switch fix.change {
            case .relax(let relation): "relax to \(relation.rawValue)"
            case .weaken(let priority): "weaken to \(priority.spelled)"
            case .setConstant(let constant): "constant \(constant.spelled)"
            case .drop: "drop"
            }
        let moves = fix.moves.map { move in
            let changed = FrameComponent.allCases.filter { move.before[$0] != move.after[$0] }
            let parts = changed.map { "\($0.rawValue) \(move.before[$0].spelled) to \(move.after[$0].spelled)" }
            return "; \(move.view) \(parts.joined(separator: ", "))"
        }
        return "\(fix.member) \(change)" + moves.joined()
    }

    @Test func anIconTooWideForItsCard() throws {
        let stage = Stage(width: 240, height: 96)
        let card = try stage.view("card")
        try card.makeConstraints { make in try make.edges.equalTo(stage.root).inset(16) }
        let icon = try stage.view("icon", in: card)
        try icon.makeConstraints { make in
            try make.left.equalTo(card).offset(16)
            try make.size.equalTo(32)
            try make.centerY.equalTo(card)
            try make.right.equalTo(card).offset(-16)
        }
        // The card reaches from 16 to 224, so the icon from 32 to 208, which is 176 wide and not 32; at 32 wide it would
        // begin at 176, which is 160 in the card; or the card would be 64 wide, from 160 on or up to 80.
        #expect(
            try fixes(stage.scene).map(text) == [
                "#9 weaken to 750", "#9 relax to <=", "#9 constant -160", "#9 drop",
                "#6 weaken to 750; icon width 32 to 176", "#5 weaken to 750; icon x 16 to 160",
                "#2 weaken to 750; card width 208 to 64",
                "#6 relax to >=; icon width 32 to 176", "#5 relax to >=; icon x 16 to 160",
                "#2 relax to <=; card width 208 to 64",
                "#6 constant 176; icon width 32 to 176", "#5 constant 160; icon x 16 to 160",
                "#2 constant -160; card width 208 to 64",
                "#6 drop; icon width 32 to 176", "#5 drop; icon x 16 to 160", "#2 drop; card width 208 to 64",
                "#1 weaken to 750; card x 16 to 160, width 208 to 64",
                "#1 relax to >=; card x 16 to 160, width 208 to 64",
                "#1 constant 160; card x 16 to 160, width 208 to 64",
                "#1 drop; card x 16 to 160, width 208 to 64",
            ])
    }

    @Test func inequalitiesTakeAnotherConstant() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in
            try make.width.lessThanOrEqualTo(100)
            try make.width.greaterThanOrEqualTo(150)
        }
        // Nothing asks for more than 0 while #2 is broken; held as nearly as may be, it asks for 100.
        #expect(
            try fixes(stage.scene).map(text) == [
                "#2 constant 0", "#2 drop", "#2 weaken to 750; view width 0 to 100",
                "#1 weaken to 750; view width 0 to 150", "#1 constant 150; view width 0 to 150",
                "#1 drop; view width 0 to 150",
            ])
    }

    @Test func theContentSizeCanOnlyGiveWay() throws {
        let stage = Stage()
        let title = try View("title", kind: .label, text: "Masonry", in: stage.root)
        try title.setContentCompressionResistancePriority(1000, .horizontal)
        try title.makeConstraints { make in
            try make.left.top.equalTo(stage.root)
            try make.width.equalTo(40)
        }
        // Seven columns of eight points are 56, which count as asked for before the 40.
        let fixes = try fixes(stage.scene).map(text)
        #expect(fixes.contains("title.compressionResistance.horizontal weaken to 750; title width 56 to 40"))
        #expect(!fixes.contains { $0.hasPrefix("title") && !$0.contains("weaken") })
        #expect(fixes.contains("#3 constant 56"))
    }

    @Test func aFixThatBreaksAnotherIsNotOffered() throws {
        let stage = Stage()
        let (one, other) = (try stage.view("one"), try stage.view("other"))
        try one.makeConstraints { make in try make.width.equalTo(100) }
        try other.makeConstraints { make in
            try make.width.equalTo(one)
            try make.width.equalTo(100)
        }
        try one.makeConstraints { make in try make.width.equalTo(200) }
        // Without #1, or with another number in it, the 200 of #4 would still contradict #2 and #3.
        let fixes = try fixes(stage.scene)
        #expect(fixes.map(text) == ["#4 weaken to 750", "#4 relax to <=", "#4 constant 100", "#4 drop"])
    }

    @Test func anUnknownConflictHasNoFixes() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in try make.width.equalTo(100) }
        let conflict = Conflict(broken: .constraint(1), set: [.constraint(1)], arithmetic: nil)
        #expect(stage.scene.fixes(for: conflict).isEmpty)
    }

    @Test func tryingChangesNothing() throws {
        let stage = Stage()
        let view = try stage.view("view")
        try view.makeConstraints { make in
            try make.width.equalTo(100)
            try make.width.equalTo(200)
        }
        let before = stage.scene.layout()
        #expect(
            try fixes(stage.scene).map(text) == [
                "#2 weaken to 750", "#2 relax to <=", "#2 constant 100", "#2 drop",
                "#1 weaken to 750; view width 100 to 200", "#1 relax to >=; view width 100 to 200",
                "#1 constant 200; view width 100 to 200", "#1 drop; view width 100 to 200",
            ])
        #expect(stage.scene.layout() == before)
    }
}
