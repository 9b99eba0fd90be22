internal import Glibc

/// Runs work on a stack that is large enough for a script at all of its limits.
package enum DeepStack {
    /// Sizes in bytes, largest first; a smaller one is used if the system refuses a larger one. Only the pages that are
    /// used take real memory.
    private static let sizes = [512, 256, 64].map { $0 << 20 }
    /// The address down to which a shared stack counts as unused.
    private static let unusedLimit: pthread_key_t = {
        var key = pthread_key_t()
        precondition(pthread_key_create(&key, nil) == 0)
        return key
    }()

    /// - Parameter isShared: whether what runs work here in its turn does so on the same stack, as long as most of that
    ///   is left: a thread costs more than a short script, but gives back all that it took when it ends.
    package static func run(isShared: Bool = false, _ body: () -> Void) {
        if isUnused { return body() }
        withoutActuallyEscaping(body) { body in
            for size in sizes {
                let work = Unmanaged.passRetained(Work(body, sharedSize: isShared ? size : nil))
                if start(work, size) { return }
                work.release()
            }
            body()
        }
    }

    /// Whether this is a shared stack already, with most of it left.
    private static var isUnused: Bool {
        guard let limit = pthread_getspecific(unusedLimit) else { return false }
        return place > Int(bitPattern: limit)
    }

    /// About where the stack ends now.
    private static var place: Int {
        var local: UInt8 = 0
        return withUnsafeMutablePointer(to: &local) { Int(bitPattern: $0) }
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
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        return status == 0 && pthread_join(thread, nil) == 0
    }

    private final class Work {
        let body: () -> Void
        /// The bytes of its stack, if it is shared.
        let sharedSize: Int?

        init(_ body: @escaping () -> Void, sharedSize: Int?) {
            self.body = body
            self.sharedSize = sharedSize
        }

        func run() {
            if let sharedSize {
                pthread_setspecific(unusedLimit, UnsafeRawPointer(bitPattern: place - sharedSize / 8))
            }
            body()
        }
    }
}
