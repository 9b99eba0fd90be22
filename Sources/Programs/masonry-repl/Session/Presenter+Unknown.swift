internal import MasonryLanguage

extension Presenter {
    /// How many warnings on what is unknown are shown whole, and how many names of others are listed.
    private static let (shownUnknown, listedUnknown) = (2, 8)
    private static let unknown: Set = ["unknown-name", "unknown-call", "unknown-member"]

    /// The diagnostics of a project's file with the warnings on what nothing at hand declares in few lines: the first ones, and a
    /// list of the others. One that says what to write instead stays as it is.
    static func joiningUnknown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let alike = diagnostics.indices.filter { index in
            let diagnostic = diagnostics[index]
            return diagnostic.severity == .warning && unknown.contains(diagnostic.slug)
                && diagnostic.replacement == nil && diagnostic.repairs.isEmpty
        }
        guard alike.count > shownUnknown + 1 else { return diagnostics }
        let rest = alike.dropFirst(shownUnknown)
        let places = rest.prefix(listedUnknown).map { index in
            "\(diagnostics[index].message.firstQuoted ?? diagnostics[index].message)"
                + (diagnostics[index].line.map { " (line \($0))" } ?? "")
        }
        let more = rest.count > listedUnknown ? ", and \(rest.count - listedUnknown) more" : ""
        let list = Diagnostic(
            severity: .warning, slug: diagnostics[rest[rest.startIndex]].slug,
            message: "also unknown: \(places.joined(separator: ", "))\(more)",
            help: "--verbose shows each at its place")
        var joined = diagnostics
        joined[rest[rest.startIndex]] = list
        for index in rest.dropFirst().reversed() { joined.remove(at: index) }
        return joined
    }
}

extension String {
    /// The first name in backticks, with them.
    fileprivate var firstQuoted: String? {
        guard let start = firstIndex(of: "`"), let end = self[index(after: start)...].firstIndex(of: "`") else {
            return nil
        }
        return String(self[start...end])
    }
}
