import Masonry
import Testing

/// Taking a unit of changes back leaves the scene as it was, whatever the changes were.
struct UndoTests {
    let stage = Stage()

    @Test func everyKindOfChangeIsUndone() throws {
        let scene = stage.scene
        scene.undoLog.isRecording = true
        let (a, b) = try (stage.view("a"), stage.view("b"))
        let label = try View("label", kind: .label, text: "one", in: b)
        let handles = try a.makeConstraints { make in
            try make.left.top.equalTo(stage.root).offset(3)
            try make.size.equalTo(10).priorityHigh()
        }
        try b.makeConstraints { make in try make.edges.equalTo(a) }
        let before = scene.layout()
        let mark = scene.undoLog.mark()

        try handles[0].setOffset(50)
        try handles[1].uninstall()
        try handles[1].priorityLow()
        try handles[1].install()
        handles[0].key("k")
        try b.remakeConstraints { make in try make.width.equalTo(a).multipliedBy(2) }
        try a.updateConstraints { make in try make.left.equalTo(stage.root).offset(9) }
        let extra = try stage.view("a")
        try extra.addSubview(b)
        label.text = "longer"
        label.key = "title"
        label.isHidden = true
        try label.setContentHuggingPriority(1000, .horizontal)
        try label.setNumberOfLines(0)
        try label.setFrame(Rect(x: 1, y: 2, width: 3, height: 4))
        try a.remove()
        try scene.setSize(Size(width: 10, height: 10))
        try scene.setScale(2)
        scene.direction = .rightToLeft
        #expect(scene.layout() != before)

        scene.undoLog.rollBack(to: mark)
        #expect(scene.layout() == before)
        #expect(handles.map { $0.isActive } == [true, true])
        #expect(b.superview == stage.root)
        #expect(try stage.view("a").name == "a#2")
        #expect(try a.makeConstraints { make in try make.right.equalTo(0) }[0].description.contains("#9 "))
    }

    @Test func removedObjectsInTheLogWeighMore() throws {
        let log = stage.scene.undoLog
        log.isRecording = true
        let start = log.count
        let mark = log.mark()
        for _ in 0..<10 { try stage.view("a").remove() }
        let one = log.mark()
        #expect(log.count - start >= 150)
        let before = log.count
        let handle = try stage.view("b").makeConstraints { make in try make.left.equalTo(stage.root) }[0]
        try handle.uninstall()
        #expect(log.count - before >= 14)
        log.rollBack(to: one)
        #expect(log.count == before)
        log.rollBack(to: mark)
        #expect(log.count == start)
    }

    /// What takes a constraint out again and again at one place keeps as much each time, and all is given back.
    @Test func theLogGrowsWithTheChanges() throws {
        let scene = stage.scene
        scene.undoLog.isRecording = true
        let handle = try stage.view("a").makeConstraints { make in try make.left.equalTo(1) }[0]
        let start = scene.memory.bytes
        func bytes(after rounds: Int) throws -> Int {
            let mark = scene.undoLog.mark()
            for _ in 0..<rounds {
                try handle.uninstall()
                try handle.install()
            }
            defer { scene.undoLog.rollBack(to: mark) }
            return scene.memory.bytes - start
        }
        let (some, twice) = try (bytes(after: 1_000), bytes(after: 2_000))
        #expect(some > 100_000)
        #expect(twice < some * 21 / 10)
        #expect(scene.memory.bytes == start)
    }

    @Test func freedMemoryIsNotCounted() throws {
        let scene = stage.scene
        let start = scene.memory.bytes
        scene.undoLog.isRecording = true
        let mark = scene.undoLog.mark()
        for index in 0..<20 {
            let view = try View("v", kind: .label, text: String(repeating: "x", count: 100 * index), in: stage.root)
            try view.makeConstraints { make in try make.edges.equalTo(stage.root) }
            try view.remakeConstraints { make in try make.edges.equalTo([stage.root, stage.root]) }
            view.text = "y"
        }
        #expect(scene.memory.bytes > start + 20 * 2_000)
        scene.undoLog.rollBack(to: mark)
        #expect(scene.memory.bytes == start)
    }

