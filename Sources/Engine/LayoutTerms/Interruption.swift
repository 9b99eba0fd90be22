internal import Synchronization

/// A request to stop a script or a layout, which any thread or a signal handler can make, and a deadline after which
/// both stop.
///
/// A request stays until it is cleared.
public final class Interruption: Sendable {
    /// Why to stop.
    public enum Reason: Sendable {
        case request, deadline
    }

    private let flag = Atomic<Bool>(false)
    /// Nanoseconds from `start`; the largest number if there is no deadline.
    private let limit = Atomic<Int64>(.max)
    private let start = ContinuousClock.now

    public init() {}

    public func request() { flag.store(true, ordering: .relaxed) }
    public func clear() { flag.store(false, ordering: .relaxed) }
    public var isRequested: Bool { flag.load(ordering: .relaxed) }

    /// When to stop; nil for never. A deadline more than a century away counts as never.
    public var deadline: ContinuousClock.Instant? {
        get {
            let limit = limit.load(ordering: .relaxed)
            return limit == .max ? nil : start.advanced(by: .nanoseconds(limit))
        }
        set {
            let seconds = newValue.map { start.duration(to: $0) / .seconds(1) } ?? .infinity
            limit.store(seconds < 3e9 ? Int64(max(seconds, -3e9) * 1e9) : .max, ordering: .relaxed)
        }
    }

    /// Why to stop now; nil to continue.
    public var reason: Reason? {
        if isRequested { return .request }
        let limit = limit.load(ordering: .relaxed)
        if limit == .max { return nil }
        return start.duration(to: .now) < .nanoseconds(limit) ? nil : .deadline
    }
}
