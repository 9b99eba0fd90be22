internal import AppleLibraries
public import Diagnostics
internal import Evaluator
internal import FixIts
internal import Masonry
internal import Syntax
internal import Vocabulary

extension Interpreter {
    /// A note that says why a source that ran without an error laid out nothing and checked no expectation; nil if it
    /// did either.
    public func nothingLaidOut(in source: SourceText) -> Diagnostic? {
        guard scene.root.subviews.isEmpty, expectations == (0, 0) else { return nil }
        let (reason, span) = reasonForNothing(in: programRead(from: source))
        return Failure(.nothingLaidOut(reason), source, span).diagnostics.first
    }

    private func reasonForNothing(in program: Program) -> (NothingLaidOut, Span) {
        let types = program.statements.compactMap { statement -> ClassSyntax? in
            if case .class(let type) = statement.kind, !type.isAssumed { type } else { nil }
        }
        let first = program.statements.first.map { Span($0.span.lower, $0.span.lower) } ?? Span(0, 0)
        if let type = types.first(where: isSwiftUI) {
            return (.swiftUI(vocabulary.text(type.name.name)), type.name.span)
        }
        if library.hasTests { return (.uncheckedTests, types.last?.name.span ?? first) }
        if let main = evaluator.mainObject, let object = library.object(of: main) {
            let started = types.first { vocabulary.text($0.name.name) == object.type.name }
            return (.empty(object.type.name), started?.name.span ?? first)
        }
        if let type = types.last { return (.noScreen, type.name.span) }
        return (program.statements.isEmpty ? .blank : .declarations, first)
    }

    private func isSwiftUI(_ type: ClassSyntax) -> Bool {
        type.inherited.contains { SwiftName.typesOfSwiftUI.contains(vocabulary.text($0)) }
    }
}
