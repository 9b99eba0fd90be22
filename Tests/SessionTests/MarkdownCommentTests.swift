import Foundation
import Testing

@testable import masonry_repl

/// Code in HTML comments of Markdown isn't code.
struct MarkdownCommentTests {
    /// The first words of the blocks that are read.
    private static func words(_ text: String) -> [String] {
        let file = MarkdownFile(text)
        return file.blocks.indices.map { file.lines(ofBlock: $0).lines.joined(separator: "|") }
    }

    /// A block with this content.
    private static func block(_ content: String) -> String { "```mas\n\(content)\n```\n" }

    @Test(arguments: [
        // Several lines.
        ("<!--\n" + block("a") + "-->\n" + block("b"), ["b"]),
        ("<!-- hidden\n\n" + block("a") + "\n" + block("b") + "--> \n" + block("c"), ["c"]),
        // It begins within a line, and ends within one.
        ("Text <!-- hidden\n" + block("a") + "still --> text\n" + block("b"), ["b"]),
        ("a <!-- 1 --> b <!-- 2\n" + block("a") + "-->\n" + block("b"), ["b"]),
        // It ends where it begins.
        ("<!-- a note -->\n" + block("a"), ["a"]),
        ("<!-->\n" + block("a"), ["a"]), ("<!--->\n" + block("a"), ["a"]),
        // Without an end.
        ("<!-- open\n" + block("a"), []),
        ("In a line, <!-- is text\n" + block("a"), ["a"]),
        // Code is no comment.
        (block("<!--") + block("a"), ["<!--", "a"]),
        ("Write `<!--` first.\n" + block("a") + "Then `-->`.\n", ["a"]),
        ("Write ``a ` <!--`` first.\n" + block("a") + "-->\n", ["a"]),
        ("    <!-- indented\n\n" + block("a") + "-->\n", ["a"]),
        // A block quote ends its comments.
        ("> <!-- quoted\n\n" + block("a") + "-->\n", ["a"]),
        ("> <!-- quoted\n> ```mas\n> a\n> ```\n> -->\n" + block("b"), ["b"]),
        // Within a list.
        ("- <!--\n  ```mas\n  a\n  ```\n  -->\n- b\n\n  ```mas\n  b\n  ```\n", ["b"]),
    ])
    func codeInACommentIsNotRead(text: String, expected: [String]) {
        #expect(Self.words(text) == expected)
    }

    @Test func noToolReadsAComment() throws {
        let folder = try TerminalSession.newFolder()
        let hidden = "<!--\n" + Self.block("expect  1 == 2") + "```masonry-session\nmas> 1\n2\n```\n-->\n\n"
        let page = folder.appendingPathComponent("page.md")
        try Data((hidden + Self.block("expect 1 == 1")).utf8).write(to: page)
        for tool in ["check", "test", "fmt --check"] {
            let result = try BuiltProgram.run(tool.split(separator: " ").map(String.init) + ["page.md"], in: folder)
            #expect(result.status == 0, "\(tool)\n\(result.output)\(result.errors)")
        }
    }

    @Test func aLessonDoesNotShowItsComments() throws {
        let text = """
            # Title
            Welcome.
            <!-- For teachers:
            # Not a title
            -->
            ```mas start
            view box
            ```
            ```mas goal
            view box; make.edges.equalTo(root)
            ```
            ```mas solution
            make.edges.equalTo(root)
            ```
            <!--
            ```mas solution
            view other
            ```
            -->
            ## Hints
            - Use `edges`.
            """
        let markdown = MarkdownFile(text)
        #expect(LessonFile.scenes(of: markdown).count == 1)
        let lesson = try LessonFile.lesson(markdown, path: "a.md", key: "a")
        #expect(
            lesson.introduction.text(columns: 80, isASCII: false, style: TextStyle(usesColor: false)) == "Welcome.\n")
    }
}
