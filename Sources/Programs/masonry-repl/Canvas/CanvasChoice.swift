internal import MasonryDrawing

/// The user's picture settings, which survive a crash.
struct CanvasChoice: Equatable {
    var mode = SessionCanvas.Mode.auto
    var theme = Theme.auto
    var zoom: String?
    var aids: Set<PictureAid> = []
    var isAnimated = false

    private static let separator = ","
    private static let animated = "animated"

    /// The fields in a journal.
    var fields: [String] {
        [
            mode.rawValue, theme.rawValue, zoom ?? "",
            PictureAid.allCases.filter(aids.contains).map(\.rawValue).joined(separator: Self.separator),
            isAnimated ? Self.animated : "",
        ]
    }
}

extension CanvasChoice {
    init?(fields: [String]) {
        guard fields.count == 5, let mode = SessionCanvas.Mode(rawValue: fields[0]),
            let theme = Theme(rawValue: fields[1])
        else { return nil }
        self.mode = mode
        self.theme = theme
        zoom = fields[2].isEmpty ? nil : fields[2]
        aids = Set(fields[3].split(separator: Self.separator).compactMap { PictureAid(rawValue: String($0)) })
        isAnimated = fields[4] == Self.animated
    }
}
