internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Syntax

// Missing names and members.
extension Evaluator {
    func unknown(_ name: Name, _ span: Span, _ use: NameHint.Use = .read) -> Failure {
        let text = vocabulary.text(name)
        if let place = hiddenNames.laterDeclaration(name) {
            return .early(text, span, in: unit.source, declaredAt: place, of: unit.source)
        }
        if use != .assigned, let removal = globals.removal(of: name) {
            return Failure(
                .removed(text), unit.source, span,
                related: Failure.Related(source: removal.source, span: removal.span, .removal))
        }
        if !unit.dialect.hasLibraries, let (source, local) = hiddenNames.innerDeclaration(name) {
            return .outsideOfBlock(text, span, local, declaredIn: source, usedIn: unit.source)
        }
        return failure(.unknownName(text, .none), span)
    }

    func unknownMember(_ name: Name, of value: Value, _ span: Span) -> Failure {
        let text = vocabulary.text(name)
        let phrase = if case .tuple(let tuple) = value { tuple.tuple.shape.phrase } else { value.receiver?.phrase }
        return failure(
            phrase.map { .unknownMember(text, of: $0, .none) } ?? .noMembers(text, of: value.phrase), span)
    }
}
