import Foundation
import Masonry
import MasonryLanguage

/// A file that was run, in whatever accent its name says.
struct AccentRun {
    let interpreter = Interpreter()
    let outcome: Outcome

    init(_ file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        outcome = interpreter.run(SourceText(name: file.lastPathComponent, text: text))
    }

    /// Views, constraints and findings as JSON, without the lines they come from.
    var scene: [String: NSObject] {
        get throws {
            let text = JSONReport(layout: interpreter.scene.layout()).text
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return (Self.withoutLines(object) as? [String: NSObject]) ?? [:]
        }
    }

    private static func withoutLines(_ value: Any) -> Any {
        if let object = value as? [String: Any] {
            return object.filter { $0.key != "line" }.mapValues(withoutLines) as NSDictionary
        }
        if let array = value as? [Any] { return array.map(withoutLines) as NSArray }
        return value
    }
}
