internal import Masonry
internal import Evaluator
internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Finds the names and members of a script that nothing can stand for when it runs, whatever it does.
struct NameChecker {
    let source: SourceText
    let vocabulary: Vocabulary
    var failures: [Failure] = []
    /// The names of the top level that are declared where the check has come to.
    private var globals: [Name: GlobalName] = [:]
    /// Those of the whole script: functions and closures may run when all of them are declared.
    private var laterGlobals: [Name: GlobalName] = [:]
    /// Whether there may be names that the script does not show.
    private var knowsAllNames: Bool
    /// Whether a view is removed somewhere, which frees its name.
    private var removesViews = false
    private var scopes: [[Name: NamedKind]] = []
    /// How many functions and closures are around.
    private var functionDepth = 0
    /// What blocks of the statements declare that were checked, once it was asked for.
    private var blockLocals: [CodeUnit.Local]?
    private var statements: [Statement] = []
    /// The names that are assigned and that nothing declares, which is said once.
    var assigned: Set<Name> = []
    /// The labels that were given to tuples and that no tuple has.
    var strangeLabels: Set<Name> = []
    /// The names of the whole script's top level, for what is like them.
    private var globalTexts: [String] = []
    /// How many names unknown ones were compared with.
    private var comparisons = 0
    /// The names that are compared with unknown ones before no nearest is sought any more.
    private static let comparisonLimit = 300_000
    /// The failures that are reported.
    private static let failureLimit = Parser.errorLimit
    /// The name of the view that chains constrain, where it is one: whose block they are in, or the current one.
    var constrainedView: String?
    /// The innermost statement that is being checked.
    private(set) var statement = Span(0, 0)

    /// - Parameter knowsAllNames: whether the source shows all names, but for those that it imports.
    init(source: SourceText, vocabulary: Vocabulary, knowsAllNames: Bool) {
        self.source = source
        self.vocabulary = vocabulary
        self.knowsAllNames = knowsAllNames
    }

    mutating func check(_ program: Program, _ imports: ImportedNames) {
        let remove = vocabulary.names.intern(Member.remove.rawValue)
        removesViews = Lexer.tokens(of: source, names: vocabulary.names).contains { $0.name == remove }
        statements = program.statements
        let declared = program.statements.map { declarations(of: $0, imports) }
        for name in declared.joined() where laterGlobals[name.name.name] == nil { laterGlobals[name.name.name] = name }
        globalTexts = laterGlobals.keys.sorted { $0.index < $1.index }.map(vocabulary.text)
        for (statement, names) in zip(program.statements, declared) where !isFull {
            check(statement)
            for name in names { declare(name) }
        }
    }

    /// Whether there are more failures than are reported.
    var isFull: Bool { failures.count > Self.failureLimit }

    /// The failures that are reported, in order of their places, with one in the place of those beyond the limit.
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

    /// The statement of the program, and of no block, that a place is in.
    func topStatement(around span: Span) -> Span {
        statements.last { $0.span.lower <= span.lower }?.span ?? statement
    }

    mutating func fail(
        _ problem: Problem, _ span: Span, related: Failure.Related? = nil,
        replacement: (span: Span, text: String)? = nil
    ) {
        failures.append(Failure(problem, source, span, related: related, replacement: replacement))
    }

    /// Gives a failure what to write instead.
    mutating func mend(_ index: Int, with instead: (span: Span, text: String)) {
        failures[index] = failures[index].replacing(instead.span, with: instead.text)
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

    /// Functions can be used above their declaration.
    private mutating func checkStatements(_ statements: [Statement]) {
        for statement in statements {
            if case .function(let name, _) = statement.kind { declare(name.name, .unknown) }
        }
        for statement in statements { check(statement) }
    }

    /// - Parameter isMakerBlock: whether it is given to `makeConstraints` or one of its kind.
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
        check(function.body)
        functionDepth -= 1
        scopes.removeLast()
    }

