internal import FixIts
internal import LayoutTerms
internal import Masonry
internal import Vocabulary

/// What an added constraint says, and what its view lacks along the axis: a view without a position needs other constraints than
/// one that has an edge and needs a length.
struct InsertedKind {
    private enum Statement: String, CaseIterable {
        /// An edge at that of the superview: the first in reading direction, or the last.
        case nearParent, farParent
        /// An edge next to the view declared before, to the one declared after, or to another.
        case afterPrevious, beforeNext, besideOther
        case aligned, centerInParent, centerOnOther
        case length, sameLength, shareOfParent
        /// Several attributes at once.
        case several
    }

    private enum Lack: String, CaseIterable { case position, length, both, nothing }

    private let statement: Statement
    private let lack: Lack

    static let names = Statement.allCases.flatMap { statement in
        Lack.allCases.map { "\(statement.rawValue) for \($0.rawValue)" }
    }

    var name: String { "\(statement.rawValue) for \(lack.rawValue)" }

    /// - Parameter view: the view that the chain is about, as it is written.
    init(_ chain: ScriptOutline.Chain, of view: String, in script: ScriptOutline) {
        statement = Self.statement(chain, of: view, in: script)
        let axis = chain.syntax.attributes.first?.attribute?.axis
        let others = script.chains.filter { $0.scope.subjects.contains(view) }.flatMap(\.syntax.attributes).filter {
            $0.attribute?.axis ?? axis == axis
        }
        let hasContent = [.label, .button, .image, .field].contains(script.views.kinds[view])
        let hasLength = hasContent || others.contains { $0.attribute?.isSize ?? ($0.member == .size) }
        let hasPosition = others.contains { link in link.attribute.map { !$0.isSize } ?? (link.member != .size) }
        lack = hasPosition ? hasLength ? .nothing : .length : hasLength ? .position : .both
    }

    private static func statement(
        _ chain: ScriptOutline.Chain, of view: String, in script: ScriptOutline
    ) -> Statement {
        guard let own = chain.syntax.onlyAttribute else { return .several }
        guard let target = chain.target else { return .length }
        let isParent = target.name.split(separator: ".").first.map(String.init) == script.views.parents[view]
        if own.isSize { return isParent ? .shareOfParent : .sameLength }
        let other = target.attribute?.name ?? own
        if isParent { return own.isCenter ? .centerInParent : own.isFarEdge ? .farParent : .nearParent }
        if own.isCenter { return .centerOnOther }
        guard other == own.acrossTheView else { return .aligned }
        if script.views.previous[view] == target.name, !own.isFarEdge { return .afterPrevious }
        return script.views.previous[target.name] == view && own.isFarEdge ? .beforeNext : .besideOther
    }
}
