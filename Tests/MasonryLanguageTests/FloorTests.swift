import Foundation
import Testing

/// The floors of the project: what each target may import, and what the engine must not hold.
@Suite("Each target keeps to its floor")
struct FloorTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    /// The targets that a target may import, from the solver up.
    private static let floors: [String: Set<String>] = {
        let text: Set = ["LayoutTerms", "Diagnostics", "Vocabulary"]
        let syntax = text.union(["Masonry", "Syntax"])
        let evaluator = syntax.union(["Evaluator"])
        let rules = evaluator.union(["AccentSyntax", "FixIts", "LayoutFindings", "LayoutLints"])
        let accents = syntax.union(["AccentSyntax"])
        return [
            "Simplex": [], "LayoutTerms": [], "Masonry": ["Simplex", "LayoutTerms"], "LayoutFindings": ["Masonry"],
            "MasonryDrawing": ["Masonry"], "Diagnostics": ["LayoutTerms"],
            "Vocabulary": ["LayoutTerms", "Diagnostics"],
            "Syntax": text, "Evaluator": syntax,
            "AccentSyntax": syntax, "ObjectiveCAccent": accents, "SwiftAccent": accents,
            "AppleLibraries": evaluator,
            "FixIts": evaluator.union(["AccentSyntax"]), "LayoutLints": evaluator.union(["FixIts", "LayoutFindings"]),
            "Scripts": rules.union(["AppleLibraries", "ObjectiveCAccent", "SwiftAccent"]),
            "LayoutFixes": rules.union(["AppleLibraries", "Scripts"]), "ScriptTools": rules.union(["Scripts"]),
            "MasonryLanguage": rules.union(["Scripts", "LayoutFixes", "ScriptTools"]),
        ]
    }()

    private static let systemModules: Set = ["Glibc", "Synchronization"]

    /// Of what is committed, where that is known.
    @Test func theTopLevelHoldsNothingElse() throws {
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "-C", Self.sources.deletingLastPathComponent().path, "ls-files"]
        let (output, errors) = (Pipe(), Pipe())
        (git.standardOutput, git.standardError) = (output, errors)
        try git.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        git.waitUntilExit()
        guard git.terminationStatus == 0 else { return }
        let top = Set(text.split(separator: "\n").compactMap { $0.split(separator: "/").first.map(String.init) })
        let known: Set = [
            ".ci", ".gitignore", ".swift-format", "CHANGELOG.md", "LICENSE", "Package.swift", "README.md", "Sources",
            "Tests", "docs", "scripts",
        ]
        #expect(top == known)
    }

    @Test(arguments: floors.keys.sorted())
    func aTargetImportsOnlyTheFloorsBelow(_ target: String) throws {
        let allowed = try #require(Self.floors[target]).union(Self.systemModules)
        for (file, text) in try Self.files(in: target) {
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let word = words.firstIndex(of: "import"), words[..<word].allSatisfy(Self.isAccess),
                    word + 1 < words.count
                else { continue }
                #expect(allowed.contains(String(words[word + 1])), "\(file): \(line)")
            }
        }
    }

    /// Solver, object model, grammar, compiler, evaluator and the finders of layouts state facts; sentences are the rules'.
    /// What the object model's own errors and findings say is in a folder of its own, for programs that use it alone; a
    /// failed precondition says what the program did wrong.
    @Test(arguments: [
        "Simplex", "Masonry/Constraints", "Masonry/Layout", "Masonry/Scene", "Masonry/Text", "Masonry/Tracing",
        "Masonry/Views", "Syntax/Lexer", "Syntax/Parser", "Syntax/Tree", "AccentSyntax", "ObjectiveCAccent",
        "SwiftAccent", "Evaluator",
        "AppleLibraries", "LayoutFindings",
    ])
    func theEngineHoldsNoSentence(_ folder: String) throws {
        let quoted = try Regex(#""(?:\\.|[^"\\])*""#)
        let sentence = try Regex(#"[a-z]{2,} [a-z]+ [a-z]{2,}"#)
        for (file, text) in try Self.files(in: folder) {
            for line in text.split(separator: "\n") {
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                for literal in code.matches(of: quoted) where !code.contains("precondition") {
                    #expect(!code[literal.range].contains(sentence), "\(file): \(line)")
                }
            }
        }
    }

    @Test(arguments: [
        "Syntax/Parser", "Syntax/Tree", "AccentSyntax", "ObjectiveCAccent", "SwiftAccent", "Evaluator/Code",
        "Evaluator/Compiler", "Evaluator/Values", "LayoutFindings",
    ])
    func grammarsAndCompilerMakeNoEdit(_ folder: String) throws {
        for (file, text) in try Self.files(in: folder) {
            for line in text.split(separator: "\n") {
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                #expect(!code.contains("replacing(") && !code.contains("eplacement"), "\(file): \(line)")
            }
        }
    }

    /// A source's accent brings its allowances as a `Dialect`.
    @Test(arguments: ["Simplex", "Masonry", "Syntax", "Evaluator"])
    func theEngineAsksForNoAccent(_ target: String) throws {
        let comparison = try Regex("accent [!=]=")
        for (file, text) in try Self.files(in: target) { #expect(!text.contains(comparison), "\(file)") }
    }

    /// `Tokens` has an answer for every position, and its ranges may be empty. An array ends the process where a position that
    /// was computed is outside, and so does a range that runs backwards, where `Syntax` is not imported.
    @Test(arguments: ["FixIts", "AccentSyntax", "ObjectiveCAccent", "SwiftAccent"])
    func tokensAreReadThroughTokens(_ target: String) throws {
        let array = try Regex(#"\[Token\]|ArraySlice<Token>|Array\(\w*[tT]okens|ClosedRange<Int>|\.bytes\["#)
        let range = try Regex(#"[\w)\]] ?\.\.[.<] ?[a-z(]"#)
        let literal = try Regex(#"\"""[\s\S]*?\"""|"(?:\\.|[^"\\\n])*"|//[^\n]*"#)
        for (file, text) in try Self.files(in: target) {
            let code = text.replacing(literal, with: "")
            #expect(!code.contains(array), "\(file)")
            #expect(!code.contains(range) || code.contains("import Syntax"), "\(file)")
        }
    }

    private static func isAccess(_ word: Substring) -> Bool {
        ["@_exported", "public", "package", "internal", "private", "fileprivate"].contains(word)
    }

    private static func files(in folder: String) throws -> [(name: String, text: String)] {
        let floors = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
        let directory = try #require(
            floors.map { $0.appending(path: folder) }.first { FileManager.default.fileExists(atPath: $0.path) })
        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
        let files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            (path, try String(contentsOf: directory.appending(path: path), encoding: .utf8))
        }
        try #require(!files.isEmpty)
        return files
    }
}
