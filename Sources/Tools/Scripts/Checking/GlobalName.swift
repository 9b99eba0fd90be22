internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import FixIts

/// A name that a script declares at its top level.
struct GlobalName {
    let name: DeclaredName
    let source: SourceText
    let isConstant: Bool
    let kind: NamedKind
    /// Whether earlier statements can use it, as with functions.
    let isUsableAbove: Bool

    /// The names that a top-level statement declares.
    static func declared(by statement: Statement, in source: SourceText) -> [GlobalName] {
        switch statement.kind {
        case .views(_, let views, _):
            views.map { view in
                GlobalName(name: view.name, source: source, isConstant: true, kind: .view, isUsableAbove: false)
            }
        case .variable(let name, let isConstant, _, let value):
            [
                GlobalName(
                    name: name, source: source, isConstant: isConstant,
                    kind: isConstant && value.isBareChain(in: source) ? .chain : .unknown, isUsableAbove: false)
            ]
        case .function(let name, _):
            [GlobalName(name: name, source: source, isConstant: true, kind: .unknown, isUsableAbove: true)]
        default: []
        }
    }
}

/// What is known about a name's value before the script runs.
enum NamedKind {
    case view, root, superview, maker, unknown
    /// The result of a bare chain: a constraint, or an array with one for each current view.
    case chain

    /// The receivers whose members the value can have; empty if unknown.
    var receivers: [Receiver] {
        switch self {
        case .view: [.view]
        case .root: [.root]
        case .superview: [.view, .root]
        case .maker: [.maker]
        case .chain: [.constraint, .array, .views]
        case .unknown: []
        }
    }
}

extension Expression {
    /// Whether it is a chain that starts with `make`, `update` or `remake`.
    fileprivate func isBareChain(in source: SourceText) -> Bool {
        switch kind {
        case .call, .member:
            guard let start = leadingName else { return false }
            return Builtin(rawValue: source.text(in: start.span))?.isChainWord ?? false
        default: return false
        }
    }
}
