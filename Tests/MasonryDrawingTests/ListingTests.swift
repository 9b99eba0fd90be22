import Masonry
import MasonryDrawing
import Testing

struct ListingTests {
    private static let layout = Samples.build(320, 480) {
        $0.add("card", 16, 31.9999997, 288, 448)
        $0.add("icon", .image, in: "card", 16, 0, 32, 106.6666667, ambiguous: [.y, .height])
        $0.add("area", .guide, in: "card", -0.0000001, 8, 272, 100)
        $0.add("日本", .label, in: "root", 0, 0, 32, 20, text: "Hi\nthere")
        $0.add("list", .scroll, in: "root", 0, 100, 320, 200, content: Size(width: 320, height: 900))
        $0.add("row", in: "list", 0, 0, 320, 44, isHidden: true)
        $0.constrain("card", .top, .equal, "root", .top, plus: 31.9999997)
        $0.constrain("icon", .width, .equal, "icon", .height, times: 1.5, priority: 750, in: "in[3]")
        $0.constrain(
            "icon", .right, .lessThanOrEqual, "card", .right, plus: -16, isBroken: true, in: "form.mas", line: 12)
        $0.constrain("icon", .width, .greaterThanOrEqual, plus: 32, key: "wide", in: "in[4]", line: 2)
        $0.constrain("card", .left, .equal, "root.safeArea")
    }

    @Test
    func `lists frames`() throws {
        try Fixture(name: "frames.txt").expect(FrameTable().draw(Self.layout))
    }

    @Test
    func `lists the tree as UIKit does`() throws {
        try Fixture(name: "tree.txt").expect(TreeListing().draw(Self.layout))
    }

    @Test
    func `lists constraints`() throws {
        try Fixture(name: "constraints.txt").expect(ConstraintListing().draw(Self.layout))
    }

    @Test
    func `names shares in words`() {
        let layout = Samples.build(320, 480) {
            $0.add("a", 0, 0, 160, 20)
            $0.constrain("a", .right, .equal, "root", .right, times: 0.5)
            $0.constrain("a", .left, .equal, "root", .right, times: 1 / 3)
            $0.constrain("a", .width, .equal, "root", .width, times: 0.75)
            $0.constrain("a", .width, .equal, "root", .width, times: 0.4)
        }
        let lines = ConstraintListing().draw(layout).split(separator: "\n")
        #expect(
            [1, 3, 5, 7].map { lines[$0].drop { $0 == " " } } == [
                "a's right edge is half of root's right edge, in their superview's coordinates",
                "a's left edge is a third of root's right edge, in their superview's coordinates",
                "a's width is three quarters of root's width", "a's width is 0.4 times root's width",
            ])
    }

    @Test
    func `names what is unknown`() {
        var layout = Samples.build(320, 480) {
            $0.add("a", 8, 0, 160, 20)
            $0.constrain("a", .left, .equal, "root", .left, plus: 8)
            $0.constrain("a", .width, .equal, "root", .width, times: 0.5)
            $0.constrain("a", .top, .equal, "root", .top)
        }
        layout.items[1].unknown = [.x, .width]
        layout.constraints[0].unknown.constant = "pad"
        layout.constraints[1].unknown.multiplier = "share"
        layout.constraints[2].unknown.priority = "low"
        for index in layout.constraints.indices { layout.constraints[index].isUnknown = true }
        let lines = ConstraintListing().draw(layout).split(separator: "\n")
        #expect(lines[0].hasPrefix("#1  a.left == root.left + pad (unknown)"))
        #expect(lines[0].contains("not checked"))
        #expect(
            [1, 3, 5].map { lines[$0].drop { $0 == " " } } == [
                "a's left edge is pad points right of root's left edge", "a's width is share times root's width",
                "a's top edge is at root's top edge, if possible (priority low)",
            ])
        #expect(lines[4].hasPrefix("#3  a.top == root.top (unknown priority low)"))
        let frames = FrameTable().draw(layout)
        #expect(frames.contains(" 8* ") && frames.contains(" 160* "))
        #expect(TerminalPicture().draw(layout).contains("a*"))
    }

    @Test
    func `lists the constraints of one view`() {
        let lines = ConstraintListing(view: "root").draw(Self.layout).split(separator: "\n")
        #expect(
            lines == [
                "#1  card.top == root.top + 32        holds  on root  in[1]",
                "    card's top edge is 32 points below root's top edge",
                "#5  card.left == root.safeArea.left  holds  on root  in[1]",
                "    card's left edge is at root.safeArea's left edge",
            ])
        #expect(ConstraintListing(view: "list").draw(Self.layout) == "")
    }
}
