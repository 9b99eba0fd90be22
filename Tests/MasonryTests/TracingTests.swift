import Masonry
import Testing

/// What makers and constraints report to a tracer.
struct TracingTests {
    let stage = Stage()
    let tracer = ConstraintTracer()

    /// The events of what the body does.
    private func events(_ body: () throws -> Void) rethrows -> [ChainEvent] {
        stage.scene.tracer = tracer
        defer { stage.scene.tracer = nil }
        let count = tracer.steps.count
        try body()
        return tracer.steps[count...].map(\.event)
    }

    @Test func aChainGrowsThroughItsDelegates() throws {
        let a = try stage.view("a")
        let events = try events {
            let maker = try ConstraintMaker(view: a)
            _ = try maker.top.left.right
        }
        #expect(
            events == [
                .maker(view: "a", .make, turnsOffTranslation: true),
                .added(
                    .view(.top), on: "a", children: nil, delegate: .maker,
                    ChainEvent.MakerChange(before: [], after: [.view(.top)])),
                .replaced(
                    .view(.top), by: .composite([.view(.top), .view(.left)]), in: .maker, children: .composite,
                    delegate: .maker,
                    ChainEvent.MakerChange(
                        before: [.view(.top)], after: [.composite([.view(.top), .view(.left)])])),
                .joined(
                    .view(.right), composite: .composite([.view(.top), .view(.left), .view(.right)]), madeBy: .maker,
                    delegate: .composite,
                    ChainEvent.MakerChange(
                        before: [.composite([.view(.top), .view(.left)])],
                        after: [.composite([.view(.top), .view(.left), .view(.right)])])),
            ])
    }

    @Test func anArrayOfTargetsCopiesWithinTheCompositeAround() throws {
        let (a, b) = (try stage.view("a"), try stage.view("b"))
        let maker = try ConstraintMaker(view: a)
        let edges = try maker.center
        let events = try events { try edges.equalTo([b, stage.root]) }
        let replaced: [String] = events.compactMap { event in
            guard case .replaced(let old, let new, let delegate, .composite, .composite, let change) = event else {
                return nil
            }
            return "\(delegate.rawValue): \(old) \(new) in \(change.after.listed)"
        }
        #expect(
            replaced == [
                "composite: centerX [centerX, centerX] in [[[centerX, centerX], centerY]]",
                "composite: centerY [centerY, centerY] in [[[centerX, centerX], [centerY, centerY]]]",
            ])
        let copying = events.count { if case .copying(_, elements: 2) = $0 { true } else { false } }
        #expect(copying == 2)
        #expect(
            equations(of: events) == [
                "centerX == b.centerX", "centerX == root.centerX", "centerY == b.centerY", "centerY == root.centerY",
            ])
    }

    @Test func constraintsListWhatWasCalledAndWhatTheyIgnored() throws {
        let a = try stage.view("a")
        let maker = try ConstraintMaker(view: a)
        let width = try maker.width
        let events = try events {
            try width.equalTo(200).offset(-40).insets(EdgeInsets(3)).multipliedBy(2).priorityHigh().key("w")
        }
        let changes = events.compactMap { event -> ChainEvent.Change? in
            if case .changed(_, let change) = event { change } else { nil }
        }
        #expect(
            changes == [
                .constant(old: 0), .relation, .constant(old: 200), .ignoredConstant(.insets(EdgeInsets(3))),
                .multiplier,
                .priority, .key,
            ])
        #expect(equations(of: events).last == "width == -40 * 2 @750")
    }

    @Test func installingSaysWhereAndWhy() throws {
        let a = try stage.view("a")
        let inner = try stage.view("inner", in: a)
        let b = try stage.view("b")
        let events = try events {
            try inner.makeConstraints { make in
                try make.left.equalTo(b.left)
                try make.top.equalTo(a)
                try make.bottom.equalTo(-8)
                try make.width.equalTo(100)
            }
        }
        let installed = events.compactMap { event -> String? in
            guard case .installed(let record, let rule?, isAgain: false) = event else { return nil }
            return "\(record.installedOn) \(record.equation) \(rule)"
        }
        #expect(
            installed == [
                "root inner.left == b.left closestCommonSuperview(\"inner\", \"b\")",
                "a inner.top == a.top closestCommonSuperview(\"inner\", \"a\")",
                "a inner.bottom == a.bottom - 8 superview", "inner inner.width == 100 view",
            ])
    }

    @Test func updateSaysWhatItFoundAndWhatCameNearest() throws {
        let a = try stage.view("a")
        let made = try a.makeConstraints { make in
            try make.width.equalTo(100)
            try make.height.equalTo(stage.root).multipliedBy(0.5).priorityLow()
        }
        let events = try events {
            try a.updateConstraints { make in
                try make.width.equalTo(120)
                try make.height.equalTo(stage.root).multipliedBy(0.25)
                try make.left.equalTo(stage.root)
            }
        }
        #expect(
            events.contains {
                if case .matched(let record, oldConstant: 100) = $0 { record.constant == 120 } else { false }
            })
        let missed = events.compactMap { event -> [String]? in
            guard case .missed(let handle, let view, let nearest, let differences) = event else { return nil }
            return ["\(handle.first) on \(view)", nearest?.equation ?? "none"] + differences.map(\.description)
        }
        #expect(
            missed == [
                [
                    "a.height on root", "a.height == root.height * 0.5", "multiplier 0.5, not 0.25",
                    "priority 250, not 1000",
                ], ["a.left on root", "none"],
            ])
        #expect(made[0].isActive)
    }

    @Test func theNearestConstraintDiffersInTheFewestPartsAndIsTheNewest() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in
            try make.width.lessThanOrEqualTo(stage.root).priorityLow()
            try make.width.equalTo(90).priorityLow()
            try make.width.equalTo(80).priorityHigh()
        }
        let maker = try ConstraintMaker(view: a, mode: .update)
        let width = try #require(maker.width as? ViewConstraint)
        try width.equalTo(70)
        let nearest = try #require(width.nearestConstraint)
        #expect(nearest.constraint.constant == 80)
        #expect(nearest.differences == [.priority(installed: 750, sought: 1000)])
        try width.priorityHigh()
        #expect(width.nearestConstraint?.constraint.constant == 90)
        let height = try #require(maker.height as? ViewConstraint)
        #expect(height.nearestConstraint == nil)
    }

    @Test func remakeSaysWhatItRemovedBeforeWhatItInstalled() throws {
        let a = try stage.view("a")
        try a.makeConstraints { make in try make.edges.equalTo(stage.root) }
        let events = try events { try a.remakeConstraints { make in try make.center.equalTo(stage.root) } }
        let kinds = events.compactMap { event -> String? in
            switch event {
            case .uninstalled(let record?, wasActive: true): "- \(record.equation)"
            case .installed(let record, _, _): "+ \(record.equation)"
            default: nil
            }
        }
        #expect(
            kinds == [
                "- a.bottom == root.bottom", "- a.top == root.top", "- a.right == root.right", "- a.left == root.left",
                "+ a.centerX == root.centerX", "+ a.centerY == root.centerY",
            ])
    }

    @Test func handlesAreInstalledAndUninstalled() throws {
        let a = try stage.view("a")
        let width = try a.makeConstraints { make in try make.width.equalTo(10) }[0]
        let events = try events {
            try width.uninstall()
            try width.deactivate()
            try width.activate()
            try width.install()
            try width.setOffset(20)
        }
        let words = events.map { event in
            switch event {
            case .uninstalled(_, let wasActive): "uninstalled \(wasActive)"
            case .installed(_, _, let isAgain): "installed \(isAgain)"
            case .alreadyActive: "active"
            case .changed(let handle, .constant(let old)): "\(old) to \(handle.constant) of #\(handle.installedAs ?? 0)"
            default: "?"
            }
        }
        #expect(words == ["uninstalled true", "uninstalled false", "installed false", "active", "10.0 to 20.0 of #2"])
    }

    @Test func aGroupIsNotPutIntoTheArray() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        let events = try events { _ = try maker.group { _ = try maker.left }.top }
        guard case .grouped(let composite, .composite, let array) = events[1],
            case .joined(_, composite: let grown, madeBy: .maker, delegate: .composite, let change) = events[2]
        else {
            Issue.record("\(events)")
            return
        }
        #expect(composite == .composite([.view(.left)]) && array == [.view(.left)])
        #expect(grown == .composite([.view(.left), .view(.top)]))
        #expect(change.before == array && change.after == array)
    }

    @Test func aLongListIsReportedByItsEnds() throws {
        let maker = try ConstraintMaker(view: stage.view("a"))
        for _ in 0..<100 { _ = try maker.top }
        let events = try events { _ = try maker.left }
        guard case .added(_, _, _, _, let change) = events[0] else { return }
        #expect(change.after.total == 101 && change.after.count == 13)
        #expect(change.after.last == .view(.left))
    }

    @Test func tooManyStepsLoseTheirMiddle() throws {
        let tracer = ConstraintTracer(limit: 8)
        stage.scene.tracer = tracer
        let maker = try ConstraintMaker(view: stage.view("a"))
        for _ in 0..<100 { _ = try maker.top }
        #expect(tracer.steps.count <= 8)
        guard case .maker = tracer.steps[0].event, case .added = tracer.steps[tracer.steps.count - 1].event else {
            Issue.record("the ends are kept")
            return
        }
        let lost = tracer.steps.reduce(0) { sum, step in
            if case .leftOut(let count) = step.event { sum + count } else { sum }
        }
        #expect(lost + tracer.steps.count - 1 == 101)
    }

    @Test func tracingChangesNothingAndUndoKeepsTheTrace() throws {
        let other = Stage()
        for (stage, isTraced) in [(stage, true), (other, false)] {
            if isTraced { stage.scene.tracer = tracer }
            let (a, b) = (try stage.view("a"), try stage.view("b"))
            try [a, b].distribute(.horizontal, spacing: 8, lead: 10, tail: 10)
            try a.makeConstraints { make in try make.top.bottom.equalTo([stage.root, b]).offset(3).priorityLow() }
            try a.updateConstraints { make in try make.top.equalTo(b).priorityHigh() }
            try b.remakeConstraints { make in try make.edges.equalTo(stage.root).inset(5) }
        }
        #expect(stage.equations == other.equations)
        stage.scene.undoLog.isRecording = true
        let mark = stage.scene.undoLog.mark()
        let count = tracer.steps.count
        try stage.root.subviews[0].makeConstraints { make in try make.width.equalTo(1) }
        let traced = tracer.steps.count
        #expect(traced > count)
        stage.scene.undoLog.rollBack(to: mark)
        #expect(tracer.steps.count == traced)
        #expect(stage.equations == other.equations)
    }

    /// What each constraint that was called was like in the end.
    private func equations(of events: [ChainEvent]) -> [String] {
        var reported: [(id: ObjectIdentifier, equation: String)] = []
        for event in events {
            guard case .changed(let handle, _) = event else { continue }
            if let index = reported.firstIndex(where: { $0.id == handle.id }) {
                reported[index].equation = handle.equation
            } else {
                reported.append((handle.id, handle.equation))
            }
        }
        return reported.map(\.equation)
    }
}
