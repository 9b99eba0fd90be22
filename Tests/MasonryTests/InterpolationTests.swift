import Masonry
import Testing

/// Layouts between two, as an animation shows them.
struct InterpolationTests {
    private func layout(_ width: Double, _ items: [(name: String, parent: Int, frame: Rect)]) -> Layout {
        var layout = Layout(
            screen: Layout.Screen(width: width, height: 100),
            items: [
                Layout.Item(
                    name: "root", kind: .view, parent: nil, frame: Rect(x: 0, y: 0, width: width, height: 100),
                    rootFrame: Rect(x: 0, y: 0, width: width, height: 100))
            ], constraints: [], findings: [])
        for item in items {
            let parent = layout.items[item.parent].rootFrame
            var rootFrame = item.frame
            rootFrame.x += parent.x
            rootFrame.y += parent.y
            layout.items.append(
                Layout.Item(
                    name: item.name, kind: .view, parent: item.parent, frame: item.frame, rootFrame: rootFrame))
        }
        return layout
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    @Test func theEndsAreExact() {
        let (one, other) = (layout(100, [("a", 0, rect(0.1, 0, 1, 1))]), layout(200, [("b", 0, rect(0, 0.3, 1, 1))]))
        for t in [-1, 0, -Double.infinity, .nan] { #expect(one.interpolated(to: other, at: t) == one) }
        for t in [1, 2, Double.infinity] { #expect(one.interpolated(to: other, at: t) == other) }
    }

    @Test func aQuarterOfTheWay() throws {
        let one = layout(100, [("card", 0, rect(0, 0, 40, 20)), ("icon", 1, rect(4, 8, 12, 16))])
        let other = layout(300, [("card", 0, rect(80, 40, 40, 60)), ("icon", 1, rect(8, 0, 12, 0))])
        let between = one.interpolated(to: other, at: 0.25)
        #expect(between.screen.width == 150 && between.screen.height == 100)
        #expect(between.items.map(\.frame) == [rect(0, 0, 150, 100), rect(20, 10, 40, 30), rect(5, 6, 12, 12)])
        #expect(between.items.map(\.rootFrame) == [rect(0, 0, 150, 100), rect(20, 10, 40, 30), rect(25, 16, 12, 12)])
    }

    @Test func itemsThatOnlyOneEndHas() throws {
        let one = layout(
            100, [("card", 0, rect(0, 0, 40, 20)), ("old", 1, rect(4, 8, 1, 1)), ("dot", 2, rect(1, 1, 1, 1))])
        let other = layout(
            100, [("new", 0, rect(2, 2, 2, 2)), ("card", 0, rect(80, 40, 40, 20)), ("sub", 2, rect(3, 3, 3, 3))])
        let between = one.interpolated(to: other, at: 0.5)
        #expect(between.items.map(\.name) == ["root", "new", "card", "sub", "old", "dot"])
        #expect(between.items.map(\.parent) == [nil, 0, 0, 2, 2, 4])
        // The card is at 40, 20, and what is in it moves along.
        #expect(
            between.items.dropFirst().map(\.rootFrame) == [
                rect(2, 2, 2, 2), rect(40, 20, 40, 20), rect(43, 23, 3, 3), rect(44, 28, 1, 1), rect(45, 29, 1, 1),
            ])
        #expect(between.items.dropFirst(3).map(\.frame) == [rect(3, 3, 3, 3), rect(4, 8, 1, 1), rect(1, 1, 1, 1)])
    }

    @Test func anItemWithAnotherParentMovesThroughTheRoot() throws {
        let one = layout(100, [("card", 0, rect(20, 0, 40, 20)), ("icon", 0, rect(0, 0, 10, 10))])
        let other = layout(100, [("card", 0, rect(60, 20, 40, 20)), ("icon", 1, rect(0, 0, 10, 10))])
        let icon = try #require(one.interpolated(to: other, at: 0.5).item(named: "icon"))
        // From 0, 0 to 60, 20 in the root, in a card that is at 40, 10.
        #expect(icon.rootFrame == rect(30, 10, 10, 10))
        #expect(icon.frame == rect(-10, 0, 10, 10))
    }

    @Test func aSceneGrows() throws {
        let scene = Scene(width: 100, height: 100)
        let view = try View("view", in: scene.root)
        try view.makeConstraints { make in try make.edges.equalTo(scene.root).inset(10) }
        let before = scene.layout()
        try scene.setSize(Size(width: 200, height: 300))
        let halfway = before.interpolated(to: scene.layout(), at: 0.5)
        #expect(halfway.item(named: "view")?.frame == rect(10, 10, 130, 180))
    }
}
