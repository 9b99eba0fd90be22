internal import Foundation

// embed-pages OUTPUT FOLDER FILE…: writes a Swift file with the texts of files below a folder.

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, let folder = arguments.dropFirst().first else {
    fatalError("usage: embed-pages OUTPUT FOLDER FILE…")
}
let pages = try arguments.dropFirst(2).map { path in
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // More number signs than the text has in a row, so that nothing in it ends the literal.
    let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
    let fence = String(repeating: "#", count: longest + 1)
    return "        (\"\(path.dropFirst(folder.count + 1))\", \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)),\n"
}
let code = """
    /// The lessons and the demos, as they were when the program was built.
    enum EmbeddedPages {
        /// The pages, with their paths in `docs`, in order.
        static let all: [(path: String, text: String)] = [
    \(pages.joined())    ]
    }

    """
try code.write(toFile: output, atomically: true, encoding: .utf8)
