package import Masonry

/// The expectations of all inputs, and how many failures of the running input are reported.
package final class ExpectationTally {
    package private(set) var counts = (passed: 0, failed: 0)
    /// How many expectations of the input failed beyond those that are reported.
    package private(set) var unreportedCount = 0
    private var reportedCount = 0
    private let limit: Int
    private let undoLog: UndoLog
    private var epoch: Int32 = 0

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
    package func count(holds: Bool) -> Bool {
        if undoLog.isFirstChange(&epoch) {
            undoLog.record { [unowned self, counts] in self.counts = counts }
        }
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
