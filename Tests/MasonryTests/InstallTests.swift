import Masonry
import Testing

/// Installing, updating, remaking, and the handles that stay.
struct InstallTests {
    let stage = Stage()

    @Test func updateChangesOnlyTheConstant() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in try make.width.equalTo(100).key("first") }
        let updated = try a.updateConstraints { make in try make.width.equalTo(60).key("second") }
        #expect(stage.equations == ["a.width == 60"])
        #expect(stage.scene.layout().constraints.map(\.key) == ["first"])
        let (one, two) = (made[0] as? ViewConstraint, updated[0] as? ViewConstraint)
        #expect(one?.layoutConstraint === two?.layoutConstraint)
    }

    @Test func anInactiveConstraintTakesAnyPriority() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in
            try make.width.equalTo(100)
            try make.width.equalTo(60).priority(500)
        }
        let constraint = try #require((made[0] as? ViewConstraint)?.layoutConstraint)
        #expect(throws: ConstraintError.requirementAfterInstall) { try constraint.setPriority(750) }
        #expect(throws: ConstraintError.priorityOutOfRange(0)) { try constraint.setPriority(0) }
        #expect(a.frame.width == 100)
        try constraint.deactivate()
        try constraint.setPriority(400)
        try constraint.activate()
        #expect(a.frame.width == 60)
        try constraint.setPriority(600)
        #expect(a.frame.width == 100)
        #expect(throws: ConstraintError.requirementAfterInstall) { try constraint.setPriority(1000) }
    }

    @Test func updateTakesTheNewestOfSeveral() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.width.equalTo(1)
            try make.width.equalTo(2)
        }
        try a.updateConstraints { make in try make.width.equalTo(3) }
        #expect(stage.equations == ["a.width == 1", "a.width == 3"])
    }

    @Test func updateMatchesTheImpliedSuperview() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.left.equalTo(stage.root).offset(5) }
        try a.updateConstraints { make in try make.left.equalTo(9) }
        #expect(stage.equations == ["a.left == root.left + 9"])
    }

    @Test func updateTellsAGuideFromItsView() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.top.equalTo(stage.root.safeArea) }
        try a.updateConstraints { make in try make.top.equalTo(stage.root).offset(4) }
        #expect(stage.equations.count == 2)
    }

    @Test func aSharedHandleIsNotRemadeTwice() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in try make.width.equalTo(100) }[0]
        let shared = try a.updateConstraints { make in try make.width.equalTo(60) }[0]
        try shared.uninstall()
        #expect(!made.isActive && !shared.isActive)
        try shared.install()
        #expect(shared.isActive && !made.isActive, "the constraint that they shared is gone")
        try a.remakeConstraints { make in try make.width.equalTo(5) }
        #expect(stage.equations == ["a.width == 5"])
    }

    @Test func remakeRunsItsBlockBeforeRemoving() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.width.equalTo(100) }
        var seen: [String] = []
        try a.remakeConstraints { make in
            seen = stage.equations
            try make.height.equalTo(10)
        }
        #expect(seen == ["a.width == 100"])
        #expect(stage.equations == ["a.height == 10"])
    }

    @Test func remakeLeavesConstraintsThatOnlyReferToTheView() throws {
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in try make.edges.equalTo(stage.root) }
        try b.makeConstraints { make in try make.left.equalTo(a) }
        try a.remakeConstraints { _ in }
        #expect(stage.equations == ["b.left == a.left"])
    }

    @Test func handlesUninstallAndInstallAgain() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in
            try make.edges.equalTo(stage.root)
            try make.width.equalTo(5).priorityLow()
        }
        #expect(made[0].isActive)
        try made[0].uninstall()
        try made[0].uninstall()
        #expect(!made[0].isActive)
        #expect(stage.equations == ["a.width == 5 ^low"])
        try made[0].activate()
        try made[0].install()
        #expect(stage.equations.count == 5)
        #expect(stage.equations[0] == "a.width == 5 ^low")
        try made[0].deactivate()
        #expect(stage.equations.count == 1)
    }

    @Test func settersWriteThrough() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in
            try make.edges.equalTo(stage.root)
            try make.size.equalTo(1)
            try make.center.equalTo(stage.root)
        }
        try made[0].setInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        try made[1].setSizeOffset(Size(width: 7, height: 8))
        try made[2].setCenterOffset(Point(x: -1, y: -2))
        #expect(
            stage.equations == [
                "a.left == root.left + 2", "a.right == root.right - 4", "a.top == root.top + 1",
                "a.bottom == root.bottom - 3", "a.width == 7", "a.height == 8", "a.centerX == root.centerX - 1",
                "a.centerY == root.centerY - 2",
            ])
        try made[0].setInset(10)
        try made[1].setOffset(3)
        #expect(stage.equations[1] == "a.right == root.right - 10")
        #expect(stage.equations[5] == "a.height == 3")
    }

    @Test func aHandleInstalledAgainIsHeldByTheViewsNewSuperview() throws {
        let (card, other) = try (stage.view("card"), stage.view("other"))
        let a = try stage.view("a", in: card)
        let b = try stage.view("b", in: card)
        let made = try a.makeConstraints { make in try make.left.equalTo(b) }[0]
        try made.uninstall()
        try other.addSubview(a)
        try other.addSubview(b)
        try made.install()
        #expect(card.constraints.isEmpty && other.constraints.count == 1)
        try a.updateConstraints { make in try make.left.equalTo(b).offset(4) }
        #expect(stage.equations == ["a.left == b.left + 4"])
    }

    @Test func beforeInstallingADescriptionShowsTheChain() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        let left = try maker.left.equalTo(stage.root).offset(3).multipliedBy(2).priority(300)
        #expect(left.description == "<ViewConstraint View:a.left == View:root.left * 2 + 3 ^300>")
    }

    @Test func keysOfComposites() throws {
        let (a, b, c) = try (stage.view("a"), stage.view("b"), stage.view("c"))
        c.key = "third"
        try c.makeConstraints { make in
            try make.size.equalTo([a, b]).key("s")
            try make.left.equalTo(a).key("l")
        }
        #expect(
            stage.scene.layout().constraints.map(\.description) == [
                "<LayoutConstraint:s[0][0] View:third.width == View:a.width>",
                "<LayoutConstraint:s[0][1] View:third.width == View:b.width>",
                "<LayoutConstraint:s[1][0] View:third.height == View:a.height>",
                "<LayoutConstraint:s[1][1] View:third.height == View:b.height>",
                "<LayoutConstraint:l View:third.left == View:a.left>",
            ])
    }

    @Test func arraysMakeForEachView() throws {
        let views = try ["a", "b"].map { try stage.view($0) }
        let made = try views.makeConstraints { make in
            try make.width.equalTo(10)
            try make.height.equalTo(20)
        }
        #expect(made.count == 4)
        try views.updateConstraints { make in try make.width.equalTo(11) }
        #expect(stage.equations == ["a.width == 11", "a.height == 20", "b.width == 11", "b.height == 20"])
        try views.remakeConstraints { make in try make.width.equalTo(12) }
        #expect(stage.equations == ["a.width == 12", "b.width == 12"])
    }
}
