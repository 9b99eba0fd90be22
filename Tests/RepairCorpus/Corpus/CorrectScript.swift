import Foundation
import MasonryLanguage

/// A script whose layout is right and about which the program reports nothing.
struct CorrectScript {
    let name: String
    let text: String

    var split: Split { Split(of: name) }

    /// - Parameter text: its expectations are left out, as they would give the right frames away.
    init(name: String, text: String) {
        self.name = name
        let tree = ScriptTree(text)
        let expectations = tree.statements.filter { if case .expect = $0.statement.kind { true } else { false } }
        self.text = text.applying(expectations.map { tree.removal(of: $0.statement.span) })
    }

    /// The demos, except for the one that shows a conflict, and the scripts made for the corpus.
    ///
    /// - Parameter repository: its top folder.
    static func all(in repository: URL) throws -> [CorrectScript] {
        try scripts(in: repository.appending(path: "docs/demos"), prefix: "demo-").filter {
            $0.name != "demo-debugging"
        }
            + scripts(in: repository.appending(path: "Tests/Fixtures/Repairs/Correct"), prefix: "")
    }

    private static func scripts(in folder: URL, prefix: String) throws -> [CorrectScript] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "mas" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map {
                let name = prefix + $0.deletingPathExtension().lastPathComponent
                return CorrectScript(name: name, text: try String(contentsOf: $0, encoding: .utf8))
            }
    }
}
