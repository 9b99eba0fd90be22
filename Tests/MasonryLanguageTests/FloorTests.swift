import Foundation
import Testing

/// The floors of the project: what each target may import, and what the engine must not hold.
@Suite("Each target keeps to its floor")
struct FloorTests {
    /// What comes with the toolchain: for every target, and for programs and tests alone.
    private static let systemModules: Set = ["Glibc", "Synchronization"]
    private static let programModules: Set = [
        "Foundation", "FoundationEssentials", "FoundationXML", "PackagePlugin", "Testing",
    ]
    /// The library that writes JSON.
    private static let encodingTarget = "ScriptTools"

    /// Of what is committed, where that is known.
    @Test func theTopLevelHoldsNothingElse() throws {
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "-C", PackageManifest.repository.path, "ls-files"]
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

    @Test(arguments: try PackageManifest().targets)
    func aTargetImportsOnlyWhatItDeclares(_ target: PackageManifest.Target) throws {
        let files = try target.sources()
        let folder = PackageManifest.repository.appending(path: target.path).path
        let hasCSemantics = try FileManager.default.contentsOfDirectory(atPath: folder).contains { $0.hasSuffix(".c") }
        try #require(files.isEmpty == hasCSemantics)
        let modules = (target.dependencies + target.products).map { $0.replacing("-", with: "_") }
        let isLibrary = target.path.hasPrefix("Sources") && !target.path.hasPrefix("Sources/Programs")
        let allowed = Self.systemModules.union(modules).union(isLibrary ? [] : Self.programModules)
            .union(target.name == Self.encodingTarget ? ["FoundationEssentials"] : [])
        for (file, text) in files {
            // What is indented is the text of a literal.
            for line in text.split(separator: "\n") where line.first != " " {
                let words = line.split(separator: " ")
                guard let word = words.firstIndex(of: "import"), words[..<word].allSatisfy(Self.isAccess),
                    word + 1 < words.count
                else { continue }
                #expect(allowed.contains(String(words[word + 1])), "\(file): \(line)")
            }
        }
    }

    /// Each target of the page builds on what `Package.swift` says, without what that brings along.
    @Test func theTableOfTargetsIsTheManifests() throws {
        let manifest = try PackageManifest()
        let page = try String(
            contentsOf: PackageManifest.repository.appending(path: "docs/architecture.md"), encoding: .utf8)
        let table = try #require(page.firstMatch(of: #/\| target \|.*\n\|---.*\n((\|.*\n)+)/#)).1
        let rows = table.split(separator: "\n").map {
            $0.split(separator: "|").map { $0.trimmingCharacters(in: [" "]) }
        }
        let expected = manifest.targets.filter { !$0.isTest }.map { target in
            let dependencies = manifest.ownDependencies(of: target).map { "`\($0)`" }.joined(separator: ", ")
            return "`\(target.name)`: \(dependencies.isEmpty ? "nothing" : dependencies)"
        }
        let written = rows.map { $0.count == 3 ? "\($0[0]): \($0[2])" : "\($0)" }
        #expect(written == expected)
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
        let files = try Self.files(in: target)
        let isImportedForAll = files.contains { $0.text.contains("@_exported public import Syntax") }
        for (file, text) in files {
            let code = text.replacing(literal, with: "")
            #expect(!code.contains(array), "\(file)")
            #expect(!code.contains(range) || isImportedForAll || code.contains("import Syntax"), "\(file)")
        }
    }

    private static func isAccess(_ word: Substring) -> Bool {
        ["@_exported", "@testable", "public", "package", "internal", "private", "fileprivate"].contains(word)
    }

    /// The Swift files in a folder of any floor.
    private static func files(in folder: String) throws -> [(name: String, text: String)] {
        let sources = PackageManifest.repository.appending(path: "Sources").path
        let floors = try FileManager.default.contentsOfDirectory(atPath: sources).map { "Sources/\($0)/\(folder)" }
        let found = floors.filter {
            FileManager.default.fileExists(atPath: PackageManifest.repository.appending(path: $0).path)
        }
        let files = try PackageManifest.sources(in: #require(found.first))
        try #require(!files.isEmpty)
        return files
    }
}
