/// The colors of pictures.
public enum Theme: String, CaseIterable, Sendable {
    /// Light colors, for a dark terminal.
    case dark
    /// Dark colors, for a light terminal or a projector.
    case light
    /// Colors that remain distinct with color blindness for red and green or blue and yellow (Okabe and Ito).
    case colorblind

    var palette: ViewPalette {
        switch self {
        case .dark: .dark
        case .light: .light
        case .colorblind: .colorblind
        }
    }
}
