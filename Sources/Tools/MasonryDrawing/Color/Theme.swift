/// The colors and lines of pictures.
public enum Theme: String, CaseIterable, Sendable {
    /// Light colors, for a dark terminal.
    case dark
    /// Dark colors, for a light terminal or a projector.
    case light
    /// Colors that remain distinct with color blindness for red and green or blue and yellow (Okabe and Ito).
    case colorblind
    /// For a room: thick lines, everything bold and nothing dimmed, in colors for dark and light backgrounds.
    case large

    /// Whether everything is drawn as strongly as possible.
    public var isLarge: Bool { self == .large }

    var palette: ViewPalette {
        switch self {
        case .dark: .dark
        case .light: .light
        case .colorblind: .colorblind
        case .large: .large
        }
    }
}
