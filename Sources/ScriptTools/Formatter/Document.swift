internal import Masonry

/// A text whose lines are not chosen yet: pieces, and the places between them where a line may end.
///
/// After Wadler's prettier printer: a group stands on one line if it fits, and is broken in its own way if it does not.
indirect enum Document {
    case text(String, width: Int)
    /// A text that stands only in a group that is broken.
    case whenBroken(String)
    case line(Line)
    case comment(Comment, placement: Placement)
    case sequence([Document])
    /// What is broken off inside of it starts further right.
    case indented(Document)
    case group(Document, Style, isBroken: Bool)

    /// A place where a line may end.
    struct Line {
        /// What stands there when none does; nil where one always does.
        var flat: String?
        /// Whether a line ended there as it was written.
        var wasBroken = false
        var leavesBlankLine = false
        /// Whether it is the inner side of a bracket, where a line ends as soon as one ends inside.
        var isEdge = false
    }

    /// How a group is broken.
    enum Style {
        /// At each of its lines, if what it starts with does not fit up to where a line ends within.
        case everywhere
        /// At each of its lines, if it does not fit as a whole.
        case block
        /// The same; what stands around it need not be broken for its sake.
        case lastBlock
        /// At each of its lines, only if it was.
        case asWritten
        /// Where it was, and where what follows does not fit.
        case filled
    }

    /// How a comment stands among what is around it.
    struct Placement {
        var startsLine: Bool
        var leavesBlankLineBefore = false
        /// Whether what follows it started a line as it was written.
        var endsLine: Bool
        var leavesBlankLineAfter = false
        /// Whether what follows it on its line keeps a distance.
        var isSpacedAfter = true
    }

    static var nothing: Document { .sequence([]) }

    static func text(_ text: String) -> Document { .text(text, width: text.columns) }

    static var space: Document { .text(" ", width: 1) }

    /// A group; broken in any case where it was, or where a line always ends in it.
    static func group(_ content: Document, _ style: Style) -> Document {
        .group(content, style, isBroken: content.wasBroken)
    }

    /// Whether a line ended in it as it was written, groups within apart.
    private var wasBroken: Bool {
        switch self {
        case .line(let line): line.wasBroken || line.flat == nil
        case .sequence(let parts): parts.contains { $0.wasBroken }
        case .indented(let content): content.wasBroken
        case .text, .whenBroken, .comment, .group: false
        }
    }
}

extension String {
    /// The columns that the text takes.
    var columns: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : displayWidth
    }
}
