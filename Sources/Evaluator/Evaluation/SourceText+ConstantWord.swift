package import Diagnostics
internal import Vocabulary

extension SourceText {
    /// The `let` that a name is declared with.
    package func constantWord(before name: Span) -> Span? {
        let word = Span(name.lower - 4, name.lower - 1)
        return name.lower >= 4 && text(in: word) == ReservedWord.let.rawValue ? word : nil
    }
}
