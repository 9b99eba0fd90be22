internal import Diagnostics
package import Evaluator
internal import Masonry
internal import Vocabulary

// What the libraries do when a project's code runs.
extension AppleLibrary: ForeignLibrary {
    package func observe(_ event: EvaluationEvent) throws(Failure) {
        switch event {
        case .ran(let span):
            try noticeScreen(at: span)
            try bringUpToDate(at: span)
        case .finished(let span): try start(at: span)
        case .declaredClass(let declaration): try declareClass(declaration)
        case .held(let view, let variable, let declaration, let isResult):
            let comment = declaration.flatMap { NameComment(after: $0.upper, in: unit.source) }
            name(.view(view), variable, isProperty: false, isResult: isResult, comment: comment?.name)
        case .adding(let view, let superview, let span): try notifyMove(of: view, into: superview, at: span)
        case .added(let view, let span): try notifyMoved(view, at: span)
        case .layout: isBeforeLayout = false
        case .installing(let maker): if unit.dialect.hasTypedValues { maker.dropUnrelated() }
        case .installed(let constraints, let maker, let before, let span):
            if unit.dialect.hasTypedValues { try checkUpdate(constraints, by: maker, before: before, span) }
        default: try check(event)
        }
    }
}
