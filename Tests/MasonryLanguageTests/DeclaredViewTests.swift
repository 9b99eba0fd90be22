import Masonry
import MasonryLanguage
import Testing

/// Unknown values of which the source gives the class: that says what stands in for them.
@Suite("Unknown views with a declared class")
struct DeclaredViewTests {
    private static let header = """
        @interface Bar : UIView
        @property (nonatomic, strong) NSArray *items;
        @end
        @implementation Bar
        - (instancetype)initWithFrame:(CGRect)frame {
            if (self = [super initWithFrame:frame]) {
        """

    private func run(_ body: String, _ ending: String) -> AccentRun {
        ending == "m"
            ? AccentRun("\(Self.header)\n\(body)\n}\nreturn self;\n}\n@end", ending: ending)
            : AccentRun(
                "class Bar: UIView {\noverride init(frame: CGRect) {\nsuper.init(frame: frame)\n\(body)\n}\n}",
                ending: ending
            )
    }

    /// A switch is 51 × 31. A view without a size of its own is 100 × 44, so the second one is 100 further right.
    @Test(arguments: [
        ("m", "UIControl *item = Maker.items[i];", [0.0, 100], Size(width: 100, height: 44)),
        ("m", "UISwitch *item = (UISwitch *)[Maker itemAt:i];", [0, 100], Size(width: 51, height: 31)),
        ("m", "UISwitch *item = [Maker items][i];", [0, 100], Size(width: 51, height: 31)),
        ("m", "id item = (UISwitch *)Maker.items[i];", [0, 100], Size(width: 51, height: 31)),
        ("swift", "let item = Maker.items[i] as! UISwitch", [0, 100], Size(width: 51, height: 31)),
        (
            "swift", "guard let item = Maker.items[i] as? UISwitch else { return }", [0, 100],
            Size(width: 51, height: 31)
        ),
        ("swift", "let all: [UISwitch] = Maker.items(); let item = all[i]", [0, 100], Size(width: 51, height: 31)),
        ("swift", "let item: UIControl = Maker.items[i]", [0, 100], Size(width: 100, height: 44)),
    ])
    func anElementIsAViewOfItsType(_ ending: String, _ line: String, _ lefts: [Double], _ size: Size) throws {
        let run = run(
            ending == "m"
                ? """
                for (NSInteger i = 0; i < 2; i++) {
                    \(line)
                    [self addSubview:item];
                    [item mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(i * 100); make.top.equalTo(self); }];
                }
                """
                : """
                for i in 0..<2 {
                    \(line)
                    addSubview(item)
                    item.snp.makeConstraints { $0.left.equalToSuperview().offset(i * 100); $0.top.equalToSuperview() }
                }
                """, ending)
        let views = run.interpreter.scene.layout().items.dropFirst()
        let frames = views.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
        // Two calls with other arguments can give the same view.
        let expected = lefts.prefix(frames.count).map { [$0, 0, size.width, size.height] }
        #expect(frames == (frames.count == 2 ? expected : [[100, 0, size.width, size.height]]))
        #expect(run.problems.count >= 1 && run.problems.allSatisfy { $0.contains("`Maker.item") })
    }

    /// Each is below the last: two switches are 62 high.
    @Test(arguments: [
        (
            "m",
            """
            UIView *last = nil;
            for (UISwitch *b in [Maker buttons]) {
                [self addSubview:b];
                [b mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self);
                    if (last) { make.top.equalTo(last.mas_bottom); } else { make.top.equalTo(self); }
                }];
                last = b;
            }
            UIView *end = [UIView new];
            [self addSubview:end];
            [end mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.bottom.equalTo(self); make.top.equalTo(last.mas_bottom); }];
            """
        ),
        (
            "swift",
            """
            var last: UIView?
            for b in Maker.buttons as! [UISwitch] {
                addSubview(b)
                b.snp.makeConstraints {
                    $0.left.equalToSuperview()
                    if let last { $0.top.equalTo(last.snp.bottom) } else { $0.top.equalToSuperview() }
                }
                last = b
            }
            let end = UIView()
            addSubview(end)
            end.snp.makeConstraints { $0.left.right.bottom.equalToSuperview(); $0.top.equalTo(last!.snp.bottom) }
            """
        ),
    ])
    func aLoopVisitsViewsOfTheType(_ ending: String, _ body: String) throws {
        #expect(try run(body, ending).frame("end") == Rect(x: 0, y: 62, width: 320, height: 418))
    }

    /// The text of a label is 8 points a column, and 20 high.
    @Test func parametersAreWhatTheirTypesSay() throws {
        let run = AccentRun(
            """
            class Row: UIView {
                init(title: UILabel, toggles: [UISwitch], hint: UILabel) {
                    super.init(frame: .zero)
                    title.text = "Hello"
                    addSubview(title)
                    addSubview(hint)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    hint.snp.makeConstraints { $0.left.bottom.equalToSuperview() }
                    for toggle in toggles {
                        addSubview(toggle)
                        toggle.snp.makeConstraints { $0.left.equalTo(title.snp.right); $0.top.equalToSuperview() }
                    }
                }
            }
            """, ending: "swift")
        #expect(try run.frame("title") == Rect(x: 0, y: 0, width: 40, height: 20))
        #expect(try run.frame("toggles[0]") == Rect(x: 40, y: 0, width: 51, height: 31))
        let hint = try #require(run.interpreter.scene.layout().item(named: "hint"))
        #expect(hint.frame.height == 20 && !hint.unknown.isEmpty)
        #expect(
            run.outcome.diagnostics.first?.message
                == "`title` is unknown, so a new view of type `UILabel` stands in for it")
    }
}
