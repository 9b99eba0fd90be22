internal import Synchronization

/// The work that solving may take, over all systems that share it, and a request to stop, which solving checks between
/// pieces of work.
///
/// Work is counted in terms that pivots write, plus equivalent work, so it is the same on every machine.
public final class LinearWork: Sendable {
    /// A second or two, a hundred times the work of large hand-written layouts.
    public static let usualLimit = 300_000_000

    /// The number of terms that forms, a face or a tableau may hold at once; more would take too much memory.
    static let maxTerms = 3_000_000

    /// The greatest number of terms.
    public let limit: Int
    private let count = Atomic<Int>(0)
    private let flag = Atomic<Bool>(false)
    private let stopCondition: @Sendable () -> Bool
    private let whole: LinearWork?

    public init(limit: Int = usualLimit, until stopCondition: @escaping @Sendable () -> Bool = { false }) {
        self.limit = limit
        self.stopCondition = stopCondition
        whole = nil
    }

    private init(halfOf whole: LinearWork) {
        limit = whole.left / 2
        stopCondition = whole.stopCondition
        self.whole = whole
    }

    /// Half of the remaining work, so that later questions have some left.
    public func half() -> LinearWork { LinearWork(halfOf: self) }

    /// The number of terms worked on so far.
    public var spent: Int { count.load(ordering: .relaxed) }
    public var left: Int { max(0, limit - spent) }
    /// Whether the limit is reached, so that an answer found later is useless.
    public var isSpent: Bool { spent >= limit }
    /// Whether solving should stop.
    public var isOver: Bool { isSpent || shouldStop }

    /// Whether the limit, or that of a share, was reached.
    public var didRunOut: Bool { flag.load(ordering: .relaxed) }

    var shouldStop: Bool { stopCondition() }

    public func spend(_ terms: Int) {
        count.wrappingAdd(terms, ordering: .relaxed)
        if isSpent { runOut() }
        whole?.spend(terms)
    }

    private func runOut() {
        flag.store(true, ordering: .relaxed)
        whole?.runOut()
    }
}
