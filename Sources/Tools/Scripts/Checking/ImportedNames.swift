internal import Vocabulary
internal import Syntax
internal import Evaluator
internal import Diagnostics

/// The names that imported scripts declare, including their own imports.
final class ImportedNames {
    private let files: any ScriptFiles
    private let names: NameTable
    private let top: SourceText
    private var read: Set<String> = []

    init(of top: SourceText, files: any ScriptFiles, names: NameTable) {
        self.top = top
        self.files = files
        self.names = names
    }

    /// The names that an `import` adds; nil if they can't be known.
    package func names(importedBy file: Expression, in source: SourceText) throws(Failure) -> [GlobalName]? {
        guard case .text(let path) = file.kind else { return nil }
        let script: SourceText
        do {
            script = try files.script(at: path, importedBy: source, below: top)
        } catch {
            switch error {
            case .outsideTopDirectory: throw Failure(.importOutside(path), source, file.span)
            case .unreadable(let reason):
                let near = files.path(near: path, importedBy: source, below: top)
                throw Failure(.importUnreadable(path, reason: reason, near: near), source, file.span)
            }
        }
        guard read.insert(script.name).inserted else { return [] }
        let program = script.program(names: names)
        guard program.errors.isEmpty else { return nil }
        var all: [GlobalName] = []
        for statement in program.statements {
            all += GlobalName.declared(by: statement, in: script)
            guard case .import(let inner) = statement.kind else { continue }
            guard let more = try names(importedBy: inner, in: script) else { return nil }
            all += more
        }
        return all
    }
}
