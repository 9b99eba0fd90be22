internal import LayoutTerms

/// The listed equations as a linear system, solved without the rule that lengths are 0 or more.
struct ListedEquations {
    private let views: LoggedViews
    private let margin: Double
    /// Each solved row: the variable it determines, the rest of its terms, and its constant.
    private var rows: [Row] = []
    private var columns: [Variable: Int] = [:]
    /// Multiples of constraints, by their indices, that add up to `0 == value`; nil if the equations have a solution. The last
    /// constraint, which is the broken one if the log says which it is, counts once.
    private(set) var clash: (multiples: [Int: Double], value: Double)?
    private var isConsistent: Bool { clash == nil }

    private struct Variable: Hashable {
        let view: Int
        let axis: Axis
        let isLength: Bool
    }

    fileprivate struct Row {
        var terms: [Int: Double]
        var constant: Double
        /// The constraints that it is the sum of, and how often each counts.
        var sources: [Int: Double]
        var pivot = -1
    }

    init(_ logged: LoggedConflict, margin: Double) {
        views = LoggedViews(of: logged)
        self.margin = margin
        for index in logged.brokenLast {
            for equation in logged.constraints[index].equations
            where equation.relation == .equal && equation.priority == LayoutPriority.required {
                if let row = row(of: equation, index) { add(row) }
            }
        }
    }

    /// The length that the equations give a view, in points; nil if they leave it open, or have no solution.
    func length(of view: Int, along axis: Axis) -> Double? {
        guard isConsistent, let column = columns[Variable(view: view, axis: axis, isLength: true)],
            let row = rows.first(where: { $0.pivot == column }), row.terms.count == 1
        else { return nil }
        return row.constant
    }

    // MARK: Rows

    private mutating func row(of equation: LoggedEquation, _ source: Int) -> Row? {
        var row = Row(terms: [:], constant: equation.constant, sources: [source: 1])
        guard add(equation.first, times: 1, to: &row) else { return nil }
        if let second = equation.second {
            guard add(second, times: -equation.multiplier, to: &row) else { return nil }
        } else if !equation.first.attribute.isSize {
            // A position alone is one in the superview.
            if let parent = views.parents[views.position(of: equation.first)] {
                add(Variable(view: parent, axis: equation.first.attribute.axis, isLength: false), -1, to: &row)
            }
        }
        return row
    }

    /// False for a baseline, which depends on a font.
    private mutating func add(_ side: LoggedSide, times factor: Double, to row: inout Row) -> Bool {
        let view = views.position(of: side)
        let (axis, inset) = (side.attribute.axis, side.attribute.isWithinMargins ? margin : 0)
        let (place, length) = (
            Variable(view: view, axis: axis, isLength: false), Variable(view: view, axis: axis, isLength: true)
        )
        switch side.attribute.part {
        case .length: add(length, factor, to: &row)
        case .low:
            add(place, factor, to: &row)
            row.constant -= factor * inset
        case .center:
            add(place, factor, to: &row)
            add(length, factor / 2, to: &row)
        case .high:
            add(place, factor, to: &row)
            add(length, factor, to: &row)
            row.constant += factor * inset
        case .firstBaseline, .lastBaseline: return false
        }
        return true
    }

    private mutating func add(_ variable: Variable, _ factor: Double, to row: inout Row) {
        let column = columns[variable] ?? columns.count
        columns[variable] = column
        row.terms[column, default: 0] += factor
    }

    /// Eliminates the variables that other rows determine, and then the new row's own from those.
    private mutating func add(_ new: Row) {
        var new = new
        for row in rows { new.subtract(row) }
        new.terms = new.terms.filter { abs($0.value) > Self.tolerance }
        guard let pivot = new.terms.keys.min() else {
            // Logs round their numbers.
            if abs(new.constant) > Self.minClash, clash == nil { clash = (new.sources, new.constant) }
            return
        }
        new.pivot = pivot
        let factor = new.terms[pivot] ?? 1
        new.terms = new.terms.mapValues { $0 / factor }
        new.constant /= factor
        new.sources = new.sources.mapValues { $0 / factor }
        for index in rows.indices { rows[index].subtract(new) }
        rows.append(new)
    }

    fileprivate static let tolerance = 1e-6
    private static let minClash = 0.01
}

extension ListedEquations.Row {
    /// Removes the variable that the other row determines.
    fileprivate mutating func subtract(_ other: Self) {
        guard let factor = terms[other.pivot], factor != 0 else { return }
        for (column, term) in other.terms {
            let rest = terms[column, default: 0] - factor * term
            terms[column] = abs(rest) > ListedEquations.tolerance ? rest : nil
        }
        terms[other.pivot] = nil
        for (source, multiple) in other.sources {
            let rest = sources[source, default: 0] - factor * multiple
            sources[source] = abs(rest) > ListedEquations.tolerance ? rest : nil
        }
        constant -= factor * other.constant
    }
}
