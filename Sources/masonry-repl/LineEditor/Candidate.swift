/// A possible completion at the cursor.
struct Candidate {
    /// Replaces the text in `range`.
    let text: String
    /// The part that is already typed, in UTF-8 bytes, up to the cursor.
    let range: Range<Int>
    /// A short description.
    let summary: String
}
