internal import MasonryLanguage

/// The format of an exported layout, chosen by the file's name.
enum ExportFormat: Equatable {
    case svg, png, pdf, json, txt
    case code(CodeFormat, CodeLanguage)

    /// By file suffix.
    private static let all: [(suffix: String, format: ExportFormat)] =
        [(".svg", .svg), (".png", .png), (".pdf", .pdf), (".json", .json), (".txt", .txt)]
        + CodeLanguage.allCases.map { (".\($0.rawValue)", .code($0.usualFormat, $0)) }

    static var suffixes: [String] { all.map(\.suffix) }

    /// - Returns: nil for an unknown suffix.
    init?(path: String) {
        guard let known = Self.all.first(where: { path.lowercased().hasSuffix($0.suffix) }) else { return nil }
        self = known.format
    }
}
