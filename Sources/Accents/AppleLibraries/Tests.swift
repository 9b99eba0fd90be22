internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator
internal import Syntax

// A project's tests, which have no screen: each runs by itself, and its assertions are expectations.
extension AppleLibrary {
    /// The test classes read so far, in order.
    var testClasses: [ClassValue] { classOrder.filter { $0 !== $0.top && $0.top.name == UIKitName.testCase } }

    /// Whether the sources have classes of tests.
    package var hasTests: Bool { !testClasses.isEmpty }

    /// Runs every test with its own object and screen, and reports the results. A test that fails to run changes
    /// nothing.
    func runTests(of types: [ClassValue], at span: Span) throws(Failure) {
        var (passed, failed, unchecked) = (0, 0, 0)
        for type in types {
            for selector in type.methodOrder where vocabulary.text(selector).hasPrefix(UIKitName.test) {
                let before = (failures: failures, checked: checked)
                try runTest(selector, of: type, at: span)
                try clearScreen(at: span)
                let name = "\(type.name).\(vocabulary.text(selector).prefix { $0 != ":" })"
                if failures != before.failures {
                    failed += 1
                    try report("\(name) failed", at: span)
                } else if checked != before.checked {
                    passed += 1
                    try report("\(name) passed", at: span)
                } else {
                    unchecked += 1
                    let test = type.methods[selector]
                    let word = String(vocabulary.text(selector).prefix { $0 != ":" })
                    uncheckedTests.append((name, test.flatMap { place(of: $0, named: word) } ?? span))
                    try report("\(name) checked nothing", at: span)
                }
            }
        }
        let count = passed + failed + unchecked
        let rest = unchecked == 0 ? "" : ", \(unchecked) checked nothing"
        try report("\(count) \(count == 1 ? "test" : "tests"): \(passed) passed, \(failed) failed\(rest)", at: span)
    }

    /// The number of failures, which a passing test leaves unchanged.
    private var failures: Int { runtime.expectations.counts.failed + runtime.reports.count { $0.severity == .error } }

    /// The number of assertions that were checked.
    private var checked: Int { runtime.expectations.counts.passed + runtime.expectations.counts.failed }

    private func report(_ line: String, at span: Span) throws(Failure) {
        try runtime.print([runtime.text(line, at: span)], at: span)
    }

    /// Puts a test's view on the screen, since only views there are laid out.
    func showInTest(_ view: View, at span: Span) throws(Failure) {
        let isInTest =
            if case .object(let object)? = mainObject { object.type.top.name == UIKitName.testCase } else { false }
        guard isInTest || isInExample else { return }
        var top = view
        while let superview = top.superview { top = superview }
        if top.isRoot { return }
        try runtime.modeled(span) { () throws(ConstraintError) in try scene.root.addSubview(top) }
    }

    /// Takes what a test has put on the screen from it.
    private func clearScreen(at span: Span) throws(Failure) {
        for view in scene.root.subviews {
            try runtime.modeled(span) { () throws(ConstraintError) in try view.removeFromSuperview() }
        }
    }

    /// Runs a block-based test after the blocks that precede each test, or the blocks of a group of tests.
    func runBlock(of function: LibraryFunction, _ arguments: Arguments) throws(Failure) {
        guard case .function? = arguments.last, let block = arguments.last else { return }
        if function == .beforeEach { return preparations.append(block) }
        let outer = preparations
        defer { preparations = outer }
        guard function == .example || function == .specify else {
            _ = try runtime.call(block, [], at: arguments.span)
            return
        }
        isInExample = true
        defer { isInExample = false }
        for preparation in preparations { _ = try runtime.call(preparation, [], at: arguments.span) }
        _ = try runtime.call(block, [], at: arguments.span)
        try clearScreen(at: arguments.span)
    }

    func runTest(_ selector: Name, of type: ClassValue, at span: Span) throws(Failure) {
        let mark = undoLog.mark()
        do throws(Failure) {
            let object = try newObject(type, at: span)
            let own = Value.object(object)
            let old = mainObject
            undoLog.record { [unowned self] in mainObject = old }
            mainObject = own
            try initializeStorage(of: object, own, at: span)
            try runtime.endingWithFailure { () throws(Failure) in
                for text in ["setUp", "setUpWithError", vocabulary.text(selector), "tearDown"] {
                    try sendIfKnown(own, text, [], at: span)
                }
            }
        } catch {
            if error.problem.endsRun { throw error }
            undoLog.rollBack(to: mark)
            runtime.reportAgain(error)
        }
    }

    /// Counts an assertion and reports it if it fails. An assertion about something unknown does not fail.
    func assert(_ function: LibraryFunction, _ arguments: Arguments) throws(Failure) {
        let values = arguments
        let one = values.first ?? .nothing
        let other = values.count > 1 ? try values[1] : .nothing
        let takesTwo = [.areEqual, .areNotEqual, .areClose, .areEqualObjects].contains(function)
        if reportsUnknown(among: takesTwo ? [one, other] : [one], at: arguments.span) { return }
        let holds: Bool
        switch function {
        case .holds, .holdsTrue: holds = one.isTrue
        case .holdsFalse: holds = !one.isTrue
        case .isNothing: holds = one.isNothing
        case .isSomething: holds = !one.isNothing
        case .areNotEqual: holds = try runtime.areEqual(one, other, tolerance: 0, at: arguments.span) != true
        case .areEqual, .areClose, .areEqualObjects:
            var tolerance = 0.0
            if values.count > 2, case .number(let accuracy) = try values[2] { tolerance = accuracy }
            holds = try runtime.areEqual(one, other, tolerance: tolerance, at: arguments.span) == true
        default: holds = false
        }
        var message: String?
        if values.count > 1, case .text(let text)? = values.last { message = text.text }
        let sides = takesTwo ? [one, other].map { ValueText(limit: 1000).text($0, .shown) } : []
        count(holds, message, difference: sides.isEmpty ? nil : "\(sides[0]) is not \(sides[1])", at: arguments.span)
    }

    /// Counts an assertion, and reports it if it does not hold.
    func count(_ holds: Bool, _ message: String? = nil, difference: String?, at span: Span) {
        guard runtime.expectations.count(holds: holds, at: span, of: runtime.unit.source) else { return }
        runtime.reportAgain(failure(.expectation(message, sides: difference.map { [$0] } ?? []), span))
    }

    /// Reports that an assertion is not checked if one of its values is unknown; returns whether it is.
    func reportsUnknown(among values: [Value], at span: Span) -> Bool {
        for case .foreign(let unknown) in values where !unknown.isMade && !unknown.isConstant {
            reportUndecided(unknown, .assertion, at: span)
            return true
        }
        return false
    }
}
