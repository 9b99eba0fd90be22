import CallFuzzing
internal import Glibc
import MasonryLanguage
import TokenFuzzing

/// Programs that the input decides, in an accent that it decides too, one after the other.
enum TokenFuzzingTarget {
    private static let maxPrograms = 8
    private static let trials = Accent.allCases.map { TokenTrial($0) }

    static func complaints(about input: [UInt8]) -> [String] {
        var choices = Choices(input)
        let trial = trials[choices.below(trials.count)]
        for _ in 0..<maxPrograms where !choices.isOver {
            let program = trial.program(choices.below(trial.count), by: &choices)
            if getenv("SHOW") != nil { MasonryFuzz.complain("trying\n\(program)") }
            let complaints = trial.complaints(about: program)
            if !complaints.isEmpty { return complaints + [program] }
        }
        return []
    }
}
