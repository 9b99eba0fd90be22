internal import Masonry

/// The effect of a link of a chain, in the columns of a trace.
struct TraceRow {
    /// The link or its substitute; empty if the row above has it.
    var label = ""
    /// Each on its own line, unless they are a list.
    var parts: [String]
    /// Whether the row is a heading and ignores the columns.
    var isHeading = false
    /// The common prefix of the parts of a list.
    var lead: String?
    /// Whether the parts are similar and are placed side by side if there is room.
    var isList = false
    /// The maker's array before and after, or why a constraint is on its view.
    var aside = ""

    func visible(asASCII isASCII: Bool) -> TraceRow {
        TraceRow(
            label: label.visible(asASCII: isASCII), parts: parts.map { $0.visible(asASCII: isASCII) },
            isHeading: isHeading, lead: lead?.visible(asASCII: isASCII), isList: isList,
            aside: aside.visible(asASCII: isASCII))
    }
}
