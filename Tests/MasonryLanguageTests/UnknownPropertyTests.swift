import Masonry
import MasonryLanguage
import Testing

/// Properties that nothing has, and which one was intended.
@Suite("Unknown properties")
struct UnknownPropertyTests {
    @Test(arguments: [
        ("UILabel *a = [UILabel new];\na.txt = @\"hello\";", "m", "txt", "text"),
        ("UILabel *a = [UILabel new];\n[a setTxt:@\"hello\"];", "m", "setTxt", "setText"),
        ("UIView *a = [UIView new];\n[a setHiden:YES];", "m", "setHiden", "setHidden"),
        ("let a = UILabel()\na.txt = \"hello\"", "swift", "txt", "text"),
    ])
    func theMostSimilarIsOffered(_ text: String, _ ending: String, _ written: String, _ intended: String) {
        let run = AccentRun(text, ending: ending)
        #expect(run.outcome.diagnostics.map(\.slug) == ["unknown-call"])
        let fixed = run.outcome.diagnostics.first?.replacement.map { Edit.applied($0, to: text) }
        #expect(fixed == text.replacing(written, with: intended))
        #expect(AccentRun(fixed ?? "", ending: ending).outcome.diagnostics.isEmpty)
    }

    /// What is like nothing that there is may be anything.
    @Test func unknownPropertiesAreOnlyReported() {
        let run = AccentRun("UIView *a = [UIView new];\na.wobbliness = 3;", ending: "m")
        #expect(run.outcome.diagnostics.map(\.slug) == ["unknown-call"])
        #expect(run.outcome.diagnostics.first?.replacement == nil)
    }
}
