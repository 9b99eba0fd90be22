package import Diagnostics
internal import Evaluator
internal import FixIts
internal import Syntax
internal import Vocabulary

/// What an input declares at its top level.
package struct DeclaredNames {
    /// The names of views, variables and functions.
    private var names: Set<String> = []
    /// The methods and properties of each class. Several inputs may have parts of one class.
    private var classes: [String: Set<String>] = [:]
    /// The statements that declare something, each with its place; nil for a class that methods without one imply.
    private var parts: [(names: DeclaredNames, span: Span?)] = []
    private var count = 0
    /// Whether it declares functions and classes, and does nothing else.
    package private(set) var areReusable = true
    /// Whether it depends on what comes before it: a chain constrains the views that are current then, or a statement uses what
    /// a later one declares anew.
    package private(set) var needContext = false

    /// Whether it has several statements, or one that declares a function or a class.
    package var isBlock: Bool { areReusable || count > 1 }
    /// Whether it can take the place of the statements that declare the same, wherever they are.
    package var replaceStatements: Bool { areReusable || count == 1 }

    /// Whether it only goes on with the views that are current before it.
    package var goOn: Bool { needContext && parts.isEmpty }

    private init() {}

    /// Whether the two declare the same: a name, or a part of a class.
    package func overlap(_ other: DeclaredNames) -> Bool {
        !names.isDisjoint(with: other.names)
            || classes.contains { name, parts in !parts.isDisjoint(with: other.classes[name] ?? []) }
    }

    /// Whether all that another input declares is declared here.
    package func cover(_ other: DeclaredNames) -> Bool {
        other.names.isSubset(of: names) && other.classes.keys.allSatisfy { classes[$0] != nil }
    }

    /// Whether another input does nothing but declare, with one statement or with functions and classes, what is declared
    /// here.
    package func coverAll(of other: DeclaredNames) -> Bool { other.replaceStatements && cover(other) }

    /// The statements of another input that declare what is declared here; nil if one declares something else, too.
    package func places(in other: DeclaredNames) -> [Span]? {
        let found = other.parts.filter { overlap($0.names) }
        let spans = found.compactMap(\.span)
        return spans.count == found.count && found.allSatisfy { cover($0.names) } ? spans : nil
    }

    fileprivate init(_ statements: [Statement], text: (Name) -> String, isBareChain: (Statement) -> Bool) {
        var selects = false
        var used: Set<Name> = []
        for statement in statements {
            var own = DeclaredNames()
            var span: Span? = statement.span
            switch statement.kind {
            case .start: continue
            case .function: break
            case .class(let type):
                let parts = type.methods.map(\.selector) + type.properties.map(\.name.name)
                own.classes[text(type.name.name)] = Set(parts.map(text))
                if type.isImplied { span = nil }
            case .views, .select:
                selects = true
                areReusable = false
            default:
                areReusable = false
                if !selects, isBareChain(statement) { needContext = true }
            }
            own.names = Set(statement.declaredNames.map(text))
            count += 1
            if case .function = statement.kind {
            } else if !used.isDisjoint(with: statement.declaredNames) {
                needContext = true
            }
            used.formUnion(SyntaxNode.statement(statement).names)
            if own.names.isEmpty && own.classes.isEmpty { continue }
            names.formUnion(own.names)
            classes.merge(own.classes) { $0.union($1) }
            parts.append((own, span))
        }
    }
}

extension Interpreter {
    /// What a source declares at its top level; nil if it can't be read.
    package func declaredNames(in source: SourceText) -> DeclaredNames? {
        var declared: DeclaredNames?
        DeepStack.run {
            let program = source.program(names: names)
            guard program.errors.isEmpty else { return }
            declared = DeclaredNames(
                program.statements, text: { names.text($0) }, isBareChain: { isBareChain($0, in: source) })
        }
        return declared
    }
}
