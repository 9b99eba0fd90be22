import FormatterFuzzing
import Foundation
import Testing

internal import MasonryLanguage
@testable import ScriptTools

@Suite("The formatter changes the layout and nothing else")
struct FormatterTests {
    /// Each chunk of the fixtures: a script, and behind a line of `=>` what it becomes; or a script that stays.
    @Test(arguments: try FormattingChunk.all())
    func fixtures(_ chunk: FormattingChunk) throws {
        let formatted = try Formatter.format(SourceText(name: "", text: chunk.before))
        #expect(formatted == chunk.after, "\(chunk.name)\n\(formatted)")
        check(chunk.before)
    }

    @Test(arguments: try Script.all())
    func everyScriptKeepsItsTree(_ script: Script) {
        check(script.text)
    }

    /// What a comment switches off stays off, and nothing else is.
    @Test(arguments: [
        "view a\nmake.edges.equalTo(10); make.left.equalTo(root).inset(10).offset(2) // lint:disable edges-offset overwritten-constant",
        "view a\n// lint:disable\nmake.left; make.top; make.width\nmake.height",
        "view a\na.makeConstraints { make in make.left; make.top } // lint:disable bare-attribute\nmake.width",
        "for i in 0..<2 {\nview a; make.left; make.top // lint:disable bare-attribute\nmake.width\n}",
        "view a\nif true { make.left\nmake.top } // lint:disable\nmake.width",
    ])
    func commentsTurnOffTheSameLintRules(_ text: String) throws {
        func lints(_ text: String) -> [String] {
            let interpreter = Interpreter()
            #expect(interpreter.run(SourceText(name: "a.mas", text: text)).diagnostics.isEmpty)
            return LayoutReporter(interpreter).lints.map { lint in
                lint.message + (lint.labels.first.map { $0.source.text(in: $0.span) } ?? "")
            }
        }
        for width in [20, 100] {
            let formatted = try Formatter.format(SourceText(name: "a.mas", text: text), width: width)
            #expect(lints(formatted) == lints(text), "\(formatted)")
        }
        check(text)
    }

    @Test func demosAreFormatted() throws {
        let demos = try Script.demos()
        #expect(demos.count >= 16)
        for demo in demos {
            #expect(try Formatter.format(SourceText(name: "", text: demo.text)) == demo.text, "\(demo.name)")
        }
    }

    /// A comment at each place where one may stand stays there, on one line and on lines of its own.
    @Test(arguments: ["/* c */", "/* c */ // d\n", "// c\n", "\n// c\n", "\n\n/* c\n * d */\n\n", "\n/* c */ "])
    func commentsStay(_ comment: String) throws {
        let text = try String(
            contentsOf: FormattingChunk.directory.appending(path: "everything.mas"), encoding: .utf8)
        let outline = SyntaxOutline(text)
        let source = SourceText(name: "", text: text)
        let bytes = Array(text.utf8)
        var places = 0
        for token in Lexer.tokens(of: source, names: NameTable()) {
            let changed =
                String(decoding: bytes[..<token.span.lower], as: UTF8.self) + comment
                + String(decoding: bytes[token.span.lower...], as: UTF8.self)
            guard SyntaxOutline(changed) == outline else { continue }
            places += 1
            check(changed, widths: [40])
        }
        #expect(places > 60)
    }

    /// White space and comments of any kind between any tokens, as long as they don't change what the script says.
    @Test(arguments: 0..<4)
    func anyGaps(_ seed: UInt64) throws {
        var generator = Generator(state: seed)
        let scripts = try Script.all().filter { $0.text.utf8.count < 1500 }
        let pieces = ["", " ", "\n", "\n\n\n", " /* a */ ", "// b\n", "\n  // c\n", "/* d\n   e */", " ;", ",", "\t"]
        for _ in 0..<(Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 12) {
            let script = scripts.randomElement(using: &generator)
            guard var text = script?.text, (try? Formatter.format(SourceText(name: "", text: text))) != nil else {
                continue
            }
            let outline = SyntaxOutline(text)
            for _ in 0..<20 {
                let tokens = Lexer.tokens(of: SourceText(name: "", text: text), names: NameTable())
                guard let place = tokens.indices.dropFirst().randomElement(using: &generator) else { break }
                let bytes = Array(text.utf8)
                let piece = pieces.randomElement(using: &generator) ?? ""
                // In the place of a gap, or added to it.
                let end = Bool.random(using: &generator) ? tokens[place - 1].span.upper : tokens[place].span.lower
                let changed =
                    String(decoding: bytes[..<end], as: UTF8.self) + piece
                    + String(decoding: bytes[tokens[place].span.lower...], as: UTF8.self)
                if SyntaxOutline(changed) == outline { text = changed }
            }
            check(text, widths: [24, 100])
        }
    }

