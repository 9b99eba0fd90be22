import Foundation
import Masonry
import MasonryLanguage

/// Prints what the program says of every program among the fixtures: what `check` and `run` find, with slug, severity, place and
/// edits, what would fix the layout, and the frames. Two records show what a change of the code changes.
///
///     masonry-record [--messages] FOLDER
@main
enum ProgramRecord {
    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
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
}
