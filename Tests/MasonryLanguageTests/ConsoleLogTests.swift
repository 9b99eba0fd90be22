import ConsoleLogs
import Diagnostics
import Masonry
import Testing

/// Logs in all notations, reduced to what clashes. The expected numbers are sums of the constants in each.
@Suite("A console log is explained")
struct ConsoleLogTests {
    /// What UIKit writes around descriptions; the last one is broken.
    static func text(_ constraints: [String], breaking broken: String? = nil) -> String {
        let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(broken ?? constraints.last ?? "")

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

            """
    }

    private func log(_ text: String) -> ConsoleLog {
        ConsoleLog(SourceText(name: "console.log", text: text, accent: .masonry))
    }

    private func answer(_ constraints: [String], breaking broken: String? = nil) throws -> Diagnostic {
        let log = log(Self.text(constraints, breaking: broken))
        #expect(log.unread.isEmpty)
        let answers = LogAnswer.all(on: log)
        try #require(answers.count == 1)
        #expect(answers[0].finding != nil)
        return answers[0].diagnostic
    }

    // MARK: What clashes

    /// 64 - 12 - 12 = 40, not 40.5.
    @Test func aRowsHeightInSnapKitsWords() throws {
        let told = try answer(
            [
                "<NSLayoutConstraint:0x600000002104 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7fc000000001.height == 64   (active)>",
                "<SnapKit.LayoutConstraint:0x600000002101@ReviewCell.swift#31 UIImageView:0x7fc000000002.top == UITableViewCellContentView:0x7fc000000001.top + 12.0>",
                "<SnapKit.LayoutConstraint:0x600000002102@ReviewCell.swift#32 UIImageView:0x7fc000000002.bottom == UITableViewCellContentView:0x7fc000000001.bottom - 12.0>",
                "<SnapKit.LayoutConstraint:0x600000002103@ReviewCell.swift#33 UIImageView:0x7fc000000002.height == 40.5>",
            ])
        #expect(told.message == "`UIImageView` can't be both 40 and 40.5 high")
        #expect(told.notes.contains { $0.contains("in whole pixels (`UIView-Encapsulated-Layout-Height`)") })
        #expect(
            told.repairs.map(\.title).contains(
                "on line 33 of ReviewCell.swift, `make.height.equalTo(40.5).priority(999)`"))
        #expect(told.repairs.allSatisfy { !$0.title.contains("Encapsulated") })
    }

    /// The title would reach from 44 + 8 = 52 to 0 - 8 = -8: -60 points.
    @Test func aBarWithoutWidthClashesWithWhatIsNeverWritten() throws {
        let told = try answer([
            "<NSAutoresizingMaskLayoutConstraint:0x600000002205 h=--& v=--& ToolStrip:0x7fc000000011.width == 0>",
            "<MASLayoutConstraint:0x600000002201 UIButton:self.backButton.left == ToolStrip:0x7fc000000011.left>",
            "<MASLayoutConstraint:0x600000002202 UIButton:self.backButton.width == 44>",
            "<MASLayoutConstraint:0x600000002203 UILabel:self.caption.left == UIButton:self.backButton.right + 8>",
            "<MASLayoutConstraint:0x600000002204 UILabel:self.caption.right == ToolStrip:0x7fc000000011.right - 8>",
        ])
        #expect(told.message == "`caption` can't be -60 wide")
        let notes = told.notes.joined(separator: "\n")
        #expect(
            notes.contains("it is the implicit `caption.width >= 0`, which no log lists, that they clash with"))
        #expect(notes.contains("`ToolStrip` still has `translatesAutoresizingMaskIntoConstraints` on"))
        #expect(told.repairs.first?.title.contains("translatesAutoresizingMaskIntoConstraints` of `ToolStrip`") == true)
    }

    /// After `second` is 4 points right of it; after `first` it is 4 - 50 - 30 = -76 points from there.
    @Test func anUpdateWithAnotherViewAdds() throws {
        let told = try answer([
            "<MASLayoutConstraint:0x1 UIView:first.left == CardView:0x7fc000000021.left + 20>",
            "<MASLayoutConstraint:0x2 UIView:first.width == 60>",
            "<MASLayoutConstraint:0x3 UIView:second.left == UIView:first.right + 30>",
            "<MASLayoutConstraint:0x4 UIView:second.width == 50>",
            "<MASLayoutConstraint:0x5 UIView:badge.left == UIView:first.right + 4>",
            "<MASLayoutConstraint:0x6 UIView:badge.left == UIView:second.right + 4>",
        ])
        #expect(told.message == "`badge.left` can't be both `second.right - 76` and `second.right + 4`")
        #expect(
            told.notes.contains {
                $0.hasPrefix("`badge.left` is set twice, to different views: `mas_updateConstraints`")
            })
        #expect(
            told.repairs.first?.title.hasPrefix(
                "write `[badge mas_remakeConstraints:…]` with `make.left.equalTo(second.mas_right).offset(4);`") == true
        )
    }

    /// 6 + 10 = 16 > 0.
    @Test(arguments: ["(Names: '|':UIView:0x7fc000000031 )", "(active, names: '|':UIView:0x7fc000000031 )"])
    func aHiddenViewOfAStack(_ names: String) throws {
        let told = try answer([
            "<NSLayoutConstraint:0x3 'UISV-hiding' H:[UIView:0x7fc000000031(0)]>",
            "<NSLayoutConstraint:0x1 H:|-(6)-[UISwitch:0x7fc000000032]   \(names)>",
            "<NSLayoutConstraint:0x2 H:[UISwitch:0x7fc000000032]-(10)-|   \(names)>",
        ])
        #expect(told.message == "`UISwitch` can't be -16 wide")
        #expect(
            told.notes.contains {
                $0.hasPrefix("`UIView` is hidden, so its stack view makes its length 0 (`UISV-hiding`)")
            })
        #expect(told.repairs.contains { $0.title.contains("`H:[UISwitch]-(10@999)-|`") })
    }

    @Test func whatMeasuresIsHarmless() throws {
        let told = try answer([
            "<NSLayoutConstraint:0x1 '_UITemporaryLayoutWidth' Demo.Chip:0x7fc000000041.width == 0   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(5)-[UILabel:0x7fc000000042]   (active, names: '|':Demo.Chip:0x7fc000000041 )>",
            "<NSLayoutConstraint:0x3 H:[UILabel:0x7fc000000042]-(7)-|   (active, names: '|':Demo.Chip:0x7fc000000041 )>",
        ])
        #expect(told.message == "`UILabel` can't be -12 wide")
        #expect(told.notes.contains { $0.contains("UIKit only measures the view here") })
    }

    /// 300 - 8 - 8 + 4 + 4 = 292.
    @Test func marginsAreAssumed() throws {
        let told = try answer([
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' H:[UITableViewCellContentView:0x7fc000000051(300)]>",
            "<NSLayoutConstraint:0x2 UITableViewCellContentView:0x7fc000000051.trailingMargin == UIImageView:0x7fc000000052.trailing - 4>",
            "<NSLayoutConstraint:0x3 UIImageView:0x7fc000000052.leading == UITableViewCellContentView:0x7fc000000051.leadingMargin - 4>",
            "<NSLayoutConstraint:0x1 H:[UIImageView:0x7fc000000052(250)]>",
        ])
        #expect(told.message == "`UIImageView` can't be both 292 and 250 wide")
        #expect(told.notes.contains { $0.contains("8 points are assumed") })
    }

    /// 20 + 20 = 40 > 0.
    @Test func limitsLeaveTooLittle() throws {
        let told = try answer([
            "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Height' UIView:0x7f1.height == 0   (active)>",
            "<NSLayoutConstraint:0x1 V:|-(>=20)-[UIStackView:0x7f2]   (active, names: '|':UIView:0x7f1 )>",
            "<NSLayoutConstraint:0x2 V:[UIStackView:0x7f2]-(>=20)-|   (active, names: '|':UIView:0x7f1 )>",
        ])
        #expect(told.message == "`UIStackView` can't be at most -40 high")
        #expect(told.repairs.first?.title.contains("`V:[UIStackView]-(>=20@999)-|`") == true)
    }

    /// 320 * 0.5625 = 180. An aspect ratio beside a height is no update gone wrong.
    @Test func aRatioIsNoRepetition() throws {
        let told = try answer([
            "<MASLayoutConstraint:0x1 UIImageView:0x7f2.height == UIImageView:0x7f2.width * 0.5625>",
            "<MASLayoutConstraint:0x2 UIImageView:0x7f2.width == 320>",
            "<MASLayoutConstraint:0x5 UIImageView:0x7f2.height == 200>",
        ])
        #expect(told.message == "`UIImageView.height` can't be both 180 and 200")
        #expect(!told.notes.contains { $0.contains("twice") })
        #expect(
            told.repairs.first?.title == "delete `make.width.equalTo(@320);`"
                || told.repairs.contains { $0.title == "delete `make.height.equalTo(@200);`" })
    }

    @Test func theWidthOfAnActionSheetIsNobodysFault() throws {
        let told = try answer(["<NSLayoutConstraint:0x1 UIView:0x7f1.width == - 16   (active)>"])
        #expect(told.notes.contains { $0.contains("UIKit's action sheets") })
        #expect(told.repairs.isEmpty)
    }

    @Test func contentOfUIKitsOwn() throws {
        let told = try answer([
            "<_UIScrollViewAutomaticContentSizeConstraint:0x1 UICollectionView:0x7fc000000061.contentHeight{id: 52} == -12.000000>"
        ])
        #expect(told.message.contains("-12"))
        #expect(told.notes.contains { $0.contains("None of your constraints takes part") })
        #expect(told.repairs.isEmpty)
    }

    /// 0.5 * 200 = 100, not 120.
    @Test func appKitsWordsNamesAndFactors() throws {
        let list = [
            "<NSLayoutConstraint:0x1 H:[panel(200)]   (Names: panel:0x60c000000001 )>",
            "<NSLayoutConstraint:0x2 sidebar.width == 0.5*panel.width   (active, names: sidebar:0x60c000000002, panel:0x60c000000001 )>",
            "<NSLayoutConstraint:0x3 NSView:0x60c000000002.width >= 120>",
        ]
        let text = """
            2021-02-03 10:11:12.131 Demo[77:12345] Unable to simultaneously satisfy constraints:
            (
            \(list.map { "\"\($0)\"" }.joined(separator: "\n"))
            )

            Will attempt to recover by breaking constraint
            \(list[2])

            Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.
            """
        let answers = LogAnswer.all(on: log(text))
        try #require(answers.count == 1)
        #expect(answers[0].diagnostic.message == "`sidebar.width` is 100, but line 5 asks for at least 120")
    }

    /// 30 + 50 + 30 = 110, at most 90.
    @Test func limitsAndPrioritiesInVisualFormat() throws {
        let log = log(
            Self.text([
                "<NSLayoutConstraint:0x1 H:|-(>=30)-[UILabel:0x71(50)]   (active, names: '|':UIView:0x72 )>",
                "<NSLayoutConstraint:0x2 H:[UILabel:0x71]-(>=30)-|   (active, names: '|':UIView:0x72 )>",
                "<NSLayoutConstraint:0x3 H:[UILabel:0x71]-(200@750)-|   (active, names: '|':UIView:0x72 )>",
                "<NSLayoutConstraint:0x4 UIView:0x72.width <= 90   (active)>",
            ]))
        let equations = log.conflicts[0].constraints.flatMap(\.equations)
        #expect(equations.map(\.relation) == [.greaterThanOrEqual, .equal, .lessThanOrEqual, .equal, .lessThanOrEqual])
        #expect(equations.map(\.constant) == [30, 50, -30, -200, 90])
        #expect(equations.map(\.priority) == [1000, 1000, 1000, 750, 1000])
        #expect(LogAnswer.all(on: log).first?.finding != nil)
    }

    @Test func masksHavePlacesOfTheirOwn() throws {
        let told = try answer(
            [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x81.minX == 16   (active, names: '|':UIWindow:0x82 )>",
                "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0x81.width == 100   (active)>",
                "<NSLayoutConstraint:0x3 'my wide one' UIView:0x81.leading == UIWindow:0x82.leading + 40   (active)>",
            ].map { $0.replacing("leading", with: "left") })
        #expect(told.message.contains("16") && told.message.contains("40"))
        #expect(told.repairs.first?.title.contains("translatesAutoresizingMaskIntoConstraints` of `UIView`") == true)
    }

    // MARK: Reading

    @Test(
        arguments: [
            ("<MASLayoutConstraint:0x1 UILabel:0x2.left == UIView:0x3.left * 0.5 + 10 ^high>", 0.5, 10, 750),
            ("<MASLayoutConstraint:wide limit UILabel:my title.width <= 40.25 ^123>", 1, 40.25, 123),
            (
                "<SnapKit.LayoutConstraint:gap@My Cell.swift#7 UILabel:title.top >= Demo.Card:0x3.top - 1.5 ^UILayoutPriority(rawValue: 749.0)>",
                1, -1.5, 749
            ),
            (
                "<NSLayoutConstraint:0x1 UILabel:0x2'It's .left >= 5'.leading == 0.75*UIView:0x3.trailing - 2 @ 250   (active)>",
                0.75, -2, 250
            ),
            ("<NSLayoutConstraint:0x1 UIView:0x2.width == - 16   (active)>", 1, -16, 1000),
            (
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& UIView:0x2.midX == + 160   (active, names: '|':UIView:0x3 )>",
                1, 160, 1000
            ),
            (
                "<NSLayoutConstraint:0x1 V:[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x3 )>",
                1, -34, 1000
            ),
            (
                "<NSLayoutConstraint:0x1 H:|-(NSSpace(20))-[UILabel:0x2'a ] b'](LTR)   (active, names: '|':Demo.(Inner in _1A).Box:0x3 )>",
                1, 20, 1000
            ),
            (
                "<NSContentSizeLayoutConstraint:0x1 UILabel:0x2.height == 20.5 Hug:250 CompressionResistance:1000  (active)>",
                1, 20.5, 1000
            ),
            ("<LayoutConstraint:#3 View:icon.left == View:card.left + 16 ^fitting size>", 1, 16, 50),
        ] as [(String, Double, Double, Double)])
    func aNotation(_ description: String, _ multiplier: Double, _ constant: Double, _ priority: Double) throws {
        let log = log(description)
        #expect(log.unread.isEmpty)
        let equation = try #require(log.conflicts.first?.constraints.first?.equations.first)
        #expect((equation.multiplier, equation.constant, equation.priority) == (multiplier, constant, priority))
    }

    @Test func keysTextsAndFilesAreKept() throws {
        let text = """
            <SnapKit.LayoutConstraint:gap@My Cell.swift#7 UILabel:title.top == Demo.Card:0x3.top>
            <NSLayoutConstraint:0x9 'top edge' V:|-(8)-[UILabel:0x4'Two
            lines']   (Names: '|':Demo.Card:0x3'card' )>
            """
        let constraints = try #require(log(text).conflicts.first?.constraints)
        try #require(constraints.count == 2)
        #expect(constraints[0].name == "gap")
        #expect(constraints[0].place == LoggedConstraint.SourcePlace(file: "My Cell.swift", line: 7))
        #expect(constraints[0].equations[0].first.item == LoggedItem(className: "UILabel", name: "title"))
        #expect(constraints[1].name == "top edge")
        #expect(constraints[1].equations[0].first.item.quoted == "Two\nlines")
        #expect(constraints[1].superview == LoggedItem(className: "Demo.Card", address: "0x3", quoted: "card"))
    }

    @Test func aRepeatedConflictIsJoined() throws {
        func once(_ address: String) -> String {
            Self.text([
                "<NSLayoutConstraint:0x1\(address) UIView:0x7\(address).width == 10   (active)>",
                "<NSLayoutConstraint:0x2\(address) UIView:0x7\(address).width == 20   (active)>",
            ])
        }
        let other = Self.text([
            "<NSLayoutConstraint:0x5 UIView:0x9.height == 10   (active)>",
            "<NSLayoutConstraint:0x6 UIView:0x9.height == 30   (active)>",
        ])
        let answers = LogAnswer.all(
            on: log(once("a") + "other output <NSObject: 0x1>\n" + once("b") + other + once("c")))
        #expect(answers.map(\.count) == [3, 1])
        #expect(answers[0].diagnostic.notes.contains("the log says this 3 times"))
        #expect(
            answers.map(\.diagnostic.message) == [
                "`UIView.width` can't be both 10 and 20", "`UIView.height` can't be both 10 and 30",
            ])
    }

    @Test func prefixesOfLogToolsDontMatter() throws {
        let text = Self.text([
            "<NSLayoutConstraint:0x1 UIView:0x9.height == 10   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0x9.height == 30   (active)>",
        ]).split(separator: "\n", omittingEmptySubsequences: false).map { "[10:02:33]: ▸ \($0)" }.joined(
            separator: "\n")
        #expect(LogAnswer.all(on: log(text)).map(\.diagnostic.message) == ["`UIView.height` can't be both 10 and 30"])
    }

    @Test func whatCantBeReadIsNamedOnce() throws {
        let read = log(
            Self.text(
                [
                    "<NSLayoutConstraint:0x1 UIView:0x9.height == 10   (active)>",
                    "<NSLayoutConstraint:0x3 UIView:0x9.sparkle ~~ 7>", "<NSLayoutConstraint:0x4 H:[UIView:0x9(]>",
                    "<NSLayoutConstraint:0x2 UIView:0x9.height == 30   (active)>",
                ]))
        #expect(LogAnswer.all(on: read).map(\.diagnostic.message) == ["`UIView.height` can't be both 10 and 30"])
        #expect(LogAnswer.note(on: read)?.message.hasPrefix("2 descriptions of constraints can't be read") == true)
    }

    @Test func aListWithASolutionSaysSo() throws {
        let read = log(
            Self.text([
                "<NSLayoutConstraint:0x1 UIView:0x9.height == 10   (active)>",
                "<NSLayoutConstraint:0x2 UIView:0x9.width == 30   (active)>",
            ]))
        let answers = LogAnswer.all(on: read)
        try #require(answers.count == 1)
        #expect(answers[0].finding == nil)
        #expect(answers[0].diagnostic.message.hasPrefix("the constraints that the log lists have a solution"))
    }

    /// Every start of a log is read to its end.
    @Test func aCutLogIsRead() {
        let text = Self.text([
            "<NSLayoutConstraint:0x1 'a' V:|-(>=8@750)-[UILabel:0x2'it's'(20)]   (active, names: '|':Demo.(A in _1).B:0x3 )>",
            "<MASLayoutConstraint:key UIView:a.left == UIView:b.right * 2 + 1 ^low>",
        ])
        let bytes = Array(text.utf8)
        for end in stride(from: 0, through: bytes.count, by: 3) {
            let part = String(decoding: bytes[..<end], as: UTF8.self)
            for answer in LogAnswer.all(on: log(part)) { #expect(!answer.diagnostic.message.isEmpty) }
        }
    }

    /// Deep, long and contradictory numbers end as well.
    @Test func hostileTextEnds() {
        let deep = "<NSLayoutConstraint:0x1 H:" + String(repeating: "[a]-(", count: 5_000)
        let quotes = "<NSLayoutConstraint:0x1 UILabel:0x2'" + String(repeating: "'", count: 5_000) + ".left == 3>"
        let huge =
            "<NSLayoutConstraint:0x1 UIView:0x2.width == 1e400>\n<NSLayoutConstraint:0x2 UIView:0x2.width == 1e308>"
        let cyclic = """
            <NSLayoutConstraint:0x1 H:|-(0)-[UIView:0x2]   (Names: '|':UIView:0x3 )>
            <NSLayoutConstraint:0x2 H:|-(1)-[UIView:0x3]   (Names: '|':UIView:0x2 )>
            <NSLayoutConstraint:0x4 H:|-(1)-[UIView:0x3]   (Names: '|':UIView:0x3 )>
            """
        for text in [deep, quotes, huge, cyclic] {
            let log = log(text)
            #expect(log.conflicts.count <= 1)
            #expect(LogAnswer.all(on: log).count == log.conflicts.count)
        }
    }

    // MARK: Recognizing

    @Test(arguments: [
        (ConsoleLogTests.text(["<NSLayoutConstraint:0x1 UIView:0x2.width == 3>"]), true),
        ("<NSLayoutConstraint:0x1 UIView:0x2.width == 3>", true),
        ("po view.constraints\n<NSLayoutConstraint:0x1 a.width == 3>\n<NSLayoutConstraint:0x2 a.width == 4>", true),
        ("view a in root", false), ("let a = 1 < 2", false),
        ("print(a.constraints)  // <LayoutConstraint:#1 View:a.width == 3>", false),
        ("expect(a == \"<LayoutConstraint:#1 View:a.width == 3>\")", false),
    ])
    func aLogIsRecognized(_ text: String, _ isLog: Bool) {
        #expect(ConsoleLog.isRecognized(text) == isLog)
    }

    /// The description of each of our constraints is read back as the same equation.
    @Test func ownDescriptionsAreReadBack() throws {
        let scene = Scene()
        let card = try View("card", in: scene.root)
        let title = try View("title", kind: .label, text: "Hi", in: card)
        title.key = "self.title"
        try title.makeConstraints { make in
            try make.left.equalTo(card).offset(12.5)
            try make.top.greaterThanOrEqualTo(card.bottom).multipliedBy(0.5).offset(-3)
            try make.width.lessThanOrEqualTo(80).priority(250)
            try make.height.equalTo(20).priority(333)
        }
        let layout = scene.layout()
        let text = layout.constraints.map(\.description).joined(separator: "\n")
        let read = try #require(log(text).conflicts.first?.constraints)
        try #require(read.count == layout.constraints.count)
        for (constraint, record) in zip(read, layout.constraints) {
            let equation = constraint.equations[0]
            #expect(equation.first.attribute == record.first.attribute)
            #expect(equation.relation == record.relation)
            #expect(equation.second?.attribute == record.second?.attribute)
            #expect(
                (equation.multiplier, equation.constant, equation.priority) == (
                    record.multiplier, record.constant, record.priority
                ))
            #expect(equation.first.item.name == "self.title")
        }
    }
}
