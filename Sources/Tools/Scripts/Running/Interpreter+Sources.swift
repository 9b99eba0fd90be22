public import Diagnostics
package import LayoutLints
package import Syntax

// The sources that were run.
extension Interpreter {
    func remember(_ source: SourceText) {
        if sources.updateValue(source, forKey: source.name) == nil { sourceNames.append(source.name) }
    }

    /// The sources that were run, in order, including imported ones.
    public var knownSources: [SourceText] { sourceNames.compactMap { sources[$0] } }

    /// The lint rules that a source's comments turn off.
    package func comments(of source: SourceText) -> LintComments {
        if let known = lintComments[source.name], known.source === source { return known.comments }
        let comments = LintComments(source)
        lintComments[source.name] = (source, comments)
        return comments
    }

    /// A parsed source, cached for rules, which look at few sources repeatedly.
    package func programRead(from source: SourceText) -> Program {
        if let known = readPrograms[ObjectIdentifier(source)] { return known }
        let program = source.program(names: names, without: ExpectedError.all(in: source))
        readPrograms[ObjectIdentifier(source)] = program
        return program
    }

    /// Caches the program of a file, which rules will look at.
    func cache(_ program: Program) {
        if program.source.isProjectFile { readPrograms[ObjectIdentifier(program.source)] = program }
    }

    /// Caches programs that were read elsewhere, and no others.
    func cacheOnly(_ programs: Program...) {
        readPrograms = Dictionary(uniqueKeysWithValues: programs.map { (ObjectIdentifier($0.source), $0) })
    }
}
