/// A step of a trace: what happened, and which link was running.
public struct ChainStep: Hashable, Sendable {
    /// Nil if Swift code or the maker itself did it.
    public let link: ChainLink?
    public let event: ChainEvent

    public init(link: ChainLink?, event: ChainEvent) {
        self.link = link
        self.event = event
    }
}

/// A link of a chain as it is written, such as `make.top` or `.equalTo(v)`.
public struct ChainLink: Hashable, Sendable {
    /// Distinguishes the links of a trace: in a loop, each iteration has its own numbers.
    public let number: Int
    /// The text of the link: from the start of the chain for its first link, otherwise from the dot.
    public let text: String
    /// Whether the link continues the one before.
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
