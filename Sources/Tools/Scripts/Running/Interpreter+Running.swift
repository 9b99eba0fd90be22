internal import AppleLibraries
internal import Diagnostics
internal import Evaluator
internal import FixIts
internal import Masonry
internal import Syntax
internal import Vocabulary

// Running the statements of a program.
extension Interpreter {
    /// Parses a source, unless it is too long or there is no time left.
    func program(of source: SourceText) throws(Failure) -> Program {
        let start = Span(0, 0)
        if source.length > limits.source { throw Failure(.limit(.source, limits.source), source, start) }
        let program = source.program(
            names: names, without: ExpectedError.all(in: source), errorLimit: limits.reports,
            interruption: interruption)
        switch interruption.reason {
        case .request: throw Failure(.interrupted, source, start)
        case .deadline: throw Failure(.deadline, source, start)
        case nil: return program
        }
    }

    func run(
        _ program: Program, together others: [SourceText], showsValues: Bool, keepsUndo: Bool, _ outcome: inout Outcome
    ) {
        guard program.errors.isEmpty || program.source.isProjectFile else {
            outcome.diagnostics = program.diagnostics
            return
        }
        let source = program.source
        cache(program)
        begin(program)
        defer { end() }
        let start = scene.undoLog.mark()
        takeScreen(for: source)
        if source.isProjectFile {
            let sizes = GivenCellSizes(in: program, text: names.text)
            (library.given.rowHeight, library.given.itemSize) = (sizes.rowHeight, sizes.itemSize)
            library.given.hasSeveral = sizes.hasSeveral
        }
        evaluator.beginReports()
        if project == nil { outcome.diagnostics += readHeaders(of: program) }
        library.namedFiles = []
        runTogether(others)
        outcome.diagnostics += evaluator.reports
        let misspelled = misspelledTypes(in: program)
        outcome.diagnostics += misspelled
        if source.isInput, !misspelled.isEmpty { return }
        var first = 0
        outcome.isComplete = true
        for expected in ExpectedError.all(in: source) where outcome.isComplete {
            let last =
                program.statements.firstIndex { $0.span.lower > expected.statement.lower } ?? program.statements.count
            outcome.isComplete = accept(program, first..<last, showsValues: showsValues, keepsUndo, &outcome)
            if outcome.isComplete { outcome.diagnostics += run(expected, of: source) }
            first = last
        }
        if outcome.isComplete {
            let rest = first..<program.statements.count
            outcome.isComplete = accept(program, rest, showsValues: showsValues, keepsUndo, &outcome)
        }
        evaluator.beginReports()
        library.reportUnknownUses()
        outcome.diagnostics += evaluator.reports + notesOnIgnored
        let unreported = evaluator.expectations.unreportedCount
        if unreported > 0 {
            let rest = Problem.unreportedExpectations(unreported, limit: limits.reports)
            outcome.diagnostics += Failure(rest, source, Span(0, 0)).diagnostics
        }
        if !program.errors.isEmpty {
            outcome.isComplete = false
            // What else is reported may follow from what was not read.
            outcome.diagnostics = program.diagnostics
        }
        undo = Undo(inverses: scene.undoLog.take(from: start))
        outcome.hasChanges = outcome.hasChanges || !undo.isEmpty
    }

    /// Runs a part of a program's statements, and adds to the outcome.
    ///
    /// - Returns: whether none failed.
    private func accept(
        _ program: Program, _ part: Range<Int>, showsValues: Bool, _ keepsUndo: Bool, _ outcome: inout Outcome
    ) -> Bool {
        let source = program.source
        var changesBefore = 0
        return run(program, from: part.lowerBound, to: part.upperBound) { _ in
            evaluator.beginReports()
            changesBefore = scene.undoLog.changeCount
        } after: { (statement, value, mark) throws(Failure) in
            lastValue = value
            if showsValues, let value, !isSilent(statement, in: source) {
                // Who makes constraints wants the layout.
                let isEffect =
                    isBareChain(statement, in: source)
                    || scene.undoLog.changeCount != changesBefore && value.holdsConstraints
                let shown = isEffect ? [] : shown(value)
                for text in shown { try evaluator.countOutput(text, at: statement.span) }
                outcome.values += shown
                if isEffect || !shown.isEmpty { lastShown = value }
            }
            outcome.diagnostics += evaluator.reports
            outcome.acceptedStatements += 1
            outcome.acceptedEnd = statement.span.upper
            onStatement(evaluator.reports)
            if !keepsUndo { outcome.hasChanges = !scene.undoLog.take(from: mark).isEmpty || outcome.hasChanges }
        } failed: { failure in
            // Earlier reports often explain the failure.
            outcome.diagnostics += evaluator.reports + (failure.map { answered($0).diagnostics } ?? [])
        }
    }

    /// Runs a part of a program's statements and keeps what undoes them.
    ///
    /// - Parameter before: called before each statement, with the place of the undo log.
    /// - Returns: whether none failed.
    func replay(_ program: Program, from first: Int, to last: Int, before: (Int) -> Void) -> Bool {
        var isComplete = false
        DeepStack.run {
            begin(program)
            defer { end() }
            evaluator.beginReports()
            if first == 0, project == nil { _ = readHeaders(of: program) }
            isComplete = run(program, from: first, to: last, before: before)
        }
        return isComplete
    }

