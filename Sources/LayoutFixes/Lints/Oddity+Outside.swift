internal import LayoutLints
internal import Masonry
internal import Vocabulary

// What reaches out of its superview.
extension OutsideView {
    var message: String {
        let reach = "\(distance.spelled) \(distance == 1 ? "point" : "points") \(side.way)"
        if isWhole { return "`\(view)` lies wholly outside of `\(superview)`, \(reach)" }
        let other = side.acrossTheView?.way ?? ""
        return "`\(view)` reaches out of `\(superview)`, \(reach)"
            + (oppositeDistance == 0
                ? "" : oppositeDistance == distance ? " and \(other)" : " and \(oppositeDistance.spelled) \(other)")
    }

    var notes: [String] {
        let names = followers.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        let rest = followers.count > 3 ? " and \(followers.count - 3) more" : ""
        return (causes.isEmpty ? [] : ["because of " + causes.map(\.text).joinedAsList()])
            + (followers.isEmpty
                ? [] : ["\(names)\(rest), placed by it, \(followers.count == 1 ? "is" : "are") outside with it"])
    }

    func help(_ isMended: Bool) -> String? {
        switch mistake {
        case .outwardConstant:
            "offsets count to the right and downwards: into `\(superview)`, a left or top edge takes a positive one, a "
                + "right or bottom edge a negative one; insets count inwards on every edge"
        case .oppositeEdge(let first, let second):
            "is `\(first)` to be at `\(second)`? with `\(second.item).\(first.attribute.rawValue)` it would be on the "
                + "other side"
        case .baselineAtEdge(let first, let second):
            "is `\(first)` to be at `\(second)`? with `\(second.item).\(first.attribute.rawValue)` the texts would stand on "
                + "one line"
        case .outerView(let name):
            "`\(view)` is a child of `\(superview)` but is positioned in `\(name)`: declare it `in \(name)`"
        case .besideSuperview(let first, let other, let own):
            "`\(view)` is in `\(superview)`, and `\(other)` is beside that: is `\(first)` to be at `\(own)`?"
        case .upturnedRatio(let first, let second, let ratio, let length):
            "is the ratio the wrong way round? with `\(second)` divided by \(ratio.spelled(decimals: 4)), `\(first)` would be "
                + length.spelled
        case .fixedEdge(let fixed, let turning):
            "`\(fixed)` stays on its side from right to left, while `\(turning)` turns round: is it to be "
                + "`\(fixed.item).\(fixed.attribute == .left ? Attribute.leading.rawValue : Attribute.trailing.rawValue)`?"
        case .noRoom(let other, let part):
            "`\(other)` fills `\(superview)`, so nothing fits beside it"
                + (part.map {
                    ": \(Member.offset.rawValue)(\($0.spelled)) adds \($0.spelled) points, and \(Member.multipliedBy.rawValue)"
                        + "(\($0.spelled)) takes a part"
                } ?? "")
        case .fullRow(let views):
            "\(views.prefix(4).map { "`\($0)`" }.joined(separator: ", ")) beside one another take all of `\(superview)`"
        case .farAway(let first, let distance, let most):
            "is `\(first)` to be \(distance.spelled) away from that? with \(most.spelled) at most it would be inside"
        case .besideOwn(let outer):
            "`\(view)` is in `\(superview)`, and its constraints place it beside that: was it to be in `\(outer)`?"
        case .emptySuperview:
            "`\(superview)` has no \(side.axis == .horizontal ? "width" : "height")"
        case nil:
            isMended ? fix.map(text) : nil
        }
    }

    private func text(_ fix: Fix) -> String {
        let chain = "make.\(fix.attribute.rawValue).\(fix.relation.chained)(\(superview))"
        let weaker =
            switch fix.weakening {
            case .constraint(let id):
                ", with a lower priority for "
                    + (causes.first { $0.member == fix.weakening }.map(\.placed) ?? "#\(id)") + ","
            case .intrinsic(let equation):
                " and \(equation.view).setContentCompressionResistancePriority(medium, \(equation.axis.rawValue))"
            case nil: ""
            }
        // What stands for one of several of a name is no name.
        let isNamed = !view.contains("#")
        let statement = isNamed ? "\(view).makeConstraints { make in \(chain) }" : "\(chain) on \(view)"
        return "\(statement)\(weaker) keeps it inside (checked)"
    }
}

extension Attribute {
    /// Where a side is.
    var way: String {
        switch self {
        case .left: "to the left"
        case .right: "to the right"
        case .top: "upwards"
        default: "downwards"
        }
    }

    /// How a view lies that is beyond the edge.
    var beyond: String {
        switch self {
        case .left, .leading: "to the left of"
        case .right, .trailing: "to the right of"
        case .top: "above"
        default: "below"
        }
    }
}

extension Relation {
    /// The relation as a chain says it.
    var chained: String {
        switch self {
        case .equal: Member.equalTo.rawValue
        case .lessThanOrEqual: Member.lessThanOrEqualTo.rawValue
        case .greaterThanOrEqual: Member.greaterThanOrEqualTo.rawValue
        }
    }
}
