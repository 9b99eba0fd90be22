internal import Diagnostics
internal import Masonry
internal import Syntax

// One bad line of a project's code costs one line.
extension Evaluator {
    /// Runs actions, and goes on after one that fails.
    @inline(never)
    func runSkippingFailures(_ actions: CodeList) throws(Failure) -> Flow {
        for action in unit.elements(of: actions) {
            let done = try skippingFailure { () throws(Failure) -> Flow in try execute(action) }
            let flow = if let done { done } else { try standIn(for: unit.actions[Int(action)].action) }
            guard case .next = flow else { return flow }
        }
        return .next
    }

    /// Runs a part of a project's code. If it fails, what it did is undone and the failure reported; nil then.
    package func skippingFailure<Result>(_ run: () throws(Failure) -> Result) throws(Failure) -> Result? {
        let (place, pending) = (undoLog.place, pending.count)
        do throws(Failure) {
            return try run()
        } catch {
            if !skipsFailures || error.problem.endsRun || !unit.dialect.hasLibraries { throw error }
            undoLog.rollBack(to: place)
            _ = self.pending.take(from: pending)
            // The same problem of later statements has the same cause.
            if skippedProblems.insert(error.problem).inserted { report(error) }
            return nil
        }
    }

    /// Runs something that ends with its first failure, such as a test.
    package func endingWithFailure<Result>(_ run: () throws(Failure) -> Result) throws(Failure) -> Result {
        let skips = skipsFailures
        skipsFailures = false
        defer { skipsFailures = skips }
        return try run()
    }

    /// What a statement that failed would have given is unknown from then on.
    private func standIn(for action: Action) throws(Failure) -> Flow {
        func unknown(_ code: Code.Index) -> Value {
            .foreign(ForeignValue(String(unit.source.text(in: unit.spans[Int(code)]).prefix(40)), isTypo: true))
        }
        switch action {
        case .declare(let place, let code, let isConstant, let name):
            try declare(place, unknown(code), isConstant: isConstant, name)
        case .return(let code): return .return(unknown(code))
        default: break
        }
        return .next
    }
}
