internal import Synchronization

/// A request to stop a script, which any thread or a signal handler may make.
public final class Interruption: Sendable {
    private let flag = Atomic<Bool>(false)

    public init() {}

    public func request() { flag.store(true, ordering: .relaxed) }
    public func clear() { flag.store(false, ordering: .relaxed) }
    public var isRequested: Bool { flag.load(ordering: .relaxed) }
}
