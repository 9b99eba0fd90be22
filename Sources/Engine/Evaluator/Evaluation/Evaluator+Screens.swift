internal import Diagnostics
internal import LayoutFindings
internal import Masonry
internal import Syntax
internal import Vocabulary

// What depends on the screen: `when`, and expectations over ranges.
extension Evaluator {
    /// Runs each block once. What it sets holds while its condition does, and no block before it is in effect.
    func when(_ choice: ScreenChoice, at span: Span) throws(Failure) {
        let outer = screenCondition
        defer { screenCondition = outer }
        var earlier = outer
        for branch in choice.branches {
            let condition = try branch.condition.map { (code) throws(Failure) in try length(code) }
            try run(branch.body, while: Self.both(earlier, condition), at: span)
            earlier = Self.both(earlier, condition.opposite)
        }
        if let otherwise = choice.otherwise, let earlier { try run(otherwise, while: earlier, at: span) }
        screenCondition = outer
        if !scene.isInBreakpoint { scene.updateBreakpoints() }
    }

    private static func both(_ one: ScreenCondition?, _ other: ScreenCondition) -> ScreenCondition {
        one.map { .both($0, other) } ?? other
    }

    private func run(_ body: Action.Block, while condition: ScreenCondition, at span: Span) throws(Failure) {
        screenCondition = condition
        try step((scene.activeCount + scene.breakpoints.count) >> 6, at: span)
        try scene.addBreakpoint(condition) { () throws(Failure) in _ = try run(body) }
    }

    private func length(_ code: Code.Index) throws(Failure) -> Double {
        let value = try evaluate(code)
        guard case .number(let number) = value else {
            throw failure(.comparison("a number", value.phrase), at: code)
        }
        return number
    }

    /// Statements that a block of `when` can't have, as they would hold everywhere.
    func checkIsOutsideBreakpoint(_ span: Span) throws(Failure) {
        if scene.isInBreakpoint { throw failure(.masonry(.treeInBreakpoint), span) }
    }

    // MARK: Expectations over ranges

    /// Checks that each condition holds on all of the screens.
    func expect(_ expectation: ScreenExpectation, at span: Span) throws(Failure) {
        try checkIsOutsideBreakpoint(span)
        var screens = ScreenBox()
        for range in expectation.ranges {
            switch range.dimension {
            case .ltr: screens.directions.append(.leftToRight)
            case .rtl: screens.directions.append(.rightToLeft)
            case .width, .height, .text:
                var ends: [Double] = []
                for code in [range.lower, range.upper] { ends.append(try end(code, of: range.dimension)) }
                let all = (ends.min() ?? 0)...(ends.max() ?? 0)
                screens.sides.append(
                    range.dimension == .width ? .width(all) : range.dimension == .height ? .height(all) : .text(all))
            }
        }
        let isUsual = screens.directions.isEmpty || screens.directions == [scene.direction]
        for code in unit.elements(of: expectation.conditions) {
            var found: [[ScreenStretch]] = []
            for direction in screens.directions.isEmpty ? [scene.direction] : screens.directions {
                for part in try failures(of: code, on: screens, from: ownScreen, direction, exactly: true, at: span) {
                    found += screens.stretches(of: part, from: ownScreen, isUsual ? nil : direction).map { [$0] } ?? []
                }
            }
            try report(found, of: code, expectation.message)
        }
    }

    /// Checks a plain expectation on the screens that the program was asked to try.
    ///
    /// - Returns: false if it was not asked to.
    func expectOnAskedScreens(_ condition: Code.Index, _ message: Code.Index?, at span: Span) throws(Failure) -> Bool {
        guard !askedScreens.isEmpty, !scene.isInBreakpoint else { return false }
        var found: [[ScreenStretch]] = []
        for screens in askedScreens {
            for direction in screens.directions.isEmpty ? [scene.direction] : screens.directions {
                for line in screens.lines(from: ownScreen) {
                    let parts = try failures(
                        of: condition, on: line.box, from: line.start, direction, exactly: false, at: span)
                    found += parts.compactMap { line.screens(of: $0[0], screens.directions.isEmpty ? nil : direction) }
                }
            }
        }
        try report(askedScreens.joined(found), of: condition, message)
        return true
    }

    private var ownScreen: ScreenStretch.Screen {
        ScreenStretch.Screen(size: scene.size, textScale: scene.textScale)
    }

    private func end(_ code: Code.Index?, of dimension: ScreenRange.Dimension) throws(Failure) -> Double {
        guard let code else { return 0 }
        let number = try length(code)
        if number < 0 || number == 0 && dimension == .text {
            throw failure(.masonry(.negativeLength(number)), at: code)
        }
        return number
    }

    private func report(
        _ failures: [[ScreenStretch]], of condition: Code.Index, _ message: Code.Index?
    ) throws(Failure) {
        let span = unit.spans[Int(condition)]
        guard expectations.count(holds: failures.isEmpty, at: span, of: unit.source) else { return }
        var text: String?
        if let message { text = ValueText(limit: 1000).text(try evaluate(message), .plain) }
        reportAgain(failure(.expectationOn(text, failures), at: condition))
    }

    /// Where a condition fails.
    ///
    /// - Parameter isExact: whether attributes are their solved values, and frames are not rounded.
    private func failures(
        of condition: Code.Index, on screens: ScreenBox, from start: ScreenStretch.Screen, _ direction: LayoutDirection,
        exactly isExact: Bool, at span: Span
    ) throws(Failure) -> [[BoxSweep.Side]] {
        var sweep = BoxSweep(
            limit: Self.maxSamples, cuts: screens.cuts(at: scene.breakpoints.map(\.condition), from: start))
        let failures = try sweep.failures(on: screens.box) { (point) throws(Failure) in
            try step(1 + scene.activeCount, at: span)
            return try sample(
                condition, screens.screen(at: point, from: start), direction, exactly: isExact, at: span)
        }
        if sweep.isIncomplete { throw failure(.limit(.screens, Self.maxSamples), span) }
        return failures
    }

    /// The most layouts for one condition.
    private static let maxSamples = 20_000

    /// The layout of one screen and whether the condition holds there. The scene stays as it is.
    private func sample(
        _ condition: Code.Index, _ screen: ScreenStretch.Screen, _ direction: LayoutDirection, exactly isExact: Bool,
        at span: Span
    ) throws(Failure) -> BoxSweep.Sample {
        let mark = undoLog.mark()
        let outer = (comparisons, roundedEdges, readsAttributes)
        (comparisons, roundedEdges, readsAttributes) = ([], [], isExact)
        defer {
            (comparisons, roundedEdges, readsAttributes) = outer
            undoLog.rollBack(to: mark)
        }
        try modeled(span) { () throws(ConstraintError) in
            try scene.show(on: screen, direction)
            if isExact { try scene.setScale(0) }
        }
        let holds = try self.condition(condition)
        let differences = comparisons ?? []
        // Differences of rounded numbers change in steps, so their signs say nothing about what is between.
        let state = LayoutState(
            of: scene, scene.layout(explained: false), comparing: roundedEdges.isEmpty ? differences : [])
        return BoxSweep.Sample(state: state, report: holds, values: differences, rounded: roundedEdges)
    }
}
