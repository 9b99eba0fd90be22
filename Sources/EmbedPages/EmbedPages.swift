import Foundation
import PackagePlugin

/// Puts the lessons and the demos of `docs` into the program, as a Swift file that `embed-pages` writes.
@main
struct EmbedPages: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let docs = context.package.directoryURL.appending(path: "docs")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPages.swift")
        let pages = try [("learn", "md"), ("demos", "mas")].flatMap { folder, type in
            try FileManager.default.contentsOfDirectory(
                at: docs.appending(path: folder), includingPropertiesForKeys: nil
            )
            .filter { $0.pathExtension == type }.sorted { $0.path < $1.path }
        }
        return [
            .buildCommand(
                displayName: "Embedding lessons and demos", executable: try context.tool(named: "embed-pages").url,
                arguments: [output.path, docs.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
        ]
    }
}
