import LayoutFindings
import Masonry
import Testing

/// What `SceneFindings.constraints` reports to a program; the wording is the language's.
@Suite("Findings about constraints")
struct ConstraintFindingTests {
    private let scene = Scene()

    private func kinds() -> [ConstraintFinding.Kind] { SceneFindings(scene).constraints.map(\.kind) }

    @Test func plainChainsHaveNoFindings() throws {
        let view = try View("a", in: scene.root)
        try view.makeConstraints { make in
            try make.left.top.equalTo(scene.root).offset(10)
            try make.right.bottom.equalTo(scene.root).offset(-10)
        }
        #expect(kinds().isEmpty)
    }

    @Test func anOffsetOutOfTheSuperview() throws {
        let view = try View("a", in: scene.root)
        let made = try view.makeConstraints { make in try make.right.equalTo(scene.root).offset(10) }
        guard case .positiveOffset(let first, let second, let offset)? = kinds().first else {
            Issue.record("\(kinds())")
            return
        }
        #expect(first.description == "a.right" && second.description == "root.right" && offset == 10)
        try made[0].setOffset(-10)
        #expect(kinds().isEmpty)
    }

    @Test func updateNamesWhatDiffersFromTheNearest() throws {
        let view = try View("a", in: scene.root)
        try view.makeConstraints { make in
            try make.width.equalTo(100)
            try make.width.lessThanOrEqualTo(scene.root)
        }
        try view.updateConstraints { make in try make.width.equalTo(50).priority(10) }
        #expect(kinds() == [.rival(of: 1, differing: [.priority(installed: 1000, sought: 10)])])
    }

    @Test func onlyActiveConstraintsAreReported() throws {
        let view = try View("a", in: scene.root)
        let made = try view.makeConstraints { make in try make.edges.equalTo(10) }
        #expect(kinds() == [.movedEdges(10), .movedEdges(10), .movedEdges(10), .movedEdges(10)])
        try made[0].uninstall()
        #expect(kinds().isEmpty)
    }

    @Test func undoingForgets() throws {
        let view = try View("a", in: scene.root)
        scene.undoLog.isRecording = true
        let mark = scene.undoLog.mark()
        try view.makeConstraints { make in
            try make.width.equalTo(200).offset(-40)
            try make.height.equalTo(10).insets(EdgeInsets(4))
        }
        #expect(kinds() == [.overwrittenConstant(old: 200, new: -40), .ignoredConstant(.insets, [.height])])
        scene.undoLog.rollBack(to: mark)
        #expect(kinds().isEmpty)
    }
}
