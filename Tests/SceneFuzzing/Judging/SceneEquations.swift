import Masonry

/// A weighted sum of unknowns and a constant.
struct LinearSum {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func unknown(_ index: Int) -> LinearSum { LinearSum(terms: [index: 1]) }

    mutating func add(_ other: LinearSum, times factor: Double = 1) {
        for (unknown, coefficient) in other.terms {
            let sum = terms[unknown, default: 0] + coefficient * factor
            terms[unknown] = sum == 0 ? nil : sum
        }
        constant += other.constant * factor
    }

    func adding(_ other: LinearSum, times factor: Double = 1) -> LinearSum {
        var sum = self
        sum.add(other, times: factor)
        return sum
    }

    func adding(_ number: Double) -> LinearSum {
        LinearSum(terms: terms, constant: constant + number)
    }

    func value(_ values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.value * values[$1.key] }
    }

    /// The largest summand of the value.
    func largestTerm(_ values: [Double]) -> Double {
        terms.reduce(abs(constant)) { max($0, abs($1.value * values[$1.key])) }
    }
}

/// What the design says about a scene, written down a second time and independently of the engine: rows `sum relation 0`
/// over six unknowns a view.
struct SceneEquations {
    struct Row {
        enum Source: Hashable {
            case givenFrame
            case equation(Int)
            case intrinsic(view: Int, Axis, IntrinsicEquation.Kind)
        }

        var sum: LinearSum
        var relation: Relation
        /// Nil for a row that always holds.
        var priority: Double?
        var source: Source
    }

    /// Left and top in the root's coordinates, width and height, and the width and height of a scroll view's content.
    static let unknownsPerView = 6

    let model: SceneModel
    private(set) var rows: [Row] = []
    /// For every view but the root: width, height, left and top less the parent's; then the content sizes.
    private(set) var ties: [LinearSum] = []
    /// The views by position, the root first.
    let order: [SceneModel.ViewState]
    private let position: [Int: Int]

    /// - Parameter widths: the solved width of each view in order, at which labels wrap.
    init(_ model: SceneModel, widths: [Double]?) {
        self.model = model
        order = model.order
        position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1.spec.id, $0) })
        addGivenFrames()
        addEvents(widths)
        addTies()
    }

    var unknownCount: Int { order.count * Self.unknownsPerView }

    /// Whether the unknown is never negative.
    static func isLength(_ unknown: Int) -> Bool { unknown % unknownsPerView >= 2 }

    private mutating func addGivenFrames() {
        for view in order.dropFirst() where view.keepsFrame {
            let frame = view.givenFrame ?? .zero
            for axis in Axis.allCases {
                let (id, parent) = (view.spec.id, view.spec.parent)
                let place = axis == .horizontal ? frame.x : frame.y
                let length = axis == .horizontal ? frame.width : frame.height
                for (sum, number) in [
                    (low(id, axis).adding(low(parent, axis), times: -1), place), (extent(id, axis), length),
                ] {
                    rows.append(Row(sum: sum.adding(-number), relation: .equal, priority: nil, source: .givenFrame))
                }
            }
        }
    }

    private mutating func addEvents(_ widths: [Double]?) {
        for event in model.events {
            switch event {
            case .declaration(let id):
                if let view = model.views[id] {
                    addIntrinsicSize(of: view, solvedWidth: widths?[position[id] ?? 0])
                }
            case .activation(let id):
                if let equation = model.equations[id] {
                    rows.append(
                        Row(
                            sum: sum(of: equation), relation: equation.relation, priority: equation.priority,
                            source: .equation(id)))
                }
            }
        }
    }

    private mutating func addTies() {
        for view in order.dropFirst().reversed() {
            let (id, parent) = (view.spec.id, view.spec.parent)
            for axis in Axis.allCases { ties.append(extent(id, axis)) }
            for axis in Axis.allCases { ties.append(low(id, axis).adding(low(parent, axis), times: -1)) }
        }
        for view in order.reversed() where view.spec.kind == .scroll {
            for axis in Axis.allCases { ties.append(contentExtent(view.spec.id, axis)) }
        }
    }
}

// Equations.
extension SceneEquations {
    /// First side less second side: an equation compares it with 0.
    func sum(of equation: EquationSpec) -> LinearSum {
        let (first, axis) = (equation.first, equation.first.attribute.axis)
        guard let second = equation.second else { return value(of: first, from: nil).adding(-equation.constant) }
        if first.attribute.isSize {
            return value(of: first, from: second).adding(value(of: second, from: first), times: -equation.multiplier)
                .adding(-equation.constant)
        }
        let common = commonView(first.view, second.view)
        let isScrolled = { (inner: Int) in model.views[common]?.spec.kind == .scroll && inner != common }
        let inner = first.view == common ? second.view : first.view
        let width = isScrolled(inner) ? contentExtent(common, axis) : extent(common, axis)
        let isMirrored =
            model.direction == .rightToLeft && (first.attribute.isDirectional || second.attribute.isDirectional)
        // Each place as a distance from the common view's edge, towards the other edge.
        let distance = { (side: Side, other: Side) -> LinearSum in
            let place = value(of: side, from: other).adding(low(common, axis), times: -1)
            return isMirrored ? width.adding(place, times: -1) : place
        }
        return distance(first, second).adding(distance(second, first), times: -equation.multiplier)
            .adding(-equation.constant)
    }

    private func commonView(_ one: Int, _ other: Int) -> Int {
        var ancestor = one
        while !model.isInside(other, ancestor) { ancestor = model.views[ancestor]?.spec.parent ?? 0 }
        return ancestor
    }

