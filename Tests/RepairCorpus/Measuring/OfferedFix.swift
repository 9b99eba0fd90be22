import MasonryLanguage

/// A fix that the program offers with a report.
enum OfferedFix: Hashable {
    /// A change to the script.
    case edit(Replacement)
    /// A statement to run after the script.
    case statement(String)

    static func fix(of repair: Repair) -> OfferedFix {
        repair.edits.first.map(OfferedFix.edit) ?? .statement(repair.statement)
    }

    /// The fixes of diagnostics, in order. Where one has an edit and a statement, they say the same, and the edit counts.
    static func all(of diagnostics: [Diagnostic]) -> [OfferedFix] {
        diagnostics.flatMap { diagnostic in
            diagnostic.replacement.map { [OfferedFix.edit($0)] } ?? diagnostic.repairs.map(fix(of:))
        }
    }
}
