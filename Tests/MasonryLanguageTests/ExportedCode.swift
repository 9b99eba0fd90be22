import Foundation
import Masonry
import MasonryLanguage
import Testing

/// A scene beside what comes of its code.
struct ExportedCode {
    let scene: Scene
    let code: String
    let outcome: Outcome
    private let interpreter = Interpreter()

    struct Way: CustomTestStringConvertible, Sendable {
        let format: LayoutFormat
        let language: CodeLanguage

        var testDescription: String { "\(format.rawValue).\(language.rawValue)" }
    }

    init(_ scene: Scene, _ way: Way) {
        self.init(scene, way, SceneCode(scene, as: way.format, in: way.language))
    }

    /// What an interpreter knows beside its scene is in the code too.
    init(_ interpreter: Interpreter, _ way: Way) {
        self.init(interpreter.scene, way, interpreter.code(as: way.format, in: way.language))
    }

    private init(_ scene: Scene, _ way: Way, _ code: SceneCode?) {
        self.scene = scene
        self.code = code?.text ?? ""
        outcome = interpreter.run(SourceText(name: "a.\(way.language.rawValue)", text: self.code))
    }

    func expectSame(_ comment: String = "") throws {
        let reports = outcome.diagnostics.map(\.message)
        #expect(reports.isEmpty, "\(comment)\n\(code)")
        let written = Self.lines(of: scene.layout())
        let read = Self.lines(of: interpreter.scene.layout())
        let difference = zip(written, read).first { $0 != $1 }
        let lines = difference.map { "\($0.0)\n\($0.1)" } ?? ""
        #expect(difference == nil && written.count == read.count, "DIFFERENCE\n\(lines)\n\(comment)\n\(code)")
    }

    /// The layout as JSON, without what a report says of places and lines.
    private static func lines(of layout: Layout) -> [Substring] {
        var report = Report(layout: layout.counted)
        for index in report.runs[0].findings.indices {
            report.runs[0].findings[index].labels = []
            report.runs[0].findings[index].notes = []
        }
        return report.json.split(separator: "\n")
    }
}

extension Layout {
    /// Without the lines it was written on and when they hold, and with its constraints counted from 1 in order of activation. In
    /// conflicts, too.
    fileprivate var counted: Layout {
        var layout = self
        var numbers: [Int: Int] = [:]
        for (index, record) in constraints.enumerated() {
            numbers[record.id] = index + 1
            layout.constraints[index].id = index + 1
            layout.constraints[index].origin = nil
            layout.constraints[index].changedBy = nil
            // Of other screens the code says something in a comment only.
            layout.constraints[index].condition = nil
        }
        for index in items.indices { layout.items[index].origin = nil }
        for index in findings.indices {
            layout.findings[index].origin = nil
            guard case .conflict(var conflict) = findings[index].kind else { continue }
            conflict.broken = conflict.broken.counted(numbers)
            conflict.set = conflict.set.map { $0.counted(numbers) }
            conflict.arithmetic = conflict.arithmetic.map { arithmetic in
                var arithmetic = arithmetic
                for index in arithmetic.summands.indices {
                    guard case .member(let member) = arithmetic.summands[index].source else { continue }
                    arithmetic.summands[index].source = .member(member.counted(numbers))
                }
                return arithmetic
            }
            layout.findings[index].kind = .conflict(conflict)
        }
        return layout
    }
}

extension Conflict.Member {
    fileprivate func counted(_ numbers: [Int: Int]) -> Conflict.Member {
        id.flatMap { numbers[$0] }.map { .constraint($0) } ?? self
    }
}
