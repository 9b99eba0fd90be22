/// A scene's living constraints by id, which avoids searching all of them.
final class ConstraintIndex {
    /// The constraints that are alive, by the id minus 1; nil for others. A constraint removes itself before it is
    /// freed.
    private var places: [Unmanaged<LayoutConstraint>?] = []

    subscript(id: Int) -> LayoutConstraint? {
        places.indices.contains(id - 1) ? places[id - 1]?.takeUnretainedValue() : nil
    }

    func add(_ constraint: LayoutConstraint) {
        while places.count < constraint.id { places.append(nil) }
        places[constraint.id - 1] = .passUnretained(constraint)
    }

    /// An undone constraint may outlive the reuse of its id.
    func remove(_ constraint: LayoutConstraint) {
        guard places.indices.contains(constraint.id - 1),
            places[constraint.id - 1]?.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
        else { return }
        places[constraint.id - 1] = nil
    }
}
