import Masonry
import MasonryLanguage
import Testing

/// Fonts that Swift and Objective-C set. In thousandths, `Title` is 2062 wide in Inter Regular and 2198 in Bold.
@Suite("Fonts in code")
struct FontsInCodeTests {
    /// The size of a label with the text `Title` and a font, and the reports on it.
    private static func swift(_ font: String, _ declarations: String = "") -> AccentRun {
        AccentRun(
            """
            \(declarations)
            class CardController: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    label.text = "Title"
                    label.font = \(font)
                    view.addSubview(label)
                    label.snp.makeConstraints { make in make.left.top.equalToSuperview() }
                }
            }
            """, ending: "swift")
    }

    private static func objectiveC(_ font: String, _ declarations: String = "") -> AccentRun {
        AccentRun(
            """
            \(declarations)
            @implementation CardController
            - (void)viewDidLoad {
                UILabel *label = [UILabel new];
                label.text = @"Title";
                label.font = \(font);
                [self.view addSubview:label];
                [label mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); }];
            }
            @end
            """, ending: "m")
    }

    private func expect(_ run: AccentRun, size: Double, boldness: Double) throws {
        let width = (2062 + boldness * (2198 - 2062)) * size / 1000
        let frame = try run.frame("label")
        #expect(
            frame == Rect(x: 0, y: 0, width: width.rounded(.up), height: (1.19336 * size).rounded(.up)))
        #expect(run.outcome.diagnostics.isEmpty)
    }

    static let swiftFonts: [(String, Double, Double)] = [
        (".systemFont(ofSize: 30)", 30, 0), ("UIFont.systemFont(ofSize: 30, weight: .bold)", 30, 1),
        (".systemFont(ofSize: 20 + 5, weight: UIFont.Weight.semibold)", 25, 2.0 / 3),
        (".boldSystemFont(ofSize: 30)", 30, 1), (".italicSystemFont(ofSize: 30)", 30, 0),
        (".monospacedDigitSystemFont(ofSize: 24, weight: .medium)", 24, 1.0 / 3),
        ("UIFont(name: \"Avenir-DemiBold\", size: 30)", 30, 2.0 / 3),
        ("UIFont(name: \"Georgia\", size: 30)!", 30, 0), (".init(name: \"Futura-Bold\", size: 12)", 12, 1),
        ("UIFont(name: \"Own\", size: 30) ?? .systemFont(ofSize: 10)", 30, 0),
        ("UIFont.boldSystemFont(ofSize: 12).withSize(30)", 30, 1), ("label.font.withSize(11)", 11, 0),
        (".systemFont(ofSize: UIFont.labelFontSize)", 17, 0),
        ("UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30))", 30, 0),
        (
            "UIFont(descriptor: UIFont.systemFont(ofSize: 30).fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)",
            30, 1
        ),
    ]

    @Test(arguments: swiftFonts)
    func swiftFontsMeasureText(_ font: String, size: Double, boldness: Double) throws {
        try expect(Self.swift(font), size: size, boldness: boldness)
    }

    static let objectiveCFonts: [(String, Double, Double)] = [
        ("[UIFont systemFontOfSize:30]", 30.0, 0.0), ("[UIFont boldSystemFontOfSize:30]", 30, 1),
        ("[UIFont systemFontOfSize:30 weight:UIFontWeightSemibold]", 30, 2.0 / 3),
        ("[UIFont fontWithName:@\"HelveticaNeue-Medium\" size:30]", 30, 1.0 / 3),
        ("[UIFont preferredFontForTextStyle:UIFontTextStyleHeadline]", 17, 2.0 / 3),
        ("[[UIFont italicSystemFontOfSize:12] fontWithSize:30]", 30, 0),
    ]

    @Test(arguments: objectiveCFonts)
    func objectiveCFontsMeasureText(_ font: String, size: Double, boldness: Double) throws {
        try expect(Self.objectiveC(font), size: size, boldness: boldness)
    }

    /// The sizes that Apple's Human Interface Guidelines list for the default content size.
    @Test(arguments: [
        ("largeTitle", 34.0, 0.0), ("title1", 28, 0), ("title2", 22, 0), ("title3", 20, 0), ("headline", 17, 2.0 / 3),
        ("body", 17, 0), ("callout", 16, 0), ("subheadline", 15, 0), ("footnote", 13, 0), ("caption1", 12, 0),
        ("caption2", 11, 0),
    ])
    func textStylesHaveTheirSizes(_ style: String, size: Double, boldness: Double) throws {
        try expect(Self.swift(".preferredFont(forTextStyle: .\(style))"), size: size, boldness: boldness)
        let word = style.prefix(1).uppercased() + style.dropFirst()
        try expect(
            Self.objectiveC("[UIFont preferredFontForTextStyle:UIFontTextStyle\(word)]"), size: size, boldness: boldness
        )
    }

    @Test(arguments: [
        (
            ".title",
            "extension UIColor { static let title = UIColor.red }\n"
                + "extension UIFont { static let title = UIFont.systemFont(ofSize: 30, weight: .bold) }"
        ),
        (
            "Fonts.body.bold()",
            "enum Fonts { static let body = UIFont.preferredFont(forTextStyle: .body).withSize(30) }\n"
                + "extension UIFont { func bold() -> UIFont { .boldSystemFont(ofSize: pointSize) } }"
        ),
        (
            ".brand(weight: .bold)",
            "enum Kind { case bold }\nextension UIFont {\n"
                + "    static func brand(_ size: CGFloat = 30, weight: UIFont.Weight) -> UIFont {\n"
                + "        systemFont(ofSize: size, weight: weight)\n    }\n}"
        ),
    ])
    func swiftConstantsAndExtensionsHoldFonts(_ font: String, declarations: String) throws {
        try expect(Self.swift(font, declarations), size: 30, boldness: 1)
    }

    @Test(arguments: [
        ("TitleFont", "#define TitleFont [UIFont boldSystemFontOfSize:30]"),
        (
            "[[UIFont small] twice]",
            """
            @implementation UIFont (App)
            + (UIFont *)small { return [UIFont boldSystemFontOfSize:15]; }
            - (UIFont *)twice { return [self fontWithSize:2 * self.pointSize]; }
            @end
            """
        ),
    ])
    func objectiveCMacrosAndCategoriesHoldFonts(_ font: String, declarations: String) throws {
        try expect(Self.objectiveC(font, declarations), size: 30, boldness: 1)
    }

    /// It is listed as ignored, as before, and nothing else is.
    @Test(arguments: [
        ".systemFont(ofSize: Config.big)", "UIFont.systemFont(ofSize: Config.big, weight: .bold)", "Theme.font",
        "UIFont(name: \"Avenir\", size: Config.big)",
    ])
    func unknownFontsMeasureNothing(_ font: String) throws {
        try expectPlain(Self.swift(font))
    }

    @Test func unknownFontsInObjectiveCMeasureNothing() throws {
        try expectPlain(Self.objectiveC("[UIFont systemFontOfSize:kBig]"))
    }

    private func expectPlain(_ run: AccentRun) throws {
        #expect(try run.frame("label") == Rect(x: 0, y: 0, width: 40, height: 20))
        let messages = run.outcome.diagnostics.map(\.message)
        #expect(messages == ["ignored, because it does not change the layout: `font`"])
    }

    /// `Go` is 743 + 597 wide in Regular, `12` 464 + 605 and `ab` 564 + 621.
    @Test func everyTextOfAViewHasItsFont() throws {
        let run = AccentRun(
            """
            class CardController: UIViewController {
                override func viewDidLoad() {
                    let go = UIButton(), field = UITextField(), text = UITextView(), price = UILabel()
                    go.setTitle("Go", for: .normal)
                    go.titleLabel?.font = .systemFont(ofSize: 30)
                    field.placeholder = "12"
                    field.font = .systemFont(ofSize: 30)
                    text.isScrollEnabled = false
                    text.font = .systemFont(ofSize: 30)
                    text.text = "ab"
                    let sum = NSMutableAttributedString(string: "1", attributes: [.font: UIFont.systemFont(ofSize: 12)])
                    sum.append(NSAttributedString(string: "2", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
                    price.attributedText = sum
                    for part in [go, field, text, price] { view.addSubview(part) }
                    [go, field, text, price].forEach { $0.snp.makeConstraints { $0.left.top.equalToSuperview() } }
                    print(go.titleLabel?.font.pointSize, price.font.pointSize)
                }
            }
            """, ending: "swift")
        #expect(run.interpreter.output == "30 30\n" && run.outcome.diagnostics.isEmpty)
        // A line is 35.8008 high.
        let go = (0.03 * (743 + 597)).rounded(.up)
        #expect(try run.frame("go") == Rect(x: 0, y: 0, width: go + 16, height: 36 + 12))
        let number = (0.03 * (464 + 605)).rounded(.up)
        #expect(try run.frame("field") == Rect(x: 0, y: 0, width: number, height: 36 + 14))
        #expect(try run.frame("price") == Rect(x: 0, y: 0, width: number, height: 36))
        // Above and below the text are 8 points each, beside it 5.
        let text = (0.03 * (564 + 621)).rounded(.up)
        #expect(try run.frame("text") == Rect(x: 0, y: 0, width: text + 10, height: 36 + 16))
    }

    /// Sizes that code asks for are not rounded. `Title more` breaks after `Title`; `more` is 869 + 597 + 372 + 582 = 2420 wide.
    @Test(arguments: [
        (
            """
            let font = UIFont.systemFont(ofSize: 20)
            let size = ("Title" as NSString).size(withAttributes: [.font: font])
            let rect = "Title more".boundingRect(with: CGSize(width: 60, height: 900), options: .usesLineFragmentOrigin, attributes: [NSAttributedString.Key.font: font], context: nil)
            let whole = NSAttributedString(string: "Title", attributes: [.font: font]).size()
            print(size.width, size.height, rect.width, rect.height, whole.width)
            print(font.lineHeight, font.ascender, font.descender, font.capHeight, font.pointSize)
            """, "swift"
        ),
        (
            """
            UIFont *font = [UIFont systemFontOfSize:20];
            CGSize size = [@"Title" sizeWithAttributes:@{NSFontAttributeName: font}];
            CGRect rect = [@"Title more" boundingRectWithSize:CGSizeMake(60, 900) options:0 attributes:@{NSFontAttributeName: font} context:nil];
            CGSize whole = [[[NSAttributedString alloc] initWithString:@"Title" attributes:@{NSFontAttributeName: font}] size];
            NSLog(@"%g %g %g %g %g", size.width, size.height, rect.size.width, rect.size.height, whole.width);
            NSLog(@"%g %g %g %g %g", font.lineHeight, font.ascender, font.descender, font.capHeight, font.pointSize);
            """, "m"
        ),
    ])
    func codeMeasuresText(_ code: String, ending: String) {
        let run = AccentRun(code, ending: ending)
        let numbers = run.interpreter.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        let line = 20 * 1.19336
        let expected: [Double] = [
            0.02 * 2062, line, 0.02 * 2420, 2 * line, 0.02 * 2062, line,
            20 * 0.9526, 20 * -0.2412, 20 * 0.7046, 20,
        ]
        #expect(numbers.count == expected.count && zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-4 })
    }

    /// `Title` needs 62 points at 30. In another font it may be a tenth narrower, and nothing is known of an unknown one.
    @Test(arguments: [
        (".systemFont(ofSize: 30)", 50, true), (".systemFont(ofSize: 30)", 58, false),
        (".systemFont(ofSize: Config.big)", 20, false),
    ])
    func truncatedTextIsReportedWhereItsFontIsKnown(_ font: String, width: Int, isReported: Bool) {
        let run = AccentRun(
            """
            class CardController: UIViewController {
                override func viewDidLoad() {
                    let label = UILabel(), icon = UIView()
                    label.text = "Title"
                    label.font = \(font)
                    [label, icon].forEach(view.addSubview)
                    label.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.right.equalTo(icon.snp.left)
                    }
                    icon.snp.makeConstraints { make in
                        make.top.equalToSuperview()
                        make.left.equalToSuperview().offset(\(width))
                        make.size.equalTo(20)
                    }
                }
            }
            """, ending: "swift")
        let found = LayoutReporter(run.interpreter).lintsWithoutFixes.map(\.slug)
        #expect(found == (isReported ? ["squeezed-text"] : []))
    }

    @Test func undoTakesAFontBack() throws {
        let run = Self.swift(".systemFont(ofSize: 30)")
        for _ in 0..<2 {
            _ = run.interpreter.run(
                SourceText(
                    name: "in[1]", text: "label.font = UIFont.systemFont(ofSize: 10)", isInput: true, accent: .swift))
            #expect(try run.frame("label").height == 12)
            run.interpreter.undo(run.interpreter.undo)
            #expect(try run.frame("label").height == 36)
        }
    }

    @Test(arguments: [
        ExportedCode.Way(format: .snapkit, language: .swift), ExportedCode.Way(format: .masonry, language: .objectiveC),
    ])
    func exportsKeepFonts(_ way: ExportedCode.Way) throws {
        try ExportedCode(Self.swift(".systemFont(ofSize: 30, weight: .semibold)").interpreter, way).expectSame()
    }
}
