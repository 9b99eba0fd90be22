/// A session as Markdown: what was typed and what that is answered, as `masonry-repl test` compares it.
///
/// The session is played again, since an answer depends on the terminal: a test's is not the one that it was typed at.
struct SessionMarkdown {
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
        return "# A session\n\n\(fence)\(MarkdownFile.session)\n" + lines.map { $0 + "\n" }.joined() + fence + "\n"
    }
}
