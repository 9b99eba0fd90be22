internal import LayoutTerms
internal import Masonry

/// Who is to blame for a logged conflict, and the facts that the numbers alone don't tell.
struct LogCulprit {
    let logged: LoggedConflict
    let scene: LoggedScene
    let conflict: Conflict
    /// The constraints of the conflicting set, as indices of the log.
    let members: [Int]

    /// A sentence each, the most important first.
    var sentences: [String] {
        own + known + [rounding, margins].compactMap(\.self)
    }

    /// Whether UIKit itself makes the clash, and nothing goes wrong.
    var isHarmless: Bool { members.contains { KnownConstraint.row(for: logged.constraints[$0])?.isHarmless == true } }

    /// Two constraints of the project that set one attribute.
    static func repetition(among own: [Int], in logged: LoggedConflict) -> (first: Int, second: Int)? {
        for (position, second) in own.enumerated() {
            guard let equation = logged.constraints[second].equations.first, equation.relation == .equal else {
                continue
            }
            let first = own[..<position].first { first in
                guard let other = logged.constraints[first].equations.first else { return false }
                return other.first == equation.first && other.relation == .equal && other.isAlike(equation)
            }
            if let first { return (first, second) }
        }
        return nil
    }

    private var own: [String] {
        let own = members.filter { KnownConstraint.row(for: logged.constraints[$0]) == nil }
        if let (first, second) = Self.repetition(among: own, in: logged) {
            let constraint = logged.constraints[second]
            let (one, other) = (logged.constraints[first].equations[0], constraint.equations[0])
            let side = "`\(name(of: first))`"
            let isOtherTarget = one.second != other.second
            let update =
                switch constraint.library {
                case .masonry: "mas_updateConstraints"
                case .snapKit: "updateConstraints"
                case .uiKit: ""
                }
            if update.isEmpty { return ["\(side) is set twice: the first constraint is still active"] }
            return [
                isOtherTarget
                    ? "\(side) is set twice, to different views: `\(update)` with another view adds a constraint, and changes none"
                    : "\(side) is set twice: `\(update)` or remaking replaces the first, making adds to it"
            ]
        }
        return isActionSheet
            ? ["this is a known mistake of UIKit's action sheets: the width of -16 is not yours, and harmless"] : []
    }

    private var isActionSheet: Bool { members.count == 1 && Self.isActionSheet(logged.constraints[members[0]]) }

    /// What `UIAlertController` logs on some versions.
    static func isActionSheet(_ constraint: LoggedConstraint) -> Bool {
        guard let equation = constraint.equations.first else { return false }
        return equation.second == nil && equation.first.attribute == .width && equation.constant == -16
            && equation.first.item.plainClass == "UIView"
    }

    /// The constraints that UIKit made, each kind once. Those of which there is nothing to do are only named beside others.
    private var known: [String] {
        let rows = members.compactMap { index in KnownConstraint.row(for: logged.constraints[index]).map { (index, $0) }
        }
        let telling = rows.filter { $0.1.advice != nil }
        var said: Set<String> = []
        return (telling.isEmpty ? rows : telling).compactMap { index, row in
            guard said.insert(row.meaning).inserted else { return nil }
            let constraint = logged.constraints[index]
            let kind = constraint.name ?? constraint.className
            return "`\(view(of: index))` \(row.meaning) (`\(kind)`)" + (row.advice.map { ". \($0)" } ?? "")
        }
    }

    /// Row heights are whole pixels, which the numbers of the project may not be.
    private var rounding: String? {
        let isHeight = members.contains { logged.constraints[$0].name?.hasPrefix("UIView-Encapsulated-Layout") == true }
        guard isHeight, let difference = conflict.arithmetic?.value.magnitude, difference < 1 else { return nil }
        return "the difference of \(difference.spelled(decimals: 4)) points comes from rounding"
    }

    private var margins: String? {
        guard let margin = scene.margin else { return nil }
        let usesMargins = members.contains { index in
            logged.constraints[index].equations.contains {
                $0.first.attribute.isWithinMargins || $0.second?.attribute.isWithinMargins == true
            }
        }
        return usesMargins ? "the log doesn't tell the layout margins: \(margin.spelled) points are assumed" : nil
    }

    private func view(of index: Int) -> String {
        scene.layout.constraints.first { scene.sources[$0.id] == index }?.first.item
            ?? logged.constraints[index].equations.first?.first.item.shownName ?? ""
    }

    private func name(of index: Int) -> String {
        "\(view(of: index)).\(logged.constraints[index].equations[0].first.attribute.rawValue)"
    }
}

extension LoggedEquation {
    /// Whether an update could have been meant to replace the other by this one: another view, or another number.
    fileprivate func isAlike(_ other: LoggedEquation) -> Bool {
        second?.attribute == other.second?.attribute && multiplier == other.multiplier && second?.item != first.item
            && other.second?.item != first.item
    }
}
