/// Finds what is certainly wrong with a script without running it: its syntax, and names that nothing can stand for.
public enum ScriptCheck {
    /// The errors of a script, in order of their places; those of a script that can't be read are its syntax errors alone.
    ///
    /// - Parameter files: where the scripts come from whose names it imports.
    public static func diagnostics(of source: SourceText, files: any ScriptFiles = NoFiles()) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        DeepStack.run {
            let names = NameTable()
            let vocabulary = Vocabulary(names: names)
            let program = source.program(names: names)
            guard program.errors.isEmpty else {
                diagnostics = program.diagnostics
                return
            }
            var failures: [Failure] = []
            if source.accent == .masonry {
                // Elsewhere names come from libraries and files that nobody has to show.
                var checker = NameChecker(source: source, vocabulary: vocabulary)
                checker.check(program, ImportedNames(of: source, files: files, names: names))
                failures = checker.failures
            }
            for statement in program.statements where failures.count <= Parser.errorLimit {
                do throws(Failure) {
                    _ = try Compiler.unit(for: statement, in: source, vocabulary: vocabulary, limits: Limits())
                } catch {
                    // What is wrong with the whole is not said of its parts again.
                    failures.removeAll { $0.isShown(within: error.span, of: source) }
                    failures.append(error)
                }
            }
            diagnostics = NameChecker.reported(failures).flatMap(\.diagnostics)
        }
        return diagnostics
    }
}
