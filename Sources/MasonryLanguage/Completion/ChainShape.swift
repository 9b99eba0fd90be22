internal import Masonry

/// What the text before a dot leads to, as far as can be said without running it.
struct ChainShape {
    var receiver: Receiver
    /// The view itself, where it is known.
    var view: View?

    init(_ receiver: Receiver, view: View? = nil) {
        self.receiver = receiver
        self.view = view
    }

    /// The shape of a value.
    init?(_ value: Value) {
        guard let receiver = value.receiver else { return nil }
        self.receiver = receiver
        if case .view(let view) = value, !view.isRemoved { self.view = view }
    }

    /// The shape of a member; nil where it has none or has no members.
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
        case .key: return ChainShape(receiver == .constraint ? .constraint : .string)
        case .text, .color, .description: return ChainShape(.string)
        case .attribute: return ChainShape(.attribute)
        case .edges, .center, .attributes, .group, .equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo, .offset,
            .inset, .insets, .sizeOffset, .centerOffset, .valueOffset, .multipliedBy, .dividedBy, .priority,
            .priorityLow, .priorityMedium, .priorityHigh, .with, .and:
            return ChainShape(.constraint, view: view)
        case .first, .last: return receiver == .views ? ChainShape(.view) : nil
        default: return nil
        }
    }

    /// The shape of an element.
    var element: ChainShape? {
        receiver == .views ? ChainShape(.view) : nil
    }
}
