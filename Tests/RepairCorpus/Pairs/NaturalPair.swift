import Foundation
import Masonry
import MasonryLanguage

/// A layout that someone got wrong, and the script as it is meant: `NAME.broken.mas` beside `NAME.clean.mas`. Where more than
/// one result is right, others are in `NAME.clean-2.mas` and so on.
struct NaturalPair {
    let name: String
    let broken: String
    /// What is right, each on every screen.
    private let right: [[Snapshot?]]

    private static let (brokenEnding, clean) = (".broken.mas", ".clean")

    /// - Parameter clean: the script as it is meant, in all its versions.
    init(name: String, broken: String, clean: [String]) {
        self.name = name
        self.broken = broken
        right = clean.map { OtherScreens.versions(of: $0).map { Self.end(of: $0) } }
    }

    /// The pairs in a folder and the folders in it, by name.
    static func all(in folder: URL) throws -> [NaturalPair] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let read = { (path: String) in try String(contentsOf: folder.appending(path: path), encoding: .utf8) }
        return try paths.filter { $0.hasSuffix(brokenEnding) }.sorted().compactMap { path in
            let name = String(path.dropLast(brokenEnding.count))
            let versions = paths.filter { $0.hasPrefix(name + clean) }.sorted()
            return versions.isEmpty
                ? nil : NaturalPair(name: name, broken: try read(path), clean: try versions.map(read))
        }
    }

    /// Whether the broken script with an edit gives each view a frame that it may have, on every screen.
    func isRight(_ edit: Replacement) -> Bool {
        let text = broken.applying([TextEdit(edit.span, edit.text)])
        let ends = OtherScreens.versions(of: text).map { Self.end(of: $0) }
        return right.contains { version in
            zip(ends, version).allSatisfy { end, right in
                guard let right, let end else { return false }
                return right.places.allSatisfy { place in
                    end[place.name].map { place.frame.isNear($0.frame, within: 0.51) } ?? false
                }
            }
        }
    }

    /// Nil for a script that doesn't run to its end.
    private static func end(of text: String) -> Snapshot? {
        let interpreter = Interpreter.forTrials()
        let outcome = interpreter.run(
            SourceText(name: "script.mas", text: text), showsValues: false, keepsUndo: false)
        guard outcome.isComplete, !outcome.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
        return Snapshot(interpreter.scene.layout(explained: false))
    }
}

/// The screens on which a fix must be right: a fix that fits one screen alone is none.
enum OtherScreens {
    /// The script on its own screen, on one 15 % wider, and on one 20 % higher.
    static func versions(of text: String) -> [String] {
        [text, resized(text, 1.15, 1), resized(text, 1, 1.2)]
    }

    private static func resized(_ text: String, _ wider: Double, _ higher: Double) -> String {
        let tree = ScriptTree(text)
        for site in tree.statements {
            guard case .screen(let size) = site.statement.kind, case .size(let width, let height) = size.kind else {
                continue
            }
            return text.applying([TextEdit(size.span, spelled(width * wider, height * higher))])
        }
        return "screen \(spelled(320 * wider, 480 * higher))\n\(text)"
    }

    private static func spelled(_ width: Double, _ height: Double) -> String {
        "\(Int(width.rounded()))x\(Int(height.rounded()))"
    }
}
