/// The statements that `:help` explains.
enum StatementTopic: String, CaseIterable {
    case screen, view, label, button, image, field, scroll, guide, select, make, update, remake
    case `let`, `var`, `func`, `if`, `for`, `while`, when, `import`, expect, print

    /// How to write it.
    var usage: String {
        switch self {
        case .screen: "screen WxH"
        case .view: "view NAME, … [in VIEW]"
        case .label: "label NAME \"text\""
        case .button: "button NAME \"title\""
        case .image: "image NAME WxH"
        case .field: "field NAME \"text\""
        case .scroll: "scroll NAME"
        case .guide: "guide NAME [in VIEW]"
        case .select: "select VIEW, …"
        case .make, .update, .remake: "\(rawValue).…"
        case .let, .var: "\(rawValue) NAME = …"
        case .func: "func NAME(a, b) { … }"
        case .if: "if … { } else { }"
        case .for: "for NAME in … { }"
        case .while: "while … { }"
        case .when: "when width < 600 { } else { }"
        case .import: "import \"FILE.mas\""
        case .expect: "expect [width 320..430] …[, \"message\"]"
        case .print: "print(…)"
        }
    }

    var summary: String {
        switch self {
        case .screen: "sets the size of the screen in points"
        case .view: "declares views and selects them"
        case .label: "declares a label, which is as large as its text"
        case .button: "declares a button, which is as large as its title plus padding"
        case .image: "declares an image of a given size"
        case .field: "declares a text field, which is as high as a line of text plus padding"
        case .scroll: "declares a scroll view"
        case .guide: "declares an invisible rectangle for layout"
        case .select: "selects the current views, which the next statements apply to"
        case .make: "adds constraints to the current views"
        case .update: "changes the constants of the current views' constraints"
        case .remake: "replaces the current views' constraints"
        case .let: "declares a constant"
        case .var: "declares a variable"
        case .func: "declares a function"
        case .if: "runs a block if a condition is true"
        case .for: "runs a block for each element"
        case .while: "runs a block while a condition is true"
        case .when: "holds constraints, texts and hidden views only on some screens"
        case .import: "runs another script once"
        case .expect: "checks a condition, here or on ranges of screens, and counts failures"
        case .print: "prints values"
        }
    }

    /// A complete script that uses it.
    var example: String {
        switch self {
        case .screen: "screen 240x96\nexpect root.frame.width == 240"
        case .view: "view card\nmake.edges.equalTo(root).inset(16)\nview icon, badge in card"
        case .label: "label title \"Masonry\"\nmake.center.equalTo(root)\nexpect title.frame.width == 56"
        case .button: "button ok \"OK\"\nmake.center.equalTo(root)\nexpect ok.frame.width == 32"
        case .image: "image photo 60x40\nmake.center.equalTo(root)\nexpect photo.frame.width == 60"
        case .field: "field name \"Ada\"\nmake.left.right.equalTo(root).inset(10)\nmake.top.equalTo(10)"
        case .scroll:
            "scroll list\nmake.edges.equalTo(root)\nview page in list\nmake.edges.width.equalTo(list)\n"
                + "make.height.equalTo(1000)"
        case .guide:
            "guide gap\nmake.left.top.bottom.equalTo(root)\nmake.width.equalTo(40)\nview a\nmake.left.equalTo(gap.right)"
        case .select: "view a, b\nselect a\nmake.width.equalTo(10)\nselect b\nmake.width.equalTo(20)"
        case .make: "view a\nmake.left.top.equalTo(root).offset(10)\nmake.size.equalTo(50)"
        case .update:
            "view a\nmake.size.equalTo(50); make.left.top.equalTo(root)\nupdate.size.equalTo(80)\nexpect a.frame.width == 80"
        case .remake:
            "view a\nmake.edges.equalTo(root)\nremake.size.equalTo(80)\nmake.center.equalTo(root)\nexpect a.frame.x == 120"
        case .let: "let gap = 8\nview a\nmake.left.equalTo(root).offset(gap)"
        case .var: "var total = 0\ntotal += 5\nexpect total == 5"
        case .func: "func double(n) { n * 2 }\nexpect double(4) == 8"
        case .if: "if root.frame.width > 300 { print(\"wide\") } else { print(\"narrow\") }"
        case .for: "for i in 0..<3 {\n    view cell\n    make.left.equalTo(root).offset(i * 20)\n}"
        case .when:
            "view menu; make.top.bottom.left.equalTo(root)\nmake.width.equalTo(root).multipliedBy(0.25)\nwhen width < 600 { menu.hidden = true }"
        case .while: "var n = 1\nwhile n < 100 { n *= 2 }\nexpect n == 128"
        case .import: "// other.mas is a script beside this one\n// import \"other.mas\""
        case .expect:
            "view a\nmake.edges.equalTo(root)\nexpect a.frame == (0, 0, 320, 480), \"fills the root\"\nexpect width 320..430 and rtl { a.right == root.right }"
        case .print: "print(\"the root is\", root.frame.width, \"wide\")"
        }
    }
}
