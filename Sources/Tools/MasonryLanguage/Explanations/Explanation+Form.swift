internal import Vocabulary
internal import Diagnostics

extension Explanation {
    static let form = [
        Explanation(
            .unexpected,
            "This does not belong here: something is missing before it, or there is one word or sign too many. The message says what was expected; mas(5) and docs/language.md show how to write each statement.",
            failing: "view a\nmake.left.equalTo(root) offset(10)", fixed: "view a\nmake.left.equalTo(root).offset(10)"),
        Explanation(
            .missingName, "A declaration needs a name, or the statement is incomplete.",
            failing: "label \"Hello\"", fixed: "label greeting \"Hello\""),
        Explanation(
            .otherLanguage,
            "This word or operator belongs to another language, such as Objective-C, Swift, JavaScript or Python. The help shows how to write it here. A script has views, constraints, values and functions, but no types, classes, dictionaries or exceptions.",
            failing: "function twice(n) { return n * 2 }", fixed: "func twice(n) { return n * 2 }"),
        Explanation(
            .unbalanced,
            "A bracket is not closed, not opened, or closed by the wrong kind of bracket. The message points at the bracket without a partner, and shows where it should have been closed.",
            failing: "view a\nmake.left.equalTo(root\nmake.top.equalTo(root)",
            fixed: "view a\nmake.left.equalTo(root)\nmake.top.equalTo(root)"),
        Explanation(
            .brace,
            "The `{` of a body or a closure must be on the line that it belongs to, because a new line ends the statement. After `if`, `for` and `while`, `{` opens the body, so put a closure there in parentheses.",
            failing: "if root.frame.width > 100\n{\n    print(\"wide\")\n}",
            fixed: "if root.frame.width > 100 {\n    print(\"wide\")\n}"),
        Explanation(
            .invalidCharacter,
            "This character means nothing outside strings and comments. Strings need straight double quotes; word processors replace them with curly ones.",
            failing: "print('hello')", fixed: "print(\"hello\")"),
        Explanation(
            .unterminatedString,
            "A string must end on the line it starts on. Use `\\n` for a line break.",
            failing: "print(\"hello)", fixed: "print(\"hello\")"),
        Explanation(
            .unterminatedComment, "A comment `/* … */` is not closed. Comments nest: each `/*` needs its own `*/`.",
            failing: "print(1) /* the first", fixed: "print(1) /* the first */"),
        Explanation(
            .invalidEscape,
            "In a string, a backslash must be followed by n, t, r, 0, \", \\, u{…} or (expression). Write a backslash itself as \\\\.",
            failing: "print(\"C:\\demos\")", fixed: "print(\"C:\\\\demos\")"),
        Explanation(
            .invalidLiteral,
            "Write a number as 12, 0.5 or 1e3, with a digit on both sides of the point and without a unit. Write a size as 320x480. In Objective-C, `@` can be followed by a number, a string, […], (…), YES or NO.",
            failing: "let gap = 10px", fixed: "let gap = 10"),
        Explanation(
            .reservedWord,
            "Variables and views can't be named let, var, func, return, if, else, for, in, while, break, continue, true, false or nil. Labels and members can.",
            failing: "let for = 1", fixed: "let count = 1"),
        Explanation(
            .chainedComparison,
            "The result of a comparison is true or false, which can't be compared with a number. Join two comparisons with `&&`.",
            failing: "expect 0 < 1 < 2", fixed: "expect 0 < 1 && 1 < 2"),
        Explanation(
            .assignmentInExpression, "`=` assigns and must be a separate statement. To compare, write `==`.",
            failing: "var n = 1\nif n = 1 { print(n) }", fixed: "var n = 1\nif n == 1 { print(n) }"),
        Explanation(
            .misplaced,
            "Use `return` only in a function, `break` and `continue` only in a loop, `import` only outside blocks, and commands such as `:fix` only in a session.",
            failing: "for i in 0..<3 { print(i) }\nbreak", fixed: "for i in 0..<3 {\n    print(i)\n    break\n}"),
        Explanation(
            .nestingLimit,
            "Brackets, blocks, operators or arrays are nested too deeply. Declare a name for a part, and use the name.",
            failing: "let a = " + String(repeating: "(", count: 300) + "1" + String(repeating: ")", count: 300),
            fixed: "let a = 1"),
        Explanation(
            .errorLimit,
            "The script has so many errors that the rest are only counted. The first ones often cause the others."
        ),
        Explanation(
            .redeclared,
            "A name is declared twice in the same scope: at the top level, in a block, or among the parameters of a function. An inner block can reuse a name of an outer one. In a loop or a function, `view` makes a new view each time.",
            failing: "view a\nview a", fixed: "view a\nview b"),
    ]
}
