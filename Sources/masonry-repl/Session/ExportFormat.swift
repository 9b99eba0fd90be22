internal import MasonryLanguage

/// What a layout is written to a file as; the file's name says which.
enum ExportFormat: Equatable {
    case svg, json, txt
    case code(CodeFormat, CodeLanguage)

    /// By how the names of such files end.
    private static let all: [(suffix: String, format: ExportFormat)] =
        [(".svg", .svg), (".json", .json), (".txt", .txt)]
        + CodeLanguage.allCases.map { (".\($0.rawValue)", .code($0.usualFormat, $0)) }

    static var suffixes: [String] { all.map(\.suffix) }

    /// - Returns: nil where the name ends otherwise.
    init?(path: String) {
        guard let known = Self.all.first(where: { path.lowercased().hasSuffix($0.suffix) }) else { return nil }
        self = known.format
    }
}
