/// A step of a trace: what was done, and the link that it was written as.
public struct ChainStep: Hashable, Sendable {
    /// Nil where Swift code or the maker itself did it.
    public let link: ChainLink?
    public let event: ChainEvent

    public init(link: ChainLink?, event: ChainEvent) {
        self.link = link
        self.event = event
    }
}

/// A link of a chain as it was written, such as `make.top` or `.equalTo(v)`.
public struct ChainLink: Hashable, Sendable {
    /// Tells the links of a trace apart; a loop runs what is written once as many links.
    public let number: Int
    /// From the start of the chain for its first link, else from the dot.
    public let text: String
    /// Whether the link goes on from the one before.
    public let isContinuation: Bool
    /// From the start of the chain to the end of the link.
    public let origin: Origin

    public init(number: Int, text: String, isContinuation: Bool, origin: Origin) {
        self.number = number
        self.text = text
        self.isContinuation = isContinuation
        self.origin = origin
    }
}
