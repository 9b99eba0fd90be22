/// A format that a layout can be written in. `SceneCode` writes those of code, `JSONReport` JSON, and `MasonryDrawing` pictures.
public enum LayoutFormat: String, CaseIterable, Sendable {
    case text, ascii, svg, png, pdf, json
    /// Masonry, in Objective-C.
    case masonry
    /// SnapKit, in Swift.
    case snapkit
    /// Plain UIKit constraints, in either language.
    case nslayoutconstraint
    /// UIKit's layout anchors, in Swift.
    case anchors

    private struct Facts {
        let summary: String
        var suffixes: [String] = []
        var isForPeople = false
        var isPicture = false
        var isBinary = false
        var languages: [CodeLanguage] = []
    }

    private var facts: Facts {
        switch self {
        case .text: Facts(summary: "the picture of the terminal", suffixes: [".txt"], isForPeople: true)
        case .ascii: Facts(summary: "the picture of the terminal, in ASCII", isForPeople: true)
        case .svg: Facts(summary: "a picture", suffixes: [".svg"], isPicture: true)
        case .png: Facts(summary: "a picture, in pixels", suffixes: [".png"], isPicture: true, isBinary: true)
        case .pdf: Facts(summary: "a picture, on a page", suffixes: [".pdf"], isPicture: true, isBinary: true)
        case .json: Facts(summary: "frames, constraints and findings, for programs", suffixes: [".json"])
        case .masonry: Facts(summary: "code for Masonry", languages: [.objectiveC])
        case .snapkit: Facts(summary: "code for SnapKit", languages: [.swift])
        case .nslayoutconstraint: Facts(summary: "code for UIKit alone", languages: [.swift, .objectiveC])
        case .anchors: Facts(summary: "code with UIKit's layout anchors", languages: [.swift])
        }
    }

    /// What it is, in a few words.
    public var summary: String { facts.summary }

    /// Whether it is meant for people rather than programs.
    public var isForPeople: Bool { facts.isForPeople }

    /// Whether it is a picture that is drawn in points.
    public var isPicture: Bool { facts.isPicture }

    /// Whether it is no text, so that a terminal can't show it.
    public var isBinary: Bool { facts.isBinary }

    /// The languages of the format, the default first; empty if it is not code.
    public var languages: [CodeLanguage] { facts.languages }

    /// The ends of the names of its files, with their dot.
    public var suffixes: [String] { facts.suffixes + languages.map(\.suffix) }

    /// The formats of code.
    public static let code = allCases.filter { !$0.languages.isEmpty }

    /// The ends of all names of files, each once.
    public static let suffixes = allCases.flatMap(\.suffixes).reduce(into: [String]()) { suffixes, suffix in
        if !suffixes.contains(suffix) { suffixes.append(suffix) }
    }

    /// The format of a file, by the end of its name; the first if there are several. Nil for an unknown end.
    public init?(path: String) {
        guard
            let format = Self.allCases.first(where: { format in
                format.suffixes.contains(where: path.lowercased().hasSuffix)
            })
        else { return nil }
        self = format
    }

    /// The language of code in a file, by the end of its name; nil if the format has none for it.
    public func language(ofFile path: String) -> CodeLanguage? {
        languages.first { path.lowercased().hasSuffix($0.suffix) }
    }
}
