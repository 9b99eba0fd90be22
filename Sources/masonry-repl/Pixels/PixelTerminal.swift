internal import Glibc
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

    /// How long it may take to answer, in milliseconds.
    private static let patience: Int32 = 400
    private static let usualCell = (width: 10, height: 20)
    /// Which asks what the terminal can do; all terminals answer, in order.
    private static let attributes = "\u{1B}[c"
    private static let cellSize = "\u{1B}[16t"

    /// What is said of a terminal without pixels.
    static let refusal = Diagnostic(
        severity: .note, slug: Slug.terminal.rawValue, message: "this terminal shows no pixels",
        help: "it answers neither to kitty's graphics protocol nor as a terminal with sixels")

    /// Asks the terminal; nil if it shows no pixels, or there is none.
    init?(_ terminal: Terminal) {
        guard terminal.isInputTerminal, terminal.isOutputTerminal, !terminal.isDumb,
            let reply = Self.reply(to: KittyGraphics.question + Self.cellSize + Self.attributes)
        else { return nil }
        if reply.contains(KittyGraphics.reply) {
            format = .kitty
        } else if Self.numbers(in: reply, from: "\u{1B}[?", to: "c").contains(4) {
            format = .sixel
        } else {
            return nil
        }
        let size = Self.numbers(in: reply, from: "\u{1B}[6;", to: "t")
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

    /// What the terminal answers, up to its attributes; nil if it does not answer in time.
    private static func reply(to question: String) -> String? {
        var earlier = termios()
        guard tcgetattr(STDIN_FILENO, &earlier) == 0 else { return nil }
        var modes = earlier
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &earlier) }
        guard Glibc.write(STDOUT_FILENO, question, question.utf8.count) == question.utf8.count else { return nil }
        var reply: [UInt8] = []
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while poll(&input, 1, patience) > 0 {
            var chunk = [UInt8](repeating: 0, count: 256)
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            guard count > 0 else { return nil }
            reply += chunk[..<count]
            let text = String(decoding: reply, as: UTF8.self)
            if let start = text.firstRange(of: "\u{1B}[?"), text[start.upperBound...].contains("c") { return text }
        }
        return nil
    }

    /// The numbers of an answer, between its start and its last letter.
    private static func numbers(in reply: String, from start: String, to end: Character) -> [Int] {
        guard let start = reply.firstRange(of: start) else { return [] }
        return reply[start.upperBound...].prefix { $0 != end }.split(separator: ";").compactMap { Int($0) }
    }
}
