/// What a file of a project is read with.
package struct SourceContext: Sendable {
    /// Other files that declare what it uses: they are looked at for types, members and macros, and nothing of them runs.
    package var companions: [SourceText]
    /// The mark of what is private to the file, which files with equal private names keep apart; empty in the file that runs.
    package var scope: String

    package init(companions: [SourceText] = [], scope: String = "") {
        (self.companions, self.scope) = (companions, scope)
    }
}
