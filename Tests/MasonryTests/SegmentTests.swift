import Masonry
import Testing

/// Where constraints are seen, by arithmetic: card is 16 from each edge of 320×480, so it is 288 wide and 448 high.
struct SegmentTests {
    private let scene = Scene(width: 320, height: 480)

    private func card() throws -> View {
        let card = try View("card", in: scene.root)
        try card.makeConstraints { make in try make.edges.equalTo(scene.root).insets(EdgeInsets(16)) }
        return card
    }

    private func segments(_ number: Int) throws -> [ConstraintSegment] {
        let layout = scene.layout()
        return layout.segments(of: try #require(layout.constraints.dropFirst(number - 1).first))
    }

    @Test func `a distance runs from the other edge to its own`() throws {
        _ = try card()
        #expect(
            try segments(1) == [
                ConstraintSegment(kind: .distance, axis: .horizontal, from: 0, to: 16, crossing: 16...464)
            ])
        // The right edge is placed from the root's: leftwards.
        #expect(
            scene.layout().constraints.flatMap { scene.layout().segments(of: $0) }.contains(
                ConstraintSegment(kind: .distance, axis: .horizontal, from: 320, to: 304, crossing: 16...464)))
    }

    @Test func `edges at one place have a line through both views`() throws {
        let card = try card()
        let icon = try View("icon", in: card)
        try icon.makeConstraints { make in
            try make.left.top.equalTo(card)
            try make.width.height.equalTo(32)
        }
        #expect(
            try segments(5) == [
                ConstraintSegment(kind: .alignment, axis: .horizontal, from: 16, to: 16, crossing: 16...464)
            ])
        #expect(
            try segments(7) == [ConstraintSegment(kind: .size, axis: .horizontal, from: 16, to: 48, crossing: 16...48)])
    }

    @Test func `a share has two lines, and an inequality keeps what there is`() throws {
        let card = try card()
        let bar = try View("bar", in: card)
        try bar.makeConstraints { make in
            try make.width.equalTo(card).multipliedBy(0.5)
            try make.left.greaterThanOrEqualTo(card).offset(8)
            try make.centerX.top.equalTo(card)
            try make.height.equalTo(4)
        }
        // Half of 288, in the middle: from 88 to 232.
        #expect(
            try segments(5) == [
                ConstraintSegment(kind: .share, axis: .horizontal, from: 88, to: 232, crossing: 16...20),
                ConstraintSegment(kind: .share, axis: .horizontal, from: 16, to: 304, crossing: 16...464),
            ])
        #expect(
            try segments(6) == [
                ConstraintSegment(kind: .distance, axis: .horizontal, from: 16, to: 88, crossing: 16...20)
            ])
    }

    @Test func `what does not hold says where it should be`() throws {
        let card = try card()
        let icon = try View("icon", in: card)
        try icon.makeConstraints { make in
            try make.left.top.equalTo(card).offset(16)
            try make.width.height.equalTo(32)
            try make.right.equalTo(card).offset(-16)
        }
        let broken = try #require(scene.layout().conflicts.first)
        // From card's right edge, 304, to icon's, 16 + 16 + 32; it should be at 288.
        #expect(
            scene.layout().segments(of: broken.broken, isBroken: true) == [
                ConstraintSegment(kind: .distance, axis: .horizontal, from: 304, to: 64, asked: 288, crossing: 32...64)
            ])
    }

    @Test func `views that are not beside each other are joined at the nearer end`() throws {
        let one = try View("one", in: scene.root)
        let other = try View("other", in: scene.root)
        try one.makeConstraints { make in
            try make.left.top.equalTo(10)
            try make.width.height.equalTo(20)
        }
        try other.makeConstraints { make in
            try make.left.equalTo(one.right).offset(5)
            try make.top.equalTo(one.bottom).offset(50)
            try make.width.height.equalTo(20)
        }
        #expect(
            try segments(5) == [
                ConstraintSegment(kind: .distance, axis: .horizontal, from: 30, to: 35, crossing: 80...100, start: 30)
            ])
    }

    @Test func `reading from right to left, the leading edge is the right one`() throws {
        scene.direction = .rightToLeft
        let box = try View("box", in: scene.root)
        try box.makeConstraints { make in
            try make.leading.equalTo(scene.root).offset(12)
            try make.top.equalTo(scene.root)
            try make.width.height.equalTo(20)
        }
        #expect(
            try segments(1) == [
                ConstraintSegment(kind: .distance, axis: .horizontal, from: 320, to: 308, crossing: 0...20)
            ])
    }

    @Test func `free distances are to the next sibling, or else to the superview`() throws {
        for (name, left) in [("one", 10.0), ("other", 100)] {
            let view = try View(name, in: scene.root)
            try view.makeConstraints { make in
                try make.left.equalTo(left)
                try make.top.equalTo(40)
                try make.width.height.equalTo(20)
            }
        }
        let gaps = scene.layout().gaps(around: ["one"])
        #expect(
            Set(gaps.map { "\($0.views.joined(separator: "-")) \($0.segment.from)...\($0.segment.to)" }) == [
                "root-one 0.0...10.0", "one-other 30.0...100.0", "root-one 0.0...40.0", "root-one 480.0...60.0",
            ])
        // The distance between the two is told once.
        #expect(scene.layout().gaps(around: []).count == 7)
    }
}
