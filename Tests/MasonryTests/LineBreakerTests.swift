import Masonry
import Testing

@Suite("Breaking lines")
struct LineBreakerTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("one two", .max, ["one two"]), ("", 4, [""]),
        ("a\n\nb", 4, ["a", "", "b"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("a bcdefgh i", 3, ["a", "bcd", "efg", "h i"]),
        ("ab    cd", 3, ["ab ", "cd"]), ("ab   ", 2, ["ab"]), ("日本語 x", 4, ["日本", "語 x"]),
    ])
    func breaks(_ text: String, at columns: Int, into lines: [String]) {
        #expect(LineBreaker(columns: columns).lines(of: text).map(String.init) == lines)
    }

    /// A letter beyond ASCII, as wide as one of it, is the same to lines.
    @Test(arguments: 0..<200)
    func everyLetterBreaksAlike(_ seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let letters = (0..<60).map { _ -> Character in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Array("xxxxxy  \n")[Int((state >> 33) % 9)]
        }
        let text = String(letters)
        for columns in [1, 2, 3, 5, 8, 13, 59, .max] {
            let breaker = LineBreaker(columns: columns)
            let accented = breaker.lines(of: String((text + "x").map { $0 == "x" ? "é" : $0 })).map(String.init)
            let plain = breaker.lines(of: text + "x").map { String($0.map { $0 == "x" ? "é" : $0 }) }
            #expect(plain == accented, "\(columns) of \(text.debugDescription)")
        }
    }
}
