import Masonry

/// Layouts to look at, by name.
enum Samples {
    static func build(_ width: Double, _ height: Double, _ fill: (inout LayoutBuilder) -> Void) -> Layout {
        var builder = LayoutBuilder(width, height)
        fill(&builder)
        return builder.layout
    }

    static let all: [(name: String, layout: Layout)] = [
        ("icon-in-card", iconInCard), ("form", form), ("nested-insets", nestedInsets),
        ("labels-in-a-row", labelsInARow),
        ("three-columns", threeColumns), ("joined-columns", joinedColumns), ("overlaps", overlaps), ("phone", phone),
        ("unplaced", unplaced), ("outside", outside), ("scroll", scroll), ("guides", guides), ("names", names),
        ("slivers", slivers), ("conflict", conflict), ("crowd", crowd),
    ]

    static let iconInCard = build(240, 96) {
        $0.add("card", 16, 16, 208, 64)
        $0.add("icon", in: "card", 16, 0, 32, 32, ambiguous: [.y])
    }

    static let form = build(320, 480) {
        $0.add("title", .label, 16, 40, 288, 20, text: "Create an account")
        $0.add("card", 16, 76, 288, 184)
        $0.add("nameLabel", .label, in: "card", 16, 23, 80, 20, text: "Name")
        $0.add("nameField", .field, in: "card", 112, 16, 160, 34, text: "Ada Lovelace")
        $0.add("mailLabel", .label, in: "card", 16, 81, 80, 20, text: "E-mail")
        $0.add("mailField", .field, in: "card", 112, 74, 160, 34, text: "ada@example.org")
        $0.add("separator", in: "card", 16, 122, 256, 1)
        $0.add("hint", .label, in: "card", 16, 132, 256, 40, text: "We never share your address with anyone else.")
        $0.add("cancel", .button, 16, 420, 136, 44, text: "Cancel")
        $0.add("submit", .button, 168, 420, 136, 44, text: "Sign up", color: "blue")
    }

    static let nestedInsets = build(320, 480) { builder in
        var parent = "root"
        for depth in 1...10 {
            let size = Double(depth) * 20
            builder.add("view\(depth)", in: parent, 10, 10, 320 - size, 480 - size)
            parent = "view\(depth)"
        }
    }

    static let labelsInARow = build(320, 120) { builder in
        for (index, text) in ["One", "Two", "Three", "Four"].enumerated() {
            builder.add("label\(index + 1)", .label, 16 + Double(index) * 74, 40, 66, 40, text: text)
        }
    }

    static let threeColumns = build(320, 240) { builder in
        for (index, name) in ["red", "green", "blue"].enumerated() {
            builder.add(name, 16 + Double(index) * (272.0 / 3 + 8), 16, 272.0 / 3, 208, color: name)
        }
    }

    static let joinedColumns = build(320, 240) { builder in
        for (index, name) in ["left", "middle", "right"].enumerated() {
            builder.add(name, Double(index) * 320 / 3, 0, 320 / 3, 200)
        }
        builder.add("footer", 0, 200, 320, 40)
    }

    static let overlaps = build(320, 240) {
        $0.add("background", .image, 0, 0, 320, 240)
        $0.add("back", 24, 24, 160, 112)
        $0.add("backChild", in: "back", 64, 48, 64, 48)
        $0.add("front", 104, 72, 160, 112)
        $0.add("badge", 244, 56, 40, 32, text: "3")
        $0.add("cross", 64, 156, 240, 32)
        $0.add("overlay", 8, 8, 304, 224, ambiguous: [.width, .height])
    }

