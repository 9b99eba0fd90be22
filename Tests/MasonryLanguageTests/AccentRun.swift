import Foundation
import Masonry
import MasonryLanguage
import Testing

/// A file that was run, in whatever accent its name says.
struct AccentRun {
    let interpreter = Interpreter()
    let outcome: Outcome

    init(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        outcome = interpreter.run(SourceText(name: file.lastPathComponent, text: text))
    }

    /// A file among the fixtures, in a folder there.
    init(fixture file: String, in folder: String) throws {
        try self.init(Self.fixtures.appending(path: "\(folder)/\(file)"))
    }

    /// A text by itself, as a file with such an ending has it.
    init(_ text: String, ending: String) {
        outcome = interpreter.run(SourceText(name: "a.\(ending)", text: text))
    }

    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    /// The fixtures in a folder with an ending, without it.
    static func names(in folder: String, ending: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.appending(path: folder).path)) ?? [])
            .filter { $0.hasSuffix(".\(ending)") }.map { String($0.dropLast(ending.count + 1)) }.sorted()
    }

    /// Holds a fixture against the script beside it, which says the same.
    static func expectSame(_ name: String, in folder: String, ending: String) throws {
        let code = try AccentRun(fixture: "\(name).\(ending)", in: folder)
        let script = try AccentRun(fixture: "\(name).mas", in: folder)
        #expect(code.problems.isEmpty)
        #expect(script.outcome.diagnostics.isEmpty)
        let (one, other) = (try code.scene, try script.scene)
        #expect(one.keys == other.keys)
        for key in other.keys.sorted() { #expect(one[key] == other[key], "\(key) of \(name)") }
        #expect(code.interpreter.output == script.interpreter.output)
    }

    /// What was found wrong, as text.
    var problems: [String] {
        outcome.diagnostics.filter { $0.severity != .note }.map { DiagnosticRenderer().render($0) }
    }

    /// The frame of a view in its superview.
    func frame(_ view: String) throws -> Rect { try #require(interpreter.scene.layout().item(named: view)).frame }

    /// Views, constraints and findings as JSON, without the places they come from.
    var scene: [String: NSObject] {
        get throws {
            let text = Report(layout: interpreter.scene.layout()).json
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return (Self.withoutPlaces(object) as? [String: NSObject]) ?? [:]
        }
    }

    /// What tells places and lines.
    private static let ofPlaces: Set = ["place", "steps", "labels", "statement", "message", "notes"]

    private static func withoutPlaces(_ value: Any) -> Any {
        if let object = value as? [String: Any] {
            return object.filter { !ofPlaces.contains($0.key) }.mapValues(withoutPlaces) as NSDictionary
        }
        if let array = value as? [Any] { return array.map(withoutPlaces) as NSArray }
        return value
    }
}
