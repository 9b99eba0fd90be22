internal import Diagnostics
internal import Evaluator
internal import FixIts
internal import Masonry
internal import Syntax

// Imported scripts, and the headers of Objective-C.
extension Interpreter {
    func importFile(_ path: String, _ span: Span) throws(Failure) {
        guard let importer = running.last?.source else { return }
        let source: SourceText
        do {
            source = try files.script(at: path, importedBy: importer, below: running[0].source)
        } catch {
            switch error {
            case .outsideTopDirectory: throw evaluator.failure(.importOutside(path), span)
            case .unreadable(let reason):
                let near = files.path(near: path, importedBy: importer, below: running[0].source)
                throw evaluator.failure(.importUnreadable(path, reason: reason, near: near), span)
            }
        }
        if running.contains(where: { $0.source.name == source.name }) {
            throw evaluator.failure(.importCycle(path), span)
        }
        if imported.contains(source.name) { return }
        let program = try program(of: source)
        guard program.errors.isEmpty else { throw evaluator.failure(.importedErrors(program.diagnostics), span) }
        remember(source)
        imported.insert(source.name)
        importedNow.add(source, importedBy: importer, span)
        scene.undoLog.record { [unowned self] in imported.remove(source.name) }
        try run(program, importedBy: importer, span)
    }

    /// Runs the files that a source needs and their implementation files, as far as they exist. Returns their errors.
    func readHeaders(of program: Program) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for header in program.headers {
            let stem = header.path.hasSuffix(".h") ? String(header.path.dropLast(2)) : header.path
            for path in [header.path, stem + ".m"] {
                let source: SourceText
                do {
                    source = try files.script(at: path, importedBy: program.source, below: running[0].source)
                } catch {
                    if path == header.path, case .outsideTopDirectory = error {
                        diagnostics += Failure(.headerOutside(path), program.source, header.span).diagnostics
                    }
                    continue
                }
                guard !imported.contains(source.name), !running.contains(where: { $0.source.name == source.name })
                else { continue }
                remember(source)
                imported.insert(source.name)
                scene.undoLog.record { [unowned self] in imported.remove(source.name) }
                let needed: Program
                do throws(Failure) {
                    needed = try self.program(of: source)
                } catch {
                    diagnostics += error.diagnostics
                    continue
                }
                diagnostics += needed.diagnostics
                running.append(needed)
                diagnostics += readHeaders(of: needed)
                running.removeLast()
                let mark = scene.undoLog.mark()
                do {
                    try run(needed, importedBy: program.source, Span(0, 0))
                } catch {
                    scene.undoLog.rollBack(to: mark)
                    diagnostics += error.diagnostics
                }
            }
        }
        return diagnostics
    }

    private func run(_ program: Program, importedBy importer: SourceText, _ span: Span) throws(Failure) {
        let (imported, outer) = enterWithin(program)
        defer { leave(outer) }
        for (index, statement) in program.statements.enumerated() {
            // Imported code is there to be used; only the top source starts.
            if case .start = statement.kind { continue }
            let mark = scene.undoLog.mark()
            do throws(Failure) {
                _ = try imported.run(index)
            } catch {
                let failure = error.called(from: Failure.Related(source: importer, span: span, .import))
                guard program.source.isProjectFile, !failure.problem.endsRun else { throw failure }
                scene.undoLog.rollBack(to: mark)
                evaluator.report(failure)
            }
        }
    }
}
