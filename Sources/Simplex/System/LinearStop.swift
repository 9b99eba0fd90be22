/// A wish to stop, which solving looks at between pieces of work.
public final class LinearStop: Sendable {
    private let wish: @Sendable () -> Bool

    public init(_ wish: @escaping @Sendable () -> Bool) {
        self.wish = wish
    }

    var isWished: Bool { wish() }
}
