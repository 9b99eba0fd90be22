/// Collects what makers and constraints do while it is a scene's `tracer`: the life of each chain, link by link.
///
///     let tracer = ConstraintTracer()
///     scene.tracer = tracer
///     try view.makeConstraints { make in try make.top.left.equalTo(other) }
///     scene.tracer = nil
///     print(TraceListing().draw(tracer.steps))
///
/// Undoing changes of the scene does not remove steps.
public final class ConstraintTracer {
    /// The steps, in order.
    public private(set) var steps: [ChainStep] = []
    /// The link that was entered last, even if it has been left since.
    public private(set) var latestLink: ChainLink?
    private var links: [ChainLink?] = []
    /// The messages of Masonry's source that are being answered.
    var open: [OpenMessage] = []
    private let recordsSource: Bool
    private var sourceLines = 0
    private let limit: Int
    /// The most lines of Masonry's source kept; later ones are dropped.
    private static let maxSourceLines = 8_000

    /// - Parameters:
    ///   - limit: the most steps kept, at least 4. If there are more, the first and the last are kept.
    ///   - recordsSource: whether the messages of Masonry's source are steps, too.
    public init(limit: Int = 20_000, recordsSource: Bool = false) {
        self.limit = max(4, limit)
        self.recordsSource = recordsSource
    }

    /// Sets the link of the next steps; nil for steps that don't belong to a link.
    public func enter(_ link: ChainLink?) {
        links.append(link)
        if let link { latestLink = link }
    }

    /// Returns to the link around the current one.
    public func leave() {
        _ = links.popLast()
    }

    /// Adds a line of Masonry's source.
    func write(_ line: SourceLine) {
        guard recordsSource else { return }
        sourceLines += 1
        if sourceLines <= Self.maxSourceLines { record(.source(line)) }
    }

    /// Adds a step.
    public func record(_ event: ChainEvent) {
        if steps.count == limit { leaveOut() }
        steps.append(ChainStep(link: links.last ?? nil, event: event))
    }

    /// Makes space in the middle, where one step represents the dropped ones.
    private func leaveOut() {
        let gap = limit / 2
        let count = max(2, limit / 4)
        var earlier = 0
        if case .leftOut(let count) = steps[gap].event { earlier = count - 1 }
        steps.replaceSubrange(gap..<gap + count, with: [ChainStep(link: nil, event: .leftOut(earlier + count))])
    }
}
