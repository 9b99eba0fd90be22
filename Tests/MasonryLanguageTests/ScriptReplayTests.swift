import Diagnostics
import Foundation
import MasonryLanguage
import Scripts
import Testing

struct ScriptReplayTests {
    /// An edit that makes a loop endless, or nearly, must not take the time of ten million steps.
    @Test(arguments: [("4", "4000000"), ("i += 1", "i += 0"), ("i += 1", "i -= 1")])
    func anEditMayNotTakeFarMoreSteps(_ old: String, _ new: String) throws {
        let source = SourceText(name: "a.mas", text: "var i = 0\nwhile i < 4 { view cell; i += 1 }")
        let interpreter = Interpreter()
        #expect(interpreter.run(source).isComplete)
        let replay = try #require(ScriptReplay(of: source, as: interpreter))
        let steps = replay.interpreter.steps
        let place = try #require(source.text.range(of: old))
        let start = source.text.utf8.distance(from: source.text.startIndex, to: place.lowerBound)
        let edit = Replacement(source: source, span: Span(start, start + old.utf8.count), text: new)
        #expect(replay.run([edit]) == nil)
        #expect(replay.interpreter.steps < 4 * steps + 1_100)
        // What is a little longer still runs.
        let bound = source.text.utf8.count - "4 { view cell; i += 1 }".utf8.count
        let longer = Replacement(source: source, span: Span(bound, bound + 1), text: "9")
        #expect(replay.run([longer]) != nil)
    }
}
