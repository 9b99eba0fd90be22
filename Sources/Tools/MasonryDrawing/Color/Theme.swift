/// The colors and lines of pictures.
public enum Theme: String, CaseIterable, Sendable {
    /// As what shows the picture: a terminal is taken to be dark, an SVG file follows its reader, other files are light.
    case auto
    /// Light colors on a dark background.
    case dark
    /// Dark colors on a light background, as of a projector.
    case light
    /// Colors that remain distinct with color blindness for red and green or blue and yellow (Okabe and Ito).
    case colorblind
    /// For a room: thick lines, everything bold and nothing dimmed, in colors for dark and light backgrounds.
    case large

    /// Whether everything is drawn as strongly as possible.
    public var isLarge: Bool { self == .large }

    var palette: ViewPalette {
        switch self {
        case .auto, .dark: .dark
        case .light: .light
        case .colorblind: .colorblind
        case .large: .large
        }
    }
}
