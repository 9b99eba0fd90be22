import Foundation
import Testing

import MasonryLanguage
@testable import masonry_repl

/// The form of lessons.
struct LessonFileTests {
    private static let text = """
        # A *title*

        One paragraph
        of two lines.

        ```
        # no heading
        ```

        ```mas start
        screen 100x100
        view a
        ```

        ## Goal

        Not for learners.

        ```mas goal
        screen 100x100
        view a
        a.frame = (10, 10, 20, 20)
        ```

        ## Hints

        - The first,
          of two lines.
        - The second.

        ## Solution

        ```mas solution
        make.left.top.equalTo(root).offset(10)
        make.size.equalTo(20)
        ```

        ## Afterwards

        Well done.
        """

    private func lesson(_ text: String) throws(LessonError) -> Lesson {
        try LessonFile.lesson(MarkdownFile(text), path: "a.md", key: "a")
    }

    private func shown(_ prose: LessonProse) -> String {
        prose.text(columns: 80, isASCII: false, style: TextStyle(usesColor: false))
    }

    @Test func partsAreFound() throws {
        let lesson = try lesson(Self.text)
        #expect(lesson.title == "A *title*")
        #expect(shown(lesson.introduction) == "One paragraph of two lines.\n\n    # no heading\n")
        #expect(lesson.hints.map { shown($0.text) } == ["The first, of two lines.\n", "The second.\n"])
        #expect(shown(lesson.conclusion) == "Well done.\n")
        #expect(lesson.goals.count == 1)
        // Messages name lines of the file.
        #expect(lesson.start.text == String(repeating: "\n", count: 10) + "screen 100x100\nview a\n")
        try lesson.verify()
    }

    @Test(arguments: [
        ("# A *title*", "", "has no title"),
        ("- ", "", "has no hints"),
        ("```mas start", "```mas", "has no block marked `mas start`"),
        ("```mas goal", "```", "has no block marked `mas goal`"),
        ("```mas solution", "```mas start", "has more than one block marked `mas start`"),
        ("```mas goal", "```mas goals", "has a block marked `mas goals` on line 19"),
        ("view a\n```", "view a\noops\n```", "has an error in `mas start`"),
        ("a.frame = (10", "a.frame == (10", "starts at its goal"),
        ("view a\na.frame = (10, 10, 20, 20)", "", "has a goal without a view or an `expect`"),
        ("view a\na.frame = (10, 10, 20, 20)", "expect root.width.value == 100", "starts at its goal"),
        ("a.frame = (10", "expect a.width.value == 1; a.frame = (10", "has a solution that does not reach its goal"),
        ("a.frame = (10", "if true { expect a.width.value == 1 }; a.frame = (10", "has an error in `mas goal`"),
        (
            "a.frame = (10, 10, 20, 20)", "make.width.equalTo(20)\nmake.width.equalTo(30)",
            "has a goal with conflicting constraints"
        ),
        ("make.size", "make.width", "has a solution that does not reach its goal"),
        ("equalTo(20)\n", "equalTo(20); make.width.equalTo(30)\n", "has a solution that does not reach its goal"),
        ("equalTo(20)\n", "equalTo(20); oops()\n", "has an error in `mas solution`"),
    ])
    func mistakesAreReported(_ old: String, _ new: String, _ message: String) {
        #expect(Self.text.contains(old))
        let error = #expect(throws: LessonError.self) { try lesson(Self.text.replacing(old, with: new)).verify() }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }

    @Test func theDocumentedLessonIsOne() throws {
        let path = DocumentationTests.repository.appendingPathComponent("docs/teaching.md")
        let documentation = MarkdownFile(String(decoding: try Data(contentsOf: path), as: UTF8.self))
        let index = try #require(documentation.blocks.firstIndex { $0.language == "markdown" })
        let lesson = try lesson(documentation.lines(ofBlock: index).lines.joined(separator: "\n"))
        try lesson.verify()
        #expect(lesson.goals.count == 2)
    }

    @Test func proseIsShownPlainly() {
        let prose = LessonProse(["Say `make.top`", "now.", "", "1. one", "   more", "2. two"])
        #expect(shown(prose) == "Say `make.top` now.\n\n1. one more\n2. two\n")
        let colored = prose.text(columns: 12, isASCII: false, style: TextStyle(usesColor: true))
        #expect(colored.hasPrefix("Say \u{1B}[36mmake.top\u{1B}[0m\n"))
        let stars = LessonProse(["*New words*, 2 * 3 * 4 and `a*b*c`"])
        #expect(shown(stars) == "*New words*, 2 * 3 * 4 and `a*b*c`\n")
        #expect(
            stars.text(columns: 80, isASCII: false, style: TextStyle(usesColor: true))
                == "\u{1B}[1mNew words\u{1B}[0m, 2 * 3 * 4 and \u{1B}[36ma*b*c\u{1B}[0m\n")
        let hostile = LessonProse(["a \u{1B}[2J b"])
        #expect(!shown(hostile).contains("\u{1B}"))
    }
}
