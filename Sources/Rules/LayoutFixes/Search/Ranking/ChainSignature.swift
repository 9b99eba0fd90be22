internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The features of a chain that chains of similar views share: kinds of attributes and targets, constants.
struct ChainSignature {
    private enum Kind { case edge, length, center, other }
    private enum Role { case value, parent, sibling, child, own, other }
    /// Whether both sides have the same attribute, or edges across from one another.
    private enum Match { case same, opposite, other }

    private let kind: Kind
    private let attribute: String
    private let role: Role
    private let match: Match
    private let relation: Relation
    private let constant: String
    /// Whether the constant leads away from the edge into the view or the gap; nil without a constant.
    private let isInward: Bool?
    private let factor: String?
    private let priority: String?

    /// One for each attribute of the chain.
    static func all(of chain: ScriptOutline.Chain, in script: ScriptOutline) -> [Self] {
        chain.syntax.attributes.map { ChainSignature($0, chain, script) }
    }

    private init(
        _ first: ChainSyntax.Link, _ chain: ScriptOutline.Chain, _ script: ScriptOutline
    ) {
        let syntax = chain.syntax
        let own = first.attribute
        attribute = first.name
        kind =
            own.map { $0.isSide ? .edge : $0.isSize ? .length : $0.isCenter ? .center : .other }
            ?? .other
        relation = syntax.relationKind
        let target = chain.target
        let subject = chain.scope.subjects.first ?? ""
        role = target.map { Self.role(of: $0.name, for: subject, in: script) } ?? .value
        let other = target?.attribute?.name
        match = other == nil || other == own ? .same : other == own?.acrossTheView ? .opposite : .other
        func link(_ fits: (Member) -> Bool) -> String? {
            let link = syntax.modifiers.last { $0.member.map(fits) ?? false }
            return link?.arguments?.first.map { script.text($0.value.span) } ?? link?.name
        }
        let written = link(\.setsConstant)
        let value = role == .value ? syntax.argument.map { script.text($0.span) } : nil
        constant = value ?? (written ?? "0").trimmingPrefix("-").description
        let isInset = syntax.modifiers.contains { $0.member == .inset || $0.member == .insets }
        let isBack = written?.hasPrefix("-") ?? false
        let isFar = own?.isFarEdge ?? false
        isInward = written == nil ? nil : isInset ? !isBack : isBack == isFar
        factor = link { $0 == .multipliedBy || $0 == .dividedBy }
        priority = link { $0.rawValue.hasPrefix(Member.priority.rawValue) }
    }

    private static func role(of view: String, for subject: String, in script: ScriptOutline) -> Role {
        if view == subject { return .own }
        let parent = script.views.parents[subject] ?? Builtin.root.rawValue
        if view == parent || view == Builtin.superview.rawValue || view.hasPrefix(Builtin.root.rawValue) {
            return .parent
        }
        guard script.views.parents.keys.contains(view) else { return .other }
        if script.views.parents[view] == script.views.parents[subject] { return .sibling }
        return script.views.parents[view] == subject ? .child : .other
    }

    /// How much the chain is like another, at most 1.
    func likeness(to other: ChainSignature) -> Double {
        guard kind == other.kind, role == other.role, match == other.match else { return 0 }
        var likeness = 0.5 + (attribute == other.attribute ? 0.2 : 0)
        likeness += constant != other.constant ? 0 : constant == "0" ? 0.15 : 0.3
        likeness -= isInward == other.isInward ? 0 : (isInward == nil) != (other.isInward == nil) ? 0.3 : 0.15
        return likeness - (factor == other.factor ? 0 : 0.2) - (priority == other.priority ? 0 : 0.1)
            - (relation == other.relation ? 0 : 0.1)
    }

    /// How typical the chain is of any layout: a view stays within its superview, and neighbors keep apart.
    var typicality: Double {
        switch (kind, role) {
        case (.edge, .parent): match == .opposite ? -0.6 : isInward == false ? -0.8 : 0.2
        case (.edge, .sibling), (.edge, .other): match != .opposite ? 0 : isInward == false ? -0.7 : 0.3
        case (.edge, .child): -0.5
        case (.edge, .own): -1
        case (.center, .parent): match == .same ? 0 : -0.6
        case (.length, .value): Double(constant).map { $0 < 10 ? -0.3 : 0 } ?? 0
        default: 0
        }
    }
}
