import Foundation
import MasonryLanguage
import Testing

@testable import masonry_repairs

struct RepairCorpusTests {
    private static let scripts: [CorrectScript] = {
        let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return (try? CorrectScript.all(in: repository)) ?? []
    }()

    @Test func thereAreEnoughCorrectScripts() {
        #expect(Self.scripts.count >= 180)
        for split in Split.allCases { #expect(Self.scripts.contains { $0.split == split }) }
    }

    @Test(arguments: scripts.map(\.name)) func aCorrectScriptIsSilent(name: String) throws {
        let script = try #require(Self.scripts.first { $0.name == name })
        #expect(LayoutHistory(of: script.text).isComplete)
        #expect(ScriptReport(of: script.text).slugs == [])
    }

    /// Every eleventh script stands for all, which would take too long.
    @Test func theGeneratorBreaksScriptsTheSameWayEachTime() throws {
        let sample = stride(from: 0, to: Self.scripts.count, by: 11).map { Self.scripts[$0] }
        let broken = sample.map { Generator().broken(from: $0) }
        #expect(broken.joined().count * Self.scripts.count / sample.count >= 3_000)
        let script = try #require(sample.first)
        #expect(Generator().broken(from: script).map(\.text) == broken[0].map(\.text))
    }

    @Test func everyKindOfMistakeHasAName() {
        #expect(Set(Mistakes.all.map { $0.kind }).count == Mistakes.all.count)
    }

    /// An edit turns the broken script back into the correct one, and counts as right.
    @Test func theOldTextIsARightFix() throws {
        let script = try #require(Self.scripts.first { $0.name == "card-with-icon" })
        let broken = try #require(Generator().broken(from: script).first)
        let source = SourceText(name: "script.mas", text: broken.text)
        let fix = Replacement(source: source, span: Span(0, broken.text.utf8.count), text: script.text)
        let verdict = Verdict(on: fix, of: broken, right: LayoutHistory(of: script.text))
        #expect(verdict.isRightAtEnd && verdict.isRightThroughout && verdict.isClean)
    }
}
