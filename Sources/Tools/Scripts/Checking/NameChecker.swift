internal import Masonry
internal import Evaluator
internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import FixIts

/// Finds names and members of a script that can't exist when it runs, whatever it does.
struct NameChecker {
    let source: SourceText
    let vocabulary: Vocabulary
    var failures: [Failure] = []
    /// The top-level names declared so far.
    private var globals: [Name: GlobalName] = [:]
    /// The top-level names of the whole script: functions and closures may run after all of them are declared.
    private var laterGlobals: [Name: GlobalName] = [:]
    /// Whether the script shows all names.
    private var knowsAllNames: Bool
    /// Whether a view is removed anywhere, which frees its name.
    private var removesViews = false
    private var scopes: [[Name: NamedKind]] = []
    /// The number of enclosing functions and closures.
    private var functionDepth = 0
    /// The declarations in blocks of the checked statements, computed on demand.
    private var blockLocals: [CodeUnit.Local]?
    private var statements: [Statement] = []
    /// Names that are assigned but not declared, each reported once.
    var assigned: Set<Name> = []
    /// Labels passed to tuples that no tuple has.
    var strangeLabels: Set<Name> = []
    /// The last assignment to each name, computed on demand.
    private var lastAssignments: [Name: Int]?
    /// The most failures reported.
    private static let failureLimit = Parser.errorLimit
    /// The name at the start of the innermost closure without parameters.
    private var openingName: Name?
    /// The innermost statement being checked.
    private(set) var statement = Span(0, 0)

    /// - Parameter knowsAllNames: whether the source shows all names except imported ones.
    init(source: SourceText, vocabulary: Vocabulary, knowsAllNames: Bool) {
        self.source = source
        self.vocabulary = vocabulary
        self.knowsAllNames = knowsAllNames
    }

    mutating func check(_ program: Program, _ imports: ImportedNames) {
        let remove = vocabulary.names.intern(Member.remove.rawValue)
        removesViews = program.statements.contains { statement in
            SyntaxNode.statement(statement).expressions.contains { $0.memberParts?.name == remove }
        }
        statements = program.statements
        let declared = program.statements.map { declarations(of: $0, imports) }
        for name in declared.joined() where laterGlobals[name.name.name] == nil { laterGlobals[name.name.name] = name }
        allGlobalNames = laterGlobals.keys.sorted { $0.index < $1.index }
        for (statement, names) in zip(program.statements, declared) where !isFull {
            check(statement)
            for name in names { declare(name) }
        }
    }

    /// Whether there are more failures than will be reported.
    var isFull: Bool { failures.count > Self.failureLimit }

    /// The failures to report, in source order, with one in place of those beyond the limit.
    static func reported(_ failures: [Failure]) -> [Failure] {
        let sorted = failures.sorted { $0.span.lower < $1.span.lower }
        guard sorted.count > failureLimit else { return sorted }
        let first = sorted[failureLimit]
        return sorted.prefix(failureLimit) + [Failure(.tooManyErrors(limit: failureLimit), first.source, first.span)]
    }

    private mutating func declarations(of statement: Statement, _ imports: ImportedNames) -> [GlobalName] {
        guard case .import(let file) = statement.kind else { return GlobalName.declared(by: statement, in: source) }
        do throws(Failure) {
            if let names = try imports.names(importedBy: file, in: source) { return names }
        } catch {
            failures.append(error)
        }
        knowsAllNames = false
        return []
    }

    private mutating func declare(_ name: GlobalName) {
        if let first = globals[name.name.name], !removesViews, name.source === source {
            failures.append(
                .redeclared(
                    vocabulary.text(name.name.name), name.name.span, in: source, firstAt: first.name.span,
                    of: first.source))
        }
        globals[name.name.name] = globals[name.name.name] ?? name
    }

    mutating func fail(_ problem: Problem, _ span: Span, related: Failure.Related? = nil) {
        failures.append(Failure(problem, source, span, related: related))
    }

    // MARK: Scopes

    private var isTopLevel: Bool { scopes.isEmpty }

