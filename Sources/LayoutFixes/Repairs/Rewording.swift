internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// Constraints that one word of a chain makes, and what they would be if its author had written something else.
struct Rewording {
    private(set) var changes: [Change]

    init(changes: [Change]) { self.changes = changes }

    /// Makes all constraints another view's.
    mutating func tell(_ view: View) {
        for index in changes.indices { changes[index].first = view.attribute(changes[index].first.attribute) }
    }

    /// Makes each constraint that of the view around its own.
    mutating func tellSuperviews() {
        for index in changes.indices {
            let first = changes[index].first
            changes[index].first = first.view.superview?.attribute(first.attribute) ?? first
        }
    }

    /// A constraint, and what it would be.
    struct Change {
        let old: LayoutConstraint
        var first: ViewAttribute
        var relation: Relation
        var second: ViewAttribute?
        var multiplier: Double
        /// In points.
        var constant: Double

        init(_ old: LayoutConstraint) {
            self.old = old
            (first, relation, second) = (old.first, old.relation, old.second)
            (multiplier, constant) = (old.multiplier, old.constant)
        }

        /// Whether it is the constant alone that changes.
        var isOfConstant: Bool {
            first.nameOnly == old.first.nameOnly && second?.nameOnly == old.second?.nameOnly
                && relation == old.relation && multiplier == old.multiplier
        }

        /// Whether nothing but what it is tied to changes, and the attribute that is.
        var isOfTie: Bool {
            relation == old.relation && multiplier == old.multiplier && constant == old.constant
        }
    }

    /// The views that it would speak of and that are declared further down than what it changes: nobody had them in mind
    /// there, and there they have no names.
    var viewsAhead: [View] {
        changes.compactMap { change in
            guard let place = change.old.origin, let view = change.second?.view, view !== change.old.second?.view,
                let origin = view.origin, origin.sourceText === place.sourceText,
                origin.range.lowerBound > place.range.lowerBound
            else { return nil }
            return view
        }
    }

    /// Whether each is tied to another attribute of the same view.
    var isAcross: Bool {
        changes.allSatisfy { change in
            change.second?.view === change.old.second?.view && change.second?.guide == nil
                && change.old.second?.guide == nil && change.second?.attribute != change.old.second?.attribute
                && change.second?.attribute != change.first.attribute
        }
    }

    /// Whether all are tied to one view's like attributes, which that view alone stands for.
    var isLikewise: Bool {
        changes.allSatisfy { change in
            change.second?.view === changes[0].second?.view && change.second?.guide == nil
                && change.second?.attribute == change.first.attribute
                && change.first.nameOnly == change.old.first.nameOnly
        }
    }

    /// Whether nothing changes but the signs of the constants.
    var isTurned: Bool { changes.allSatisfy { $0.isOfConstant && $0.constant == -$0.old.constant } }

    /// Whether all are tied to the same attributes of one other view, and nothing else changes.
    var isOfView: Bool {
        isLikewise
            && changes.allSatisfy { $0.isOfTie && $0.second?.attribute == $0.old.second?.attribute }
    }

    /// The multiplier that all get which have none.
    var commonFactor: Double? {
        let factors = Set(changes.map(\.multiplier))
        let isAll = changes.allSatisfy { change in
            change.old.multiplier == 1 && change.old.constant == change.constant
                && change.relation == change.old.relation
                && change.second?.nameOnly == change.old.second?.nameOnly
        }
        return isAll && factors.count == 1 && factors != [1] ? factors.first : nil
    }

    /// The multiplier that all get which have another one in common, where nothing else changes.
    var otherFactor: Double? {
        let isAll = changes.allSatisfy { change in
            change.first.nameOnly == change.old.first.nameOnly && change.second?.nameOnly == change.old.second?.nameOnly
                && change.relation == change.old.relation && change.constant == change.old.constant
                && change.multiplier == changes[0].multiplier && change.old.multiplier == changes[0].old.multiplier
        }
        return isAll && changes[0].multiplier != changes[0].old.multiplier && changes[0].old.multiplier != 1
            ? changes[0].multiplier : nil
    }

