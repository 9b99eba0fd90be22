internal import Simplex

/// The variables of a layout have positions in the superview's coordinates; people read them in the root's.
extension SceneItems {
    /// The values of variables with each position in the root's coordinates instead of the superview's; 0 for one that
    /// overflows.
    func inRootCoordinates(_ values: [Double]) -> [Double] {
        var values = values
        for place in parents.indices.dropFirst() {
            let item = outermostFirst.isEmpty ? place : outermostFirst[place]
            let parent = Int(parents[item])
            // The root is at its start.
            if parent == 0 { continue }
            let left = LayoutVariables.origin(item, .horizontal)
            let outside = LayoutVariables.origin(parent, .horizontal)
            let (x, y) = (values[left] + values[outside], values[left + 1] + values[outside + 1])
            values[left] = x.isFinite ? x : 0
            values[left + 1] = y.isFinite ? y : 0
        }
        return values
    }

    /// An expression of positions in the superviews' coordinates as one of positions in the root's.
    func inRootCoordinates(_ terms: [LinearTerm]) -> [LinearTerm] {
        terms.flatMap { term -> [LinearTerm] in
            guard let place = position(of: term.variable), parents[place.item] >= 0 else { return [term] }
            let outside = LayoutVariables.origin(Int(parents[place.item]), place.axis)
            return [term, LinearTerm(-term.coefficient, outside)]
        }
    }

    /// An expression of positions in the root's coordinates as one of positions in the superviews'.
    func inSuperviewCoordinates(_ terms: [LinearTerm]) -> [LinearTerm] {
        terms.flatMap { term -> [LinearTerm] in
            guard let place = position(of: term.variable) else { return [term] }
            return sequence(first: place.item) { parents[$0] < 0 ? nil : Int(parents[$0]) }.map {
                LinearTerm(term.coefficient, LayoutVariables.origin($0, place.axis))
            }
        }
    }

    /// The item and axis of a position; nil for a length.
    private func position(of variable: Int) -> (item: Int, axis: Axis)? {
        if variable >= 4 * count || variable % 4 >= 2 { return nil }
        return (variable / 4, variable % 4 == 0 ? .horizontal : .vertical)
    }
}
