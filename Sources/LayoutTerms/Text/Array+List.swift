extension [String] {
    /// `#1, #2 and #3`
    ///
    /// - Parameter most: the most items listed if there are more: `#1, #2, #3, #4 and 5 more`.
    package func joinedAsList(most: Int = 4) -> String {
        if count < 2 { return joined() }
        if count - 1 > most { return prefix(most).joined(separator: ", ") + " and \(count - most) more" }
        return dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
