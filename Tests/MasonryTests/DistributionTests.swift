import Masonry
import Testing

struct DistributionTests {
    let stage = Stage()

    @Test func fixedSpacing() throws {
        let views = try ["a", "b", "c"].map { try stage.view($0) }
        let made = try views.distribute(.horizontal, spacing: 5, lead: 10, tail: 15)
        #expect(made.count == 6)
        #expect(
            stage.equations == [
                "a.left == root.left + 10", "b.width == a.width", "b.left == a.right + 5", "c.width == b.width",
                "c.left == b.right + 5", "c.right == root.right - 15",
            ])
    }

    @Test func fixedLength() throws {
        let views = try ["a", "b", "c"].map { try stage.view($0) }
        try views.distribute(.vertical, length: 30, lead: 10, tail: 20)
        // i = 1 of 3: (1 - 1/2) (30 + 10) - 1/2 · 20 = 10
        #expect(
            stage.equations == [
                "a.height == 30", "a.top == root.top + 10", "b.height == 30", "b.bottom == root.bottom * 0.5 + 10",
                "c.height == 30", "c.bottom == root.bottom - 20",
            ])
        // (480 - 10 - 20 - 3 · 30) / 2 = 180 between neighbors
        #expect(views.map(\.frame.y) == [10, 220, 430])
    }

    @Test func superviewIsTheClosestCommonOne() throws {
        let outer = try stage.view("outer")
        let one = try stage.view("one", in: outer)
        let box = try stage.view("box", in: outer)
        let two = try stage.view("two", in: box)
        try [one, two].distribute(.horizontal, spacing: 0)
        #expect(
            stage.equations == [
                "one.left == outer.left", "two.width == one.width", "two.left == one.right", "two.right == outer.right",
            ])
    }
}
