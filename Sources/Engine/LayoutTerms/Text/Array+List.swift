extension [String] {
    /// `#1, #2 and #3`
    ///
    /// - Parameters:
    ///   - limit: the most items that are listed if there are more: `#1, #2, #3, #4 and 5 more`.
    ///   - word: what is before the last one.
    package func joinedAsList(limit: Int = 4, _ word: String = "and") -> String {
        if count < 2 { return joined() }
        if count - 1 > limit { return prefix(limit).joined(separator: ", ") + " and \(count - limit) more" }
        return dropLast().joined(separator: ", ") + " \(word) " + self[count - 1]
    }
}
