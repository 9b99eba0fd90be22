/// Something that could be typed at the cursor.
struct Candidate {
    /// What replaces the text in `range`.
    let text: String
    /// What is typed of it, in UTF-8 bytes, up to the cursor.
    let range: Range<Int>
    /// What it is, in a few words.
    let summary: String
}
