internal import Diagnostics

extension Explanation {
    static let values = [
        Explanation(
            .wrongKind,
            "A value of one kind stands where another is wanted: a string for a number, a number for a condition, an attribute where its solved number is meant. Nothing is converted by itself; \"\\(value)\" makes a string, `attribute.value` a number.",
            failing: "let a = \"width \" + 3", mended: "let a = \"width \\(3)\""),
        Explanation(
            .notComparable,
            "Values of two kinds can't be equal, and only numbers and strings have an order. An attribute stands for a place that constraints decide; its solved number is its `value`.",
            failing: "expect root.left == 0", mended: "expect root.left.value == 0"),
        Explanation(
            .unknownColor, "A colour is one of the names that docs/language.md lists, or a string such as \"#ff8800\".",
            failing: "view a\na.color = \"purpel\"", mended: "view a\na.color = \"purple\""),
        Explanation(
            .tuple,
            "Two numbers in parentheses are a point or a size, four are insets or a rectangle. Labels, if there are any, are x: y:, width: height:, top: left: bottom: right:, or x: y: width: height:.",
            failing: "let insets = (1, 2, 3)", mended: "let insets = (1, 2, 3, 4)"),
        Explanation(
            .notFinite, "Numbers are finite: a division by zero, or a result too large, is an error where it happens.",
            failing: "let share = 1 / root.subviews.count", mended: "let share = 1 / max(1, root.subviews.count)"),
        Explanation(
            .range,
            "An index counts whole numbers from 0 to one less than the count, and a range runs upwards between whole numbers.",
            failing: "let names = [\"a\", \"b\"]\nprint(names[2])",
            mended: "let names = [\"a\", \"b\"]\nprint(names[1])"),
    ]

    static let running = [
        Explanation(
            .stepLimit,
            "A script runs a bounded number of statements, calls and rounds of loops; the usual cause is a loop that never ends.",
            failing: "var n = 10\nvar sum = 0\nwhile n > 0 { sum += n }",
            mended: "var n = 10\nvar sum = 0\nwhile n > 0 {\n    sum += n\n    n -= 1\n}"),
        Explanation(
            .recursionLimit,
            "Calls are nested too deep; the usual cause is a function that calls itself without an end. The note tells how often each call was made.",
            failing: "func count(n) { return count(n + 1) }\ncount(0)",
            mended: "func count(n) { if n > 10 { return n }; return count(n + 1) }\ncount(0)"),
        Explanation(
            .viewLimit, "A scene has a bounded number of views and guides.",
            failing: "while true { view cell }", mended: "for i in 0..<10 { view cell }"),
        Explanation(
            .constraintLimit,
            "A scene has a bounded number of active constraints. The usual cause is a make where an update, or one make outside of the loop, was meant.",
            failing:
                "view a\nfor i in 0..<1000 { make.left.top.width.height.equalTo(root) }",
            mended: "view a\nmake.left.top.width.height.equalTo(root)"),
        Explanation(
            .memoryLimit,
            "What a script holds in arrays, strings, dictionaries, closures, views and constraints, and what one input changes, is bounded.",
            failing: "var row = []\nwhile true { row.append(1) }",
            mended: "var row = []\nfor i in 0..<5 { row.append(i) }"),
        Explanation(
            .textLimit, "A string has a bounded length.",
            failing: "var line = \"-\"\nwhile true { line += line }",
            mended: "var line = \"-\"\nfor i in 0..<5 { line += line }"),
        Explanation(
            .outputLimit, "An input prints a bounded number of characters.",
            failing: "while true { print(\"still running, and running, and running\") }",
            mended: "for i in 0..<3 { print(\"still running\") }"),
        Explanation(
            .interrupted,
            "^C, or the program that runs the script, stopped it. The statement that ran is taken back; those before it stay."
        ),
        Explanation(
            .deadline,
            "The program that runs the script gave it a time, which is over. The statement that ran is taken back; those before it stay."
        ),
        Explanation(
            .importCycle,
            "Scripts import one another in a circle, so that none could run first. Move what both need into a third.",
            failing: "import \"circle.mas\"", mended: "import \"other.mas\""),
        Explanation(
            .importOutside,
            "A script imports what lies in the directory of the top script or below, and nothing else, by whatever path or link. A header outside that a project's file imports is not read, which is a warning.",
            failing: "import \"../outside.mas\"", mended: "import \"other.mas\""),
        Explanation(
            .importUnreadable,
            "The file is not there, is no UTF-8 text, or may not be read. A path is relative to the script that imports.",
            failing: "import \"missing.mas\"", mended: "import \"other.mas\""),
        Explanation(
            .expectationFailed,
            "What an `expect` says does not hold; both sides are shown as they are. The script goes on, and ends with status 1. Numbers and frames are equal within 0.001.",
            failing: "view a\nmake.edges.equalTo(root).inset(10)\nexpect a.frame.width == 310",
            mended: "view a\nmake.edges.equalTo(root).inset(10)\nexpect a.frame.width == 300"),
    ]
}
