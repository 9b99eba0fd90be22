import Masonry
import Testing

struct HierarchyTests {
    let stage = Stage()

    @Test func removingFromTheSuperviewDropsOuterConstraints() throws {
        let outer = try stage.view("outer")
        let inner = try stage.view("inner", in: outer)
        try outer.makeConstraints { make in try make.left.top.equalTo(stage.root) }
        try inner.makeConstraints { make in
            try make.left.equalTo(outer)
            try make.right.equalTo(stage.root)
            try make.width.equalTo(10)
        }
        try outer.removeFromSuperview()
        #expect(outer.superview == nil)
        #expect(stage.scene.layout().constraints.isEmpty)
        try stage.root.addSubview(outer)
        #expect(stage.equations == ["inner.left == outer.left", "inner.width == 10"])
    }

    @Test func addingAgainMovesAndDrops() throws {
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in try make.left.top.equalTo(stage.root) }
        try b.addSubview(a)
        #expect(a.superview == b)
        #expect(stage.root.subviews == [b])
        #expect(stage.equations.isEmpty)
    }

    @Test func framesOfViewsDeclaredInsideOut() throws {
        let (inner, middle, outer) = try (stage.view("inner"), stage.view("middle"), stage.view("outer"))
        try outer.addSubview(middle)
        try middle.addSubview(inner)
        for view in [outer, middle] {
            try view.makeConstraints { make in
                try make.left.top.equalTo(view.superview ?? stage.root).offset(10)
                try make.size.equalTo(100)
            }
        }
        try inner.makeConstraints { make in
            try make.left.equalTo(stage.root).offset(50)
            try make.centerY.equalTo(outer.bottom).multipliedBy(0.5)
            try make.size.equalTo(20)
        }
        // In root, inner is 50 from the left; in outer, its center is at half of 100.
        #expect(inner.frame == Rect(x: 30, y: 30, width: 20, height: 20))
        #expect(stage.scene.layout().item(named: "inner")?.rootFrame == Rect(x: 50, y: 50, width: 20, height: 20))
    }

    @Test func cyclesAreErrors() throws {
        let a = try stage.view("a")
        let b = try stage.view("b", in: a)
        #expect(throws: ConstraintError.hierarchyCycle("a", "b")) { try b.addSubview(a) }
        #expect(throws: ConstraintError.hierarchyCycle("a", "a")) { try a.addSubview(a) }
        #expect(throws: ConstraintError.hierarchyCycle("root", "a")) { try a.addSubview(stage.root) }
    }

    @Test func aRemovedViewFreesItsNameAndCannotBeUsed() throws {
        let a = try stage.view("a")
        let child = try stage.view("child", in: a)
        let width = try a.makeConstraints { make in try make.width.equalTo(10) }[0]
        try a.remove()
        #expect(stage.scene.views == [stage.root])
        #expect(throws: ConstraintError.viewRemoved("a")) { try a.makeConstraints { _ in } }
        #expect(throws: ConstraintError.viewRemoved("a")) { try width.install() }
        #expect(throws: ConstraintError.viewRemoved("child")) { try stage.root.addSubview(child) }
        #expect(try stage.view("a").name == "a")
    }

    @Test func aViewIsRemadeAfterWhatItReferredToWasRemoved() throws {
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in
            try make.left.equalTo(b)
            try make.width.equalTo(10)
        }
        try b.remove()
        try a.remakeConstraints { make in try make.width.equalTo(20) }
        #expect(stage.equations == ["a.width == 20"])
    }

    @Test func deepTreesAreLaidOutAndFreed() throws {
        var scene: Scene? = Scene()
        var view = try #require(scene?.root)
        for _ in 0..<100_000 { view = try View("v", in: view) }
        #expect(view.frame == .zero)
        scene = nil
    }

    @Test func namesAreUnique() throws {
        let names = try ["a", "a", "b", "a"].map { try stage.view($0).name }
        #expect(names == ["a", "a#2", "b", "a#3"])
    }

    @Test func closestCommonSuperview() throws {
        let a = try stage.view("a")
        let b = try stage.view("b", in: a)
        let c = try stage.view("c", in: a)
        #expect(b.closestCommonSuperview(with: c) == a)
        #expect(b.closestCommonSuperview(with: a) == a)
        #expect(a.closestCommonSuperview(with: b) == a)
        #expect(b.closestCommonSuperview(with: b) == b)
        try c.removeFromSuperview()
        #expect(b.closestCommonSuperview(with: c) == nil)
    }

    @Test func viewsOutsideTheRootAreNotListed() throws {
        let a = try stage.view("a")
        try stage.view("child", in: a).makeConstraints { make in try make.width.equalTo(1) }
        try a.removeFromSuperview()
        #expect(stage.scene.layout().items.map(\.name) == ["root"])
        #expect(stage.scene.layout().constraints.isEmpty)
    }
}
