internal import Evaluator
internal import Vocabulary
public import Diagnostics
internal import FixIts
internal import Syntax

/// Finds certain errors in a script without running it: syntax errors, and names that can't exist.
public enum ScriptCheck {
    /// The most errors for which similar names are searched: each search visits all names.
    private static let answeredLimit = 100

    /// The errors of a script, in source order; only syntax errors if it can't be read.
    ///
    /// - Parameter files: where imported scripts are found.
    public static func diagnostics(of source: SourceText, files: any ScriptFiles = NoFiles()) -> [Diagnostic] {
        report(of: source, files: files).diagnostics
    }

    /// The same, and whether the script can be read, and so be run.
    public static func report(
        of source: SourceText, files: any ScriptFiles = NoFiles()
    ) -> (diagnostics: [Diagnostic], isReadable: Bool) {
        var fixes = FixCheck(files: files)
        let (diagnostics, isReadable) = found(in: source, files: files)
        var search = TokenSearch(files: files) { Interpreter.trial(of: $0, files: files) }
        return (search.answered(fixes.checked(diagnostics)), isReadable)
    }

    /// The errors of a script, with unchecked edits, and whether it can be read. An input may use names from earlier
    /// inputs.
    package static func found(in source: SourceText, files: any ScriptFiles) -> (
        diagnostics: [Diagnostic], isReadable: Bool
    ) {
        var diagnostics: [Diagnostic] = []
        var isReadable = true
        DeepStack.run {
            let names = NameTable()
            let vocabulary = Vocabulary(names: names)
            let program = source.program(names: names, without: ExpectedError.all(in: source))
            guard program.errors.isEmpty else {
                (diagnostics, isReadable) = (program.diagnostics, false)
                return
            }
            let (failures, checker) = failures(in: program, vocabulary, files)
            var answered: [Failure] = []
            // The unknown names that an edit in another place makes known.
            var explained: Set<String> = []
            for (index, failure) in NameChecker.reported(failures).enumerated() {
                if index >= Self.answeredLimit {
                    if failure.unknownName.map(explained.contains) != true { answered.append(failure) }
                    continue
                }
                let answer = FixItRules.answer(failure) { failure in
                    RuleContext(failure, in: program, vocabulary: vocabulary, facts: checker)
                }
                answered.append(answer)
                if let name = failure.unknownName, let edit = answer.replacement, edit.span != failure.span {
                    explained.insert(name)
                }
            }
            diagnostics = answered.flatMap(\.diagnostics).withoutRepeatedFixes
        }
        return (diagnostics, isReadable)
    }

    /// An error as it is found, before any rule answers it.
    struct PlainError {
        let place: Span
        /// The kind of error and the text at its place.
        let key: String
    }

    /// The errors of a script of the language itself, without answers.
    static func plainErrors(
        of source: SourceText, _ vocabulary: Vocabulary, files: any ScriptFiles
    ) -> [PlainError] {
        let program = Parser.program(of: source, names: vocabulary.names)
        if !program.errors.isEmpty {
            return program.errors.map { PlainError($0.problem.slug, $0.span, in: source) }
        }
        let failures = failures(in: program, vocabulary, files).failures
        return NameChecker.reported(failures).map { PlainError($0.problem.slug, $0.span, in: source) }
    }

    private static func failures(
        in program: Program, _ vocabulary: Vocabulary, _ files: any ScriptFiles
    ) -> (failures: [Failure], checker: NameChecker) {
        let source = program.source
        var failures: [Failure] = []
        var checker = NameChecker(source: source, vocabulary: vocabulary, knowsAllNames: !source.isInput)
        if source.accent == .masonry {
            // In other accents, names come from libraries and files that may be missing.
            checker.check(program, ImportedNames(of: source, files: files, names: vocabulary.names))
            failures = checker.failures
        }
        for statement in program.statements where failures.count <= Parser.errorLimit {
            do throws(Failure) {
                _ = try Compiler.unit(for: statement, in: source, vocabulary: vocabulary, limits: Limits())
            } catch {
                // An error about the whole expression replaces those about its parts.
                failures.removeAll { $0.isShown(within: error.span, of: source) }
                failures.append(error)
            }
        }
        return (failures, checker)
    }
}

extension ScriptCheck.PlainError {
    fileprivate init(_ slug: Slug, _ span: Span, in source: SourceText) {
        self.init(place: span, key: "\(slug.rawValue) \(source.text(in: span).prefix(200))")
    }
}

extension Failure {
    /// The name that does not exist, if that is the failure.
    fileprivate var unknownName: String? { if case .unknownName(let name, _) = problem { name } else { nil } }
}

extension [Diagnostic] {
    /// Without those that have the same fix as an earlier one, which fixes all of them.
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
