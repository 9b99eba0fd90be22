/// What a view's content asks of one of its sides: not to be larger, or not to be smaller.
public struct ContentWish: Hashable, Sendable {
    public var equation: IntrinsicEquation
    /// Above 0, up to 1000, which is required.
    public var priority: Double

    public init(equation: IntrinsicEquation, priority: Double) {
        self.equation = equation
        self.priority = priority
    }
}

extension Scene {
    /// What the contents of the laid out views ask for, as the layout took it into account: a label that wraps asks for the
    /// height of its lines. In order of declaration. Solves if anything changed.
    public func contentWishes() -> [ContentWish] {
        solved().contentRows.map { view, equation in
            ContentWish(equation: equation, priority: equation.kind.priority(of: view, equation.axis))
        }
    }
}
