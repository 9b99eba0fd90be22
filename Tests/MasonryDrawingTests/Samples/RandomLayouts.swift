import Masonry

/// Layouts of every kind of trouble, the same on every run.
struct RandomLayouts {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(1, bound)
    }

    mutating func layout() -> Layout {
        let sizes: [Double] = [0, 1, 20, 96, 320, 480, 852, 1366, 1_000_000]
        let isUsual = next(3) > 0
        let width = isUsual ? 320 : sizes[next(sizes.count)]
        let height = isUsual ? 480 : sizes[next(sizes.count)]
        var builder = LayoutBuilder(width, height, direction: next(4) == 0 ? .rightToLeft : .leftToRight)
        let count = [1, 3, 10, 40, 300][next(5)]
        for index in 0..<count {
            let parent = builder.layout.items[next(builder.layout.items.count)]
            add("\(name())\(index)", to: &builder, in: parent)
        }
        let items = builder.layout.items
        builder.constrain(items[next(items.count)].name, .left, isBroken: true)
        return builder.layout
    }

    private mutating func name() -> String {
        let names = [
            "view", "a long name with spaces ", "日本", "👩‍👩‍👧‍👦", "e\u{301}", "\u{1B}[0m", "\u{202E}rtl", "\n", "<&\">",
            "\u{301}",
            "\u{FFFE}", "שלום", "🇩🇪", "क्षि",
        ]
        return next(3) == 0 ? names[next(names.count)] : "v"
    }

    private mutating func length(_ base: Double) -> Double {
        switch next(10) {
        case 0: 0
        case 1: 0.4
        case 2: 1_000_000
        case 3: base
        default: base * Double(next(1000)) / 1000
        }
    }

    private mutating func add(_ name: String, to builder: inout LayoutBuilder, in parent: Layout.Item) {
        let kind = ViewKind.allCases[next(ViewKind.allCases.count)]
        let size = Size(width: length(parent.frame.width), height: length(parent.frame.height))
        let isOut = next(12) == 0
        let x = isOut ? -length(400) : length(parent.frame.width - min(size.width, parent.frame.width))
        let y = isOut ? -length(400) : length(parent.frame.height - min(size.height, parent.frame.height))
        let content = Size(width: length(1000), height: length(1000))
        builder.add(
            name, kind, in: parent.name, x, y, size.width, size.height, text: next(2) == 0 ? "some text\n漢字\u{7}" : nil,
            color: next(5) == 0 ? "red" : nil, ambiguous: next(6) == 0 ? [.x, .height] : [],
            isHidden: next(30) == 0, content: kind == .scroll ? content : nil)
    }
}
