import CallFuzzing
import MasonryLanguage

/// Calls that the input decides, in an accent that it decides too, one after the other.
enum CallFuzzingTarget {
    private static let maxCalls = 16

    static func complaints(about input: [UInt8]) -> [String] {
        var choices = Choices(input)
        let trial = CallTrial(Accent.allCases[choices.below(Accent.allCases.count)])
        for _ in 0..<maxCalls where !choices.isOver {
            let complaints = trial.complaints(about: trial.call(by: &choices))
            if !complaints.isEmpty { return complaints }
        }
        return []
    }
}
