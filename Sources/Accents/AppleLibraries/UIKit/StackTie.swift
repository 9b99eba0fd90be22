internal import Masonry
internal import Vocabulary
internal import Evaluator

/// Makes the constraints that arrange a stack view's views.
struct StackTie {
    let stack: View
    let plan: StackArrangement.Plan
    private(set) var constraints: [any Constraint] = []
    /// Spacer views of equal length between the views, in place of UIKit's guides.
    private(set) var gaps: [View] = []

    /// The priority at which a stack view shrinks to its contents.
    private static let fitting = 51.0
    /// Below all other priorities.
    private static let weakest = 1.0

    init(stack: View, plan: StackArrangement.Plan) {
        self.stack = stack
        self.plan = plan
    }

    private var isHorizontal: Bool { plan.axis == .horizontal }
    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var center: Attribute { isHorizontal ? .centerX : .centerY }

    /// The same attribute inside the margins, if they are used.
    private func bound(_ attribute: Attribute) -> Attribute {
        guard plan.hasMargins else { return attribute }
        return Attribute(rawValue: attribute.rawValue + "Margin") ?? withinMargins(attribute)
    }

    private func withinMargins(_ attribute: Attribute) -> Attribute {
        Attribute(rawValue: attribute.rawValue + "WithinMargins") ?? attribute
    }

    mutating func tie() throws(ConstraintError) {
        let shown = zip(plan.views, plan.hidden).enumerated().filter { !$0.element.1 }.map(\.offset)
        try hide()
        guard let first = shown.first, let last = shown.last else { return }
        try add(plan.views[first], start, .equal, stack, bound(start))
        try add(stack, bound(end), .equal, plan.views[last], end)
        for (index, next) in zip(shown, shown.dropFirst()) { try follow(plan.views[next], index) }
        try distribute(
            shown.map { plan.views[$0] }, lengths: plan.lengths.isEmpty ? [] : shown.map { plan.lengths[$0] })
        try align(shown.map { plan.views[$0] })
    }

    /// A hidden view takes no room.
    private mutating func hide() throws(ConstraintError) {
        for (view, isHidden) in zip(plan.views, plan.hidden) where isHidden {
            try add(view, length, .equal, nil, nil)
            _ = constraints.last?.key(UIKitName.hiding)
            try add(view, start, .equal, stack, bound(start))
            try add(view, across(.top), .equal, stack, bound(across(.top)))
            try add(view, across(.height), .equal, nil, nil, priority: Self.weakest)
        }
    }

    private mutating func follow(_ view: View, _ index: Int) throws(ConstraintError) {
        let isEqual = plan.distribution != .equalSpacing && plan.distribution != .equalCentering
        try add(
            view, start, isEqual ? .equal : .greaterThanOrEqual, plan.views[index], end, constant: plan.spacings[index])
        if let name = plan.unknownSpacings[index] {
            for leaf in constraints.last?.leaves ?? [] { leaf.setUnknown(\.constant, name) }
        }
    }

    private mutating func distribute(_ views: [View], lengths: [Double]) throws(ConstraintError) {
        guard let first = views.first else { return }
        switch plan.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() { try add(view, length, .equal, first, length) }
        case .fillProportionally:
            guard let one = lengths.first, one > 0 else { break }
            for (view, own) in zip(views, lengths).dropFirst() where own > 0 {
                try add(view, length, .equal, first, length, multiplier: own / one, priority: 999)
            }
        case .equalSpacing, .equalCentering:
            try add(stack, length, .equal, nil, nil, priority: Self.fitting)
            guard views.count > 2 else { break }
            let isCentering = plan.distribution == .equalCentering
            var before: View?
            for (view, next) in zip(views, views.dropFirst()) {
                let gap = View(kind: .view, apartIn: stack.scene)
                gap.rename("gap")
                try stack.addSubview(gap)
                gaps.append(gap)
                try add(gap, start, .equal, view, isCentering ? center : end)
                try add(gap, end, .equal, next, isCentering ? center : start)
                if let before {
                    try add(gap, length, .equal, before, length, priority: isCentering ? 149 : 1000)
                }
                before = gap
                try add(gap, across(.top), .equal, stack, across(.top))
                try add(gap, across(.height), .equal, nil, nil)
            }
        }
    }

    /// The counterpart of an attribute across a horizontal axis for this axis.
    private func across(_ attribute: Attribute) -> Attribute {
        if isHorizontal { return attribute }
        return switch attribute {
        case .top: .leading
        case .bottom: .trailing
        case .height: .width
        case .centerY: .centerX
        default: attribute
        }
    }

    private mutating func align(_ views: [View]) throws(ConstraintError) {
        let (near, far) = (across(.top), across(.bottom))
        let shared = plan.alignment.shared.map(across)
        for view in views {
            try add(view, near, shared == nil || shared == near ? .equal : .greaterThanOrEqual, stack, bound(near))
            try add(view, far, shared == nil || shared == far ? .equal : .lessThanOrEqual, stack, bound(far))
            guard let shared, shared != near, shared != far else { continue }
            if shared == .firstBaseline || shared == .lastBaseline {
                if view !== views[0] { try add(view, shared, .equal, views[0], shared) }
            } else {
                try add(view, shared, .equal, stack, plan.hasMargins ? withinMargins(shared) : shared)
            }
        }
        if shared != nil { try add(stack, across(.height), .equal, nil, nil, priority: Self.fitting) }
    }

    mutating func add(
        _ view: View, _ attribute: Attribute, _ relation: Relation, _ other: View?, _ second: Attribute?,
        constant: Double = 0, multiplier: Double = 1, priority: Double = LayoutPriority.required
    ) throws(ConstraintError) {
        let translates = stack.translatesAutoresizingMaskIntoConstraints
        let side = try ConstraintMaker(view: view).addConstraint(with: attribute)
        if view === stack { stack.translatesAutoresizingMaskIntoConstraints = translates }
        var whole: any Constraint
        if let other, let second {
            whole = try side.relate(relation, to: .attribute(other.attribute(second)))
            if multiplier != 1 { whole = try whole.multipliedBy(multiplier) }
            try whole.setOffset(constant)
        } else {
            whole = try side.relate(relation, to: .constant(.number(constant)))
        }
        if priority != LayoutPriority.required { whole = try whole.priority(priority) }
        try whole.install()
        constraints.append(whole)
    }
}
