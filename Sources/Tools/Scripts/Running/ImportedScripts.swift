internal import Diagnostics
internal import Evaluator

/// The scripts that imports ran, by the location of the import.
struct ImportedScripts {
    private struct Place: Hashable {
        let importer: String
        let span: Span
    }

    private var scripts: [Place: SourceText] = [:]

    /// - Parameter span: the span of the imported path.
    mutating func add(_ script: SourceText, importedBy importer: SourceText, _ span: Span) {
        scripts[Place(importer: importer.name, span: span)] = script
    }

    /// Nil if the script had already run before the import.
    func script(importedBy importer: SourceText, _ span: Span) -> SourceText? {
        scripts[Place(importer: importer.name, span: span)]
    }
}
