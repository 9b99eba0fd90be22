import Foundation
import Testing

@testable import SceneFuzzing
@testable import masonry_repl

/// Which files of a folder are read. Git says what it ignores.
struct FolderSearchTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
    }

    private func write(_ text: String = "", to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func git(_ arguments: String..., in place: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder.appending(path: place).path] + arguments
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(arguments)")
        return String(decoding: data, as: UTF8.self)
    }

    /// The files that Git neither has nor ignores.
    private func unignored(in place: String = "") throws -> Set<String> {
        Set(
            try git("ls-files", "--others", "--exclude-standard", "-z", in: place).split(separator: "\0").map(
                String.init))
    }

    private func found(in place: String = "", excluding patterns: [String] = []) -> Set<String> {
        let top = folder.appending(path: place).path
        var search = FolderSearch<Never>(suffixes: [".mas"]) { _ in
            patterns.isEmpty ? [] : [IgnoreRules(patterns, in: folder.path)]
        }
        let start = top.hasSuffix("/") ? top : top + "/"
        return Set(search.files(below: top).map { String($0.dropFirst(start.count)) })
    }

    private static let paths = [
        "a.mas", "b.mas", "ab.mas", "a b.mas", "a .mas", "é.mas", "[a].mas", "!a.mas", "#a.mas", "a\\b.mas", "-.mas",
        "A.mas",
        "a1.mas", "]x.mas", "^.mas", "sub/a.mas", "sub/b.mas", "sub/sub/a.mas", "sub/sub/c.mas", "x/sub/a.mas",
        "x/y/z/a.mas",
        "x/y/z/d.mas", "x/a.mas/b.mas", "foo/bar.mas", "foo/foo/bar.mas", "foobar/x.mas",
    ]

    private static let patterns = [
        "a.mas", "/a.mas", "*.mas", "/*.mas", "?.mas", "??.mas", "[ab].mas", "[!ab].mas", "[^ab].mas", "[a-c].mas",
        "[]x]*.mas",
        "[]-a].mas", "[a", "a[", "[[:alpha:]].mas", "[[:digit:]].mas", "a[[:digit:]].mas", "[[:nope:]].mas",
        "[[:upper:]].mas",
        "[^[:alpha:]].mas", "\\!a.mas", "!a.mas", "\\#a.mas", "#a.mas", "a\\b.mas", "a\\\\b.mas", "\\a.mas", "a.mas\\",
        "a .mas",
        "a b.mas  ", "a.mas ", "a.mas\t", "a\\ b.mas", "sub", "sub/", "/sub", "/sub/", "sub/a.mas", "sub/*.mas",
        "sub/*",
        "*/a.mas", "**/a.mas", "**", "**/", "/**", "sub/**", "**/sub", "**/sub/", "**/sub/**", "x/**/a.mas", "x/**",
        "x/**/",
        "x/*/a.mas", "x/**/z", "**/**/a.mas", "x/y/**a.mas", "**a.mas", "x**a.mas", "foo**bar.mas",
        "foo*",
        "foo*/", "foo/*bar*", "/foo/**/bar.mas", "a.mas/", "x/a.mas/", "x/a.mas", "é.mas", "?é.mas", "*é*", "[é].mas",
        "\\[a\\].mas",
        "[[]a].mas", "*a*b*", "*.m*s", "*.MAS", "/", "//", "a//b.mas", "./a.mas", "../a.mas", " a.mas", "", "-.mas",
        "[a-].mas",
        "[-a].mas", "[z-a].mas", "[\\]]x.mas", "[!]a]x.mas", "x/y/z/", "y", "y/", "/y", "*/", "*\n!sub/",
        "*.mas\n!a.mas",
        "sub/\n!sub/a.mas", "sub/*\n!sub/a.mas", "*\n!*/\n!a.mas", "a.mas\n!a.mas\na.mas", "!*.mas\n*.mas",
        "# x\n\na.mas\r\nb.mas\r",
    ]

    /// Each pattern has a folder of its own with the same files, so that Git is asked once.
    @Test func patternsMeanWhatTheyMeanToGit() throws {
        _ = try git("init", "-q")
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "a", "b", "*", "**", "/", "?", "[ab]", "sub", ".mas", "x", "!", "foo", "\\", "[!a]", "/**/", "**/", "\n",
        ]
        let mixed = (0..<100).map { _ in
            (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        let all = Self.patterns + mixed
        for (index, pattern) in all.enumerated() {
            for path in Self.paths { try write(to: "\(index)/\(path)") }
            try write(pattern, to: "\(index)/.gitignore")
        }
        let expected = try unignored().filter { $0.hasSuffix(".mas") }
        let found = found()
        try #require(expected.count > 1000 && all.count * Self.paths.count - expected.count > 500)
        for difference in expected.symmetricDifference(found).sorted() {
            let index = Int(difference.prefix { $0 != "/" }) ?? 0
            Issue.record("\(all[index].debugDescription): \(difference)")
        }
    }

    @Test func rulesOfFoldersComeTogetherAsInGit() throws {
        _ = try git("init", "-q")
        _ = try git("init", "-q", "other")
        try write("*.tmp.mas\n/top.mas\n!keep.tmp.mas\ngone/\n", to: ".gitignore")
        try write("private.mas\n", to: ".git/info/exclude")
        try write("!a.tmp.mas\nb.mas\n!private.mas\n", to: "sub/.gitignore")
        try write("!b.mas\n", to: "sub/deep/.gitignore")
        try write("c.mas\n", to: "other/.gitignore")
        for place in ["", "sub/", "sub/deep/", "gone/", "sub/gone/", "plain/"] {
            for name in ["top", "a.tmp", "keep.tmp", "b", "private", "c"] { try write(to: "\(place)\(name).mas") }
        }
        for place in ["", "sub", "sub/deep", "plain"] {
            let expected = try unignored(in: place).filter { $0.hasSuffix(".mas") }
            #expect(found(in: place) == expected && !expected.isEmpty, "\(place)")
        }
        // The repository inside has rules of its own, and Git leaves it out.
        for name in ["top", "a.tmp", "c"] { try write(to: "other/\(name).mas") }
        #expect(found(in: "other") == Set(try unignored(in: "other").filter { $0.hasSuffix(".mas") }))
        #expect(found().contains("other/a.tmp.mas") && !found().contains("other/c.mas"))
    }

    @Test func foldersOfOtherToolsAreLeftOutUnlessAPatternWantsThem() throws {
        let places = [
            "Pods", "build", "Carthage", "DerivedData", "node_modules", ".build", ".hidden", "src", "src/build",
        ]
        for place in places { try write(to: "\(place)/a.mas") }
        try write(to: ".a.mas")
        try write(to: "build.mas")
        #expect(found() == ["build.mas", "src/a.mas"])
        #expect(found(excluding: ["!build/"]) == ["build.mas", "src/a.mas", "build/a.mas", "src/build/a.mas"])
        #expect(found(excluding: ["src/", "*.mas", "!build.mas"]) == ["build.mas"])
        // Who names such a folder means it.
        #expect(found(in: "Pods") == ["a.mas"])
    }

    @Test func anExclusionDecidesAgainstGit() throws {
        _ = try git("init", "-q")
        try write("generated.mas\n", to: ".gitignore")
        for name in ["generated", "a", "b"] { try write(to: "\(name).mas") }
        #expect(found() == ["a.mas", "b.mas"])
        #expect(found(excluding: ["!generated.mas", "b.mas"]) == ["a.mas", "generated.mas"])
    }
}
