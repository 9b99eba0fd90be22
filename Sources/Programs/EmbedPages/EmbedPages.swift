import Foundation
import PackagePlugin

/// Puts pages into a target, as a Swift file with their texts: the words of other languages and the pages of rules into the
/// library, the lessons and the demos of `docs` into the program.
@main
struct EmbedPages: BuildToolPlugin {
    private static let folders = [
        "FixIts": [("Sources/Rules/Words", "txt")],
        "MasonryLanguage": [("Sources/Rules/Pages", "md")],
        "MasonryPage": ["html", "css", "js"].map { ("Sources/Tools/MasonryPage/Page", $0) },
        "masonry-repl": [("docs/learn", "md"), ("docs/lessons", "md"), ("docs/demos", "mas")],
    ]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let top = context.package.directoryURL
        let pages = try Self.folders[target.name, default: []].flatMap { folder, type in
            let folder = top.appending(path: folder)
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == type }.sorted { $0.path < $1.path }
                .map { (path: "\(folder.lastPathComponent)/\($0.lastPathComponent)", file: $0) }
        }
        let entries = try pages.map { page in
            let text = try String(contentsOf: page.file, encoding: .utf8)
            // More number signs than the text has in a row, so that nothing in it ends the literal.
            let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
            let fence = String(repeating: "#", count: longest + 1)
            return "        (\"\(page.path)\", \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)),\n"
        }
        let code = """
            /// The pages, as they were when the target was built.
            enum EmbeddedPages {
                /// The paths of the pages and their texts, in order.
                static let all: [(path: String, text: String)] = [
            \(entries.joined())    ]
            }

            """
        let folder = context.pluginWorkDirectoryURL
        let output = folder.appending(path: "EmbeddedPages.swift")
        if (try? String(contentsOf: output, encoding: .utf8)) != code {
            try code.write(to: output, atomically: true, encoding: .utf8)
        }
        // The file is there already; the command only says so.
        return [
            .prebuildCommand(
                displayName: "Embedding pages", executable: URL(filePath: "/usr/bin/true"), arguments: [],
                outputFilesDirectory: folder)
        ]
    }
}
