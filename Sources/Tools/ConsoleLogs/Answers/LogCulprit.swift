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
        (own + known + [implicit, margins].compactMap(\.self))
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
                return other.first == equation.first && other.relation == .equal
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

    /// What `UIAlertController` logs on some versions.
    private var isActionSheet: Bool {
        guard members.count == 1, let equation = logged.constraints[members[0]].equations.first else { return false }
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
            return "`\(view(of: index))` \(row.meaning) (`\(kind)`)" + (row.advice.map { ": \($0)" } ?? "")
        }
    }

    /// That a length can't be negative, where only that makes the equations clash.
    private var implicit: String? {
        guard let arithmetic = conflict.arithmetic else { return nil }
        let limits = arithmetic.summands.compactMap {
            summand -> (text: String, view: String, axis: Axis, factor: Double)? in
            guard case .nonnegative(let view, let axis) = summand.source else { return nil }
            return ("`\(view).\(axis == .horizontal ? "width" : "height") >= 0`", view, axis, summand.multiplier)
        }
        guard let first = limits.first else { return nil }
        let list = limits.map(\.text).joinedAsList()
        let start = "the listed equations alone have a solution: it is the implicit \(list) that they clash with"
        let areEqual = arithmetic.summands.allSatisfy { summand in
            guard case .member(let member) = summand.source, let id = member.id else { return true }
            return scene.layout.constraint(id: id)?.relation == .equal
        }
        guard areEqual, first.factor != 0 else { return start }
        let total = -arithmetic.value / first.factor
        let unit = first.axis == .horizontal ? "wide" : "high"
        if limits.count == 1 { return "\(start); `\(first.view)` would be \(total.spelled) \(unit)" }
        guard limits.allSatisfy({ $0.factor == first.factor }) else { return start }
        return "\(start); together they would be \(total.spelled) \(unit)"
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
