extension [String] {
    /// `#1, #2 and #3`
    ///
    /// - Parameter most: how many are said where there are more: `#1, #2, #3 and 5 more`.
    package func joinedAsList(most: Int = .max) -> String {
        if count < 2 { return joined() }
        if count - 1 > most { return prefix(most).joined(separator: ", ") + " and \(count - most) more" }
        return dropLast().joined(separator: ", ") + " and " + self[count - 1]
    }
}
