/// How many colors a terminal shows.
public enum ColorDepth: Hashable, Sendable {
    case none, ansi16, ansi256
}
