/// The characters a picture is drawn with.
struct Glyphs {
    var isASCII: Bool

    var dot: Character { isASCII ? "*" : "•" }
    /// Of a view that is too small to be drawn.
    var speck: Character { isASCII ? "o" : "▪" }
    var ellipsis: String { isASCII ? ".." : "…" }
    var times: String { isASCII ? "x" : "×" }
    var middleDot: String { isASCII ? "|" : "·" }
    var cross: String { isASCII ? "x" : "✗" }
    /// Between what was and what is.
    var becomes: String { isASCII ? "->" : "→" }
    /// Between what holds and what it is given.
    var takes: String { isASCII ? "<-" : "←" }
    /// Before the names of views that changed.
    var appeared: String { "+" }
    var moved: String { "~" }

    /// The character that joins the arms; `isEven` tells cells of a broken line apart where a character can't.
    func line(_ arms: LineArms, _ style: LineStyle, isEven: Bool = true) -> Character {
        switch arms {
        case .horizontal: horizontal(style, isEven: isEven)
        case .vertical: vertical(style)
        default: isASCII ? asciiCorner(arms, style) : Self.corners[Int(arms.rawValue)]
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
        case .solid: isASCII ? "-" : "─"
        case .dashed: isASCII ? (isEven ? "-" : " ") : "╌"
        case .dotted: isASCII ? "." : "┈"
        case .margin: isASCII ? "," : "·"
        case .ghost: isASCII ? "%" : "░"
        case .alignment: isASCII ? "'" : "┄"
        }
    }

    private func vertical(_ style: LineStyle) -> Character {
        switch style {
        case .solid: isASCII ? "|" : "│"
        case .dashed: isASCII ? ":" : "╎"
        case .dotted: isASCII ? "." : "┊"
        case .margin, .ghost: horizontal(style, isEven: true)
        case .alignment: isASCII ? "'" : "┆"
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

    /// By the arms' raw value.
    private static let corners: [Character] = [
        " ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼",
    ]
}
