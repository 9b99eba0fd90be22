/// What a layout is written to a file as; the file's name says which.
enum ExportFormat: String, CaseIterable {
    case svg, json, txt

    /// How the names of such files end.
    var suffix: String { "." + rawValue }

    /// - Returns: nil where the name ends otherwise.
    init?(path: String) {
        guard let format = Self.allCases.first(where: { path.lowercased().hasSuffix($0.suffix) }) else { return nil }
        self = format
    }
}