    private func low(_ id: Int, _ axis: Axis) -> LinearSum {
        id == 0 ? LinearSum() : .unknown((position[id] ?? 0) * Self.unknownsPerView + axis.index)
    }

    private func extent(_ id: Int, _ axis: Axis) -> LinearSum {
        if id == 0 { return LinearSum(constant: axis == .horizontal ? model.size.width : model.size.height) }
        return .unknown((position[id] ?? 0) * Self.unknownsPerView + 2 + axis.index)
    }

    private func contentExtent(_ id: Int, _ axis: Axis) -> LinearSum {
        .unknown((position[id] ?? 0) * Self.unknownsPerView + 4 + axis.index)
    }

    /// The attribute in the root's coordinates, as the other side sees it.
    private func value(of side: Side, from other: Side?) -> LinearSum {
        guard let view = model.views[side.view] else { return LinearSum() }
        let attribute = side.attribute.resolved(in: model.direction)
        let axis = attribute.axis
        let id = side.view
        let start = low(id, axis)
        if let guide = side.guide { return value(of: attribute, guide, view) }
        let isInner = other.map { $0.view != id && model.isInside($0.view, id) } ?? false
        let isContent = view.spec.kind == .scroll && isInner
        let full = extent(id, axis)
        let end = start.adding(full)
        let middle = start.adding(full, times: 0.5)
        let margins = view.margins
        switch attribute {
        case .left, .top, .leading: return start
        case .right, .bottom, .trailing: return isContent ? start.adding(contentExtent(id, axis)) : end
        case .width, .height: return full
        case .centerX, .centerY: return middle
        case .leftMargin, .leadingMargin: return start.adding(margins.left)
        case .topMargin: return start.adding(margins.top)
        case .rightMargin, .trailingMargin: return end.adding(-margins.right)
        case .bottomMargin: return end.adding(-margins.bottom)
        case .centerXWithinMargins: return middle.adding((margins.left - margins.right) / 2)
        case .centerYWithinMargins: return middle.adding((margins.top - margins.bottom) / 2)
        case .firstBaseline, .baseline, .lastBaseline:
            let isFirst = attribute == .firstBaseline
            let text = view.spec.text
            if !view.spec.kind.hasText || text.isEmpty { return isFirst ? start : end }
            if view.spec.kind == .label { return isFirst ? start.adding(16) : end.adding(-4) }
            let lines =
                view.spec.kind == .button ? text.split(separator: "\n", omittingEmptySubsequences: false).count : 1
            return middle.adding(isFirst ? 16 - 10 * Double(lines) : 10 * Double(lines) - 4)
        }
    }

    private func value(of attribute: Attribute, _ guide: BuiltInGuide, _ view: SceneModel.ViewState) -> LinearSum {
        let axis = attribute.axis
        let (start, full) = (low(view.spec.id, axis), extent(view.spec.id, axis))
        let insets = guide == .layoutMarginsGuide ? view.margins : view.safeArea
        let near = axis == .horizontal ? insets.left : insets.top
        let far = axis == .horizontal ? insets.right : insets.bottom
        let (from, to) =
            switch guide {
            case .safeArea, .layoutMarginsGuide: (start.adding(near), start.adding(full).adding(-far))
            case .topLayoutGuide: (start, axis == .horizontal ? start.adding(full) : start.adding(near))
            case .bottomLayoutGuide:
                (axis == .horizontal ? start : start.adding(full).adding(-far), start.adding(full))
            }
        switch attribute {
        case .left, .top, .firstBaseline: return from
        case .right, .bottom, .baseline, .lastBaseline: return to
        case .width, .height: return to.adding(from, times: -1)
        default: return LinearSum().adding(from, times: 0.5).adding(to, times: 0.5)
        }
    }
}

// Intrinsic sizes.
extension SceneEquations {
    private mutating func addIntrinsicSize(of view: SceneModel.ViewState, solvedWidth: Double?) {
        if view.isUnplaced { return }
        let size = Self.intrinsicSize(of: view, solvedWidth: solvedWidth)
        for axis in Axis.allCases {
            guard let length = axis == .horizontal ? size.width : size.height else { continue }
            for kind in IntrinsicEquation.Kind.allCases {
                let priorities = kind == .hugging ? view.hugging : view.compressionResistance
                rows.append(
                    Row(
                        sum: extent(view.spec.id, axis).adding(-length), relation: kind.relation,
                        priority: priorities[axis.index], source: .intrinsic(view: view.spec.id, axis, kind)))
            }
        }
    }

    private static func intrinsicSize(
        of view: SceneModel.ViewState, solvedWidth: Double?
    ) -> (width: Double?, height: Double?) {
        let paragraphs = view.spec.text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = view.spec.kind == .label && view.numberOfLines > 0 ? view.numberOfLines : .max
        let columns = Double(paragraphs.prefix(shown).map(\.count).max() ?? 0)
        switch view.spec.kind {
        case .view, .scroll, .guide: return (nil, nil)
        case .image: return (view.spec.imageSize?.width, view.spec.imageSize?.height)
        case .field: return (nil, 34)
        case .button:
            if view.spec.text.isEmpty { return (16, 12) }
            return (columns * 8 + 16, Double(paragraphs.count) * 20 + 12)
        case .label:
            if view.spec.text.isEmpty { return (0, 0) }
            var lines = paragraphs.count
            if view.numberOfLines != 1, let solvedWidth, solvedWidth < columns * 8 {
                let columns = max(1, Int(max(0, solvedWidth) / 8 + 1e-6))
                lines = LineBreaker(columns: columns).lines(of: view.spec.text).count
            }
            return (columns * 8, Double(min(lines, shown)) * 20)
        }
    }
}
