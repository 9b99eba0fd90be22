internal import Glibc

/// Runs work on a stack that is large enough for a script at all of its limits.
package enum DeepStack {
    /// Sizes in bytes, largest first; a smaller one is used if the system refuses a larger one. Only the pages that are
    /// used take real memory.
    private static let sizes = [512, 256, 64].map { $0 << 20 }

    package static func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            let work = Unmanaged.passRetained(Work(body))
            for size in sizes where start(work, size) { return }
            work.release()
            body()
        }
    }

    private static func start(_ work: Unmanaged<Work>, _ size: Int) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { pointer in
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        return status == 0 && pthread_join(thread, nil) == 0
    }

    final class Work {
        package let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }
}
