internal import ArgumentParser
internal import MasonryDrawing
internal import MasonryLanguage

/// What is made of the final layout, and where it goes.
struct PictureOptions: ParsableArguments {
    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "How to print the final layout: as a picture, as JSON, or as code for a project.",
            valueName: LayoutFormat.allValueStrings.joined(separator: "|")))
    var chosenFormat: LayoutFormat?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "Write the final layout to this file, in the format that its name ends in.", valueName: "file"),
        completion: .file(extensions: LayoutFormat.suffixes.map { String($0.dropFirst()) }))
    var file: String?

    @Option(
        help: ArgumentHelp("Of svg, png and pdf: how large a point is, in pixels.", valueName: "pixels"),
        completion: .default)
    var scale: Double?

    @Option(
        help: ArgumentHelp("Of svg, png and pdf: the room around the layout, in points.", valueName: "points"),
        completion: .default)
    var padding: Double?

    /// The name of a file that is standard output.
    private static let standardOutput = "-"

    /// The format that is asked for, or that of the file.
    var format: LayoutFormat { chosenFormat ?? path.flatMap(LayoutFormat.init(path:)) ?? .text }

    /// The file to write; nil for standard output.
    var path: String? { file == Self.standardOutput ? nil : file }

    func validate() throws {
        if let path, chosenFormat == nil, LayoutFormat(path: path) == nil {
            throw ValidationError(
                "the name of `\(path)` names no format: it can end in \(LayoutFormat.suffixes.alternatives), or use --format"
            )
        }
        if let scale, !(scale > 0 && scale.isFinite) { throw ValidationError("--scale needs a number above 0") }
        if let padding, !(padding >= 0 && padding.isFinite) {
            throw ValidationError("--padding needs a number from 0 on")
        }
        if scale ?? padding != nil, !format.isPicture {
            throw ValidationError(
                "--\(scale == nil ? "padding" : "scale") is for svg, png and pdf, not \(format.rawValue)")
        }
        if format.isBinary, path == nil, Terminal().isOutputTerminal {
            throw ValidationError("--format \(format.rawValue) is no text: write it to a file with -o FILE")
        }
    }

    /// How a layout is drawn in a file.
    func picture(_ theme: Theme) -> SVGPicture { SVGPicture(theme: theme, scale: scale, padding: padding) }

    /// Writes what was made of the layout.
    func write(_ bytes: [UInt8], to console: Console) throws(FileError) {
        if let path { return try TextFile.put(bytes, at: path) }
        if format.isBinary { return console.write(bytes: bytes) }
        console.write(String(decoding: bytes, as: UTF8.self))
    }
}
