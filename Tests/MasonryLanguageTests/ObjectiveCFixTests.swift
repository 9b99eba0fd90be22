import Masonry
import MasonryLanguage
import Testing

/// Typing errors in a project's Objective-C, names of its views, and constraints without a library: each
/// mistake is reported once, and what is to be written is what compiles there.
@Suite("Fixes in Objective-C")
struct ObjectiveCFixTests {
    private static let head = """
        @interface Screen ()
        @property (nonatomic, strong) UIView *card;
        @property (nonatomic, strong) UILabel *titleLabel;
        @property (nonatomic, strong) MASConstraint *heightConstraint;
        @end
        @implementation Screen
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.card];
            [self.card addSubview:self.titleLabel];
            [self layOut];
        }

        - (void)layOut {
            [self.card mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop).offset(20);
                make.left.right.equalTo(self.view);
                self.heightConstraint = make.height.mas_equalTo(160);
            }];
            [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.card.mas_top).offset(12);
                make.centerX.equalTo(self.card);
            }];
        }

        - (UIView *)card {
            if (!_card) {
                _card = [[UIView alloc] init];
                _card.backgroundColor = [UIColor lightGrayColor];
            }
            return _card;
        }

        - (UILabel *)titleLabel {
            if (!_titleLabel) {
                _titleLabel = [[UILabel alloc] init];
                _titleLabel.text = @"A title";
            }
            return _titleLabel;
        }

        @end

        """

    private static let row = """
        @implementation Row {
            UIView *_icon;
            UILabel *_label;
            NSMutableArray<UIView *> *_dots;
        }
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            if (self) {
                _icon = [[UIView alloc] init];
                _label = [[UILabel alloc] init];
                _label.text = @"Row";
                NSString *key = @"dot";
                _dots = [NSMutableArray array];
                for (int i = 0; i < 2; i++) {
                    UIView *dot = [[UIView alloc] init];
                    dot.mas_key = key;
                    [self addSubview:dot];
                    [_dots addObject:dot];
                }
                [self addSubview:_icon];
                [self addSubview:_label];
                [_icon mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self).offset(8);
                    make.width.height.equalTo(@32);
                }];
                [_label mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(_icon.mas_right).offset(8);
                    make.centerY.equalTo(_icon);
                }];
                [_dots mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedItemLength:10 leadSpacing:20 tailSpacing:20];
                [_dots mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(_icon.mas_bottom).offset(8);
                    make.height.mas_equalTo(10);
                }];
            }
            return self;
        }
        @end

        """

    private static let anchors = """
        - (void)viewDidLoad {
            [super viewDidLoad];
            UIView *box = [[UIView alloc] init];
            box.translatesAutoresizingMaskIntoConstraints = NO;
            [self.view addSubview:box];
            [NSLayoutConstraint activateConstraints:@[
                [box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:20],
                [box.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor],
                [box.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.5],
                [box.heightAnchor constraintEqualToConstant:100],
            ]];
        }

        """

    private static func found(_ text: String, _ ending: String = "m") -> [Diagnostic] {
        AccentRun(text, ending: ending).outcome.diagnostics.filter { $0.severity != .note }
    }

