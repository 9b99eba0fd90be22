import Masonry
import Testing

@testable import MasonryDrawing

struct DisplayWidthTests {
    @Test(arguments: [
        ("card", 4), ("日本", 4), ("ｶﾅ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1), ("é", 1),
        ("👍", 2),
        ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("…", 1), ("┌", 1), ("🈁", 2), ("𠀀", 2), ("שלום", 4),
        ("", 0),
    ])
    func `counts columns`(text: String, columns: Int) {
        #expect(text.displayWidth == columns)
    }

    @Test(arguments: [
        ("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("日本語", 4, "日…"), ("日本語", 5, "日本…"), ("abc", 1, "…"),
        ("abc", 0, ""),
    ])
    func `cuts to columns`(text: String, columns: Int, expected: String) {
        #expect(text.cut(to: columns) == expected)
    }

    @Test(arguments: [
        ("a\nb", "a\\nb"), ("\u{1B}[0m", "\\u{1B}[0m"), ("\u{202E}x", "\\u{202E}x"), ("\u{301}", "\\u{301}"),
        ("a\r\nb", "a\\r\\nb"),
        ("e\u{301}", "e\u{301}"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("a\u{200D}b", "a\\u{200D}b"), ("\u{AD}", "\\u{AD}"),
    ])
    func `shows invisible characters`(text: String, expected: String) {
        #expect(text.visible() == expected)
    }

    @Test(arguments: [
        (31.9999997, "32"), (106.6666667, "106.67"), (-0.0000001, "0"), (-0.5, "-0.5"), (1e6, "1000000"),
        (0.1 + 0.2, "0.3"),
        (-16, "-16"), (1.05, "1.05"),
    ])
    func `spells numbers`(number: Double, expected: String) {
        #expect(number.spelled == expected)
    }
}
