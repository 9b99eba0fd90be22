import Masonry
import MasonryLanguage
import Testing

/// A chain spelled in the language and the same chain spelled in Swift make the same objects.
struct ParityTests {
    private func run(_ script: String) throws -> Layout {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "script", text: script))
        try #require(outcome.diagnostics.isEmpty)
        return interpreter.scene.layout()
    }

    /// The layout without where its parts were written.
    private func anonymous(_ layout: Layout) -> Layout {
        var layout = layout
        for index in layout.items.indices { layout.items[index].origin = nil }
        for index in layout.constraints.indices {
            (layout.constraints[index].origin, layout.constraints[index].changedBy) = (nil, nil)
        }
        for index in layout.findings.indices { layout.findings[index].origin = nil }
        return layout
    }

    private func expectSame(
        _ script: String, sourceLocation: SourceLocation = #_sourceLocation, _ build: (Scene) throws -> Void
    ) throws {
        let scene = Scene()
        try build(scene)
        #expect(anonymous(try run(script)) == anonymous(scene.layout()), sourceLocation: sourceLocation)
    }

    @Test func chainsAndComposites() throws {
        try expectSame(
            """
            view a, b
            a.makeConstraints { make in
                make.top.left.equalTo(root).offset(10)
                make.size.equalTo(b).sizeOffset((4, 6)).priority(700)
                make.right.lessThanOrEqualTo([root.centerX, b.left, 100]).key("limits")
            }
            b.makeConstraints { make in
                make.edges.equalTo(root).insets((1, 2, 3, 4))
                make.width.equalTo(a).multipliedBy(0.5).dividedBy(2).priorityLow()
            }
            """
        ) { scene in
            let a = try View("a", in: scene.root)
            let b = try View("b", in: scene.root)
            try a.makeConstraints { make in
                try make.top.left.equalTo(scene.root).offset(10)
                try make.size.equalTo(b).sizeOffset(Size(width: 4, height: 6)).priority(700)
                try make.right.lessThanOrEqualTo([scene.root.centerX, b.left, 100]).key("limits")
            }
            try b.makeConstraints { make in
                try make.edges.equalTo(scene.root).insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                try make.width.equalTo(a).multipliedBy(0.5).dividedBy(2).priorityLow()
            }
        }
    }

    @Test func updatesAndRemakes() throws {
        try expectSame(
            """
            view a, b
            select a
            make.left.top.equalTo(root).offset(5)
            make.width.height.equalTo(50)
            a.updateConstraints { make in make.width.height.equalTo(60) }
            select b
            make.edges.equalTo(a)
            b.remakeConstraints { make in make.center.equalTo(a); make.size.equalTo(20) }
            """
        ) { scene in
            let a = try View("a", in: scene.root)
            let b = try View("b", in: scene.root)
            try a.makeConstraints { make in try make.left.top.equalTo(scene.root).offset(5) }
            try a.makeConstraints { make in try make.width.height.equalTo(50) }
            try a.updateConstraints { make in try make.width.height.equalTo(60) }
            try b.makeConstraints { make in try make.edges.equalTo(a) }
            try b.remakeConstraints { make in
                try make.center.equalTo(a)
                try make.size.equalTo(20)
            }
        }
    }

    @Test func distributionGuidesAndKinds() throws {
        try expectSame(
            """
            view a, b, c
            make.top.equalTo(root.topLayoutGuide)
            make.height.equalTo(30)
            [a, b, c].distribute(horizontal, spacing: 4, lead: 8, tail: 12)
            [a, b, c].distribute(vertical, length: 20)
            guide g in a
            make.edges.equalTo(a.safeArea).inset(3)
            label t "Masonry" in a
            make.left.baseline.equalTo(b)
            """
        ) { scene in
            let views = try ["a", "b", "c"].map { try View($0, in: scene.root) }
            for view in views {
                try view.makeConstraints { make in try make.top.equalTo(scene.root.topLayoutGuide) }
            }
            for view in views { try view.makeConstraints { make in try make.height.equalTo(30) } }
            try views.distribute(.horizontal, spacing: 4, lead: 8, tail: 12)
            try views.distribute(.vertical, length: 20)
            let guide = try View("g", kind: .guide, in: views[0])
            try guide.makeConstraints { make in try make.edges.equalTo(views[0].safeArea).inset(3) }
            let label = try View("t", kind: .label, text: "Masonry", in: views[0])
            try label.makeConstraints { make in try make.left.baseline.equalTo(views[1]) }
        }
    }
}
