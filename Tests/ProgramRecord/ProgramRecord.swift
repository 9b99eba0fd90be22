import Foundation
import Masonry
import MasonryLanguage
import TokenFuzzing

/// Prints what the program says of every program among the fixtures: what `check` and `run` find, with slug, severity, place and
/// edits, what would fix the layout, and the frames. Two records show what a change of the code changes.
///
///     masonry-record [--messages] FOLDER
///
/// Or prints how many examples of rules are answered in other surroundings, and which are not:
///
///     masonry-record --perturb
@main
enum ProgramRecord {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == ["--perturb"] { return printPerturbed() }
        let withMessages = arguments.contains("--messages")
        arguments.removeAll { $0 == "--messages" }
        guard let folder = arguments.first else {
            FileHandle.standardError.write(Data("usage: masonry-record [--messages] FOLDER\n".utf8))
            exit(64)
        }
        let programs = Program.all(in: URL(filePath: folder))
        let workers = ProcessInfo.processInfo.activeProcessorCount
        let entries = await withTaskGroup(of: [(Int, String)].self) { group in
            for worker in 0..<workers {
                group.addTask {
                    stride(from: worker, to: programs.count, by: workers).map { index in
                        (index, ProgramEntry(programs[index], withMessages: withMessages).text)
                    }
                }
            }
            var entries: [(Int, String)] = []
            for await some in group { entries += some }
            return entries
        }
        for (_, text) in entries.sorted(by: { $0.0 < $1.0 }) { print(text) }
    }

    private static func printPerturbed() {
        for change in PerturbedExample.Change.allCases {
            let all = PerturbedExample.all.filter { $0.change == change }
            let wrong = all.filter { !$0.isRight }
            print("\(change.rawValue): \(all.count - wrong.count) of \(all.count) right")
            for example in wrong {
                print("    \(example.rule)", example.before, "expected:", example.after, separator: "\n")
                print("found:", example.result ?? "no edit", separator: "\n")
            }
        }
    }
}