    /// What is known of a name's value; reports the name where there is none.
    mutating func kind(of name: Name, at span: Span, _ use: NameHint.Use = .read) -> NamedKind {
        for scope in scopes.reversed() {
            if let kind = scope[name] { return kind }
        }
        if let builtin = vocabulary.builtin(name) { return builtin.namedKind }
        if let global = global(name) { return removesViews ? .unknown : global.kind }
        if knowsAllNames, !assigned.contains(name) { failUnknown(name, span, use) }
        return .unknown
    }

    /// What is known of a name's value; nil where the script declares none.
    func namedKind(of name: Name) -> NamedKind? {
        scopes.reversed().lazy.compactMap { $0[name] }.first ?? global(name)?.kind
    }

    /// Whether a name is that of a variable or a parameter of which nothing is known.
    func isVariable(_ name: Name) -> Bool {
        namedKind(of: name) == .unknown && !(global(name)?.isUsableAbove ?? false)
    }

    private mutating func failUnknown(_ name: Name, _ span: Span, _ use: NameHint.Use) {
        let text = vocabulary.text(name)
        if let later = laterGlobals[name] {
            failures.append(.early(text, span, in: source, declaredAt: later.name.span, of: later.source))
        } else if let chain = source.chainWord(meantBy: text, span) {
            fail(.unknownName(text, .chain(chain)), span)
        } else if let local = local(name, before: span), !isInOtherCase(text, use) {
            failures.append(.outsideOfBlock(text, span, local, declaredIn: source, usedIn: source))
        } else {
            var hint =
                source.foreignWord(for: text, span).map { .foreign($0) }
                ?? NameHint(for: text, known: namesToCompare(use), use)
            var replacement = source.statement(meantBy: text, span) ?? source.constraints(meantBy: text, span)
            if replacement == nil, UIKitName.colorClasses.contains(text) { replacement = source.color(meantBy: span) }
            if case .attribute = hint { replacement = source.attribute(ofView: constrainedView, meantAt: span) }
            if case .member = hint { replacement = source.semicolonInChain(before: span).map { ($0, ".") } }
            if source.isAssignedText(span),
                hint.isNone || hint.replacement(of: text).map({ namedKind(of: vocabulary.names.intern($0)) }) == .view
            {
                hint = .text
            }
            if hint.isNone, source.isAssignedColor(span) {
                return fail(.unknownColor(text, nearest: NamedColor.nearest(to: text)), span)
            }
            if case .color = hint, source.text(in: span.upper..<(span.upper + 1)) == "." { hint = .none }
            if hint.isNone || hint.isColor, use == .read, span == statement, isNamedAgain(name),
                source.parameter(meantAt: span) == nil
            {
                // A declaration without the word that it starts with.
                assigned.insert(name)
                return fail(
                    .unknownName(text, .none), span, replacement: (span, "\(StatementWord.view.rawValue) \(text)"))
            }
            if hint.isNone, source.isParent(span) { hint = .parent }
            if hint.isNone, replacement == nil, let imported = source.unknown(text, span) {
                failures.append(imported)
                return
            }
            if hint.isNone || text == StatementWord.screen.rawValue,
                let meant = source.hint(forUndeclared: text, span)
            {
                hint = meant
                if case .counted = meant { assigned.insert(name) }
            }
            if hint.isNone, functionDepth > 0, let instead = source.parameter(meantAt: span) {
                (hint, replacement) = (.parameter, instead)
                declare(name, .unknown)
            }
            fail(.unknownName(text, hint), span, replacement: replacement)
            if use == .assigned { assigned.insert(name) }
        }
    }

    /// Whether a name that can be seen is written with other capitals.
    private mutating func isInOtherCase(_ text: String, _ use: NameHint.Use) -> Bool {
        namesToCompare(use).contains { $0.count == text.count && $0 != text && $0.lowercased() == text.lowercased() }
    }

    /// Whether the source has the name more than once.
    private func isNamedAgain(_ name: Name) -> Bool {
        Lexer.tokens(of: source, names: vocabulary.names).count { $0.kind == .identifier && $0.name == name } > 1
    }

