internal import Vocabulary
internal import Diagnostics

extension Explanation {
    static let form = [
        Explanation(
            .unexpected,
            "Something stands where the grammar has no place for it: a word or a sign is missing before it, or it is one too many. The message says what was expected; docs/language.md says how each statement is written.",
            failing: "view a\nmake.left.equalTo(root) offset(10)", mended: "view a\nmake.left.equalTo(root).offset(10)"),
        Explanation(
            .missingName, "A statement that declares something needs a name for it, or a statement word stands alone.",
            failing: "label \"Hello\"", mended: "label greeting \"Hello\""),
        Explanation(
            .otherLanguage,
            "A word or a sign of another language: Objective-C, Swift, JavaScript, Python. The help says how it is written here. A script has views, constraints, values and functions; there are no types, classes, dictionaries or exceptions.",
            failing: "function twice(n) { return n * 2 }", mended: "func twice(n) { return n * 2 }"),
        Explanation(
            .unbalanced,
            "A bracket is opened and not closed, closed and not opened, or closed by one of another kind. The place is the bracket that has no partner; a bracket that should have been closed earlier is shown with where the other was expected.",
            failing: "view a\nmake.left.equalTo(root\nmake.top.equalTo(root)",
            mended: "view a\nmake.left.equalTo(root)\nmake.top.equalTo(root)"),
        Explanation(
            .brace,
            "The `{` of a body or a closure stands on the line of what it belongs to, as a new line would end the statement. In the head of `if`, `for` and `while` a `{` opens the body, so a closure there goes in parentheses.",
            failing: "if root.frame.width > 100\n{\n    print(\"wide\")\n}",
            mended: "if root.frame.width > 100 {\n    print(\"wide\")\n}"),
        Explanation(
            .invalidCharacter,
            "A character that means nothing outside of strings and comments. Strings stand in straight double quotes; word processors like to bend them.",
            failing: "print('hello')", mended: "print(\"hello\")"),
        Explanation(
            .unterminatedString,
            "A string ends on the line it starts on, with a quote. `\\n` in it stands for a new line.",
            failing: "print(\"hello)", mended: "print(\"hello\")"),
        Explanation(
            .unterminatedComment, "A comment `/* … */` is not closed. They nest: each `/*` needs its own `*/`.",
            failing: "print(1) /* the first", mended: "print(1) /* the first */"),
        Explanation(
            .invalidEscape,
            "Behind a backslash in a string stands one of n t r 0 \" \\ u{…} or (expression). A backslash itself is written twice.",
            failing: "print(\"C:\\demos\")", mended: "print(\"C:\\\\demos\")"),
        Explanation(
            .invalidLiteral,
            "A number is written 12, 0.5 or 1e3: with a digit on both sides of the point, without a unit. A size is written 320x480. The boxes of Objective-C are @10, @\"text\", @[…], @(…), @YES and @NO.",
            failing: "let gap = 10px", mended: "let gap = 10"),
        Explanation(
            .reservedWord,
            "The words let var func return if else for in while break continue true false nil can't be names of variables and views; they may be labels and members.",
            failing: "let for = 1", mended: "let count = 1"),
        Explanation(
            .chainedComparison,
            "A comparison gives a truth value, which is not compared further: two comparisons are joined.",
            failing: "expect 0 < 1 < 2", mended: "expect 0 < 1 && 1 < 2"),
        Explanation(
            .assignmentInExpression, "`=` assigns, as a statement of its own. To compare, write `==`.",
            failing: "var n = 1\nif n = 1 { print(n) }", mended: "var n = 1\nif n == 1 { print(n) }"),
        Explanation(
            .misplaced,
            "`return` belongs in a function, `break` and `continue` in a loop, `import` outside of all blocks, and commands such as `:fix` at a session's prompt.",
            failing: "for i in 0..<3 { print(i) }\nbreak", mended: "for i in 0..<3 {\n    print(i)\n    break\n}"),
        Explanation(
            .nestingLimit,
            "Brackets, blocks, operators or arrays are nested deeper than anything written by hand would be. Name a part, and use the name.",
            failing: "let a = " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300),
            mended: "let a = 1"),
        Explanation(
            .errorLimit,
            "A script has so many errors that the others are only counted. The first ones are often the cause of the rest."
        ),
        Explanation(
            .redeclared,
            "A name is declared twice in one scope: at the top level, in a block, or among the parameters of a function. An inner block may use the name of an outer one. In a loop or a function `view` makes a new view each time.",
            failing: "view a\nview a", mended: "view a\nview b"),
    ]
}
