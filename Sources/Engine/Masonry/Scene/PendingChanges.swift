/// What changed in a scene since its last layout.
struct PendingChanges {
    /// Whether anything may have changed.
    private(set) var isEverything = true
    private(set) var hasNewSize = false
    /// The constraints that were activated, deactivated or given other numbers.
    private(set) var constraints: [LayoutConstraint] = []

    /// Beyond this many, a layout from nothing takes no longer.
    private static let maxConstraints = 500

    mutating func note(_ constraint: LayoutConstraint) {
        if isEverything || constraints.last === constraint { return }
        constraints.append(constraint)
        if constraints.count > Self.maxConstraints { noteEverything() }
    }

    mutating func noteSize() { hasNewSize = true }

    mutating func noteEverything() {
        isEverything = true
        constraints = []
    }

    /// Starts again after a layout.
    mutating func removeAll() {
        isEverything = false
        hasNewSize = false
        constraints.removeAll(keepingCapacity: true)
    }
}
