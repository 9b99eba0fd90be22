internal import Masonry

/// Looks for a constant that differs from those of several siblings only by a typing mistake: another sign, a zero too
/// many or too few, a missing digit, or two digits in the wrong order.
struct SiblingFinder {
    let scene: Scene

    /// How many siblings must have the same constant.
    private static let fewest = 3

    func findings() -> [ConstraintFinding] {
        SiblingGroups(of: scene.activeConstraints, in: scene, fewest: Self.fewest + 1, trait: Family.init).groups
            .compactMap(finding)
    }

    private func finding(in family: [LayoutConstraint]) -> ConstraintFinding? {
        // If one differs, two of the first three are alike.
        let usual = family[family[0].constant == family[1].constant ? 0 : 2].constant
        let others = family.filter { $0.constant != usual }
        // What one statement makes differs by its values.
        guard others.count == 1, let odd = others.first, Self.isSlip(odd.constant, of: usual),
            Set(family.map(\.origin)).count == family.count, Set(family.map(\.first.view)).count == family.count
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
    private struct Family: Equatable {
        let kind: ViewKind
        let first: Attribute
        let second: Target

        enum Target: Equatable {
            case number
            case superview(Attribute)
            case neighbor
        }

        init?(_ constraint: LayoutConstraint, in superview: View) {
            guard constraint.relation == .equal, constraint.multiplier == 1,
                constraint.priority == LayoutPriority.required
            else { return nil }
            let attribute = constraint.first.attribute
            (kind, first) = (constraint.first.view.kind, attribute)
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
