internal import Diagnostics
internal import Evaluator
internal import FixIts
internal import Syntax
internal import Vocabulary

/// A condition on a size decides which constraints there are: `if root.size.width < 600 { make.width.equalTo(root) }`. It
/// runs once.
enum SizeCondition: SourceRule {
    package static let id = Slug("size-condition")

    static func findings(in source: SourceText, of scene: LintScene) -> [(place: Span, words: LintWords)] {
        SizeReading(scene.program(of: source), text: scene.names.text).conditions.map { condition in
            let words = LintWords(
                message: "this condition is checked once: what it does stays the same when the size changes",
                advice: LintAdvice(
                    text: source.accent == .masonry
                        ? "`when width < 600 { … }` decides again whenever the size changes; or use constraints that hold at every "
                            + "size, such as `make.width.lessThanOrEqualTo(600)` and `make.width.equalTo(root).priority(high)`"
                        : "use constraints that hold at every size, or check it where the size changes, in "
                            + "`viewDidLayoutSubviews`",
                    silence: "to allow it: // lint:disable \(id.rawValue)"))
            return (condition.span, words)
        }
    }
}

/// Which conditions of a program read sizes and decide about constraints.
private struct SizeReading {
    /// The conditions of statements that run once, in order.
    private(set) var conditions: [Expression] = []
    private let text: (Name) -> String
    /// The variables that hold a size, or what follows from one, and the functions that read one.
    private var sizes: Set<Name> = []
    /// The functions that make constraints or hide views.
    private var makers: Set<Name> = []

    init(_ program: Program, text: @escaping (Name) -> String) {
        self.text = text
        let runsFunctionsOnce = program.source.accent == .masonry
        for statement in program.statements {
            let node = SyntaxNode.statement(statement)
            switch statement.kind {
            case .variable(let name, _, _, let value):
                if reads(.expression(value)) { sizes.insert(name.name) }
            case .function(let name, _):
                if reads(node) { sizes.insert(name.name) }
                if makes(node) { makers.insert(name.name) }
                if !runsFunctionsOnce { continue }
            case .class: continue
            case .assignment(let target, _, let value):
                if case .name(let name) = target.kind, reads(.expression(value)) { sizes.insert(name) }
            default: break
            }
            visit(node)
        }
    }

    private mutating func visit(_ node: SyntaxNode) {
        if case .statement(let statement) = node {
            switch statement.kind {
            case .if(let branches, let otherwise):
                let bodies = branches.map(\.body) + (otherwise.map { [$0] } ?? [])
                let first = branches.first { reads(.expression($0.condition)) }
                if let first, bodies.contains(where: { makes(.block($0)) }) {
                    // What is inside depends on the size anyway.
                    return conditions.append(first.condition)
                }
            case .switch(let subject, let cases):
                if reads(.expression(subject)), cases.contains(where: { makes(.block($0.body)) }) {
                    return conditions.append(subject)
                }
            default: break
            }
        }
        for child in node.children { visit(child) }
    }

    private static let readings = Set([Member.frame, .bounds, .size, .value].map(\.rawValue) + ["contentSize"])

    /// Whether a part of the program reads a size that depends on the screen's.
    private func reads(_ node: SyntaxNode) -> Bool {
        node.expressions.contains { expression in
            switch expression.kind {
            case .name(let name): sizes.contains(name)
            case .member(_, let member, _), .message(_, let member, _, _): Self.readings.contains(text(member))
            default: false
            }
        }
    }

    private static let words = Set(
        Builtin.allCases.filter(\.isChainWord).map(\.rawValue)
            + [Member.makeConstraints, .updateConstraints, .remakeConstraints, .distribute, .activate, .deactivate]
            .flatMap { [$0.rawValue, $0.rawValue + ":"] }
            + ["mas_makeConstraints:", "mas_updateConstraints:", "mas_remakeConstraints:", "activateConstraints:"])
    private static let settings: Set<String> = [Member.hidden.rawValue, "isHidden", "isActive", "active"]

    /// Whether a part of the program makes constraints, or hides views.
    private func makes(_ node: SyntaxNode) -> Bool {
        node.nodes.contains { node in
            switch node {
            case .statement(let statement):
                if case .assignment(let target, _, _) = statement.kind { return sets(target) }
                return false
            case .expression(let expression):
                switch expression.kind {
                case .name(let name): return makers.contains(name) || Self.words.contains(text(name))
                case .member(_, let member, _), .message(_, let member, _, _): return Self.words.contains(text(member))
                case .assignment(let target, _, _, _): return sets(target)
                default: return false
                }
            case .block, .function: return false
            }
        }
    }

    private func sets(_ target: Expression) -> Bool {
        if case .member(_, let member, _) = target.kind { Self.settings.contains(text(member)) } else { false }
    }
}
