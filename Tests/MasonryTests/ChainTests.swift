import Masonry
import Testing

/// How a chain grows, as Masonry's own tests and source pin it.
struct ChainTests {
    let stage = Stage()

    @Test func secondAttributeReplacesTheFirstByAComposite() throws {
        let a = try stage.view("a")
        let maker = try ConstraintMaker(view: a)
        let top = try maker.top
        #expect(maker.constraints.count == 1 && maker.constraints[0] === top)
        let composite = try top.left
        #expect(maker.constraints.count == 1 && maker.constraints[0] === composite)
        #expect(composite is CompositeConstraint)
        #expect(composite.children[0] === top)
        #expect(composite.children.compactMap { ($0 as? ViewConstraint)?.first.attribute } == [.top, .left])
        #expect(top.delegate === composite as? CompositeConstraint)
    }

    @Test func thirdAttributeJoinsTheComposite() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        let composite = try maker.top.left
        let same = try composite.right
        #expect(same === composite)
        #expect(maker.constraints.count == 1)
        #expect(composite.children.compactMap { ($0 as? ViewConstraint)?.first.attribute } == [.top, .left, .right])
    }

    @Test func chainingTheSameAttributeTwiceKeepsBoth() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        #expect(try maker.top.top.children.count == 2)
    }

    @Test func edgesAreLeftRightTopBottom() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.edges.equalTo(stage.root) }
        #expect(
            stage.equations == [
                "a.left == root.left", "a.right == root.right", "a.top == root.top", "a.bottom == root.bottom",
            ])
    }

    @Test func attributesComeInTheFixedOrder() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        let composite = try maker.attributes([.baseline, .height, .trailing, .top])
        #expect(
            composite.children.compactMap { ($0 as? ViewConstraint)?.first.attribute } == [
                .top, .trailing, .height, .baseline,
            ])
    }

    @Test func sizeAndCenter() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        #expect(
            try maker.size.children.compactMap { ($0 as? ViewConstraint)?.first.attribute } == [.width, .height])
        #expect(
            try maker.center.children.compactMap { ($0 as? ViewConstraint)?.first.attribute } == [.centerX, .centerY])
    }

    @Test func makeReturnsTopLevelConstraints() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in
            try make.edges.equalTo(stage.root)
            try make.width.equalTo(10)
        }
        #expect(made.count == 2)
        #expect(made[0] is CompositeConstraint)
        #expect(made[1] is ViewConstraint)
    }

    @Test func withAndAndReturnTheConstraint() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        let top = try maker.top
        #expect(top.with === top)
        #expect(top.and === top)
    }

    @Test func groupKeepsItsPartsTopLevel() throws {
        let a = try stage.view("a")
        let maker = try ConstraintMaker(view: a)
        let group = try maker.group {
            try maker.left.equalTo(stage.root)
            try maker.top.equalTo(stage.root)
        }
        #expect(maker.constraints.count == 2)
        #expect(group.children.count == 2)
        try group.right.offset(5)
        try maker.install()
        #expect(stage.equations == ["a.left == root.left + 5", "a.top == root.top + 5"])
    }

    @Test func arrayReplacesTheViewConstraintInItsDelegate() throws {
        let (a, b, c) = try (stage.view("a"), stage.view("b"), stage.view("c"))
        let maker = try ConstraintMaker(view: c)
        let composite = try maker.left.equalTo([a, b])
        #expect(maker.constraints.count == 1 && maker.constraints[0] === composite)
        #expect(composite.children.count == 2)
        let pair = try maker.top.bottom
        try pair.equalTo([a, b])
        #expect(pair.children.allSatisfy { $0 is CompositeConstraint })
        try maker.install()
        #expect(
            stage.equations == [
                "c.left == a.left", "c.left == b.left", "c.top == a.top", "c.top == b.top", "c.bottom == a.bottom",
                "c.bottom == b.bottom",
            ])
    }

    @Test func attributeAfterAnArrayIsTakenByBothComposites() throws {
        let (a, b, c) = try (stage.view("a"), stage.view("b"), stage.view("c"))
        try c.makeConstraints { make in try make.left.equalTo([a, b]).offset(3) }
        #expect(stage.equations == ["c.left == a.left + 3", "c.left == b.left + 3"])
    }

    @Test func makingTurnsTranslationOffAlsoForAnEmptyBlock() throws {
        let a = try stage.view("a")
        #expect(a.translatesAutoresizingMaskIntoConstraints)
        try a.makeConstraints { _ in }
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func attributesOfViewsAreEqualWhateverTheItem() throws {
        let a = try stage.view("a")
        #expect(a.left == a.safeArea.left)
        #expect(a.left != a.right)
        #expect(a.left != stage.root.left)
    }
}
