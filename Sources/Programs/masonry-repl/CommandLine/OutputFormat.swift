internal import ArgumentParser
internal import MasonryLanguage

/// How a script's final layout is printed.
enum OutputFormat: ExpressibleByArgument, Equatable {
    case text, ascii, svg, png, pdf, json
    case code(CodeFormat)

    private static let all: [(name: String, format: OutputFormat)] =
        [("text", .text), ("ascii", .ascii), ("svg", .svg), ("png", .png), ("pdf", .pdf), ("json", .json)]
        + CodeFormat.allCases.map { ($0.rawValue, .code($0)) }

    init?(argument: String) {
        guard let known = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = known.format
    }

    static var allValueStrings: [String] { all.map(\.name) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    var defaultValueDescription: String { Self.all.first { $0.format == self }?.name ?? "" }

    /// Whether it is meant for people rather than programs.
    var isForPeople: Bool { self == .text || self == .ascii }

    /// Whether it is no text, so that a terminal can't show it.
    var isBinary: Bool { self == .png || self == .pdf }
}
