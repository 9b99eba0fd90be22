/// The names of unknown values for which stand-ins are used in an equation. Such an equation places what nothing else places,
/// and proves nothing.
public struct UnknownNumbers: Hashable, Sendable {
    /// What the first attribute is related to.
    public var target: String?
    public var constant: String?
    public var multiplier: String?
    public var priority: String?

    public init(target: String? = nil, constant: String? = nil, multiplier: String? = nil, priority: String? = nil) {
        self.target = target
        self.constant = constant
        self.multiplier = multiplier
        self.priority = priority
    }

    /// Whether everything is known.
    public var isEmpty: Bool { target == nil && constant == nil && multiplier == nil && priority == nil }

    /// What follows an equation that shows the others by name.
    var note: String {
        if target != nil || constant != nil || multiplier != nil { return " (unknown)" }
        return priority.map { " (unknown priority \($0))" } ?? ""
    }
}