    mutating func declare(_ name: Name, _ kind: NamedKind) {
        if !isTopLevel { scopes[scopes.count - 1][name] = kind }
    }

    private mutating func check(_ block: Block, declaring names: [Name] = []) {
        scopes.append([:])
        for name in names { declare(name, .unknown) }
        checkStatements(block.statements)
        scopes.removeLast()
    }

    /// Functions can be used before their declaration.
    private mutating func checkStatements(_ statements: [Statement]) {
        for statement in statements {
            if case .function(let name, _) = statement.kind { declare(name.name, .unknown) }
        }
        for statement in statements { check(statement) }
    }

    /// - Parameter isMakerBlock: whether it is an argument of `makeConstraints` or a similar method.
    mutating func check(_ function: FunctionSyntax, isMakerBlock: Bool = false) {
        scopes.append([:])
        functionDepth += 1
        for (position, parameter) in function.parameters.enumerated() {
            declare(parameter.name.name, isMakerBlock && position == 0 ? .maker : .unknown)
        }
        if isMakerBlock {
            declare(vocabulary.make, .maker)
            declare(vocabulary.superview, .superview)
        }
        let outer = openingName
        openingName = function.parameters.isEmpty ? function.body.statements.first?.leadingName?.name : nil
        check(function.body)
        openingName = outer
        functionDepth -= 1
        scopes.removeLast()
    }

    /// What is known about a name's value. Reports the name if it does not exist.
    mutating func kind(of name: Name, at span: Span, _ use: NameHint.Use = .read) -> NamedKind {
        for scope in scopes.reversed() {
            if let kind = scope[name] { return kind }
        }
        if let builtin = vocabulary.builtin(name) { return builtin.namedKind }
        if let global = global(name) { return removesViews ? .unknown : global.kind }
        if knowsAllNames, !isFull, !assigned.contains(name) { failUnknown(name, span, use) }
        return .unknown
    }

    /// The top-level names of the whole script, in order of first mention.
    private(set) var allGlobalNames: [Name] = []

    /// What is known about a name's value; nil if the script does not declare it.
    func namedKind(of name: Name) -> NamedKind? {
        scopes.reversed().lazy.compactMap { $0[name] }.first ?? global(name)?.kind
    }

    private mutating func failUnknown(_ name: Name, _ span: Span, _ use: NameHint.Use) {
        let text = vocabulary.text(name)
        if let later = laterGlobals[name] {
            failures.append(.early(text, span, in: source, declaredAt: later.name.span, of: later.source))
        } else if let local = local(name, before: span), !isInOtherCase(text) {
            failures.append(.outsideOfBlock(text, span, local, declaredIn: source, usedIn: source))
        } else {
            fail(.unknownName(text, .none), span)
            // A name that is assigned, or declared without its keyword, is reported once.
            if use == .assigned || span == statement || lastAssignment(to: name).map({ $0 > span.lower }) ?? false {
                assigned.insert(name)
            }
            // A closure that starts with the name probably lacks it as a parameter.
            if name == openingName { declare(name, .unknown) }
        }
    }

    /// The program's last assignment to a name.
    private mutating func lastAssignment(to name: Name) -> Int? {
        if let known = lastAssignments { return known[name] }
        var last: [Name: Int] = [:]
        for node in statements.flatMap({ SyntaxNode.statement($0).nodes }) {
            guard case .statement(let statement) = node, case .assignment(let target, _, _) = statement.kind,
                case .name(let name) = target.kind
            else { continue }
            last[name] = max(last[name] ?? 0, target.span.lower)
        }
        lastAssignments = last
        return last[name]
    }

    /// Whether a visible name differs only in capitalization.
    private func isInOtherCase(_ text: String) -> Bool {
        let lowered = text.lowercased()
        let names = scopes.flatMap(\.keys) + laterGlobals.keys
        return names.contains { name in
            let other = vocabulary.text(name)
            return other.count == text.count && other != text && other.lowercased() == lowered
        }
    }

