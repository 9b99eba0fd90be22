import Foundation
import Testing

@testable import SceneFuzzing
@testable import masonry_repl

/// Python's `tomllib` says which texts are TOML, and what is in them.
struct TOMLReaderTests {
    private static let texts = [
        "", "\n# x", "a = 1", "a=1", "  a  =  1  # x", "a = 1 b = 2", "a\n=1", "a =\n1", "= 1", "a", "a = ", "\"\" = 1",
        "'' = 1",
        "a.b.c = 1", "a . b = 1", "a.\"b.c\" = 1", "a..b = 1", ".a = 1", "a. = 1", "1.2 = 3", "-_1 = 1", "é = 1",
        "\"é\\u00e9\" = 1",
        "\"\"\"a\"\"\" = 1", "a = 'b'", "a = 'b\\'", "a = 'b\nc'", "a = \"b\\\"c\"", "a = \"\\u00E9\\U0001F600\"",
        "a = \"\\uD800\"",
        "a = \"\\x41\"", "a = \"\\u12\"", "a = \"b", "a = \"b\\", "a = '''b''c'''", "a = '''\nb\n\nc'''",
        "a = \"\"\"b\"\"\"\"\"", "a = \"\"\"b\"\"\"\"\"\"",
        "a = \"\"\"\\\n   b\"\"\"", "a = \"\"\"b \\  \n\n  c\"\"\"", "a = \"\"\"b \\ c\"\"\"",
        "a = \"\"\"\r\nb\r\nc\"\"\"", "a = '''b\rc'''", "a = \"\"\"\"\"\"",
        "a = \"\t\u{1}\"", "a = 1 # \u{7F}", "a = 1 # \t", "a = 1\r", "a = 1\r\nb = 2\r\n", "a = 1\rb = 2",
        "\u{FEFF}a = 1", "a = \u{FEFF}1",
        "a = true", "a = True", "a = tru", "a = false#", "a = 0", "a = 01", "a = +0", "a = -1_000", "a = 1__0",
        "a = _1", "a = 1_", "a = 0xdead_BEEF",
        "a = 0x", "a = +0x1", "a = 0b12", "a = 0o17", "a = 1.", "a = .5", "a = 1.5e3", "a = 1e+06", "a = 1.e3",
        "a = inf", "a = -nan", "a = 1_0.0_1",
        "a = 1979-05-27", "a = 1979-05-27T07:32:00Z", "a = 1979-05-27 07:32:00.5-07:00", "a = 1979-02-29",
        "a = 2000-02-29", "a = 1979-13-01",
        "a = 07:32:00", "a = 07:32", "a = 07:32:00Z", "a = 1979-05-27T", "a = 1979-05-27 # x",
        "a = 1979-05-27T24:00:00", "a = 1979-05-27t07:32:00z",
        "a = []", "a = [1, 'b', [true]]", "a = [1,]", "a = [,]", "a = [1,,2]", "a = [1 2]",
        "a = [ # x\n 1 # y\n , # z\n 2\n]", "a = [", "a = [1", "a = ]",
        "a = {}", "a = { b = 1, c.d = 2, c.e = 3 }", "a = { b = 1, }", "a = { b = 1\n}", "a = { b = 1 c = 2 }",
        "a = { b = [\n1\n] }", "a = {", "a = {b}",
        "a = { b = 1, b = 2 }", "a = { b = {}, b.c = 1 }", "a = {}\na.b = 1", "a = {}\n[a.b]", "a = {}\n[a]",
        "a = []\n[[a]]", "a = [{}]\n[[a]]", "a = [{}]\n[a.b]",
        "[a]\nb = 1\n[c]\nd = 2", "[a]\n[a]", "[a.b]\n[a]\nc = 1", "[a]\n[a.b]\n[a.b.c]", "[a]\nb.c = 1\n[a.b]",
        "[a]\nb.c = 1\n[a.b.d]", "[a.b]\n[a]\nb.c = 1",
        "[a.b.c]\n[a]\nb.d = 1", "[a.b.c]\n[a]\nb.d = 1\n[a.b]", "a.b = 1\n[a]", "a.b = 1\n[a.c]", "a.b = 1\na.c = 2",
        "a = 1\na.b = 2", "a = 1\n[a]", "a.b = 1\nc = 2\na.d = 3",
        "[[a]]\nb = 1\n[[a]]\nb = 2", "[[a]]\n[a]", "[a]\n[[a]]", "[[a]]\n[a.b]\n[[a]]\n[a.b]",
        "[[a]]\n[[a.b]]\n[[a.b]]\n[a.b.c]", "[a.b]\n[[a]]", "[[a.b]]\n[a]\nb.c = 1",
        "[[a.b]]\n[a]\nc = 1", "[a]\nb = 1\n[a.b]", "[]", "[a", "[a] b = 1", "[a]]", "[[a]", "[[a] ]", "[ [a]]",
        "[ a . b ]", "[[ a ]]", "[a.]", "[\"a]\"]\n'b' = 1", "[a]#x", "a = 1\n\n\n[b]\t\n",
        "a = 1\0", "a = \"\0\"", "a = 'é\u{301}'", "a = \"\"\"x\n", "a = \"\\",
    ]

