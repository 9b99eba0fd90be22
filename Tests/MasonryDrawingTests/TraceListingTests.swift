import Masonry
import MasonryDrawing
import Testing

/// How a trace is listed.
struct TraceListingTests {
    let scene = Scene(width: 320, height: 480)
    let tracer = ConstraintTracer()

    private func traced(_ body: (View) throws -> Void) throws -> [ChainStep] {
        let view = try View("v", in: scene.root)
        scene.tracer = tracer
        defer { scene.tracer = nil }
        try body(view)
        return tracer.steps
    }

    @Test func aChainWithoutSourceIsLabeledByItsEffect() throws {
        let steps = try traced { view in
            try view.makeConstraints { make in try make.top.left.equalTo(scene.root).offset(10) }
        }
        #expect(
            TraceListing(columns: 100).draw(steps) == """
                v.makeConstraints   ConstraintMaker for v
                                    translatesAutoresizingMaskIntoConstraints = false
                make.top                  ViewConstraint top, delegate: maker            maker [] → [top]
                                          firstViewAttribute: ViewAttribute v.top
                    .left                 maker: top → CompositeConstraint [top, left]   maker [top] → [[top, left]]
                                          delegates: top, left → composite → maker
                    .equalTo(root.top)    top == root.top   secondViewAttribute: ViewAttribute root.top
                    .equalTo(root.left)   left == root.left   secondViewAttribute: ViewAttribute root.left
                    .offset(10)           top == root.top + 10 · left == root.left + 10
                install                   root ← #1 v.top == root.top + 10 · #2 v.left == root.left + 10
                                          (closest common superview of v and root)
                                          returns CompositeConstraint [top, left]        maker [[top, left]] → []

                """)
    }

    @Test func asciiIsEnough() throws {
        let steps = try traced { view in
            try view.makeConstraints { make in
                try make.edges.equalTo(scene.root).insets(EdgeInsets(4))
                try make.width.equalTo(try View("ж", in: scene.root)).key("ключ")
            }
            _ = try? view.makeConstraints { make in _ = try make.top.equalTo(1).left }
        }
        let text = TraceListing(columns: 80, isASCII: true).draw(steps)
        #expect(text.utf8.allSatisfy { $0 < 128 })
        #expect(text.contains("maker [] -> [[left, right, top, bottom]]"))
        #expect(text.contains("root <- #1 v.left == root.left + 4"))
    }

    @Test(arguments: [40, 60, 80, 120])
    func linesKeepToTheColumns(_ columns: Int) throws {
        let steps = try traced { view in
            let other = try View("another", in: scene.root)
            try view.makeConstraints { make in
                try make.edges.greaterThanOrEqualTo([other, scene.root]).insets(EdgeInsets(4)).priorityLow()
            }
            try view.updateConstraints { make in try make.width.equalTo(other).priorityHigh() }
            try view.remakeConstraints { make in try make.center.equalTo(other) }
        }
        for line in TraceListing(columns: columns).draw(steps).split(separator: "\n") {
            // A word that is wider than the columns stays whole.
            #expect(line.count <= max(columns, 72), "\(line)")
        }
    }

    @Test func aLongTraceIsListedByItsStartAndItsNumbers() throws {
        let steps = try traced { _ in
            for _ in 0..<100 {
                try View("x", in: scene.root).makeConstraints { make in try make.left.top.equalTo(scene.root).offset(1)
                }
            }
        }
        let short = TraceListing(isComplete: false).draw(steps).split(separator: "\n")
        #expect(short.count < 60)
        #expect(short.last?.hasPrefix("… and ") == true)
        let makers = short.count { $0.contains("ConstraintMaker for") }
        #expect(makers > 1)
        #expect(
            short.last?.contains(
                "\(100 - makers) more makers, 0 more links, \(2 * (100 - makers)) more constraints installed") == true)
        let whole = TraceListing().draw(steps).split(separator: "\n")
        #expect(whole.count { $0.contains("ConstraintMaker for") } == 100)
        #expect(!whole.contains { $0.contains("more makers") })
    }

    @Test func anEmptyTraceListsNothing() {
        #expect(TraceListing().draw([]) == "")
        #expect(TraceListing(isComplete: false).draw([]) == "")
    }
}