    /// A constraint is found by its number as long as a view has it.
    @Test func constraintsAreFoundByNumber() throws {
        let scene = stage.scene
        scene.undoLog.isRecording = true
        let view = try stage.view("a")
        let handle = try view.makeConstraints { make in try make.left.equalTo(1) }[0] as? ViewConstraint
        let id = try #require(handle?.layoutConstraint?.id)
        #expect(scene.constraint(id: id) === handle?.layoutConstraint)
        let mark = scene.undoLog.mark()
        try view.remakeConstraints { make in try make.left.equalTo(2) }
        #expect(scene.constraint(id: id) == nil && scene.constraint(id: id + 1)?.constant == 2)
        scene.undoLog.rollBack(to: mark)
        #expect(scene.constraint(id: id) === handle?.layoutConstraint && scene.constraint(id: id + 1) == nil)
        // Its number is given again, and the one that was taken back is not found by it.
        let other = try view.makeConstraints { make in try make.top.equalTo(3) }[0] as? ViewConstraint
        #expect(scene.constraint(id: id + 1) === other?.layoutConstraint)
        #expect(scene.constraint(id: 0) == nil && scene.constraint(id: -1) == nil)
    }

    @Test func activationsAreUndoneWithEarlierConstants() throws {
        let scene = stage.scene
        scene.undoLog.isRecording = true
        let (a, b) = try (stage.view("a"), stage.view("b"))
        let left = try a.makeConstraints { make in try make.left.equalTo(stage.root) }[0]
        let top = try b.makeConstraints { make in try make.left.equalTo(stage.root) }[0]
        let before = scene.layout()
        let mark = scene.undoLog.mark()
        try left.setOffset(5)
        try top.setOffset(5)
        try left.uninstall()
        try left.install()
        try top.uninstall()
        try top.install()
        #expect(a.frame.x == 5 && b.frame.x == 5)
        scene.undoLog.rollBack(to: mark)
        #expect(scene.layout() == before)
        try top.uninstall()
        #expect(scene.layout().constraints.map(\.id) == [1])
    }

    @Test func undoAndRedoKeepViewsApart() throws {
        let scene = stage.scene
        scene.undoLog.isRecording = true
        let mark = scene.undoLog.mark()
        let gone = try stage.view("gone")
        scene.undoLog.rollBack(to: mark)
        let here = try stage.view("here")
        try here.makeConstraints { make in try make.left.equalTo(stage.root) }
        _ = try? gone.makeConstraints { make in try make.width.equalTo(10) }
        #expect(here.frame.width == 0)
    }

    @Test func aGrownChainIsUndone() throws {
        let scene = stage.scene
        scene.undoLog.isRecording = true
        let maker = try ConstraintMaker(view: stage.view("a"))
        let left = try maker.left
        let mark = scene.undoLog.mark()
        _ = try left.right
        scene.undoLog.rollBack(to: mark)
        #expect(maker.constraints.count == 1 && maker.constraints[0] === left)
        #expect(try left.top.children.count == 2)
    }

    @Test func unitsAreUndoneOneByOne() throws {
        let scene = stage.scene
        scene.undoLog.isRecording = true
        let width = try stage.view("a").makeConstraints { make in try make.width.equalTo(1) }[0]
        var units: [[() -> Void]] = []
        var layouts = [scene.layout()]
        for constant in [2.0, 3, 4] {
            let mark = scene.undoLog.mark()
            try width.setOffset(constant)
            units.append(scene.undoLog.take(from: mark))
            layouts.append(scene.layout())
        }
        while let unit = units.popLast() {
            layouts.removeLast()
            scene.undoLog.run(unit)
            #expect(scene.layout() == layouts.last)
        }
    }

    @Test func aSceneThatRecordsIsFreed() throws {
        weak var freed: Scene?
        do {
            let scene = Scene()
            scene.undoLog.isRecording = true
            _ = scene.undoLog.mark()
            let view = try View("a", in: scene.root)
            try view.makeConstraints { make in try make.edges.equalTo(scene.root) }
            try scene.setSize(Size(width: 1, height: 1))
            try view.remove()
            freed = scene
        }
        #expect(freed == nil)
    }
}
