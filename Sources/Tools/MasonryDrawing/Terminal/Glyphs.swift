/// The characters that a picture is drawn with.
struct Glyphs {
    var isASCII: Bool
    /// Whether lines are thick.
    var isHeavy = false

    var dot: Character { isASCII ? "*" : "•" }
    /// For a view that is too small to draw.
    var speck: Character { isASCII ? "o" : "▪" }
    var ellipsis: String { isASCII ? ".." : "…" }
    /// From the first to the last.
    var through: String { isASCII ? "-" : "–" }
    var times: String { isASCII ? "x" : "×" }
    var middleDot: String { isASCII ? "|" : "·" }
    var cross: String { isASCII ? "x" : "✗" }
    /// Between the old and new value.
    var becomes: String { isASCII ? "->" : "→" }
    /// Between the current value and the required one.
    var takes: String { isASCII ? "<-" : "←" }
    /// Before the names of changed views.
    var appeared: String { "+" }
    var moved: String { "~" }

    /// The character that joins the arms. `isEven` marks alternate cells of a broken line where the character can't
    /// show the style.
    func line(_ arms: LineArms, _ style: LineStyle, isEven: Bool = true) -> Character {
        switch arms {
        case .horizontal: horizontal(style, isEven: isEven)
        case .vertical: vertical(style)
        default: isASCII ? asciiCorner(arms, style) : (isHeavy ? Self.heavyCorners : Self.corners)[Int(arms.rawValue)]
        }
    }

    func arrow(_ side: Side) -> Character {
        switch side {
        case .left: isASCII ? "<" : "←"
        case .top: isASCII ? "^" : "↑"
        case .right: isASCII ? ">" : "→"
        case .bottom: isASCII ? "v" : "↓"
        }
    }

    private func horizontal(_ style: LineStyle, isEven: Bool) -> Character {
        switch style {
        case .solid: isASCII ? "-" : isHeavy ? "━" : "─"
        case .dashed: isASCII ? (isEven ? "-" : " ") : isHeavy ? "╍" : "╌"
        case .dotted: isASCII ? "." : isHeavy ? "┉" : "┈"
        case .margin, .away: isASCII ? "," : "·"
        case .ghost: isASCII ? "%" : "░"
        case .alignment: isASCII ? "'" : isHeavy ? "┅" : "┄"
        }
    }

    private func vertical(_ style: LineStyle) -> Character {
        switch style {
        case .solid: isASCII ? "|" : isHeavy ? "┃" : "│"
        case .dashed: isASCII ? ":" : isHeavy ? "╏" : "╎"
        case .dotted: isASCII ? "." : isHeavy ? "┋" : "┊"
        case .margin, .away, .ghost: horizontal(style, isEven: true)
        case .alignment: isASCII ? "'" : isHeavy ? "┇" : "┆"
        }
    }

    private func asciiCorner(_ arms: LineArms, _ style: LineStyle) -> Character {
        switch arms {
        case []: " "
        case _ where style == .dotted: "."
        case .left, .right: "-"
        case .up, .down: "|"
        default: "+"
        }
    }

    /// Indexed by the arms' raw value.
    private static let corners: [Character] = [
        " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
    ]
    private static let heavyCorners: [Character] = [
        " ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋",
    ]
}
