internal import AppleLibraries
internal import Diagnostics
internal import Evaluator
internal import FixIts
internal import Masonry
internal import Syntax
internal import Vocabulary

// The declarations of a project's other files, each run when the code first needs it.
extension Interpreter {
    /// The file of a project as it is read among the others; any other source as it is.
    func enteringProject(_ source: SourceText) -> SourceText {
        guard source.isProjectFile else { return source }
        project = projects?.project(around: source).map { LoadedProject($0.index, around: $0.path, names) }
        return project?.completed(source) ?? source
    }

    /// Runs what other files declare under a name, with the extensions of such a type; false if nothing is left to run.
    func declareElsewhere(_ name: Name) -> Bool {
        guard let project, project.exhausted.insert(name).inserted else { return false }
        let text = vocabulary.text(name)
        let places = project.places(of: text)
        if !places.isEmpty { return run(places, of: project) }
        // The later ones of several functions with a name have names of their own.
        guard let mark = text.firstIndex(of: "$"), mark > text.startIndex else { return false }
        return run(project.places(of: String(text[..<mark])), of: project)
    }

    /// Runs other files' extensions of library types that have a member; false if nothing is left to run.
    func declareMember(_ name: Name, of types: () -> [String]) -> Bool {
        guard let project, project.hasMember(name) else { return false }
        let places = project.places(ofMember: vocabulary.text(name), of: types(), in: evaluator.unit.source)
        return run(places, of: project)
    }

    /// Runs the other files that name the class of a cell and say how large the cells of a table or a collection are. What they
    /// report is about other screens.
    func declareDelegates(ofCell name: Name) {
        guard let project else { return }
        let before = evaluator.reports
        defer { evaluator.reports = before }
        for place in project.delegates(ofCell: names.text(name)) { _ = run([place], of: project) }
    }

    /// Runs what other files declare that has no name to ask for: operators, and all of the files that are named together with
    /// the one that runs.
    func runTogether(_ sources: [SourceText]) {
        guard let project else { return }
        for source in sources + [running[0].source] { _ = run(project.operators(in: source), of: project) }
        for source in sources {
            guard let path = projects?.project(around: source)?.path, path != project.path,
                let number = project.index.file(of: path)
            else { continue }
            library.namedFiles.insert(path)
            _ = run([ProjectIndex.Place(file: number, span: Span(0, source.length + 1))], of: project)
        }
    }

    private func run(_ places: [ProjectIndex.Place], of project: LoadedProject) -> Bool {
        var hasRun = false
        for place in places {
            guard let file = project.file(place.file) else { continue }
            let wanted = file.program.statements.indices.filter { index in
                !file.hasRun[index] && place.span.range.contains(file.program.statements[index].span.lower)
            }
            hasRun = hasRun || !wanted.isEmpty
            if !wanted.isEmpty { run(wanted, of: file) }
            report(file.errors.filter { place.span.range.contains($0.span.lower) }, in: file.program)
            file.errors.removeAll { place.span.range.contains($0.span.lower) }
        }
        return hasRun
    }

    private func run(_ statements: [Int], of file: LoadedProject.File) {
        remember(file.program.source)
        cache(file.program)
        let (entered, outer) = enterWithin(file.program)
        defer { leave(outer) }
        for index in statements {
            file.hasRun[index] = true
            scene.undoLog.record { [weak project] in
                file.hasRun[index] = false
                project?.exhausted = []
            }
            // Only the file that runs starts.
            if case .start = file.program.statements[index].kind { continue }
            let mark = scene.undoLog.mark()
            do throws(Failure) {
                _ = try entered.run(index)
            } catch {
                scene.undoLog.rollBack(to: mark)
                evaluator.report(error)
            }
        }
    }

    /// Reports what could not be read of a declaration.
    private func report(_ errors: [SyntaxError], in program: Program) {
        if errors.isEmpty { return }
        let part = Program(
            source: program.source, statements: [], errors: errors, tokens: Tokens(), isIncomplete: false)
        evaluator.reports += part.diagnostics
    }
}
