import CallFuzzing
import MasonryLanguage
import Testing

/// No call ends the process, whatever its name, its receiver and its arguments; one that fails changes nothing, and one that
/// does not can be taken back. A seed that finds something goes on in `scripts/fuzz calls`.
struct CallTests {
    @Test(arguments: Accent.allCases, 0..<4)
    func everyCallEnds(_ accent: Accent, _ seed: UInt64) {
        let trial = CallTrial(accent)
        var choices = Choices(seed: seed)
        for _ in 0..<1_000 {
            let call = trial.call(by: &choices)
            #expect(trial.complaints(about: call).isEmpty)
        }
    }

    @Test(arguments: [
        (Accent.swift, "a.snp.prepareConstraints()"), (.swift, "let z = CGRectGetHeight()"),
        (.objectiveC, "CGRectGetHeight();"), (.objectiveC, "CGRectInset();"), (.objectiveC, "CGRectUnion(r);"),
        (.swift, "a.snp.arrayWithObject(1)"), (.swift, "objc_getAssociatedObject()"),
    ])
    func aCallWithTooFewArgumentsIsAnError(_ accent: Accent, _ call: String) {
        let interpreter = Interpreter()
        let setup = accent == .swift ? "let a = UIView()" : "CGRect r = CGRectMake(1, 2, 3, 4);"
        for (text, isWrong) in [(setup, false), (call, true)] {
            let source = SourceText(name: "in", text: text, isInput: true, accent: accent)
            #expect(interpreter.run(source).diagnostics.contains { $0.severity != .note } == isWrong)
        }
    }
}
