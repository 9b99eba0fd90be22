internal import Simplex

// The limits of layouts, and of searches in the solved scene.
extension Scene {
    /// Whether the last layout reached its work limit, so that its frames may be wrong. Solves if anything changed.
    package var isLayoutGivenUp: Bool { solved().solution.didRunOut }

    /// Runs several searches in the solved scene, all within the limit of one search. Solves if anything changed.
    package func search<Answer>(_ look: () -> Answer) -> Answer { search { _ in look() } }

    /// Runs one of several searches with half of the remaining work, so that the others have work left, too.
    package func searchPart<Answer>(_ look: () -> Answer) -> Answer {
        let whole = searchWork
        return search(within: whole) { _ in search(within: whole.half()) { _ in look() } }
    }

    /// Whether the current search has reached its limit.
    package var isSearchOver: Bool { searching?.isOver ?? false }

    /// Takes work that was done elsewhere from the current search, in the terms that solving counts.
    package func spendSearch(_ terms: Int) { searching?.spend(terms) }

    /// Runs a search in the solved scene, with the limit of a search or the remaining work of the search around it.
    package func search<Answer>(_ look: (LayoutSolution) -> Answer) -> Answer {
        search(within: searchWork, look)
    }

    private var searchWork: LinearWork { searching ?? LinearWork(limit: searchLimit, until: shouldStop) }

    private func search<Answer>(within work: LinearWork, _ look: (LayoutSolution) -> Answer) -> Answer {
        let (solution, outer) = (solved(), searching)
        searching = work
        solution.work = work
        defer {
            searching = outer
            if let outer {
                solution.work = outer
            } else {
                didSearchRunOut = work.didRunOut
                workDone += work.spent
            }
        }
        return look(solution)
    }

    /// The work for a layout; within a search, a part of the search's work.
    func newWork() -> LinearWork {
        searching?.half() ?? LinearWork(limit: layoutLimit, until: shouldStop)
    }

    private var shouldStop: @Sendable () -> Bool {
        { [interruption] in interruption?.reason != nil }
    }

    /// Whether layouts and searches should stop.
    package var isInterrupted: Bool { interruption?.reason != nil }

    /// Charges the current search for a look at all views and constraints.
    ///
    /// - Parameter explained: whether what is found is explained as well.
    package func chargeLook(explained: Bool = true) {
        searching?.spend((explained ? Self.costOfLook : Self.costOfBriefLook) * (views.count + activeCount))
    }

    /// The cost of examining a view or constraint, relative to that of a term of a pivot, with explanations and without.
    private static let (costOfLook, costOfBriefLook) = (400, 150)

    /// Charges the current search for a quick look at a number of views or constraints.
    package func chargeScan(_ count: Int) { searching?.spend(Self.costOfScan * count) }

    /// The cost of a quick look at a view or a constraint, relative to that of a term of a pivot.
    static let costOfScan = 20
}
