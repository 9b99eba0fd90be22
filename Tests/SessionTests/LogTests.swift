import Foundation
import Testing

/// Console logs as inputs: of `masonry-repl log`, of a run, and pasted into a session.
struct LogTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
        try write(Self.log, to: "console.txt")
    }

    /// 12 + 12 = 24 points are left of the 64, and 41 are asked for.
    private static let log = """
        10:00:01 Demo[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x60a4 'UIView-Encapsulated-Layout-Height' Demo.OfferCell:0x7fa1.height == 64   (active)>",
            "<SnapKit.LayoutConstraint:0x60a1@OfferCell.swift#3 UIImageView:0x7fa2.top == Demo.OfferCell:0x7fa1.top + 12.0>",
            "<SnapKit.LayoutConstraint:0x60a2@OfferCell.swift#4 UIImageView:0x7fa2.bottom == Demo.OfferCell:0x7fa1.bottom - 12.0>",
            "<SnapKit.LayoutConstraint:0x60a3@OfferCell.swift#5 UIImageView:0x7fa2.height == 41.0>"
        )

        Will attempt to recover by breaking constraint
        <SnapKit.LayoutConstraint:0x60a3@OfferCell.swift#5 UIImageView:0x7fa2.height == 41.0>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

        """
    private static let headline = "conflict: `UIImageView` can't be both 40 and 41 high\n"
    private static let weaker = "`make.height.equalTo(41).priority(999)`"

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test func aLogIsExplained() throws {
        let result = try BuiltProgram.run(["log", "console.txt"], in: folder)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix(Self.headline), "\(result.errors)")
        #expect(result.errors.contains("console.txt:6 UIImageView.height == 41  OfferCell.swift:5  broken\n"))
        #expect(result.errors.contains("on line 5 of OfferCell.swift, \(Self.weaker)"))
        #expect(
            result.output.contains("OfferCell") && result.output.hasSuffix("1 file: 1 conflict\n"), "\(result.output)")
    }

    @Test func aFileWithoutOneIsFine() throws {
        try write("all is well\n", to: "quiet.txt")
        let result = try BuiltProgram.run(["log", "quiet.txt"], in: folder)
        #expect(result.status == 0 && result.output == "1 file: no conflicts\n" && result.errors.isEmpty)
        #expect(try BuiltProgram.run(["log", "none.txt"], in: folder).status == 66)
    }

    @Test(arguments: [[], ["console.txt"]])
    func aRunAnswersInsteadOfRunning(_ arguments: [String]) throws {
        let result = try BuiltProgram.run(arguments, input: arguments.isEmpty ? Self.log : "", in: folder)
        #expect(result.status == 1 && result.errors.hasPrefix(Self.headline), "\(result.errors)")
    }

    @Test func theLinesOfAProjectAreShown() throws {
        try write("ref: refs/heads/main\n", to: ".git/HEAD")
        try write(
            """
            class OfferCell {
                func build() {
                    make.top.equalToSuperview().offset(12)
                    make.bottom.equalToSuperview().offset(-12)
                    make.height.equalTo(41)
                }
            }
            """, to: "Sources/Cells/OfferCell.swift")
        let result = try BuiltProgram.run(["log", "console.txt"], in: folder)
        #expect(
            result.errors.contains("Sources/Cells/OfferCell.swift:5 make.height.equalTo(41)  broken"),
            "\(result.errors)")
    }

    @Test func theBlockOfAKeyIsShown() throws {
        try write(
            """
            @implementation Header
            - (void)build {
                [self.badge mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self);
                    make.left.equalTo(first.mas_right).offset(4);
                }];
                [self.badge mas_updateConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(second.mas_right).offset(4);
                }];
            }
            @end
            """, to: "Header.m")
        try write(
            """
            <MASLayoutConstraint:0x1 UIView:second.left == UIView:first.right + 30>
            <MASLayoutConstraint:0x2 UIView:second.width == 50>
            <MASLayoutConstraint:0x3 UIView:badge.left == UIView:first.right + 4>
            <MASLayoutConstraint:0x4 UIView:badge.left == UIView:second.right + 4>
            """, to: "keys.txt")
        let result = try BuiltProgram.run(["log", "--verbose", "keys.txt"], in: folder)
        #expect(
            result.errors.contains("Header.m:5 │         make.left.equalTo(first.mas_right).offset(4);"),
            "\(result.errors)")
        #expect(
            result.errors.contains("Header.m:8 │         make.left.equalTo(second.mas_right).offset(4);"),
            "\(result.errors)")
    }

    @Test func aReportIsForPrograms() throws {
        let lines = try BuiltProgram.run(["log", "--report", "line", "console.txt"], in: folder)
        #expect(lines.output == "console.txt:6:57: warning: `UIImageView` can't be both 40 and 41 high [conflict]\n")
        let json = try BuiltProgram.run(["log", "--report", "json", "console.txt"], in: folder)
        #expect(
            json.output.contains("\"command\" : \"log\"") && json.output.contains("\"status\" : \"failed\""),
            "\(json.output)")
    }

    @Test func aSessionTakesOneLineByLine() throws {
        let result = try BuiltProgram.run(
            ["-i", "--no-init"], input: "view a in root\n" + Self.log + "a.frame.width\n", in: folder)
        #expect(
            result.errors == result.errors.drop { $0 != "c" } && result.errors.hasPrefix(Self.headline),
            "\(result.errors)")
        #expect(!result.errors.contains("error"))
        #expect(result.output.hasSuffix("0\n"))
    }

    @Test func aSessionTakesAPaste() throws {
        let session = try TerminalSession.atPrompt(["--no-init"], rows: 40)
        session.paste(Self.log)
        try session.wait(for: "breaking constraint")
        session.type("\r")
        try session.wait(for: "`UIImageView` can't be both 40 and 41 high")
        try session.enter("1 + 1")
        try session.wait(for: "2")
    }
}
