/// A comment as it stands between two tokens; the `#!` line is one.
package struct Comment {
    /// As it is written, without blanks at the ends of its lines, and with `\n` between them.
    package let text: String
    /// Whether it reaches to the end of its line in any case.
    let endsLine: Bool
    /// The new lines between it and what stands before it.
    let newlinesBefore: Int

    var startsLine: Bool { newlinesBefore > 0 }
}
