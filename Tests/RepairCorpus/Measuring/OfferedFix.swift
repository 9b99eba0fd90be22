import MasonryLanguage

/// A fix that the program offers with a report.
enum OfferedFix: Hashable {
    /// A change to the script.
    case edit(Replacement)
    /// A statement to run after the script.
    case statement(String)

    /// The fixes of diagnostics, in order.
    static func all(of diagnostics: [Diagnostic]) -> [OfferedFix] {
        diagnostics.flatMap { diagnostic -> [OfferedFix] in
            [diagnostic.replacement.map(OfferedFix.edit), diagnostic.repair.map { .statement($0.statement) }]
                .compactMap { $0 }
        }
    }
}