    /// Prepares for a top script.
    private func begin(_ program: Program) {
        evaluator.beginInput()
        evaluator.skipsFailures = program.source.isProjectFile
        library.beginInput()
        remember(program.source)
        running = [program]
        importedNow = ImportedScripts()
    }

    private func end() {
        running = []
        library.endInput()
        scene.origin = nil
    }

    /// Runs a part of a program's statements in order, up to the first that fails, which is rolled back.
    ///
    /// - Parameters:
    ///   - before: called before each statement, with the place of the undo log.
    ///   - after: called after each, with its value and that place.
    ///   - failed: called with the failure, before the rollback; without one if an error was only reported. A file goes on
    ///     after that, to find more of them; an input would be kept with it. A project's file goes on after a failure, too.
    /// - Returns: whether none failed.
    func run(
        _ program: Program, from first: Int, to last: Int, before: (Int) -> Void,
        after: (Statement, Value?, Int) throws(Failure) -> Void = { _, _, _ throws(Failure) in },
        failed: (Failure?) -> Void = { _ in }
    ) -> Bool {
        let running = enter(program)
        var isComplete = true
        for (index, statement) in program.statements.enumerated().dropFirst(first).prefix(last - first) {
            let mark = scene.undoLog.mark()
            before(mark)
            var failure: Failure?
            do throws(Failure) {
                let value = try running.run(index)
                if !program.source.isInput || !hasReportedError {
                    try after(statement, value, mark)
                    continue
                }
            } catch {
                failure = error
            }
            failed(failure)
            scene.undoLog.rollBack(to: mark)
            guard program.source.isProjectFile, failure?.problem.endsRun != true else { return false }
            isComplete = false
        }
        return isComplete
    }

    /// Lets the statements of a program use what it declares later. It stays like that after the program, for messages.
    func enter(_ program: Program) -> RunningProgram {
        let entered = RunningProgram(program, evaluator)
        evaluator.hiddenNames.laterFunction = { (name) throws(Failure) in try entered.laterFunction(name) }
        evaluator.hiddenNames.laterDeclaration = { entered.laterDeclaration(of: $0) }
        evaluator.hiddenNames.innerDeclaration = { [unowned self] name in
            if let local = entered.innerDeclaration(of: name) { return (program.source, local) }
            for source in knownSources.reversed() where source.isInput && source !== program.source {
                let inner = RunningProgram.innerDeclaration(of: name, in: source.program(names: names), evaluator)
                if let inner { return (source, inner) }
            }
            return nil
        }
        return entered
    }

    /// Enters a program that another one needs. Returns what leaving it restores, too.
    func enterWithin(_ program: Program) -> (RunningProgram, HiddenNames) {
        let outer = evaluator.hiddenNames
        running.append(program)
        return (enter(program), outer)
    }

    /// Leaves such a program.
    func leave(_ outer: HiddenNames) {
        running.removeLast()
        evaluator.hiddenNames = outer
    }

    /// Whether the statement that ran has an error, such as a name that does not exist, although it could go on.
    private var hasReportedError: Bool {
        evaluator.reports.contains { $0.severity == .error && $0.slug != Slug.expectationFailed.rawValue }
    }

    // MARK: Values and notes

    /// Whether the statement is a chain on the current views, whose value the picture shows.
    func isBareChain(_ statement: Statement, in source: SourceText) -> Bool {
        guard case .expression(let expression) = statement.kind else { return false }
        return Compiler(source: source, vocabulary: vocabulary, limits: limits).isChain(expression)
    }

    /// Whether the statement ends with a `;` in an accent with that convention, so that its value is not shown.
    private func isSilent(_ statement: Statement, in source: SourceText) -> Bool {
        source.accent != .masonry && source.text(in: statement.span).hasSuffix(";")
    }

    private func shown(_ value: Value) -> [String] {
        if case .nothing = value { return [] }
        return [ValueText(limit: 10_000).text(value, .shown)]
    }

    /// The names that were ignored, which are reported once for an input.
    private var notesOnIgnored: [Diagnostic] {
        let images = library.ignored.filter(UIKitName.isAboutImages)
        let others = library.ignored.filter { !UIKitName.isAboutImages($0) }
        return [(others, Problem.ignored(others)), (images, .ignoredImages(images))].filter { !$0.0.isEmpty }.map {
            Diagnostic(severity: $1.severity, slug: $1.slug.rawValue, message: $1.message)
        }
    }
}

extension SourceText {
    /// Whether it is a file of a project, of which as much as possible runs.
    var isProjectFile: Bool { !isInput && accent != .masonry }
}

extension Value {
    /// Whether it is a constraint, or an array of constraints.
    fileprivate var holdsConstraints: Bool {
        switch self {
        case .constraint, .equation: true
        case .array(let array): array.elements.allSatisfy(\.holdsConstraints)
        default: false
        }
    }
}
