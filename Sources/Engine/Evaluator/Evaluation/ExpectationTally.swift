package import Diagnostics
package import Masonry

/// The expectations of all inputs, and how many failures of the running input are reported.
package final class ExpectationTally {
    package private(set) var counts = (passed: 0, failed: 0)
    /// The expectations in the order in which they were checked.
    package private(set) var checks: [Check] = []
    /// How many expectations of the input failed beyond those that are reported.
    package private(set) var unreportedCount = 0
    private var reportedCount = 0
    private let limit: Int
    private let undoLog: UndoLog
    private var epoch: Int32 = 0

    /// An expectation, and whether it held.
    package struct Check {
        package let source: SourceText
        package let span: Span
        package let holds: Bool
    }

    /// - Parameter limit: the number of failures of an input that are reported.
    package init(undoLog: UndoLog, limit: Int) {
        self.undoLog = undoLog
        self.limit = limit
    }

    /// Whether another failure would be reported.
    var reportsMore: Bool { reportedCount < limit }

    func beginInput() {
        unreportedCount = 0
        reportedCount = 0
    }

    /// Counts an expectation and returns whether to report it.
    package func count(holds: Bool, at span: Span, of source: SourceText) -> Bool {
        if undoLog.isFirstChange(&epoch) {
            undoLog.record { [unowned self, counts, count = checks.count] in
                self.counts = counts
                checks.removeSubrange(count...)
            }
        }
        checks.append(Check(source: source, span: span, holds: holds))
        if holds {
            counts.passed += 1
            return false
        }
        counts.failed += 1
        guard reportsMore else {
            unreportedCount += 1
            return false
        }
        reportedCount += 1
        return true
    }
}
