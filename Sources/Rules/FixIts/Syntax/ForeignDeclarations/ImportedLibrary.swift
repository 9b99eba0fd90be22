/// A library is imported: `import UIKit`, `#import <Masonry.h>`.
enum ImportedLibrary: SyntaxRule {
    static func problem(_ name: String) -> SyntaxProblem {
        .explained(
            .otherLanguage, "`\(name)` can't be imported: everything is available without it",
            help:
                "`import` runs another script: import \"file.mas\"; for project code, use a file that ends in .swift or .m, or --accent swift or objective-c"
        )
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .hashSign, .expected(.file, _): break
        default: return nil
        }
        if error.problem == .hashSign {
            return context.libraryOfDirective.map { SyntaxError(problem($0), context.current.span) }
        }
        guard context.current.kind == .identifier, !context.isAtEnd, !context.startsLowercase(context.current) else {
            return nil
        }
        return SyntaxError(problem(context.source.text(in: context.current.span)), context.current.span)
    }
}
