import Foundation
import MasonryLanguage

/// A program among the fixtures: a file, or a part of one between lines of three dashes.
struct Program {
    /// The file and the program's first line: a line number would change with every program added before it.
    let place: String
    let source: SourceText

    /// All the programs of a folder, in the order of their names.
    static func all(in folder: URL) -> [Program] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return (files ?? []).sorted { $0.path < $1.path }.flatMap { file -> [Program] in
            guard let accent = accent(of: file), let text = try? String(contentsOf: file, encoding: .utf8) else {
                return []
            }
            return parts(of: text, named: String(file.path.dropFirst(folder.path.count + 1)), accent)
        }
    }

    /// The language that a file's programs are written in; nil for a file that holds none. `programs.swift.txt` holds several
    /// in Swift.
    private static func accent(of file: URL) -> Accent? {
        Accent(path: (file.pathExtension == "txt" ? file.deletingPathExtension() : file).lastPathComponent)
    }

    private static func parts(of text: String, named file: String, _ accent: Accent) -> [Program] {
        // Of an input of a session fewer things are certain.
        let isInput = file.split(separator: "/").last?.hasPrefix("inputs.") == true
        return text.components(separatedBy: "\n---\n").map { part in
            let line = part.split(separator: "\n").first?.prefix(80) ?? ""
            return Program(
                place: "\(file): \(line)",
                source: SourceText(name: file, text: part, isInput: isInput, accent: accent))
        }
    }
}