    static let phone = build(393, 852) { builder in
        builder.add("navigation", 0, 0, 393, 103)
        builder.add("back", .button, in: "navigation", 8, 59, 72, 32, text: "Back")
        builder.add("heading", .label, in: "navigation", 140, 65, 112, 20, text: "Settings")
        builder.add("search", .field, 16, 111, 361, 36, text: "Search")
        for row in 0..<8 {
            let cell = "cell\(row + 1)"
            builder.add(cell, 16, 163 + Double(row) * 68, 361, 60)
            builder.add("icon\(row + 1)", .image, in: cell, 12, 14, 32, 32)
            builder.add("title\(row + 1)", .label, in: cell, 56, 10, 200, 20, text: "Setting \(row + 1)")
            builder.add("switch\(row + 1)", in: cell, 298, 14, 51, 31)
        }
        builder.add("tabs", 0, 769, 393, 83)
        for tab in 0..<4 {
            builder.add(
                "tab\(tab + 1)", .button, in: "tabs", Double(tab) * 393 / 4, 0, 393 / 4, 49, text: "Tab \(tab + 1)")
        }
    }

    static let unplaced = build(320, 480) {
        $0.add("card", 0, 0, 0, 0)
        $0.add("title", .label, 0, 0, 0, 0)
        $0.add("avatar", .image, 0, 0, 0, 0)
        $0.add("rule", 16, 240, 288, 0)
        $0.add("bar", 160, 260, 0, 120)
        $0.add("dot", 80, 300, 0, 0)
    }

    static let outside = build(320, 240) {
        $0.add("right", 400, 100, 80, 40)
        $0.add("left", -200, 60, 80, 40)
        $0.add("above", 100, -80, 80, 40, ambiguous: [.y])
        $0.add("below", 100, 300, 80, 40)
        $0.add("cutRight", 250, 120, 160, 64)
        $0.add("cutLeft", -60, 40, 100, 64)
        $0.add("large", -50, 190, 500, 30)
    }

    static let scroll = build(320, 480) { builder in
        builder.add("list", .scroll, 16, 16, 288, 320, content: Size(width: 288, height: 1100))
        var y = 0.0
        for row in 1...10 {
            let height = 20.0 * Double(row)
            builder.add("row\(row)", in: "list", 0, y, 288, height)
            y += height
        }
        builder.add("footer", 16, 352, 288, 112)
    }

    static let guides = build(320, 240) {
        $0.add("area", .guide, 16, 32, 288, 176)
        $0.add("content", in: "root", 16, 32, 288, 96)
        $0.add("column", .guide, in: "content", 144, 0, 72, 96, ambiguous: [.width])
        $0.add("note", .label, 32, 152, 120, 40, text: "A note", ambiguous: [.x])
    }

    static let names = build(320, 240) {
        $0.add("日本語のビュー", 16, 16, 136, 64, text: "漢字かな交じり文")
        $0.add("a\u{1B}[31m\u{202E}b\nc", .label, 168, 16, 136, 64, text: "line one\nline\u{7} two")
        $0.add("👩‍👩‍👧‍👦 family", 16, 96, 136, 48)
        $0.add("e\u{301}t\u{E9}", 168, 96, 64, 48)
        $0.add("aVeryLongNameThatCannotFitAnywhere", 16, 160, 136, 64)
        $0.add("\u{301}x", 240, 96, 64, 48)
        $0.add("שלום", 168, 160, 64, 64)
        $0.add("a", 240, 160, 24, 24)
        $0.add("b&<c>\"'", 272, 160, 32, 32)
    }

    static let slivers = build(320, 480) { builder in
        for index in 0..<6 {
            let size = [1.0, 2, 4, 8, 12, 16][index]
            builder.add("h\(index)", 16, 16 + Double(index) * 40, 200, size)
            builder.add("v\(index)", 16 + Double(index) * 40, 280, size, 160)
        }
    }

    static let conflict = build(240, 96) {
        $0.add("card", 16, 16, 208, 64)
        $0.add("icon", in: "card", 16, 16, 32, 32)
        $0.constrain("icon", .left, .equal, "card", plus: 16, in: "in[5]")
        $0.constrain("icon", .width, plus: 32, in: "in[5]")
        $0.constrain("icon", .right, .equal, "card", plus: -16, isBroken: true, in: "in[7]")
    }

    static let crowd = build(600, 600) { builder in
        for index in 0..<100 {
            builder.add("cell\(index)", Double(index % 10) * 60 + 4, Double(index / 10) * 60 + 4, 52, 52)
        }
    }
}