    /// The last variable of this name that a block declares before a position.
    private mutating func local(_ name: Name, before span: Span) -> CodeUnit.Local? {
        let locals =
            blockLocals
            ?? statements.flatMap { [source, vocabulary] statement in
                (try? Compiler.unit(for: statement, in: source, vocabulary: vocabulary, limits: Limits()))?.locals ?? []
            }
        blockLocals = locals
        return locals.last { $0.name == name && $0.span.lower < span.lower }
            ?? locals.first { $0.name == name && $0.block.lower <= span.lower && span.upper <= $0.block.upper }
    }

    private func global(_ name: Name) -> GlobalName? {
        if let global = globals[name] { return global }
        guard let later = laterGlobals[name], later.isUsableAbove || functionDepth > 0 else { return nil }
        return later
    }

    /// - Parameter value: the assigned value.
    private mutating func checkAssignment(to name: Name, _ span: Span, _ use: NameHint.Use, _ value: Expression) {
        let isLocal = scopes.contains { $0[name] != nil }
        _ = kind(of: name, at: span, use)
        guard !isLocal, !removesViews, let global = global(name), global.isConstant else { return }
        let place = Failure.Related(source: global.source, span: global.name.span, .declaration)
        let isReplaced = if case .number = value.kind { global.kind == .chain } else { false }
        let text = vocabulary.text(name)
        fail(isReplaced ? .constraintReplaced(text) : .constantAssigned(text), span, related: place)
    }

    /// If the assigned member does not exist, reports nothing about the value.
    private mutating func checkTarget(_ target: Expression, insteadOf count: Int) {
        guard failures.count == count + 1, case .member = target.kind, !failures[count].problem.isForeign else {
            return
        }
        switch failures[count].problem {
        case .unknownName(_, .none): break
        case .unknownMember(let name, of: Problem.attributes, _) where NamedColor(rawValue: name) == nil: break
        default: return
        }
        check(target: target)
        if failures.count == count + 2 { failures.remove(at: count) }
        failures.removeSubrange((count + 1)...)
    }

    // MARK: Statements

    private mutating func check(_ statement: Statement) {
        if isFull { return }
        let outer = self.statement
        self.statement = statement.span
        defer { self.statement = outer }
        switch statement.kind {
        case .screen(let value), .import(let value), .expression(let value), .return(let value?):
            check(value)
        case .views(_, let views, let parent):
            if let parent { check(parent) }
            for view in views {
                if let content = view.content { check(content) }
                declare(view.name.name, .view)
            }
        case .select(let views):
            for view in views { check(view) }
        case .variable(let name, _, _, let value):
            check(value)
            declare(name.name, .unknown)
        case .function(_, let function):
            check(function)
        case .if(let branches, let otherwise):
            for branch in branches {
                check(branch.condition)
                check(branch.body)
            }
            if let otherwise { check(otherwise) }
        case .for(let name, let elements, let body):
            check(elements)
            check(body, declaring: [name.name])
        case .while(let condition, let body, _, _):
            check(condition)
            check(body)
        case .when(let branches, let otherwise):
            for branch in branches {
                for length in branch.condition.lengths { check(length) }
                check(branch.body)
            }
            if let otherwise { check(otherwise) }
        case .expectOn(let ranges, let conditions, let message):
            for bound in ranges.flatMap(\.bounds) { check(bound) }
            check(conditions)
            if let message { check(message) }
        case .expect(let condition, let message):
            check(condition)
            if let message { check(message) }
        case .assignment(let target, let operation, let value):
            let count = failures.count
            check(value)
            if failures.count > count { return checkTarget(target, insteadOf: count) }
            if case .name(let name) = target.kind {
                checkAssignment(to: name, target.span, operation == .assign ? .assigned : .read, value)
            } else {
                check(target: target)
            }
        case .return(nil), .break, .continue, .switch, .block, .class, .start:
            break
        }
    }
}

extension Builtin {
    fileprivate var namedKind: NamedKind {
        switch self {
        case .root, .self: .root
        case .superview: .superview
        case .make, .update, .remake: .maker
        default: .unknown
        }
    }
}
