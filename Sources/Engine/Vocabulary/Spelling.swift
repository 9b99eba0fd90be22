public import LayoutTerms

/// The meaning of a member's name, whatever value it belongs to.
package enum Spelling: Hashable {
    case attribute(Attribute)
    case guide(BuiltInGuide)
    /// `mas_safeAreaLayoutGuideTop`
    case guideAttribute(BuiltInGuide, Attribute)
    case member(Member)

    /// Masonry's prefix.
    package static let prefix = "mas_"

    /// All ways to write a member, those without prefix first.
    package static let all: [(text: String, spelling: Spelling)] = plain + prefixed

    private static let plain: [(text: String, spelling: Spelling)] =
        Attribute.allCases.map { ($0.rawValue, .attribute($0)) }
        + BuiltInGuide.allCases.map { ($0.rawValue, .guide($0)) }
        + Member.allCases.map { ($0.rawValue, .member($0)) }

    private static var prefixed: [(text: String, spelling: Spelling)] {
        var all: [(text: String, spelling: Spelling)] = Attribute.allCases.map {
            (prefix + $0.rawValue, .attribute($0))
        }
        for member in Member.allCases where member.acceptsPrefix {
            all.append((prefix + member.rawValue, .member(member)))
        }
        for guide in BuiltInGuide.allCases {
            guard let name = guide.masonryName else { continue }
            all.append((prefix + name, .guide(guide)))
            for attribute in guide.masonryAttributes {
                let capitalized = attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
                all.append((prefix + name + capitalized, .guideAttribute(guide, attribute)))
            }
        }
        return all
    }

    /// Whether a value of this kind has the member.
    package func isMember(of receiver: Receiver) -> Bool {
        switch self {
        case .attribute(let attribute):
            switch receiver {
            case .view, .root, .guide, .maker, .constraint: true
            case .tuple: TuplePart(attribute) != nil
            default: false
            }
        case .guide(.safeArea), .guide(.layoutMarginsGuide), .guideAttribute(.safeArea, _):
            receiver == .view || receiver == .root
        case .guide, .guideAttribute: receiver == .root
        case .member(let member): member.receivers.contains(receiver)
        }
    }

    /// Whether the member is called, not read.
    package var isMethod: Bool {
        guard case .member(let member) = self else { return false }
        return member.receivers.contains { member.isMethod(of: $0) }
    }

    /// Whether the value of the member can be used in a relation.
    package var canBeRelatedTo: Bool {
        switch self {
        case .attribute, .guide, .guideAttribute: true
        case .member(let member): member == .superview || member == .attribute
        }
    }

    package var summary: String {
        switch self {
        case .attribute(let attribute): attribute.summary
        case .guide(let guide): guide.summary
        case .guideAttribute(let guide, let attribute): "\(attribute.rawValue) of the \(guide.rawValue)"
        case .member(let member): member.summary
        }
    }
}

extension BuiltInGuide {
    /// The name of the guide in Masonry, after its prefix.
    fileprivate var masonryName: String? {
        switch self {
        case .safeArea: "safeAreaLayoutGuide"
        case .topLayoutGuide, .bottomLayoutGuide: rawValue
        case .layoutMarginsGuide: nil
        }
    }

    /// The attributes of the guide that Masonry has a name for.
    fileprivate var masonryAttributes: [Attribute] {
        switch self {
        case .safeArea: Attribute.allCases.filter { !$0.isBaseline && !$0.isWithinMargins }
        case .topLayoutGuide, .bottomLayoutGuide: [.top, .bottom]
        case .layoutMarginsGuide: []
        }
    }

    /// A short description of the guide.
    public var summary: String {
        switch self {
        case .safeArea: "the bounds minus safeAreaInsets"
        case .layoutMarginsGuide: "the bounds minus layoutMargins"
        case .topLayoutGuide: "from the top edge down to the safe area"
        case .bottomLayoutGuide: "from the safe area down to the bottom edge"
        }
    }
}
