import CallFuzzing
import Glibc
import MasonryLanguage
import TokenFuzzing

/// Tries programs with changed tokens, in all accents in turn. Each is printed before it is tried, so that the last one printed is
/// the one that ended the process.
///
///     masonry-token-trials SEED [PASSES]      so many passes over the examples of all rules, each with other changes
@main
enum TokenTrials {
    /// What separates the programs.
    private static let mark = "\u{1}"

    static func main() {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        guard let seed = numbers.first else {
            say("masonry-token-trials SEED [PASSES]\n")
            exit(64)
        }
        var choices = Choices(seed: seed)
        let trials = Accent.allCases.map { ($0, TokenTrial($0)) }
        for _ in 0..<(numbers.dropFirst().first ?? 1) {
            for (accent, trial) in trials {
                for number in 0..<trial.count { attempt(trial.program(number, by: &choices), accent, trial) }
            }
        }
    }

    private static func attempt(_ program: String, _ accent: Accent, _ trial: TokenTrial) {
        say("\(mark)\(accent)\n\(program)\n")
        let complaints = trial.complaints(about: program)
        if complaints.isEmpty { return }
        say(complaints.joined(separator: "\n") + "\n")
        exit(1)
    }

    /// Prints at once, so that nothing is lost if the process ends.
    private static func say(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
