import Foundation
import FoundationXML
import Testing

/// `--sizes`, `--rtl` and `--text`: what is found on other screens than the script's own.
struct SweptFindingsTests {
    /// 340 from 10 on with 10 to the right need 360.
    private static let box = """
        screen 375x667
        view box; make.top.left.equalTo(root).offset(10); make.height.equalTo(20)
        make.width.equalTo(340); make.right.lessThanOrEqualTo(root).offset(-10)
        expect box.right.value <= root.width.value - 10, "it fits"

        """

    private func report(_ arguments: String..., of script: String = Self.box) throws -> (text: String, status: Int32) {
        let result = try BuiltProgram.run(arguments + ["-"], input: script, joiningErrors: true)
        return (result.output, result.status)
    }

    @Test func ownScreensAreFine() throws {
        #expect(try report("check").text == "1 file: no errors\n")
    }

    @Test func findingsNameTheSizesThatHaveThem() throws {
        let found = try report("check", "--sizes", "300..430", "--report", "line")
        #expect(found.status == 1)
        #expect(
            found.text.contains(
                "warning: width 300 to 359: `box.right` is 350, but line 3 asks for at most 290"),
            "\(found.text)")
        #expect(found.text.contains("error: width 300 to 359: it fits [expectation-failed]"))
        #expect(found.text.split(separator: "\n").count == 3)
        #expect(try report("check", "--sizes", "360..430").text == "1 file: no errors\n")
    }

    /// At 300 the two lie over each other by 20; with a width that gives way they don't.
    @Test func fixesAreTriedOnTheFirstScreen() throws {
        let script = """
            screen 375x100
            view a, b
            a.makeConstraints { make in make.left.top.bottom.equalTo(root); make.width.equalTo(200) }
            b.makeConstraints { make in
                make.right.top.bottom.equalTo(root)
                make.left.equalTo(a.right)
                make.width.greaterThanOrEqualTo(120)
            }

            """
        let found = try report("check", "--sizes", "300..430", of: script).text
        #expect(found.contains("warning: width 300 to 319: `b` is 100 wide"), "\(found)")
        #expect(found.contains("`a` becomes 180×100"), "\(found)")
    }

    @Test func expectationsAreTestedOnTheSizes() throws {
        #expect(try report("test", "--sizes", "360..430").status == 0)
        let failed = try report("test", "--sizes", "320x480,400x400")
        #expect(failed.status == 1 && failed.text.contains("error: 320x480: it fits"), "\(failed.text)")
    }

    @Test func devicesHaveNamesAndSafeAreas() throws {
        let script = "view a; make.edges.equalTo(root.safeArea)\nexpect a.frame.y == 59\nexpect a.frame.width == 393\n"
        #expect(try report("test", "--sizes", "iphone 15", of: script).status == 0)
        let range = try report("check", "--sizes", "\"iPhone SE\"..iPad", "--report", "line", of: Self.box)
        #expect(range.text == "1 file: no errors\n", "\(range.text)")
        let unknown = try report("check", "--sizes", "iPhone 51")
        #expect(unknown.status == 64 && unknown.text.contains("did you mean `iPhone 15`?"), "\(unknown.text)")
    }

    /// 40 columns of 8 are 320 wide; times 1.2 they are 384.
    @Test func textsAreShorterAndLonger() throws {
        let script =
            "screen 400x100\nlabel a \"\(String(repeating: "m", count: 40))\"; make.left.top.equalTo(root)\n"
            + "expect a.frame.width <= 384\n"
        let found = try report("test", "--sizes", "400x100", "--text", "0.8..1.5", of: script)
        #expect(
            found.text.contains("error: text above 1.2 to 1.5 at 400x100: this condition is false"), "\(found.text)")
    }

    @Test func bothDirectionsAreTried() throws {
        let script =
            "screen 300x100\nview a; make.leading.top.equalTo(root); make.size.equalTo(40)\nexpect a.frame.x == 0\n"
        let found = try report("test", "--sizes", "300", "--rtl", of: script)
        #expect(found.text.contains("error: width 300, right to left: this condition is false"), "\(found.text)")
        #expect(!found.text.contains("left to right"))
        for tool in ["test", "check"] {
            let alone = try report(tool, "--rtl", of: script)
            #expect(alone.status == 1)
            #expect(alone.text.contains("error: 300x100, right to left: this condition is false"), "\(alone.text)")
        }
    }

    @Test func aRunDrawsEachKindOfLayout() throws {
        let script = "screen 300x60\nview a; make.edges.equalTo(root)\nwhen width < 400 { a.hidden = true }\n"
        let result = try BuiltProgram.run(
            ["--no-init", "--sizes", "300..500", "-"], input: script, joiningErrors: true)
        #expect(result.output.hasPrefix("width 300 to 399"), "\(result.output)")
        #expect(result.output.contains("width 400 to 500") && result.output.contains("+ a appears"))
    }

    @Test func theStripIsAFileToo() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = "screen 300x60\nview a; make.edges.equalTo(root)\nwhen width < 400 { a.hidden = true }\n"
        let (svg, png) = (folder.appending(path: "strip.svg"), folder.appending(path: "strip.png"))
        for file in [svg, png] {
            let arguments = ["--no-init", "--sizes", "300..500", "-o", file.path, "-"]
            let result = try BuiltProgram.run(arguments, input: script, joiningErrors: true)
            #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
        }
        let text = try String(contentsOf: svg, encoding: .utf8)
        #expect(XMLParser(data: Data(text.utf8)).parse())
        #expect(text.contains(">width 300 to 399<") && text.contains(">+ a appears<"))
        #expect(text.components(separatedBy: "<g transform").count == 3)
        #expect(try Data(contentsOf: png).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func theJSONHasTheExactEnds() throws {
        struct Report: Decodable {
            struct Run: Decodable { let findings: [Finding] }
            struct Finding: Decodable { let rule: String; let sizes: [[Range]]? }
            struct Range: Decodable, Equatable {
                let axis: String
                let from, to: Double
                let includesFrom, includesTo: Bool
            }
            let runs: [Run]
        }
        let text = try report("check", "--sizes", "300..430", "--report", "json").text
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        let conflict = try #require(report.runs.first?.findings.first { $0.rule == "conflict" })
        #expect(
            conflict.sizes == [[Report.Range(axis: "width", from: 300, to: 360, includesFrom: true, includesTo: false)]]
        )
    }
}
