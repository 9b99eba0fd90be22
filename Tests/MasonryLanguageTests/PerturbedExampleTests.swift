import Testing
internal import TokenFuzzing

/// The rules' examples are answered in other surroundings, too. `scripts/record --perturb` lists those that are not.
@Suite("Examples of rules in other surroundings")
struct PerturbedExampleTests {
    /// Where an expression stands for a number, some rules read what is written, such as a unit or a step.
    @Test(arguments: PerturbedExample.Change.allCases)
    func mostAreAnsweredAlike(_ change: PerturbedExample.Change) {
        let all = PerturbedExample.all.filter { $0.change == change }
        let wrong = all.filter { !$0.isRight }
        #expect(all.count > 100)
        let least = change == .expressions ? 90 : 97
        #expect(wrong.count * 100 <= (100 - least) * all.count, "\(wrong.map(\.rule))")
    }
}
