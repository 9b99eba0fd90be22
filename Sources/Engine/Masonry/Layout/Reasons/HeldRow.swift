internal import Simplex

/// A row of a solved system that keeps the solution from moving in one or both directions.
struct HeldRow {
    let source: Source
    /// The row as it was solved. A tie has the value that its expression should be closest to.
    let row: LinearRow
    /// By how much the sum of the row exceeds its constant, in points; 0 if within rounding.
    let excess: Double
    /// How a change of the row's sum must compare with 0 to be no worse for the row.
    let held: LinearRelation

    enum Source {
        case row(LayoutRow)
        case nonnegative(Quantity)
        case tie(Quantity)
    }

    /// The meaning of a variable of the system.
    struct Quantity {
        var view: View
        /// The view's number in the layout.
        var item: Int
        var component: FrameComponent
        /// Whether it belongs to a scroll view's content area.
        var isContent = false

        /// The number of the view's axis.
        var place: Int { 2 * item + (component.axis == .horizontal ? 0 : 1) }

        /// The index among the axis's quantities.
        var slot: Int { component.isLength ? isContent ? 2 : 1 : 0 }

        /// `card.width`, or `list.contentSize.width`.
        var name: String { "\(view.name)\(isContent ? ".contentSize" : "").\(component.rawValue)" }
    }

    /// Nil for a row with slack or without variables, which keeps nothing from moving.
    init?(_ source: Source, _ row: LinearRow, at values: [Double]) {
        var row = row
        row.terms = Self.collected(row.terms)
        // The root's frame is known.
        for term in row.terms where LayoutVariables.isRoot(term.variable) {
            row.constant -= term.coefficient * values[term.variable]
        }
        row.terms.removeAll { LayoutVariables.isRoot($0.variable) }
        var (sum, scale) = (-row.constant, abs(row.constant))
        for term in row.terms {
            let product = term.coefficient * values[term.variable]
            sum += product
            scale = max(scale, abs(product))
        }
        let excess = abs(sum) <= max(1e-6, 1e-9 * scale) ? 0 : sum
        switch row.relation {
        case .equal: held = excess == 0 ? .equal : excess > 0 ? .lessThanOrEqual : .greaterThanOrEqual
        case .lessThanOrEqual, .greaterThanOrEqual: held = row.relation
        }
        self.source = source
        self.row = row
        self.excess = excess
        if row.terms.isEmpty || missedBy == 0 && excess != 0 { return nil }
    }

    /// One term per variable, in order of first mention, without terms that cancel out.
    private static func collected(_ terms: [LinearTerm]) -> [LinearTerm] {
        var collected: [LinearTerm] = []
        for term in terms {
            if let place = collected.firstIndex(where: { $0.variable == term.variable }) {
                collected[place].coefficient += term.coefficient
            } else {
                collected.append(term)
            }
        }
        return collected.filter { abs($0.coefficient) > 1e-12 }
    }

    /// The error of the row in points.
    var missedBy: Double {
        switch row.relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(excess, 0)
        case .greaterThanOrEqual: max(-excess, 0)
        }
    }

    var isTie: Bool { if case .tie = source { true } else { false } }

    var isBound: Bool { if case .nonnegative = source { true } else { false } }

    /// Nil if the row is required or belongs to the system itself.
    var priority: Double? { if case .optional(let priority) = row.strength { priority } else { nil } }
}