    /// Pieces that are likely to fit.
    private static let pieces = [
        "a", "b", "c", ".", " = ", "=", "\n", "\n", "[", "]", "[[a]]\n", "[a]\n", "[a.b]\n", "[b]\n", "{ ", " }", ", ",
        "1", "'x'", "\"y\"", "true", "a = 1\n", "b.c = 2\n",
        "a.b = {}\n", "a = [1, 2]\n", "\"\"\"", "'''", "\\", "# z\n", " ", "2020-01-01", "-1.5",
    ]

    @Test func textsMeanWhatTheyMeanToPython() throws {
        var random = SeededGenerator(seed: 11)
        let lines = Self.pieces.filter { $0.count > 1 && $0.hasSuffix("\n") }
        let mixed = (0..<4000).map { index in
            (0..<random.integer(1...9)).map { _ in random.pick(index.isMultiple(of: 2) ? lines : Self.pieces) }.joined()
        }
        let texts = Self.texts + mixed
        let expected = try Self.read(texts)
        try #require(expected.count == texts.count)
        #expect(expected.count { $0 != nil } > 500 && expected.count { $0 == nil } > 500)
        for (text, expected) in zip(texts, expected) {
            #expect((try? TOMLReader.table(in: text)).map(Self.description) == expected, "\(text.debugDescription)")
        }
    }

    @Test func deepTextsAreRefused() throws {
        for text in ["a = " + String(repeating: "[", count: 100_000), String(repeating: "a = {a = ", count: 100_000)] {
            #expect(throws: TOMLError.self) { _ = try TOMLReader.table(in: text) }
        }
        let deep = Array(repeating: "a", count: 5000).joined(separator: ".")
        #expect(throws: Never.self) { _ = try TOMLReader.table(in: deep + " = 1\n[x." + deep + "]\n") }
    }

    // MARK: Comparable descriptions

    private static func description(of table: TOMLTable) -> String {
        let entries = table.entries.sorted { $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars) }
        return "{" + entries.map { text($0.name) + description(of: $0.value.content) }.joined() + "}"
    }

    private static func description(of content: TOMLValue.Content) -> String {
        switch content {
        case .text(let text): Self.text(text)
        case .bool(let value): value ? "T" : "F"
        case .other: "o"
        case .array(let values): "[" + values.map { description(of: $0.content) }.joined() + "]"
        case .table(let table): description(of: table)
        case .tables(let tables): "[" + tables.map { description(of: $0) }.joined() + "]"
        }
    }

    private static func text(_ text: String) -> String { "\(text.unicodeScalars.count):\(text)" }

    private static let script = """
        import json, sys, tomllib
        def text(value): return f"{len(value)}:{value}"
        def description(value):
            if isinstance(value, dict):
                return "{" + "".join(text(key) + description(value[key]) for key in sorted(value)) + "}"
            if isinstance(value, list): return "[" + "".join(map(description, value)) + "]"
            if isinstance(value, str): return text(value)
            return "o" if not isinstance(value, bool) else "T" if value else "F"
        def read(source):
            try: return description(tomllib.loads(source.removeprefix("\\ufeff")))
            except tomllib.TOMLDecodeError: return None
        json.dump([read(source) for source in json.load(sys.stdin)], sys.stdout)
        """

    /// What Python makes of texts; nil for one that is not TOML.
    private static func read(_ texts: [String]) throws -> [String?] {
        let python = DocumentationTests.repository.appending(path: ".build/python/bin/python3").path
        try #require(FileManager.default.isExecutableFile(atPath: python), "scripts/test installs it")
        let file = try TerminalSession.newFolder().appending(path: "texts.json")
        try JSONEncoder().encode(texts).write(to: file)
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: python)
        process.arguments = ["-c", script]
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([String?].self, from: data)
    }
}
