/// A comment between two tokens. The `#!` line counts as one.
package struct Comment {
    /// The comment as written, without trailing blanks, with `\n` between lines.
    package let text: String
    /// Whether it always extends to the end of its line.
    let endsLine: Bool
    /// The newlines before it.
    let newlinesBefore: Int

    var startsLine: Bool { newlinesBefore > 0 }
}