    /// The names that can be seen, innermost first; none any more when many were compared.
    private mutating func namesToCompare(_ use: NameHint.Use) -> [String] {
        if comparisons > Self.comparisonLimit { return [] }
        // A view is not called.
        let isView = { (kind: NamedKind?) in use == .called && kind == .view }
        let locals = scopes.reversed().flatMap { scope in
            scope.keys.filter { !isView(scope[$0]) }.sorted { $0.index < $1.index }.map(vocabulary.text)
        }
        comparisons += locals.count + globalTexts.count
        if use != .called {
            // Of names that are as near, another view's was meant: what is constrained is related to others.
            return locals + globalTexts.filter { $0 != constrainedView } + globalTexts.filter { $0 == constrainedView }
        }
        return locals + globalTexts.filter { !isView(laterGlobals[vocabulary.names.intern($0)]?.kind) }
    }

    /// The last variable of this name that a block declares before a place.
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

    /// - Parameter value: what is assigned.
    private mutating func checkAssignment(to name: Name, _ span: Span, _ use: NameHint.Use, _ value: Expression) {
        let isLocal = scopes.contains { $0[name] != nil }
        _ = kind(of: name, at: span, use)
        guard !isLocal, !removesViews, let global = global(name), global.isConstant else { return }
        let place = Failure.Related(source: global.source, span: global.name.span, message: "declared here")
        if case .number = value.kind, global.kind == .chain {
            fail(.constraintReplaced(vocabulary.text(name)), span, related: place)
            mend(failures.count - 1, with: (span.atEnd, ".\(Member.offset.rawValue)"))
            return
        }
        let word = global.source === source ? source.constantWord(before: global.name.span) : nil
        fail(
            .constantAssigned(vocabulary.text(name)), span, related: place,
            replacement: word.map { ($0, ReservedWord.var.rawValue) })
    }

    /// Where a member is assigned to that there is not, what is not known of its value is not said.
    private mutating func checkTarget(_ target: Expression, insteadOf count: Int) {
        guard failures.count == count + 1, case .member = target.kind else { return }
        switch failures[count].problem {
        case .unknownName(_, let hint) where hint.isNone && failures[count].replacement == nil: break
        case .unknownMember(_, of: Problem.attributes, _): break
        default: return
        }
        check(target: target)
        if failures.count == count + 2, [nil, SourceText.lineComment].contains(failures[count + 1].replacement?.text) {
            failures.remove(at: count)
        }
        failures.removeSubrange((count + 1)...)
    }

    // MARK: Statements

    /// Checks the size of the screen; a name that is none was meant as a device's.
    private mutating func checkScreen(_ value: Expression) {
        let count = failures.count
        check(value)
        guard case .name = value.kind, failures.count > count,
            case .unknownName(let name, .none) = failures[count].problem
        else { return }
        failures[count] = Failure(.unknownName(name, .device), source, value.span)
    }

    /// Checks what a view shows, which was meant as its text where it is a name that is none.
    private mutating func check(_ content: Expression, of kind: ViewKind) {
        let count = failures.count
        check(content)
        guard kind != .image, case .name = content.kind, failures.count > count,
            case .unknownName(let name, let hint) = failures[count].problem, !hint.isSlip(name)
        else { return }
        failures[count] = Failure(.unknownName(name, .text), source, content.span)
    }

    private mutating func check(_ statement: Statement) {
        if isFull { return }
        let outer = self.statement
        self.statement = statement.span
        defer { self.statement = outer }
        switch statement.kind {
        case .screen(let value): checkScreen(value)
        case .import(let value), .expression(let value), .return(let value?):
            check(value)
        case .views(let kind, let views, let parent):
            if let parent { check(parent) }
            for view in views {
                if let content = view.content { check(content, of: kind) }
                declare(view.name.name, .view)
            }
            constrainedView = views.count == 1 ? vocabulary.text(views[0].name.name) : nil
        case .select(let views):
            for view in views { check(view) }
            constrainedView = nil
            if views.count == 1, case .name(let name) = views[0].kind { constrainedView = vocabulary.text(name) }
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
