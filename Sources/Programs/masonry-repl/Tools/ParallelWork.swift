internal import Glibc
internal import Synchronization

/// Work on several items in parallel, with the results in order.
enum ParallelWork {
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ work: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let queue = Queue(elements, work)
        let count = min(elements.count, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        var threads: [pthread_t] = []
        for _ in 1..<max(1, count) {
            var thread = pthread_t()
            let argument = Unmanaged.passRetained(queue as Worker)
            let status = pthread_create(
                &thread, nil,
                { argument in
                    if let argument { Unmanaged<Worker>.fromOpaque(argument).takeRetainedValue().run() }
                    return nil
                }, argument.toOpaque())
            if status == 0 { threads.append(thread) } else { argument.release() }
        }
        queue.run()
        for thread in threads { pthread_join(thread, nil) }
        return queue.results
    }

    private class Worker: @unchecked Sendable {
        func run() {}
    }

    private final class Queue<Element: Sendable, Result: Sendable>: Worker, @unchecked Sendable {
        private let elements: [Element]
        private let work: @Sendable (Element) -> Result
        private let state: Mutex<(next: Int, results: [Result?])>

        init(_ elements: [Element], _ work: @escaping @Sendable (Element) -> Result) {
            self.elements = elements
            self.work = work
            state = Mutex((0, Array(repeating: nil, count: elements.count)))
        }

        /// Processes elements until none is left.
        override func run() {
            while true {
                let index = state.withLock { state in
                    state.next += 1
                    return state.next - 1
                }
                guard index < elements.count else { return }
                let result = work(elements[index])
                state.withLock { $0.results[index] = result }
            }
        }

        var results: [Result] { state.withLock { $0.results.compactMap { $0 } } }
    }
}
