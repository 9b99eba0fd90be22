import Foundation
import MasonryLanguage
import Testing

/// `check --baseline`: findings that are known.
struct BaselineTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
        try FileManager.default.createDirectory(at: folder.appending(path: ".git"), withIntermediateDirectories: false)
        try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: false)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func check(_ arguments: String..., below path: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.run(["check"] + arguments, in: folder.appending(path: path))
    }

    private static let known = "view a\nmake.left.top.height.equalTo(40)\nprint(oops)\n"

    @Test func whatItHoldsIsLeftOut() throws {
        try write(Self.known, to: "a.mas")
        let written = try check("--baseline", "known.json", "--update-baseline", ".")
        #expect(written.status == 0 && written.output == "known.json: 1 finding\n" && written.errors == "")
        let same = try check("--baseline", "known.json", ".")
        #expect(same.status == 0 && same.output == "1 file: no errors\n")
        #expect(same.errors == "1 finding left out, as known.json has them\n", "\(same.errors)")
        #expect(try check("--strict", "--baseline", "known.json", ".").status == 0)
        #expect(try check(".").status == 1)
    }

    @Test func findingsAreKnownOnOtherLines() throws {
        try write(Self.known, to: "a.mas")
        _ = try check("--baseline", "known.json", "--update-baseline", ".")
        try write(
            "// a comment\n\nlet x = 1\n" + Self.known.replacing("print(oops)", with: "    print( oops )  // why"),
            to: "a.mas")
        #expect(try check("--baseline", "known.json", ".").status == 0)
        // Another statement with the same mistake is new.
        try write(Self.known + "print(oops, 1)\n", to: "a.mas")
        let new = try check("--baseline", "known.json", "--report", "line", "a.mas")
        #expect(
            new.status == 1 && new.output.hasPrefix("a.mas:4:7: error: ")
                && new.output.split(separator: "\n").count == 1)
    }

    @Test func alikeFindingsAreCounted() throws {
        try write("func f() { print(oops) }\n", to: "a.mas")
        _ = try check("--baseline", "known.json", "--update-baseline", ".")
        try write("func f() { print(oops) }\nfunc g() { print(oops) }\n", to: "a.mas")
        #expect(try check("--baseline", "known.json", ".").status == 1)
        try write("func f() { print(oops) }\n\nfunc f2() { }\n", to: "a.mas")
        #expect(try check("--baseline", "known.json", ".").status == 0)
    }

    @Test func conflictsAndAmbiguitiesAreKnown() throws {
        try write(
            "view a, b\na.makeConstraints { make in make.left.top.equalTo(root); make.size.equalTo(40); make.width.equalTo(50) }\n",
            to: "a.mas")
        #expect(try check("a.mas").status == 1)
        let written = try check("--baseline", "known.json", "--update-baseline", "a.mas")
        #expect(written.status == 0)
        #expect(try check("--strict", "--baseline", "known.json", "a.mas").status == 0)
    }

    @Test func whatNoLongerOccursIsNamed() throws {
        try write(Self.known, to: "a.mas")
        try write(Self.known, to: "b.mas")
        _ = try check("--baseline", "known.json", "--update-baseline", ".")
        try write("view a\nmake.edges.equalTo(root)\n", to: "a.mas")
        let result = try check("--baseline", "known.json", ".")
        #expect(result.errors.contains("note: 1 finding of `known.json` no longer occurs"), "\(result.errors)")
        #expect(result.status == 0)
        // Of files that were not checked nothing is known.
        #expect(try !check("--baseline", "known.json", "b.mas").errors.contains("no longer"))
        // An update of one file keeps what the others have, and drops what is gone.
        #expect(try check("--baseline", "known.json", "--update-baseline", "a.mas").output == "known.json: 1 finding\n")
        try FileManager.default.removeItem(at: folder.appending(path: "b.mas"))
        #expect(try check("--baseline", "known.json", "a.mas").errors.contains("1 finding of `known.json` no longer"))
        #expect(
            try check("--baseline", "known.json", "--update-baseline", "a.mas").output == "known.json: 0 findings\n")
    }

    @Test func thatNothingIsLaidOutIsAlwaysSaid() throws {
        try write("let a = 1\n", to: "a.mas")
        #expect(try check("--baseline", "known.json", "--update-baseline", ".").output == "known.json: 0 findings\n")
        #expect(try check("--baseline", "known.json", ".").output == "1 file: nothing is laid out\n")
        #expect(try check(".").output == "1 file: nothing is laid out\n")
    }

    @Test func itHoldsFromEveryFolder() throws {
        try write(Self.known, to: "sub/a.mas")
        _ = try check("--baseline", "known.json", "--update-baseline", ".")
        #expect(try check("--baseline", "../known.json", "a.mas", below: "sub").status == 0)
        #expect(try check("--baseline", "known.json", folder.path + "/sub/../sub/a.mas").status == 0)
    }

    @Test func theReportCountsWhatIsLeftOut() throws {
        try write(Self.known, to: "a.mas")
        _ = try check("--baseline", "known.json", "--update-baseline", ".")
        let result = try check("--baseline", "known.json", "--report", "json", ".")
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        #expect(report.inBaseline == 1 && report.runs[0].findings.isEmpty && report.runs[0].status == .passed)
    }

    @Test func fixesLeaveKnownFindingsAlone() throws {
        let script = "view a\nmake.edges.equalTo(root)\nprint(aa)\n"
        try write(script, to: "a.mas")
        _ = try check("--baseline", "known.json", "--update-baseline", ".")
        _ = try check("--fix", "--baseline", "known.json", "a.mas")
        #expect(try String(contentsOf: folder.appending(path: "a.mas"), encoding: .utf8) == script)
    }

    @Test func badBaselinesAreErrors() throws {
        try write(Self.known, to: "a.mas")
        try write("{\"version\": 9, \"findings\": []}", to: "newer.json")
        try write("no JSON", to: "text.json")
        for name in ["newer.json", "text.json"] {
            let result = try check("--baseline", name, "a.mas")
            #expect(result.status == 66 && result.errors.contains("`\(name)` is not a baseline"), "\(result.errors)")
        }
        #expect(try check("--baseline", "missing.json", "a.mas").status == 66)
        #expect(try check("--update-baseline", "a.mas").status == 64)
        #expect(try check("--baseline", "nowhere/known.json", "--update-baseline", "a.mas").status == 1)
    }
}
