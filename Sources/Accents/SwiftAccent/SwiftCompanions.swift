internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// The other files of a program that a source is read with.
struct SwiftCompanions {
    let sources: [SourceText]
    let tokens: [Tokens]
    /// What they declare for all files.
    let outlines: [SwiftOutline]

    init(of source: SourceText, _ names: NameTable) {
        let others = source.context.companions.filter { $0.accent == .swift }
        sources = others
        tokens = others.map { SwiftConditions.kept(Lexer.tokens(of: $0, names: names), of: $0, names).tokens }
        outlines = zip(others, tokens).map { SwiftOutline(SwiftAliases.replaced(in: $1, names), names, of: $0) }
    }
}

// The functions outside types that other files declare.
extension SwiftParser {
    /// Asks the parser of the file that declares a function; nil if none does, or if a variable hides it.
    private mutating func elsewhere<Answer>(_ name: Name, _ answer: (inout SwiftParser) -> Answer) -> Answer? {
        guard !isLocal(name), let number = companions.outlines.firstIndex(where: { $0.functions[name] != nil }) else {
            return nil
        }
        var file =
            otherFiles[number]
            ?? SwiftParser(companions.sources[number], names: names, errorLimit: 1, interruption: interruption)
        defer { otherFiles[number] = file }
        return answer(&file)
    }

    mutating func parametersElsewhere(of name: Name) -> [Parameter]? {
        let known = elsewhere(name) { $0.knownParameters(of: name) } ?? nil
        if let known { parameterLists[name] = known }
        return known
    }

    mutating func overloadsElsewhere(of name: Name) -> [Overload] { elsewhere(name) { $0.overloads(of: name) } ?? [] }
}

extension SwiftOutline {
    func joined(with others: [SwiftOutline]) -> SwiftOutline { others.reduce(into: self) { $0.take($1) } }
}
