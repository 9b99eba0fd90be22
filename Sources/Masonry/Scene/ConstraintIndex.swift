/// A scene's constraints that are alive, by id: without it one would have to be looked for among all.
final class ConstraintIndex {
    /// Nil where none is alive; by the id less 1. Whatever is in it takes itself out before it is gone.
    private var places: [Unmanaged<LayoutConstraint>?] = []

    subscript(id: Int) -> LayoutConstraint? {
        places.indices.contains(id - 1) ? places[id - 1]?.takeUnretainedValue() : nil
    }

    func add(_ constraint: LayoutConstraint) {
        while places.count < constraint.id { places.append(nil) }
        places[constraint.id - 1] = .passUnretained(constraint)
    }

    /// What was taken back may live on after another was given its id.
    func remove(_ constraint: LayoutConstraint) {
        guard places.indices.contains(constraint.id - 1),
            places[constraint.id - 1]?.toOpaque() == Unmanaged.passUnretained(constraint).toOpaque()
        else { return }
        places[constraint.id - 1] = nil
    }
}
