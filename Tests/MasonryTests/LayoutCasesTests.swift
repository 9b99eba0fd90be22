import Masonry
import Testing

/// Cases whose frames follow from Auto Layout's documentation by arithmetic. The root is 320 by 480 unless said.
struct LayoutCasesTests {
    let stage: Stage

    init() throws {
        stage = Stage()
        try stage.scene.setScale(0)
    }

    private func image(_ name: String, _ width: Double, _ height: Double) throws -> View {
        try View(name, kind: .image, imageSize: Size(width: width, height: height), in: stage.root)
    }

    /// Two images side by side, filling the root's width but for 16 at the sides and 8 between.
    private func pair(_ widths: (Double, Double)) throws -> (View, View) {
        let (a, b) = try (image("A", widths.0, 20), image("B", widths.1, 20))
        try a.makeConstraints { make in
            try make.leading.equalTo(stage.root).offset(16)
            try make.top.equalTo(stage.root).offset(10)
        }
        try b.makeConstraints { make in
            try make.leading.equalTo(a.trailing).offset(8)
            try make.trailing.equalTo(stage.root).offset(-16)
            try make.top.equalTo(stage.root).offset(10)
        }
        return (a, b)
    }

    private func expect(_ view: View, _ frame: Rect, sourceLocation: SourceLocation = #_sourceLocation) {
        let actual = view.frame
        for (one, other) in [
            (actual.x, frame.x), (actual.y, frame.y), (actual.width, frame.width), (actual.height, frame.height),
        ] {
            #expect(abs(one - other) < 1e-6, "\(view.name) is \(actual)", sourceLocation: sourceLocation)
        }
    }

    @Test("1: the view that hugs less grows")
    func hugging() throws {
        let (a, b) = try pair((60, 80))
        try b.setContentHuggingPriority(251, .horizontal)
        expect(a, Rect(x: 16, y: 10, width: 200, height: 20))
        expect(b, Rect(x: 224, y: 10, width: 80, height: 20))
    }

    @Test("2: the view that resists less shrinks")
    func compression() throws {
        let (a, b) = try pair((200, 180))
        try b.setContentCompressionResistancePriority(751, .horizontal)
        expect(a, Rect(x: 16, y: 10, width: 100, height: 20))
        expect(b, Rect(x: 124, y: 10, width: 180, height: 20))
    }

