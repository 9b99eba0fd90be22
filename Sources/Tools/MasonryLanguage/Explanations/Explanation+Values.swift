internal import Diagnostics

extension Explanation {
    static let values = [
        Explanation(
            .wrongKind,
            "The value has the wrong type: a string instead of a number, a number instead of a condition, or an attribute instead of its solved number. Nothing is converted automatically; \"\\(value)\" makes a string, `attribute.value` a number.",
            failing: "let a = \"width \" + 3", fixed: "let a = \"width \\(3)\""),
        Explanation(
            .notComparable,
            "Values of different types can't be compared, and only numbers and strings have an order. An attribute is not a number; use `value` for its solved number.",
            failing: "expect root.left == 0", fixed: "expect root.left.value == 0"),
        Explanation(
            .unknownColor, "A color is a name that mas(5) and docs/language.md list, or a string such as \"#ff8800\".",
            failing: "view a\na.color = \"purpel\"", fixed: "view a\na.color = \"purple\""),
        Explanation(
            .tuple,
            "Two numbers in parentheses are a point or a size; four are insets or a rectangle. Labels are optional: x: y:, width: height:, top: left: bottom: right:, or x: y: width: height:.",
            failing: "let insets = (1, 2, 3)", fixed: "let insets = (1, 2, 3, 4)"),
        Explanation(
            .notFinite, "A division by zero, or a result that is too large, is an error.",
            failing: "let share = 1 / root.subviews.count", fixed: "let share = 1 / max(1, root.subviews.count)"),
        Explanation(
            .range,
            "An index must be a whole number from 0 to one less than the count. A range must count up between whole numbers.",
            failing: "let names = [\"a\", \"b\"]\nprint(names[2])",
            fixed: "let names = [\"a\", \"b\"]\nprint(names[1])"),
    ]

    static let running = [
        Explanation(
            .outputDiffers,
            "A session in Markdown shows another answer than the program gives today. `masonry-repl test --update FILE` rewrites it: read the changes before you keep them."
        ),
        Explanation(
            .stepLimit,
            "A script can run only a limited number of statements, calls and loop iterations. The usual cause is an endless loop.",
            failing: "var n = 10\nvar sum = 0\nwhile n > 0 { sum += n }",
            fixed: "var n = 10\nvar sum = 0\nwhile n > 0 {\n    sum += n\n    n -= 1\n}"),
        Explanation(
            .recursionLimit,
            "Calls are nested too deeply. The usual cause is a function that calls itself endlessly. The message shows how often each call was made.",
            failing: "func count(n) { return count(n + 1) }\ncount(0)",
            fixed: "func count(n) { if n > 10 { return n }; return count(n + 1) }\ncount(0)"),
        Explanation(
            .viewLimit, "The number of views and guides in a scene is limited.",
            failing: "while true { view cell }", fixed: "for i in 0..<10 { view cell }"),
        Explanation(
            .constraintLimit,
            "The number of active constraints in a scene is limited. The usual cause is `make` in a loop: use `update`, or move `make` out of the loop.",
            failing:
                "view a\nfor i in 0..<1000 { make.left.top.width.height.equalTo(root) }",
            fixed: "view a\nmake.left.top.width.height.equalTo(root)"),
        Explanation(
            .memoryLimit,
            "The memory for arrays, strings, dictionaries, closures, views and constraints, and for undoing one input, is limited.",
            failing: "var row = []\nwhile true { row.append(1) }",
            fixed: "var row = []\nfor i in 0..<5 { row.append(i) }"),
        Explanation(
            .textLimit, "The length of a string is limited.",
            failing: "var line = \"-\"\nwhile true { line += line }",
            fixed: "var line = \"-\"\nfor i in 0..<5 { line += line }"),
        Explanation(
            .outputLimit, "The number of characters that an input can print is limited.",
            failing: "while true { print(\"still running, and running, and running\") }",
            fixed: "for i in 0..<3 { print(\"still running\") }"),
        Explanation(
            .interrupted,
            "The script was stopped by ^C or by the program that runs it. The interrupted statement is undone; earlier ones are kept."
        ),
        Explanation(
            .deadline,
            "The script ran longer than the program that runs it allows. The interrupted statement is undone; earlier ones are kept."
        ),
        Explanation(
            .importCycle,
            "Scripts import each other in a circle, so none can run first. Move the shared statements into a third script.",
            failing: "import \"circle.mas\"", fixed: "import \"other.mas\""),
        Explanation(
            .importOutside,
            "A script can import files only from the folder of the main script or below, also through links. If a project's file imports a header from outside, the header is not read and you get a warning.",
            failing: "import \"../outside.mas\"", fixed: "import \"other.mas\""),
        Explanation(
            .importUnreadable,
            "The file does not exist, is not UTF-8 text, or can't be read. A path is relative to the script that imports.",
            failing: "import \"missing.mas\"", fixed: "import \"other.mas\""),
        Explanation(
            .expectationFailed,
            "The condition of an `expect` is false; the message shows both sides. The script continues and exits with status 1. Numbers and frames count as equal within 0.001.",
            failing: "view a\nmake.edges.equalTo(root).inset(10)\nexpect a.frame.width == 310",
            fixed: "view a\nmake.edges.equalTo(root).inset(10)\nexpect a.frame.width == 300"),
    ]
}
