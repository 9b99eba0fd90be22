internal import Masonry

/// Text without final line breaks: pieces, and the places where lines may break.
///
/// After Wadler's prettier printer: a group goes on one line if it fits, and is otherwise broken in its own style.
indirect enum Document {
    case text(String, width: Int)
    /// Text that appears only if its group is broken.
    case whenBroken(String)
    case line(Line)
    case comment(Comment, placement: Placement)
    case sequence([Document])
    /// Lines that break inside it are indented further.
    case indented(Document)
    case group(Document, Style, isBroken: Bool)

    /// A place where a line may break.
    struct Line {
        /// The text if it does not break; nil if it always does.
        var flat: String?
        /// Whether the source breaks the line here.
        var wasBroken = false
        var leavesBlankLine = false
        /// Whether it is the inner side of a bracket, which breaks as soon as any line inside does.
        var isEdge = false
    }

    /// How a group is broken.
    enum Style {
        /// At all of its lines, if the text up to the first possible break inside does not fit.
        case everywhere
        /// At all of its lines, if it does not fit as a whole.
        case block
        /// The same, but without breaking the surrounding group.
        case lastBlock
        /// At all of its lines, only if the source did.
        case asWritten
        /// Where the source did, and where the next piece does not fit.
        case filled
    }

    /// How a comment is placed among its surroundings.
    struct Placement {
        var startsLine: Bool
        var leavesBlankLineBefore = false
        /// Whether the source breaks the line after it.
        var endsLine: Bool
        var leavesBlankLineAfter = false
        /// Whether a space follows it on its line.
        var isSpacedAfter = true
    }

    static var nothing: Document { .sequence([]) }

    static func text(_ text: String) -> Document { .text(text, width: text.columns) }

    static var space: Document { .text(" ", width: 1) }

    /// A group. It is always broken if the source broke it or it contains a mandatory break.
    static func group(_ content: Document, _ style: Style) -> Document {
        .group(content, style, isBroken: content.wasBroken)
    }

    /// Whether the source breaks a line in it, not counting inner groups.
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
    /// The width of the text in columns.
    var columns: Int {
        utf8.allSatisfy { $0 < 0x80 } ? utf8.count : displayWidth
    }
}