    @Test("3: a higher priority beats any number of lower ones; within one the middle wins")
    func lexicographicPriorities() throws {
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in
            try make.width.equalTo(200).priority(251)
            for _ in 0..<3 { try make.width.equalTo(100).priority(250) }
        }
        try b.makeConstraints { make in
            for width in [100, 150, 300] { try make.width.equalTo(width).priority(500) }
        }
        #expect(abs(a.frame.width - 200) < 1e-6)
        #expect(abs(b.frame.width - 150) < 1e-6)
    }

    @Test("4: an inequality limits an optional proportion", arguments: [(320.0, 122.0, 150.0), (618, 380, 190)])
    func proportion(_ screen: Double, _ redWidth: Double, _ blueWidth: Double) throws {
        try stage.scene.setSize(Size(width: screen, height: 480))
        let (red, blue) = try (stage.view("red"), stage.view("blue"))
        try red.makeConstraints { make in
            try make.leading.equalTo(stage.root).offset(20)
            try make.width.equalTo(blue).multipliedBy(2).priority(750)
        }
        try blue.makeConstraints { make in
            try make.leading.equalTo(red.trailing).offset(8)
            try make.trailing.equalTo(stage.root).offset(-20)
            try make.width.greaterThanOrEqualTo(150)
        }
        expect(red, Rect(x: 20, y: 0, width: redWidth, height: 0))
        expect(blue, Rect(x: 28 + redWidth, y: 0, width: blueWidth, height: 0))
    }

    @Test(
        "5: a width beats the intrinsic one only above its priorities",
        arguments: [(100.0, 249.0, 73.0), (100, 251, 100), (40, 749, 73), (40, 751, 40)])
    func intrinsicWidth(_ width: Double, _ priority: Double, _ expected: Double) throws {
        let photo = try image("photo", 73, 20)
        try photo.makeConstraints { make in try make.width.equalTo(width).priority(priority) }
        #expect(abs(photo.frame.width - expected) < 1e-6)
    }

    @Test("6: multipliers of positions apply in the closest common superview's coordinates")
    func multipliedPlaces() throws {
        let a = try stage.view("A")
        try a.makeConstraints { make in
            try make.width.equalTo(40)
            try make.centerX.equalTo(stage.root).multipliedBy(0.5)
        }
        #expect(abs(a.frame.x - 60) < 1e-6)

        let c = try stage.view("C")
        let b = try stage.view("B", in: c)
        try c.setFrame(Rect(x: 100, y: 0, width: 200, height: 50))
        try b.makeConstraints { make in
            try make.width.equalTo(40)
            try make.centerX.equalTo(stage.root.trailing).multipliedBy(0.5)
        }
        #expect(abs(b.left.value - 140) < 1e-6)
        #expect(abs(b.frame.x - 40) < 1e-6)
    }

    @Test("7: leading is on the right in right-to-left; left stays left")
    func rightToLeft() throws {
        stage.scene.direction = .rightToLeft
        let (a, b) = try (stage.view("a"), stage.view("b"))
        try a.makeConstraints { make in
            try make.leading.equalTo(stage.root.leading).offset(16)
            try make.width.equalTo(100)
        }
        try b.makeConstraints { make in
            try make.left.equalTo(stage.root.left).offset(16)
            try make.width.equalTo(100)
        }
        #expect(abs(a.frame.x - 204) < 1e-6)
        #expect(abs(b.frame.x - 16) < 1e-6)
        #expect(abs(a.leading.value - 304) < 1e-6)
    }

    @Test(
        "8: edges are rounded, so that neighbors meet",
        arguments: [
            (2.0, [0.0, 106.5, 213.5], [106.5, 107.0, 106.5]), (1.0, [0.0, 107.0, 213.0], [107.0, 106.0, 107.0]),
        ])
    func rounding(_ scale: Double, _ places: [Double], _ widths: [Double]) throws {
        try stage.scene.setScale(scale)
        let views = try ["a", "b", "c"].map { try stage.view($0) }
        try views.distribute(.horizontal, spacing: 0)
        #expect(views.map(\.frame.x) == places)
        #expect(views.map(\.frame.width) == widths)
        #expect(abs(views[1].left.value - 320.0 / 3) < 1e-6)
    }

    @Test("9: of two required widths the later is broken")
    func contradiction() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.width.equalTo(100).key("one")
            try make.width.equalTo(200).key("two")
        }
        let layout = stage.scene.layout()
        #expect(abs(a.frame.width - 100) < 1e-6)
        #expect(layout.constraints.map(\.isBroken) == [false, true])
        #expect(layout.conflicts.map(\.set) == [[.constraint(1), .constraint(2)]])
        #expect(layout.conflicts.first?.arithmetic?.description == "#2 - #1 gives 0 == 100")
        let message = layout.findings.first?.message ?? ""
        #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(message.contains("Will attempt to recover by breaking constraint"))
    }

    @Test("10: a width can't be negative")
    func negativeWidth() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.leading.equalTo(stage.root).offset(200)
            try make.trailing.equalTo(stage.root).offset(-200)
        }
        let layout = stage.scene.layout()
        #expect(layout.constraints.map(\.isBroken) == [false, true])
        #expect(layout.conflicts.map(\.set) == [[.constraint(1), .constraint(2)]])
        #expect(
            layout.conflicts.first?.arithmetic?.description
                == "#2 - #1 + (the root's width) - (a.width >= 0) gives 0 <= -80")
        #expect(abs(a.frame.x - 200) < 1e-6)
        #expect(abs(a.frame.width) < 1e-6)
    }

    @Test("11: ten of a lower priority do not beat one of a higher")
    func tenAgainstOne() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            for _ in 0..<10 { try make.width.equalTo(100).priority(500) }
            try make.width.equalTo(300).priority(501)
        }
        #expect(abs(a.frame.width - 300) < 1e-6)
    }
}
