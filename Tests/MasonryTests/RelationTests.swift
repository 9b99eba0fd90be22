import Masonry
import Testing

/// Arguments of relations, constants, multipliers, priorities.
struct RelationTests {
    let stage = Stage()

    private func equations(_ block: (ConstraintMaker, View) throws -> Void) throws -> [String] {
        let a = try stage.view("a")
        let b = try stage.view("b")
        try a.makeConstraints { make in try block(make, b) }
        return stage.equations
    }

    @Test func viewGivesItsSameAttribute() throws {
        #expect(try equations { try $0.left.top.equalTo($1) } == ["a.left == b.left", "a.top == b.top"])
    }

    @Test func attributeIsItself() throws {
        #expect(try equations { try $0.left.lessThanOrEqualTo($1.right) } == ["a.left <= b.right"])
        #expect(Relation.lessThanOrEqual.rawValue == "<=")
    }

    @Test func numberIsTheConstant() throws {
        #expect(
            try equations {
                try $0.width.height.greaterThanOrEqualTo(30)
                try $0.left.equalTo(10)
                _ = $1
            } == ["a.width >= 30", "a.height >= 30", "a.left == root.left + 10"])
    }

    @Test func sizePointAndInsetsAreConstants() throws {
        #expect(
            try equations { make, _ in
                try make.size.equalTo(Size(width: 40, height: 50))
                try make.center.equalTo(Point(x: 3, y: -4))
                try make.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            } == [
                "a.width == 40", "a.height == 50", "a.centerX == root.centerX + 3", "a.centerY == root.centerY - 4",
                "a.left == root.left + 2", "a.right == root.right - 4", "a.top == root.top + 1",
                "a.bottom == root.bottom - 3",
            ])
    }

    @Test func arraysMixAllKinds() throws {
        #expect(
            try equations { make, b in try make.width.equalTo([b, b.height, 100]) }
                == ["a.width == b.width", "a.width == b.height", "a.width == 100"])
    }

    @Test func guidesTakeTheFirstAttributeOrTheirOwn() throws {
        #expect(
            try equations { make, _ in
                try make.left.bottom.equalTo(stage.root.safeArea)
                try make.top.equalTo(stage.root.topLayoutGuide)
                try make.bottom.equalTo(stage.root.bottomLayoutGuide)
                try make.top.equalTo(stage.root.layoutMarginsGuide)
                try make.top.equalTo(stage.root.safeArea.bottom)
            } == [
                "a.left == root.safeArea.left", "a.bottom == root.safeArea.bottom",
                "a.top == root.topLayoutGuide.bottom", "a.bottom == root.bottomLayoutGuide.top",
                "a.top == root.layoutMarginsGuide.top", "a.top == root.safeArea.bottom",
            ])
    }

    @Test func insetsNegateRightAndBottom() throws {
        #expect(
            try equations { make, _ in
                try make.edges.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                try make.leading.trailing.inset(5)
            } == [
                "a.left == root.left + 2", "a.right == root.right - 4", "a.top == root.top + 1",
                "a.bottom == root.bottom - 3", "a.leading == root.leading + 5", "a.trailing == root.trailing - 5",
            ])
    }

    @Test func constantsOfOtherKindsChangeNothing() throws {
        #expect(
            try equations { make, b in
                try make.left.equalTo(b).sizeOffset(Size(width: 5, height: 5))
                try make.width.equalTo(b).centerOffset(Point(x: 5, y: 5))
                try make.centerX.equalTo(b).sizeOffset(Size(width: 5, height: 5))
                try make.top.equalTo(b).centerOffset(Point(x: 5, y: 5))
            } == ["a.left == b.left", "a.width == b.width", "a.centerX == b.centerX", "a.top == b.top"])
    }

    @Test func valueOffsetGoesByType() throws {
        #expect(
            try equations { make, b in
                try make.left.equalTo(b).valueOffset(.number(7))
                try make.size.equalTo(b).valueOffset(.size(Size(width: 1, height: 2)))
                try make.center.equalTo(b).valueOffset(.point(Point(x: 3, y: 4)))
                try make.right.equalTo(b).valueOffset(.insets(EdgeInsets(9)))
            } == [
                "a.left == b.left + 7", "a.width == b.width + 1", "a.height == b.height + 2",
                "a.centerX == b.centerX + 3", "a.centerY == b.centerY + 4", "a.right == b.right - 9",
            ])
    }

    @Test func multipliersAndPriorities() throws {
        #expect(
            try equations { make, b in
                try make.width.equalTo(b).multipliedBy(0.5).priorityLow()
                try make.height.equalTo(b).dividedBy(4).priorityMedium()
                try make.left.equalTo(b).priorityHigh()
                try make.right.equalTo(b).priority(LayoutPriority.fittingSize)
                try make.top.equalTo(b).priority(250.5)
            } == [
                "a.width == b.width * 0.5 ^low", "a.height == b.height * 0.25 ^medium", "a.left == b.left ^high",
                "a.right == b.right ^fitting size", "a.top == b.top ^250.5",
            ])
    }

    @Test func constraintsAreInstalledOnTheClosestCommonSuperview() throws {
        let outer = try stage.view("outer")
        let one = try stage.view("one", in: outer)
        let two = try stage.view("two", in: outer)
        let inner = try stage.view("inner", in: two)
        try one.makeConstraints { make in
            try make.left.equalTo(inner)
            try make.width.equalTo(20)
            try make.top.equalTo(5)
            try make.height.equalTo(stage.root)
        }
        try inner.makeConstraints { make in try make.top.equalTo(two) }
        #expect(stage.scene.layout().constraints.map(\.installedOn) == ["outer", "one", "outer", "root", "two"])
        #expect(outer.constraints.map(\.id) == [1, 3])
    }
}
