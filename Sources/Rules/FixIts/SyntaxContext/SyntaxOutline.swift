internal import AccentSyntax

/// The tokens of a source and what they show, shared by the explanations of its errors.
final class SyntaxOutline: TokenView {
    let source: SourceText
    package let names: NameTable
    package let tokens: Tokens
    let index = 0
    private(set) lazy var closers = matchingBrackets()
    /// The brackets as the accents' parsers pair them.
    private(set) lazy var brackets = BracketTable(tokens)
    /// The classes that a source in Objective-C declares.
    private(set) lazy var classes = declaredClasses()
    private(set) lazy var declared = declaredNames()

    private let parts: ProgramParts

    /// - Parameter tokens: those of the program, or of a part of it.
    init(_ program: Program, _ tokens: Tokens, _ names: NameTable) {
        source = program.source
        parts = program.parts
        self.tokens = tokens
        self.names = names
    }

    /// The token that starts at an offset, or the first one after it.
    func position(at offset: Int) -> Int {
        var range = tokens.indices
        while let first = range.first {
            let middle = first + range.count / 2
            if tokens[middle].span.lower == offset { return middle }
            range = tokens[middle].span.lower < offset ? middle + 1..<range.upperBound : first..<middle
        }
        return min(range.lowerBound, tokens.count - 1)
    }

    /// The last token that starts before an offset.
    func token(before offset: Int) -> Token? {
        let next = position(at: offset)
        return next > 0 ? tokens[next - 1] : nil
    }

    private func declaredNames() -> DeclaredNames {
        var declared = DeclaredNames()
        for statement in parts.statements {
            switch statement.kind {
            case .function(let function, _): declared.functions.insert(function.name)
            case .variable(let variable, _, _, let value):
                if case .closure = value.kind { declared.functions.insert(variable.name) }
                declared.all.insert(variable.name)
            case .for(let variable, _, _): declared.all.insert(variable.name)
            case .views(_, let views, _):
                for view in views where declared.views[view.name.name] == nil {
                    declared.views[view.name.name] = view.name.span.lower
                }
            default: break
            }
        }
        declared.all.formUnion(declared.functions)
        declared.all.formUnion(declared.views.keys)
        return declared
    }

    /// The names that the statements of a source declare. Parameters are not among them.
    struct DeclaredNames {
        var all: Set<Name> = []
        /// Those of functions and of variables that are closures.
        var functions: Set<Name> = []
        /// Where each view is first declared.
        var views: [Name: Int] = [:]
    }
}
