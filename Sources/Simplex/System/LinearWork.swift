internal import Synchronization

/// What solving may take, over all systems that share it, and a wish to stop, at which solving looks between pieces of work.
///
/// It is counted in terms that pivots write and in what takes as long, so that it is the same on every machine.
public final class LinearWork: Sendable {
    /// A second or two, a hundred times what large layouts take that people write.
    public static let usualLimit = 300_000_000

    /// How many terms may be held at once, in forms, on a face or in a tableau: with more, solving would take too much memory.
    static let mostTerms = 3_000_000

    /// How many terms it is at most.
    public let limit: Int
    private let count = Atomic<Int>(0)
    private let flag = Atomic<Bool>(false)
    private let wish: @Sendable () -> Bool
    private let whole: LinearWork?

    public init(limit: Int = usualLimit, until wish: @escaping @Sendable () -> Bool = { false }) {
        self.limit = limit
        self.wish = wish
        whole = nil
    }

    private init(halfOf whole: LinearWork) {
        limit = whole.left / 2
        wish = whole.wish
        self.whole = whole
    }

    /// A part, of half of what is left, so that what comes after it has some as well.
    public func half() -> LinearWork { LinearWork(halfOf: self) }

    /// How many terms were worked on.
    public var spent: Int { count.load(ordering: .relaxed) }
    public var left: Int { max(0, limit - spent) }
    /// Whether an answer that came after it is of no use.
    public var isSpent: Bool { spent >= limit }
    /// Whether to go on is of no use.
    public var isOver: Bool { isSpent || isStopWished }

    /// Whether it was all spent, or all of a part of it.
    public var didRunOut: Bool { flag.load(ordering: .relaxed) }

    var isStopWished: Bool { wish() }

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
