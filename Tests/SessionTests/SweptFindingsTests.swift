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
            + "expect a.width.value <= 384\n"
        let found = try report("test", "--sizes", "400x100", "--text", "0.8..1.5", of: script)
        #expect(
            found.text.contains("error: text above 1.2 to 1.5 at 400x100: this condition is false"), "\(found.text)")
        // A frame is rounded: it is 385 wide from 384.5 on, which is 320 * 1.2015625.
        let rounded = try report(
            "test", "--sizes", "400x100", "--text", "0.8..1.5",
            of: script.replacing("a.width.value", with: "a.frame.width"))
        #expect(
            rounded.text.contains("error: text above 1.202 to 1.5 at 400x100: this condition is false"),
            "\(rounded.text)")
    }

    // MARK: Devices

    /// The label is 4 below the top; the least that any device leaves free there is 20.
    @Test(arguments: [
        "iPhone SE", "iPad", "iPhone SE,iPad", "iPhone SE..iPad", "iPad..iPhone SE", "iPhone 15..iPhone 17",
        "iPhone SE..430x932", "375x667..iPad", "iPhone SE..500", "300..iPhone 15",
    ])
    func rangesOfDevicesHaveSafeAreas(sizes: String) throws {
        let script = "label t \"Hi\"\nmake.left.equalTo(root).offset(20)\nmake.top.equalTo(root).offset(4)\n"
        let found = try report("check", "--strict", "--sizes", sizes, of: script)
        #expect(found.status == 2 && found.text.contains("[unsafe-area]"), "\(found.text)")
        let test = try report(
            "test", "--sizes", sizes,
            of:
                "label t \"Hi\"; make.left.equalTo(root); make.top.equalTo(root.safeArea.top)\nexpect t.top.value == 0\n"
        )
        #expect(test.status == 1, "\(test.text)")
    }

    /// 59 at the top of an iPhone 15, 62 on an iPhone 17; between them as on the smaller one.
    @Test func betweenDevicesTheSafeAreaIsThatOfTheSmallerOne() throws {
        let script =
            "label t \"Hi\"; make.left.equalTo(root); make.top.equalTo(root.safeArea.top)\nexpect t.top.value == 59\n"
        let found = try report("test", "--sizes", "iPhone 15..iPhone 17", of: script)
        #expect(found.text.contains("error: 402x874: this condition is false"), "\(found.text)")
        #expect(
            found.text.contains("`:size 402x874` and `root.safeAreaInsets = (62, 0, 34, 0)` show it"), "\(found.text)")
    }

    // MARK: Rounded frames

    /// 139.5 rounds up to 140. 213.5 rounds up to 214. Half of 419 is 209.5, which rounds up to 210.
    @Test(arguments: [
        (
            "screen 320x100; view a; make.top.bottom.equalTo(root); make.width.equalTo(41); make.centerX.equalTo(root)",
            "a.frame.x == 140", "320x100", ""
        ),
        (
            "screen 390.5x100; view a; make.top.bottom.right.equalTo(root); make.left.equalTo(root).offset(177)",
            "a.frame.width <= 213.5", "390.5x100", "390.5x100"
        ),
        (
            "screen 320x100; view a; make.top.bottom.left.equalTo(root); make.width.equalTo(root).multipliedBy(0.5)",
            "a.frame.width >= 210", "320..1024", "width 320 to 418"
        ),
        (
            "screen 320x100; view a; make.top.bottom.left.equalTo(root); make.width.equalTo(root).multipliedBy(0.5)",
            "a.frame.width < 200 || a.frame.width > 200", "320..1024", "width 399 to 400"
        ),
    ])
    func expectationsReadFramesAsSingleRunsDo(layout: String, condition: String, sizes: String, screens: String) throws
    {
        let script = "\(layout)\nexpect \(condition)\n"
        let found = try report("test", "--sizes", sizes, of: script)
        #expect(
            screens.isEmpty
                ? found.status == 0 : found.text.contains("error: \(screens): this condition is false"), "\(found.text)"
        )
        for width in [399, 400, 401, 418, 419, 420] where sizes.contains("..") {
            let single = try report("test", of: script.replacing("screen 320x", with: "screen \(width)x"))
            let range = try report("test", "--sizes", "\(width)..\(width)", of: script)
            #expect(single.status == range.status, "\(width)")
        }
    }

    // MARK: One finding for one cause

    @Test(arguments: [
        ["--rtl"], ["--text", "0.8..1.5"], ["--rtl", "--text", "0.8..1.5"],
    ])
    func whatHoldsForAllDirectionsAndTextsIsSaidOnce(options: [String]) throws {
        let script =
            "screen 375x100\nview p, q\np.makeConstraints { make in make.edges.equalTo(root) }\n"
            + "q.makeConstraints { make in make.left.top.equalTo(root); make.height.equalTo(10) }\nexpect p.width.value > 350\n"
        let result = try BuiltProgram.run(
            ["check", "--report", "line", "--sizes", "320..430"] + options + ["-"], input: script)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 2, "\(result.output)")
        #expect(lines.contains { $0.contains("error: width 320 to 350: this condition") }, "\(lines)")
        #expect(lines.contains { $0.contains("warning: width 320 to 430: `q` has no fixed width") }, "\(lines)")
    }

    /// 200 and 200 have room beside each other from 400 on; at 300 and less the rule says that one covers the other's middle.
    @Test func anOverlapIsOneFindingInBothDirections() throws {
        let script = """
            screen 400x100
            view a; make.leading.top.bottom.equalTo(root); make.width.equalTo(200)
            view b; make.trailing.top.bottom.equalTo(root); make.width.equalTo(200)

            """
        let lines = try report("check", "--sizes", "310..430", "--rtl", "--report", "line", of: script).text
        #expect(lines.components(separatedBy: "[overlapping-views]").count == 2, "\(lines)")
        #expect(lines.contains("warning: width 310 to 399: "), "\(lines)")
    }

    /// The last of ten, each 4 further right, ends at 386.
    @Test func findingsOfALoopAreOne() throws {
        let script = """
            screen 430x100
            for i in 0..<10 {
                view cell; make.left.top.equalTo(root).offset(i * 4); make.height.equalTo(10); make.width.equalTo(350)
            }

            """
        let found = try report("check", "--sizes", "320..430", of: script).text
        #expect(
            found.contains("warning: width 320 to 385: `cell` extends past the right of `root` by 30 points"),
            "\(found)")
        #expect(found.contains("at some of these sizes, the same applies to 9 more views"), "\(found)")
        let json = try report("check", "--sizes", "320..430", "--report", "json", of: script).text
        #expect(json.components(separatedBy: "extends past").count == 11, "\(json)")
        #expect(found.components(separatedBy: "warning:").count == 2, "\(found)")
    }

    /// From 700 on, another branch counts, whose limit has no effect.
    @Test func findingsAboutConstraintsAreThoseOfTheScreens() throws {
        let script = """
            screen 320x300
            view a; make.left.top.bottom.equalTo(root); make.width.equalTo(146)
            when width >= 700 { a.makeConstraints { make in make.width.lessThanOrEqualTo(86).priority(990) } }

            """
        let found = try report("check", "--sizes", "320..1024", of: script).text
        #expect(found.contains("warning: width 700 to 1024: ") && found.contains("[idle-limit]"), "\(found)")
        #expect(try report("check", "--sizes", "320..600", of: script).text == "1 file: no errors\n")
    }

    // MARK: Code that reads the screen

    private static func controller(_ condition: String) -> String {
        """
        import UIKit

        final class CardController: UIViewController {
            let box = UIView()
            var width: NSLayoutConstraint!

            override func viewDidLoad() {
                super.viewDidLoad()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                width = box.widthAnchor.constraint(equalToConstant: 100)
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    box.topAnchor.constraint(equalTo: view.topAnchor),
                    box.heightAnchor.constraint(equalToConstant: 40), width,
                ])
                \(condition.hasPrefix("override") ? "" : "width.constant = \(condition) ? 2000 : 100")
            }
            \(condition.hasPrefix("override") ? condition : "")
        }

        """
    }

    /// A regular width begins at 600. Where `box` is as wide, or 2000 wide only between two sizes, no single screens tell.
    @Test(arguments: [
        ("view.bounds.width > 700", 701, 1024), ("UIScreen.main.bounds.width > 700", 701, 1024),
        ("UIScreen.main.bounds.width >= 690 && UIScreen.main.bounds.width < 700", 690, 699),
        ("traitCollection.horizontalSizeClass == .regular", 600, 1024),
        ("traitCollection.horizontalSizeClass == .regular && traitCollection.userInterfaceIdiom == .phone", 600, 743),
        ("override func viewDidLayoutSubviews() { width.constant = view.bounds.width > 700 ? 2000 : 100 }", 701, 1024),
        (
            """
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                width.constant = traitCollection.horizontalSizeClass == .regular ? 2000 : 100
            }
            """, 600, 1024
        ),
    ])
    func codeThatReadsTheScreenRunsAnew(condition: String, first: Int, last: Int) throws {
        func check(_ sizes: String) throws -> (text: String, status: Int32) {
            let result = try BuiltProgram.run(
                ["check", "--strict", "--sizes", sizes, "--stdin-filename", "Card.swift", "-"],
                input: Self.controller(condition), joiningErrors: true)
            return (result.output, result.status)
        }
        #expect(try check("375x667").status == 0)
        let tablet = try check("\(first)x900")
        #expect(
            tablet.status == 2 && tablet.text.contains("\(first)x900: `box` extends past the right"), "\(tablet.text)")
        let range = try check("320x900..1024x900")
        #expect(range.text.contains("width \(first) to \(last): `box` extends past the right"), "\(range.text)")
        #expect(range.text.contains("1 warning"), "\(range.text)")
    }

    @Test func aSingleScreenIsADeviceOrASize() throws {
        for (screen, advice) in [
            ("390", "write --screen 390x844, or the name of a device"), ("iPhon 15", "did you mean `iPhone 15`?"),
        ] {
            let result = try BuiltProgram.run(["--screen", screen, "-"], input: "view a", joiningErrors: true)
            #expect(
                result.status == 64 && result.output.contains("`--screen` has no screen `\(screen)`; \(advice)"),
                "\(result.output)")
        }
        let own = try BuiltProgram.run(
            ["--screen", "390x844", "-"], input: "print(root.size, root.safeAreaInsets.top)")
        #expect(own.output.hasPrefix("(390, 844) 47\n"), "\(own.output)")
    }

    @Test func aStripHasTheCodesDecisions() throws {
        let result = try BuiltProgram.run(
            ["--sizes", "320..1024", "--accent", "swift", "--ascii", "-"],
            input: Self.controller("view.bounds.width > 690 && view.bounds.width < 700"))
        #expect(
            result.output.contains("width 320 to 690") && result.output.contains("width 691 to 699"), "\(result.output)"
        )
        #expect(result.output.contains("+ box.width == 2000"), "\(result.output)")
    }

    @Test func codeWithoutTheScreensSizeIsProven() throws {
        let result = try BuiltProgram.run(
            ["check", "--strict", "--sizes", "320..1024", "--stdin-filename", "Card.swift", "-"],
            input: Self.controller("1 > 2"), joiningErrors: true)
        #expect(result.status == 0, "\(result.output)")
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