    @Test func theSourcesAreRight() {
        for text in [Self.head, Self.row, Self.anchors] {
            #expect(Self.found(text).isEmpty)
            #expect(
                ScriptCheck.diagnostics(of: SourceText(name: "a.m", text: text)).allSatisfy { $0.severity == .note })
        }
    }

    /// One stretch that is wrong, what stands there otherwise, and the fix where it is not just that.
    @Test(arguments: [
        (head, "heightConstraint = make", "heightConstrant = make"), (head, "lightGrayColor", "lightGreyColor"),
        (head, "_titleLabel = [[", "_titelLabel = [["),
        (head, "equalTo(self.card.mas_top)", "equalTo(card.mas_top)"),
        (head, "self.view.mas_safeAreaLayoutGuideTop", "self.view.safeAreaLayoutGuide.topAnchor"),
        (head, "self.view.mas_safeAreaLayoutGuideTop", "self.view.mas_safeAreaLayoutGuide.top"),
        (head, "make.height.mas_equalTo(160)", "make.height(160)"),
        (head, "make.left.right.equalTo(self.view)", "make.left.right.equalTo(self)"),
        (row, "[super initWithFrame:frame]", "[super initwithFrame:frame]"),
        (row, "equalTo(_icon)", "equalTo(_icon.center)"), (row, "key = @\"dot\"", "key = \"dot\""),
        (row, "[_dots addObject:dot]", "[_dots addobject:dot]"),
        (row, "MASAxisTypeHorizontal", "MASAxisHorizontal"),
        (anchors, "constraintEqualToConstant:100", "constraintEqualTo:100"),
        (anchors, "activateConstraints:", "activateConstraint:"),
    ])
    func typos(_ code: String, _ right: String, _ wrong: String) {
        let text = code.replacing(right, with: wrong)
        #expect(text != code)
        let found = Self.found(text)
        #expect(found.count == 1, "\(wrong): \(found.map(\.message))")
        #expect(found.first?.replacement.map { Edit.applied($0, to: text) } == code, "\(wrong)")
    }

    /// What stops the source from being read is reported once, where it is, whatever follows.
    @Test(arguments: [
        (head, "    }];\n    [self.titleLabel", "    [self.titleLabel"),
        (head, "    return _card;\n}\n", "    return _card;\n"),
        (head, "mas_equalTo(160);\n    }];", "mas_equalTo(160);\n    ]};"),
        (
            anchors, "[box.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor]",
            "box.leadingAnchor.constraint(equalTo: self.view.leadingAnchor)"
        ),
    ])
    func openBodies(_ code: String, _ right: String, _ wrong: String) throws {
        let text = code.replacing(right, with: wrong)
        #expect(text != code)
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.m", text: text))
        #expect(found.count == 1, "\(wrong): \(found.map(\.message))")
        let fixed = try #require(found.first?.replacement.map { Edit.applied($0, to: text) })
        #expect(Self.found(fixed).isEmpty, "\(fixed)")
    }

    /// The parameter of a block that is called otherwise is reported, and renamed.
    @Test(arguments: [
        (
            "m",
            "UIView *a = [UIView new];\n[self.view addSubview:a];\n[a mas_makeConstraints:^(MASConstraintMaker *maker) {\n",
            "    make.left.equalTo(self.view);\n}];", "*maker)", "*make)"
        ),
        (
            "swift", "let a = UIView()\nview.addSubview(a)\na.snp.makeConstraints { maker in\n",
            "    make.left.equalToSuperview()\n}", "{ maker in", "{ make in"
        ),
    ])
    func otherParameters(_ ending: String, _ start: String, _ body: String, _ wrong: String, _ right: String) {
        let text = start + body
        let found = ScriptCheck.diagnostics(of: SourceText(name: "a.\(ending)", text: text))
        #expect(
            found.map { $0.labels.map(\.message) } == [["did you mean `maker`?", "the parameter is called `maker`"]])
        #expect(found.first?.replacement.map { Edit.applied($0, to: text) } == text.replacing(wrong, with: right))
    }

    /// An attribute that is called is a relation in Swift as well.
    @Test func attributesThatAreCalled() {
        let right =
            "import SnapKit\nlet a = UIView()\nview.addSubview(a)\na.snp.makeConstraints { make in\n    make.edges.equalToSuperview()\n    make.height.equalTo(480)\n}"
        let text = right.replacing("height.equalTo(480)", with: "height(480)")
        let found = Self.found(text, "swift")
        #expect(found.map { $0.replacement.map { Edit.applied($0, to: text) } } == [right])
    }

    @Test func anArrayThatIsNotMadeIsReported() {
        let found = Self.found(Self.row.replacing("_dots = [NSMutableArray array];", with: ""))
        #expect(found.map(\.message).contains("`_dots` is nil here, so nothing is added to it"))
    }

    /// A leading anchor that `left` is tied to is reported once, with the side of its own kind.
    @Test func anchorsOfTheOtherDirection() {
        let text =
            "UIView *a = [UIView new];\n[self.view addSubview:a];\n"
            + "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n    make.left.equalTo(self.view.leadingAnchor);\n}];"
        let found = Self.found(text).filter { $0.slug == "wrong-kind" || $0.severity == .error }
        #expect(
            found.map { $0.replacement.map { Edit.applied($0, to: text) } } == [
                text.replacing("leadingAnchor", with: "mas_left")
            ])
    }

    // MARK: What the source calls its views

    /// The view goes into the one that it is tied to, each as the source calls it.
    @Test(arguments: [
        (head, "    [self.card addSubview:self.titleLabel];\n", "[self.card addSubview:self.titleLabel];"),
        (head, "    [self.view addSubview:self.card];\n", "[self.view addSubview:self.card];"),
        (row, "        [self addSubview:_icon];\n", "[self addSubview:_icon];"),
        (anchors, "    [self.view addSubview:box];\n", "[self.view addSubview:box];"),
    ])
    func additions(_ code: String, _ left: String, _ help: String) throws {
        let found = Self.found(code.replacing(left, with: ""))
        let reported = try #require(found.first { $0.slug == "no-common-superview" })
        #expect(reported.help?.hasSuffix("before its constraints: \(help)") == true, "\(reported.help ?? "")")
    }

    /// Code without a library gets the words of none.
    @Test(
        arguments: [
            (
                "m", anchors, "        [box.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:20],\n",
                "Anchor constraintEqualToAnchor:self.view."
            ),
            (
                "swift",
                """
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
                    box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 50),
                    box.heightAnchor.constraint(equalToConstant: 100),
                ])
                """, "    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),\n",
                "Anchor.constraint(equalTo: view."
            ),
        ])
    func constraintsWithoutALibrary(_ ending: String, _ code: String, _ left: String, _ fix: String) {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.\(ending)", text: code.replacing(left, with: "")))
        let texts = LayoutReporter(interpreter).repairs(of: interpreter.scene.layout().findings).joined().flatMap(
            \.edits
        ).map(\.text)
        #expect(texts.contains { $0.contains(fix) }, "\(texts)")
        #expect(!texts.contains { $0.contains("make") })
    }

    /// A view whose frame nobody let go of is let go of; nothing is said of a constraint's place but its line.
    @Test func framesThatAreStillActive() throws {
        let interpreter = Interpreter()
        let line = "    box.translatesAutoresizingMaskIntoConstraints = NO;\n"
        _ = interpreter.run(SourceText(name: "a.m", text: Self.anchors.replacing(line, with: "")))
        let repairs = LayoutReporter(interpreter).repairs(of: interpreter.scene.layout().findings).filter {
            !$0.isEmpty
        }
        #expect(!repairs.isEmpty)
        for one in repairs {
            let edit = "box.translatesAutoresizingMaskIntoConstraints = NO;"
            #expect(one.first?.edits.first?.text.contains(edit) == true)
            #expect(!one.contains { $0.title.contains("make") })
        }
    }

    /// Code that looks alike and is right.
    @Test(arguments: [
        head.replacing("self.view.mas_safeAreaLayoutGuideTop", with: "self.mas_topLayoutGuide"),
        head.replacing("@implementation Screen", with: "@implementation Screen\n@synthesize card = _card;"),
        row.replacing(
            "_label.text = @\"Row\";", with: "_label.text = @\"Row\"; _label.textColor = [UIColor brandColor];"),
        row.replacing("NSString *key = @\"dot\";", with: "NSString *key = @\"dot\"; const char *c = \"dot\";"),
        """
        @implementation Screen
        - (void)viewDidLoad {
            [super viewDidLoad];
            CGFloat gap = 20
                - (CGFloat)4;
            UIView *a = [UIView new];
            [self.view addSubview:a];
            [a mas_makeConstraints:^(MASConstraintMaker *maker) {
                maker.edges.equalTo(self.view).insets(UIEdgeInsetsMake(gap, 0, 0, 0));
            }];
        }
        - (NSArray *)all { return @[@1]; }
        @end
        """,
    ])
    func correctCodeIsNotReported(_ text: String) {
        #expect(Self.found(text).isEmpty, "\(Self.found(text).map(\.message))")
    }

    /// The variable of a loop that is nil in every round is named with what it was to be.
    @Test func aLoopThatForgetsTheLastRow() throws {
        let text = """
            @implementation Menu
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *last = nil;
                for (int i = 0; i < 4; i++) {
                    UIView *row = [UIView new];
                    [self.view addSubview:row];
                    [row mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.right.equalTo(self.view);
                        make.height.mas_equalTo(44);
                        if (last) {
                            make.top.equalTo(last.mas_bottom);
                        } else {
                            make.top.equalTo(self.view);
                        }
                    }];
                }
            }
            @end
            """
        let lint = try #require(LayoutReporter(AccentRun(text, ending: "m").interpreter).lints.first)
        let fixed = text.replacing("        }];\n    }", with: "        }];\n        last = row;\n    }")
        #expect(Edit.fixes(of: lint, in: text).first == fixed, "\(lint.help ?? "")")
        #expect(LayoutReporter(AccentRun(fixed, ending: "m").interpreter).lints.isEmpty)
    }

    /// A block that was copied and still names the first view.
    @Test func aProjectsBlockIsOfferedWithTheNameOfItsView() throws {
        let text = """
            @implementation Bar
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    self.back = [UIView new];
                    self.next = [UIView new];
                    [self addSubview:self.back];
                    [self addSubview:self.next];
                    [self.back mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self).offset(12);
                        make.centerY.equalTo(self);
                        make.size.mas_equalTo(30);
                    }];
                    [self.back mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.right.equalTo(self).offset(-12);
                        make.centerY.equalTo(self);
                        make.size.mas_equalTo(30);
                    }];
                }
                return self;
            }
            @end
            """
        let lint = try #require(
            LayoutReporter(AccentRun(text, ending: "m").interpreter).lints.first { $0.slug == "duplicate-constraint" })
        #expect(
            lint.help?.contains("on line 13, write `self.next` instead of `self.back`") == true, "\(lint.help ?? "")")
    }

    /// A view that is added below its constraints of anchors is to be added above them.
    @Test func anchorsBeforeTheView() throws {
        let text = """
            @implementation Quote
            - (void)viewDidLoad {
                [super viewDidLoad];
                UILabel *quote = [UILabel new];
                quote.translatesAutoresizingMaskIntoConstraints = NO;
                [quote.topAnchor constraintEqualToAnchor:self.view.topAnchor constant:30].active = YES;
                [quote.leftAnchor constraintEqualToAnchor:self.view.leftAnchor constant:30].active = YES;
                [self.view addSubview:quote];
            }
            @end
            """
        let found = AccentRun(text, ending: "m").outcome.diagnostics
        #expect(found.count == 1)
        #expect(found[0].help?.hasSuffix("move line 8 up") == true, "\(found[0].help ?? "")")
    }

    /// What is not added in a cell is to be added where the view that it is tied to is.
    @Test func aCellsViewsAreAddedAlike() throws {
        let text = """
            @implementation BannerCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
                if (self = [super initWithStyle:style reuseIdentifier:reuseIdentifier]) {
                    _icon = [UIImageView new];
                    _title = [UILabel new];
                    [self.contentView addSubview:_icon];
                    [_title mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(_icon.mas_right).offset(8);
                    }];
                }
                return self;
            }
            @end
            """
        let found = try #require(AccentRun(text, ending: "m").outcome.diagnostics.first)
        #expect(found.help?.hasSuffix("[self.contentView addSubview:_title];") == true, "\(found.help ?? "")")
        let swift = """
            class BannerCell: UITableViewCell {
                let title = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    title.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let other = try #require(AccentRun(swift, ending: "swift").outcome.diagnostics.first)
        #expect(other.help?.hasSuffix("contentView.addSubview(title)") == true, "\(other.help ?? "")")
    }

    /// The other axis says why a view is outside, which is not reported as well.
    @Test func anotherAxisIsReportedAlone() {
        let text = """
            @implementation Settings
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *row = [UIView new];
                [self.view addSubview:row];
                [row mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.top.equalTo(self.view);
                    make.height.mas_equalTo(50);
                }];
                UISwitch *toggle = [UISwitch new];
                [row addSubview:toggle];
                [toggle mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.right.equalTo(row).offset(-16);
                    make.centerY.equalTo(row.mas_centerX);
                }];
            }
            @end
            """
        #expect(LayoutReporter(AccentRun(text, ending: "m").interpreter).lints.map(\.slug) == ["mixed-axes"])
    }
}
