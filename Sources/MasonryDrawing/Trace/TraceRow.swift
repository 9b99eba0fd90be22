internal import Masonry

/// What a link of a chain did, in the columns of a trace.
struct TraceRow {
    /// The link, or what stands for it; empty where the row above has it.
    var label = ""
    /// Each on a line of its own, unless they are a list.
    var parts: [String]
    /// Whether the row heads others, and keeps no columns.
    var isHeading = false
    /// What the parts of a list have in common, said before them.
    var lead: String?
    /// Whether the parts are alike, and go side by side as far as there is room.
    var isList = false
    /// The maker's array before and after, or why a constraint is where it is.
    var aside = ""

    func visible(asASCII isASCII: Bool) -> TraceRow {
        TraceRow(
            label: label.visible(asASCII: isASCII), parts: parts.map { $0.visible(asASCII: isASCII) },
            isHeading: isHeading, lead: lead?.visible(asASCII: isASCII), isList: isList,
            aside: aside.visible(asASCII: isASCII))
    }
}
