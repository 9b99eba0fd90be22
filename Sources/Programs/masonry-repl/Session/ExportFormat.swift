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

    var summary: String {
        switch self {
        case .svg: "a picture"
        case .png: "a picture, in pixels"
        case .pdf: "a picture, on a page"
        case .json: "frames, constraints and findings, for programs"
        case .txt: "the picture of the terminal"
        case .code(_, .objectiveC): "code in Objective-C, with Masonry"
        case .code(_, .swift): "code in Swift, with SnapKit"
        }
    }

    /// - Returns: nil for an unknown suffix.
    init?(path: String) {
        guard let known = Self.all.first(where: { path.lowercased().hasSuffix($0.suffix) }) else { return nil }
        self = known.format
    }
}
