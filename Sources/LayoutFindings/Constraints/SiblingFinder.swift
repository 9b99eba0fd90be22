internal import Masonry

/// Looks for a constant that differs from those of several siblings only by a typing mistake: another sign, a zero too
/// many or too few, a missing digit, or two digits in the wrong order.
struct SiblingFinder {
    let scene: Scene

    /// How many siblings must have the same constant.
    private static let fewest = 3

    func findings() -> [ConstraintFinding] {
        var order: [Family] = []
        var families: [Family: [LayoutConstraint]] = [:]
        for constraint in scene.activeConstraints {
            guard let family = Family(constraint) else { continue }
            if families[family] == nil { order.append(family) }
            families[family, default: []].append(constraint)
        }
        return order.compactMap { finding(in: families[$0] ?? []) }
    }

    private func finding(in family: [LayoutConstraint]) -> ConstraintFinding? {
        // What one statement makes differs by its values.
        guard family.count > Self.fewest, Set(family.map(\.origin)).count == family.count,
            Set(family.map(\.first.view)).count == family.count
        else { return nil }
        let constants = Dictionary(grouping: family, by: \.constant)
        guard constants.count == 2, let odd = constants.values.first(where: { $0.count == 1 })?.first,
            let usual = constants.first(where: { $0.value.count >= Self.fewest })?.key,
            Self.isSlip(odd.constant, of: usual)
        else { return nil }
        return ConstraintFinding(
            kind: .unlikeSibling(
                first: odd.first.nameOnly, second: odd.second?.nameOnly, constant: odd.constant, usual: usual,
                others: family.count - 1),
            view: odd.first.view.displayName, equation: odd.equationText, origin: odd.origin,
            attributeOrigin: odd.origin)
    }

    /// Whether one number is the other with a typing mistake.
    static func isSlip(_ number: Double, of usual: Double) -> Bool {
        guard number != 0, usual != 0, number != usual else { return false }
        if number == -usual { return true }
        guard (number < 0) == (usual < 0) else { return false }
        let (written, meant) = (abs(number).spelled, abs(usual).spelled)
        if written == meant + "0" || meant == written + "0" { return true }
        guard meant.count == 2, meant.allSatisfy(\.isNumber) else { return false }
        return written == String(meant.reversed()) || written.count == 1 && meant.contains(written)
    }

    /// Constraints of siblings that relate the same things. A plain view may be a line among rows, and labels may belong
    /// together in pairs.
    private struct Family: Hashable {
        let superview: View
        let kind: ViewKind
        let first: Attribute
        let second: Target

        /// By what differs most.
        func hash(into hasher: inout Hasher) {
            hasher.combine(superview)
            hasher.combine(first)
        }

        enum Target: Equatable {
            case number
            case superview(Attribute)
            case neighbor
        }

        init?(_ constraint: LayoutConstraint) {
            let (view, attribute) = (constraint.first.view, constraint.first.attribute)
            guard let superview = view.superview, constraint.relation == .equal, constraint.multiplier == 1,
                constraint.priority == LayoutPriority.required
            else { return nil }
            (self.superview, kind, first) = (superview, view.kind, attribute)
            if let other = constraint.second {
                guard other.guide == nil, attribute.isSide else { return nil }
                if other.view === superview, other.attribute == attribute {
                    second = .superview(attribute)
                } else if other.view.superview === superview, other.view.kind == kind, kind != .label,
                    other.attribute == attribute.acrossTheView
                {
                    second = .neighbor
                } else {
                    return nil
                }
            } else {
                guard attribute.isSize, kind != .view else { return nil }
                second = .number
            }
        }
    }
}