    /// The number that several sizes get which are the same number now.
    var sharedSize: Double? {
        let isShared = changes.allSatisfy { change in
            change.isOfConstant && change.second == nil && change.first.attribute.isSize
                && change.constant == changes[0].constant && change.old.constant == changes[0].old.constant
        }
        return changes.count > 1 && isShared ? changes[0].constant : nil
    }

    /// What each chain's words come to.
    var parts: [Rewording] {
        var origins: [Origin?] = []
        for change in changes where !origins.contains(change.old.origin) { origins.append(change.old.origin) }
        return origins.map { origin in Rewording(changes: changes.filter { $0.old.origin == origin }) }
    }

    /// What changes, in words: ``tie `title.top` to `cover.bottom` instead of `cover.top` ``.
    func title(_ names: ConstraintNames) -> String {
        let parts = parts
        if parts.count > 1, !isOfView, !isTurned {
            return parts.map { $0.title(names) }.joined(separator: " and ")
        }
        let (own, places) = (names.attributes(of: changes.map(\.old.id)), names.places(of: changes.map(\.old.id)))
        guard let change = changes.first else { return "" }
        if changes.allSatisfy(\.isOfConstant) {
            if let size = sharedSize {
                return "use \(size.spelled) instead of \(change.old.constant.spelled) \(places)"
            }
            return changes.count == 1
                ? "change the constant of \(own) to \(change.constant.spelled(decimals: 4)) instead of "
                    + change.old.constant.spelled(decimals: 4)
                : "flip the sign of the constants of \(own)"
        }
        if change.relation != change.old.relation {
            return
                "write `\(change.relation.member.rawValue)` instead of `\(change.old.relation.member.rawValue)` \(places)"
        }
        if change.second == nil {
            return "set `\(change.first.nameOnly)` instead of `\(change.old.first.nameOnly)` \(places)"
        }
        let isOfOthers = change.first.nameOnly != change.old.first.nameOnly && change.second != nil
        if !isOfOthers, change.multiplier != change.old.multiplier, change.constant != change.old.constant,
            change.constant != 0
        {
            return "give \(own) the multiplier \(change.multiplier.spelledFactor) and the constant "
                + change.constant.spelled(decimals: 4)
        }
        if !isOfOthers, change.multiplier != change.old.multiplier {
            let old =
                change.constant == change.old.constant
                ? change.old.multiplier.spelledFactor
                : "the constant \(change.old.constant.spelled(decimals: 4))"
            return "give \(own) the multiplier \(change.multiplier.spelledFactor) instead of \(old)"
        }
        guard let second = change.second else { return "" }
        guard let oldSecond = change.old.second else {
            return
                "tie `\(change.first.nameOnly)` to `\(second.nameOnly)` instead of setting `\(change.old.first.nameOnly)`"
        }
        if changes.count > 1, second.attribute == oldSecond.attribute {
            let attributes = changes.map { "`\($0.first.attribute.rawValue)`" }.joinedAsList()
            let what = Set(changes.map(\.first.view)).count == 1 ? "\(attributes) of `\(change.first.view.name)`" : own
            return "tie \(what) to `\(second.itemName)` instead of `\(oldSecond.itemName)`"
        }
        let others = changes.count > 1 ? " and \(changes.count - 1) more like it" : ""
        let isOtherEdge = change.first.nameOnly != change.old.first.nameOnly
        return "tie `\(change.first.nameOnly)` to `\(second.nameOnly)` instead of "
            + (isOtherEdge ? "`\(change.old.first.nameOnly)` to " : "") + "`\(oldSecond.nameOnly)`\(others)"
    }
}

extension [Rewording] {
    /// In their order, but last those that speak of what was not there yet.
    var likelierFirst: [Rewording] { filter(\.viewsAhead.isEmpty) + filter { !$0.viewsAhead.isEmpty } }
}
