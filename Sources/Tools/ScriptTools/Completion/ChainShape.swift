internal import Masonry
internal import Vocabulary
internal import Evaluator

/// What the text before a dot evaluates to, as far as known without running it.
struct ChainShape {
    var receiver: Receiver
    /// The view itself, if known.
    var view: View?
    /// Whether a constraint has its relation, so that only constants and the like can follow.
    var isRelated = false

    init(_ receiver: Receiver, view: View? = nil, isRelated: Bool = false) {
        self.receiver = receiver
        self.view = view
        self.isRelated = isRelated
    }

    /// The shape of a value.
    init?(_ value: Value) {
        guard let receiver = value.receiver else { return nil }
        self.receiver = receiver
        isRelated = receiver == .constraint
        if case .view(let view) = value, !view.isRemoved { self.view = view }
    }

    /// Whether others can be related to it.
    var isPlaced: Bool { receiver == .view || receiver == .root || receiver == .guide }

    /// Whether the member can follow.
    func has(_ spelling: Spelling) -> Bool {
        guard spelling.isMember(of: receiver) else { return false }
        switch spelling {
        case .attribute where isRelated: return false
        case .member(let member) where isRelated: return !member.isRelation
        default: return true
        }
    }

    /// The shape of a member; nil if it does not exist or has no members.
    func member(_ spelling: Spelling) -> ChainShape? {
        guard spelling.isMember(of: receiver) else { return nil }
        switch spelling {
        case .attribute:
            switch receiver {
            case .maker, .constraint: return ChainShape(.constraint, view: view)
            case .tuple: return nil
            default: return ChainShape(.attribute)
            }
        case .guide: return ChainShape(.guide)
        case .guideAttribute: return ChainShape(.attribute)
        case .member(let member): return self.member(member)
        }
    }

    private func member(_ member: Member) -> ChainShape? {
        switch member {
        case .frame, .bounds, .intrinsicContentSize, .layoutMargins, .safeAreaInsets, .fittingSize:
            return ChainShape(.tuple)
        case .size: return receiver == .maker ? ChainShape(.constraint, view: view) : ChainShape(.tuple)
        case .superview:
            let superview = view?.superview
            return ChainShape(superview?.isRoot == true ? .root : .view, view: superview)
        case .closestCommonSuperview: return ChainShape(.view)
        case .subviews: return ChainShape(.views)
        case .constraints, .makeConstraints, .updateConstraints, .remakeConstraints, .distribute,
            .distributeViewsAlongAxis, .children, .map, .filter:
            return ChainShape(.array)
        case .key: return receiver == .constraint ? self : ChainShape(.string)
        case .text, .color, .description: return ChainShape(.string)
        case .attribute: return ChainShape(.attribute)
        case .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo:
            return ChainShape(.constraint, view: view, isRelated: true)
        case .edges, .center, .attributes, .group, .offset, .inset, .insets, .sizeOffset, .centerOffset, .valueOffset,
            .multipliedBy, .dividedBy, .priority,
            .priorityLow, .priorityMedium, .priorityHigh, .with, .and:
            return ChainShape(.constraint, view: view, isRelated: isRelated)
        case .first, .last: return receiver == .views ? ChainShape(.view) : nil
        default: return nil
        }
    }

    /// The shape of an element.
    var element: ChainShape? {
        receiver == .views ? ChainShape(.view) : nil
    }
}
