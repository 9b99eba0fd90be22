import Masonry
import Testing

/// The ten things Masonry does that its users do not expect.
struct UnexpectedBehaviorTests {
    let stage = Stage()

    @Test("1: edges to an array is a composite of composites")
    func edgesToAnArray() throws {
        let (a, b, c) = try (stage.view("a"), stage.view("b"), stage.view("c"))
        let made = try c.makeConstraints { make in try make.edges.equalTo([a, b]) }
        #expect(made.count == 1)
        #expect(made[0].children.count == 4)
        #expect(made[0].children.allSatisfy { $0 is CompositeConstraint && $0.children.count == 2 })
        #expect(stage.equations.count == 8)
    }

    @Test("2: edges to a number goes outside on the right and at the bottom")
    func edgesToANumber() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.edges.equalTo(10) }
        #expect(
            stage.equations == [
                "a.left == root.left + 10", "a.right == root.right + 10", "a.top == root.top + 10",
                "a.bottom == root.bottom + 10",
            ])
        #expect(a.frame == Rect(x: 10, y: 10, width: 320, height: 480))
    }

    @Test("3: the last constant wins")
    func lastConstantWins() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.width.equalTo(200).offset(-40) }
        #expect(stage.equations == ["a.width == -40"])
    }

    @Test("4: no relation still installs")
    func noRelation() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            _ = try make.width
            try make.left.offset(10)
        }
        #expect(stage.equations == ["a.width == 0", "a.left == root.left + 10"])
    }

    @Test("5: a composite takes an attribute after its relation")
    func attributeAfterTheRelationOfAComposite() throws {
        let (a, v) = try (stage.view("a"), stage.view("v"))
        try a.makeConstraints { make in _ = try make.left.right.equalTo(v).top }
        #expect(stage.equations == ["a.left == v.left", "a.right == v.right", "a.top == root.top"])
    }

    @Test("6: copies for an array keep constant, priority and multiplier, not the key")
    func copiesForAnArray() throws {
        let (a, b, c) = try (stage.view("a"), stage.view("b"), stage.view("c"))
        let made = try c.makeConstraints { make in
            try make.width.offset(5).multipliedBy(2).priority(400).key("k").equalTo([a, b])
        }
        #expect(stage.equations == ["c.width == a.width * 2 + 5 ^400", "c.width == b.width * 2 + 5 ^400"])
        #expect(made[0].children.allSatisfy { $0.key == nil })
    }

    @Test("7: an empty array installs nothing")
    func emptyArray() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in try make.width.equalTo([]) }
        #expect(made.count == 1)
        #expect(stage.equations.isEmpty)
    }

    @Test("8: update with another priority or multiplier adds a rival")
    func updateAddsARival() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.width.equalTo(100) }
        try a.updateConstraints { make in try make.width.equalTo(50).priority(999) }
        try a.updateConstraints { make in try make.width.equalTo(stage.root).multipliedBy(0.5) }
        #expect(stage.equations == ["a.width == 100", "a.width == 50 ^999", "a.width == root.width * 0.5"])
    }

    @Test("9: insets have no effect on sizes, baselines, centers and margins")
    func insetsWithoutEffect() throws {
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in
            try make.width.height.baseline.centerX.leftMargin.equalTo(b).inset(10)
        }
        #expect(
            stage.equations == [
                "a.width == b.width", "a.height == b.height", "a.baseline == b.baseline", "a.centerX == b.centerX",
                "a.leftMargin == b.leftMargin",
            ])
    }

    @Test("10: a multiplier without a second view multiplies nothing")
    func multiplierWithoutASecondView() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in try make.width.equalTo(100).multipliedBy(2) }
        #expect(made[0].description == "<LayoutConstraint:#1 View:a.width == * 2 100>")
        #expect(a.frame.width == 100)
    }
}
