/// A session as Markdown: the inputs and their answers, as `masonry-repl test` compares them.
///
/// The session is replayed, since answers depend on the terminal, and a test's differs from the original.
struct SessionMarkdown {
    var title = "A session"
    let typed: [String]

    var text: String {
        let turns = typed.map { text in
            Transcript.Turn(
                prompt: "", input: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
                line: 0)
        }
        let lines = Transcript(turns: turns).played(screen: Transcript.screen).lines
        // A fence is longer than any in the block.
        let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "# \(title)\n\n\(fence)\(MarkdownFile.session)\n" + lines.map { $0 + "\n" }.joined() + fence + "\n"
    }
}