    @Test func lineEndsAndByteOrderMarks() throws {
        let text = "\u{FEFF}#!/usr/bin/env masonry-repl  \r\n\r\n\r\nview a\t// x \r\n/* b\r\n   c */\r\n\r\n"
        let formatted = try Formatter.format(SourceText(name: "", text: text))
        #expect(formatted == "#!/usr/bin/env masonry-repl\n\nview a  // x\n/* b\n   c */\n")
        #expect(try Formatter.format(SourceText(name: "", text: " \n\n ;; \t")) == "")
        #expect(try Formatter.format(SourceText(name: "", text: "\n\n// only\n\n")) == "// only\n")
    }

    @Test func syntaxErrorsAreReported() {
        #expect(throws: Formatter.SyntaxErrors.self) {
            try Formatter.format(SourceText(name: "", text: "let = 1"))
        }
    }

    /// What is as deep as a script may be has a layout.
    @Test func deepNesting() throws {
        let deep = String(repeating: "[", count: 250) + String(repeating: "]", count: 250)
        let long = "let a = " + Array(repeating: "1", count: 900).joined(separator: " + ")
        let chain = "let b = a" + String(repeating: ".with", count: 900)
        let closures = String(repeating: "f { ", count: 100) + "1" + String(repeating: " }", count: 100)
        let calls = "a" + String(repeating: ".b()", count: 400)
        for text in [deep, long, chain, closures, calls] { check(text) }
    }

    private func check(_ text: String, widths: [Int] = [16, 40, 100]) {
        for width in widths {
            let complaints = FormatterTrial.complaints(about: text, width: width)
            #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
        }
    }
}

/// The same numbers for the same seed (SplitMix64).
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A script of the repository.
struct Script: CustomTestStringConvertible {
    let name: String
    let text: String
    var testDescription: String { name }

    private static let repository = FormattingChunk.directory.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func demos() throws -> [Script] {
        let folder = repository.appending(path: "docs/demos")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".mas") }
        return try files.sorted().map { file in
            Script(name: file, text: try String(contentsOf: folder.appending(path: file), encoding: .utf8))
        }
    }

    /// The demos, the chunks of the language's fixtures, and the scripts in the documentation.
    static func all() throws -> [Script] {
        var scripts = try demos() + ScriptChunk.all().map { Script(name: $0.name, text: $0.text) }
        for file in ["README.md", "docs/language.md", "docs/tutorial.md"] {
            let text = try String(contentsOf: repository.appending(path: file), encoding: .utf8)
            let parts = text.components(separatedBy: "\n```")
            for index in stride(from: 1, to: parts.count, by: 2) {
                let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
                scripts.append(
                    Script(name: "\(file) \(index)", text: lines.dropFirst().joined(separator: "\n")))
            }
        }
        return scripts
    }
}

/// A script and what it is to become.
struct FormattingChunk: CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    var testDescription: String { name }

    static let directory = ScriptChunk.directory.deletingLastPathComponent().appending(path: "Formatting")

    static func all() throws -> [FormattingChunk] {
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".mas") }
        return try files.sorted().flatMap { file in
            let text = try String(contentsOf: directory.appending(path: file), encoding: .utf8)
            return text.components(separatedBy: "\n---\n").enumerated().map { number, chunk in
                let parts = chunk.components(separatedBy: "\n=>\n")
                let after = parts.last ?? ""
                return FormattingChunk(
                    name: "\(file) \(number + 1)", before: parts[0],
                    after: after.hasSuffix("\n") ? after : after + "\n")
            }
        }
    }
}
