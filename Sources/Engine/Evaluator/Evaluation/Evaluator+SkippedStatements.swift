internal import Diagnostics
internal import Masonry
internal import Syntax

// One bad line of a project's code costs one line.
extension Evaluator {
    /// Runs actions, and goes on after one that fails.
    @inline(never)
    func runSkippingFailures(_ actions: CodeList) throws(Failure) -> Flow {
        for action in unit.elements(of: actions) {
            let (place, pending) = (undoLog.place, pending.count)
            var flow = Flow.next
            do throws(Failure) {
                flow = try execute(action)
            } catch {
                if error.problem.endsRun || !unit.dialect.hasLibraries { throw error }
                undoLog.rollBack(to: place)
                _ = self.pending.take(from: pending)
                reportSkipped(error)
                flow = try standIn(for: unit.actions[Int(action)].action)
            }
            guard case .next = flow else { return flow }
        }
        return .next
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
