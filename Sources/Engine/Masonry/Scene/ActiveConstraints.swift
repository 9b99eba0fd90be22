/// A scene's active constraints, in order of activation: as objects, and in parallel as the numbers that every pass
/// reads.
struct ActiveConstraints {
    private(set) var objects: [LayoutConstraint] = []
    private(set) var equations = ContiguousArray<PlainEquation>()

    var count: Int { objects.count }

    mutating func append(_ constraint: LayoutConstraint) {
        insert(constraint, constraint.plain, at: count)
    }

    /// Reinserts a removed constraint with its old numbers, because undo restores its state only later.
    mutating func insert(_ constraint: LayoutConstraint, _ equation: PlainEquation, at index: Int) {
        objects.insert(constraint, at: index)
        equations.insert(equation, at: index)
    }

    @discardableResult
    mutating func remove(at index: Int) -> PlainEquation {
        objects.remove(at: index)
        return equations.remove(at: index)
    }

    /// Updates the numbers of the constraint.
    mutating func update(_ constraint: LayoutConstraint) {
        if let index = index(of: constraint) { equations[index] = constraint.plain }
    }

    func index(of constraint: LayoutConstraint) -> Int? {
        let place = place(of: constraint)
        return place < count && objects[place] === constraint ? place : nil
    }

    /// Where the constraint is, or belongs: binary search by order of activation.
    func place(of constraint: LayoutConstraint) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if equations[middle].activation < constraint.activation { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
