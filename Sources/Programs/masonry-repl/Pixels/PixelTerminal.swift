internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// A terminal that shows pixels, as it says itself.
struct PixelTerminal {
    private enum Format {
        case kitty, sixel
    }

    private let format: Format
    /// The pixels of a cell.
    private let cell: (width: Int, height: Int)

    private static let usualCell = (width: 10, height: 20)
    private static let cellSize = "\u{1B}[16t"

    /// The message about a terminal without pixels.
    static let refusal = Diagnostic(
        severity: .note, slug: Slug.terminal.rawValue, message: "this terminal shows no pixels",
        help: "it answers neither to kitty's graphics protocol nor as a terminal with sixels")

    /// Asks the terminal; nil if it shows no pixels, or there is none.
    ///
    /// - Parameter keep: takes what the user types meanwhile.
    init?(_ terminal: Terminal, keepingTyped keep: ([UInt8]) -> Void = { _ in }) {
        guard terminal.isInputTerminal, terminal.isOutputTerminal, !terminal.isDumb else { return nil }
        let reply = terminal.reply(to: KittyGraphics.question + Self.cellSize)
        keep(reply.typed)
        if reply.text.contains(KittyGraphics.reply) {
            format = .kitty
        } else if reply.numbers(from: "\u{1B}[?", to: "c").contains(4) {
            format = .sixel
        } else {
            return nil
        }
        let size = reply.numbers(from: "\u{1B}[6;", to: "t")
        cell =
            size.count == 2 && size.allSatisfy { $0 > 0 } ? (size[1], size[0]) : terminal.cellSize ?? Self.usualCell
    }

    /// The picture, in at most so many columns and rows, and how many rows it takes.
    func text(_ picture: PixelPicture, columns: Int, rows: Int) throws(PixelPicture.Failure) -> String {
        let room = (width: columns * cell.width, height: rows * cell.height)
        switch format {
        case .kitty: return KittyGraphics.text(ofPNG: try picture.png(fitting: room))
        case .sixel: return Sixel.text(of: try picture.image(fitting: room)) + "\n"
        }
    }
}
