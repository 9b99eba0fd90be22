/// A possible completion at the cursor.
struct Candidate {
    /// Replaces the text in `range`.
    let text: String
    /// The part that is already typed, in UTF-8 bytes, up to the cursor.
    let range: Range<Int>
    /// A short description.
    let summary: String
    /// What must follow, such as the parenthesis of a call.
    var following = ""

    /// The text with what must follow, unless it is there.
    func insertion(in text: String) -> String {
        let rest = text.utf8.dropFirst(range.upperBound)
        return following.isEmpty || rest.first == following.utf8.first ? self.text : self.text + following
    }
}
