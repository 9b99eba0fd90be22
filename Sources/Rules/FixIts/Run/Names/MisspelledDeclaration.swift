/// A name is misspelled in its declaration, but spelled the same everywhere else.
enum MisspelledDeclaration: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone, context.source.accent == .masonry,
            !context.source.isInput
        else { return nil }
        let names = context.vocabulary.names
        let used = names.intern(text)
        guard context.program.parts.uses(of: used).count > 1, context.program.parts.declarations[used] == nil else {
            return nil
        }
        let declared: String?
        switch context.hint(for: text) {
        case .nearest(let near), .assigned(let near?): declared = near
        // The name that is used may also be a word of another language.
        case .foreign, .statement: declared = NearestName.typo(text, among: unused(in: context))
        default: declared = nil
        }
        guard let declared, case let name = names.intern(declared), context.program.parts.uses(of: name).isEmpty,
            let place = context.program.parts.declarations[name]
        else { return nil }
        let related = Failure.Related(source: context.source, span: place, .declarationHere)
        return FixIt(problem: .unknownName(text, .misspelled(declared)), related: related, replacing: place, with: text)
    }

    /// The declared names that nothing uses.
    private static func unused(in context: RuleContext) -> [String] {
        context.program.statements.flatMap(\.declaredNames).filter { context.program.parts.uses(of: $0).isEmpty }
            .map(context.text)
    }
}
