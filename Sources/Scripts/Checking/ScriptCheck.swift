internal import Evaluator
internal import Vocabulary
public import Diagnostics
internal import FixIts
internal import Syntax

/// Finds what is certainly wrong with a script without running it: its syntax, and names that nothing can stand for.
public enum ScriptCheck {
    /// How many errors are compared with what is like them: each takes looking at all names.
    private static let answeredLimit = 100

    /// The errors of a script, in order of their places; those of a script that can't be read are its syntax errors alone.
    ///
    /// - Parameter files: where the scripts come from whose names it imports.
    public static func diagnostics(of source: SourceText, files: any ScriptFiles = NoFiles()) -> [Diagnostic] {
        var fixes = FixCheck(files: files)
        return fixes.checked(found(in: source, files: files).diagnostics)
    }

    /// The errors of a script, whose edits nobody has tried, and whether it can be read. What is typed may speak of names that
    /// were typed before.
    package static func found(in source: SourceText, files: any ScriptFiles) -> (
        diagnostics: [Diagnostic], isReadable: Bool
    ) {
        var diagnostics: [Diagnostic] = []
        var isReadable = true
        DeepStack.run {
            let names = NameTable()
            let vocabulary = Vocabulary(names: names)
            let program = source.program(names: names)
            guard program.errors.isEmpty else {
                (diagnostics, isReadable) = (program.diagnostics, false)
                return
            }
            var failures: [Failure] = []
            var checker = NameChecker(source: source, vocabulary: vocabulary, knowsAllNames: !source.isInput)
            if source.accent == .masonry {
                // Elsewhere names come from libraries and files that nobody has to show.
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
            let answered = NameChecker.reported(failures).enumerated().map { index, failure -> Failure in
                if index >= Self.answeredLimit { return failure }
                return FixItRules.answer(failure) {
                    RuleContext(failure, in: program, vocabulary: vocabulary, facts: checker)
                }
            }
            diagnostics = answered.flatMap(\.diagnostics).withoutRepeatedFixes
        }
        return (diagnostics, isReadable)
    }
}

extension [Diagnostic] {
    /// Without those whose fix is that of one before: it fixes all of them.
    fileprivate var withoutRepeatedFixes: [Diagnostic] {
        var known: Set<String> = []
        return filter { diagnostic in
            guard let fix = diagnostic.replacement,
                !diagnostic.labels.contains(where: { $0.isPrimary && fix.span == $0.span }),
                diagnostic.rule != nil
            else { return true }
            return known.insert("\(fix.span) \(fix.text)").inserted
        }
    }
}
