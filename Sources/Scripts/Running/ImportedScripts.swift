internal import Diagnostics
internal import Evaluator

/// The scripts that imports have run, by the place of the import.
struct ImportedScripts {
    private struct Place: Hashable {
        let importer: String
        let span: Span
    }

    private var scripts: [Place: SourceText] = [:]

    /// - Parameter span: of the imported path.
    mutating func add(_ script: SourceText, importedBy importer: SourceText, _ span: Span) {
        scripts[Place(importer: importer.name, span: span)] = script
    }

    /// Nil where the import found that the script had run before.
    func script(importedBy importer: SourceText, _ span: Span) -> SourceText? {
        scripts[Place(importer: importer.name, span: span)]
    }
}
