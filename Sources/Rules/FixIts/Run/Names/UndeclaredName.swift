/// A name is not declared. Usually it is misspelled.
enum UndeclaredName: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let known) = failure.problem else { return nil }
        let hint = context.hint(for: text)
        // A visible name is more likely than one in a block elsewhere.
        if case .inner = known { guard case .nearest = hint else { return nil } } else if !known.isNone { return nil }
        let problem = Problem.unknownName(text, hint)
        if let name = hint.replacement(of: text), !(hint.isColor && context.isReadOf) {
            return FixIt(problem: problem, replacing: failure.span, with: name)
        }
        guard hint.isNone || hint.isColor else { return FixIt(problem: problem) }
        guard context.source.accent == .masonry else { return nil }
        if let fix = context.importedName(text) { return fix }
        if let other = context.otherHint(for: text) {
            let problem = Problem.unknownName(text, other)
            return other.replacement(of: text).map { FixIt(problem: problem, replacing: failure.span, with: $0) }
                ?? FixIt(problem: problem)
        }
        return FixIt(problem: .unknownName(text, hint.isColor ? .none : hint))
    }
}

extension RuleContext {
    /// Whether a member follows the failed name.
    fileprivate var isReadOf: Bool {
        guard case .member(let base, _, _)? = expressions.dropFirst().first?.kind else { return false }
        return isSubject(base)
    }

    /// The maker of the block around a chain that starts with another name.
    private var makerOfBlock: String? {
        guard let maker = closure?.parameters.first?.name.name, kind(of: maker) == .of(.maker),
            let chain = writtenChain, isSubject(chain.head)
        else { return nil }
        return text(maker)
    }

    /// The only declared number where the unknown name must be one: a name that changed everywhere else.
    private var onlyFittingNumber: String? {
        guard isNumber else { return nil }
        let numbers = Set(knownNames(.read).filter { kind(of: vocabulary.names.intern($0)) == .number })
        return numbers.count == 1 ? numbers.first : nil
    }

    /// Whether the place takes only a number: an operand, or the argument of `offset` and the like.
    private var isNumber: Bool {
        guard let outer = expressions.drop(while: { !isSubject($0) }).first(where: { !isSubject($0) }) else {
            return false
        }
        switch outer.kind {
        case .unary(.negate, _): return true
        case .binary(let operation, let left, let right) where operation.isArithmetic:
            return [left, right].contains { kind(of: $0) == .number }
        case .call(let callee, _):
            guard case .member(_, let name, _) = callee.kind, case .member(let member)? = spelling(name) else {
                return false
            }
            return member.takesNumberInChain
        default: return false
        }
    }

    /// The hint that follows from the place of an unknown name.
    fileprivate func otherHint(for text: String) -> NameHint? {
        switch statement?.kind {
        case .screen(let size)? where isSubject(size): return .device
        case .views(_, _, let parent?)? where isSubject(parent): return .parent
        case .select(let views)? where views.contains(where: { isSubject($0) }): return .parent
        default: break
        }
        if let known = makerOfBlock ?? onlyFittingNumber { return .nearest(known) }
        let name = vocabulary.names.intern(text)
        let isKey =
            program.parts.texts.contains(text)
            && program.parts.expressions.contains { expression in
                guard let call = expression.call, spelling(call.name) == .member(.key) else { return false }
                return if case .text(text)? = call.arguments.first?.value.kind { true } else { false }
            }
        if isKey { return .key }
        return program.parts.lastAssignments[name].flatMap { $0.lower >= location.lower ? .counted : nil }
    }

    /// The fix for a name that an import explains: a script's name before its names, or an import that comes later.
    fileprivate func importedName(_ text: String) -> FixIt? {
        let imports = program.statements.compactMap { statement -> (path: String, span: Span)? in
            guard case .import(let file) = statement.kind, case .text(let path) = file.kind else { return nil }
            return (path, statement.span)
        }
        if case .member(let base, _, let member)? = expressions.dropFirst().first?.kind, isSubject(base),
            imports.contains(where: {
                $0.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) == text
            })
        {
            let word = ForeignWord(
                text: text, role: .name, advice: "use what an imported script declares without the script's name")
            return FixIt(
                problem: .unknownName(text, .foreign(word)), replacing: Span(location.lower, member.lower), with: ""
            )
        }
        guard let later = imports.first(where: { $0.span.lower > location.upper })?.span else { return nil }
        return FixIt(
            problem: .unknownName(text, .later),
            related: Failure.Related(source: source, span: later, .explanation("what this imports exists from here on"))
        )
    }
}
