import Masonry
import MasonryLanguage
import Testing

/// Files that only have extensions or categories of classes: they start the class that they are a part of.
@Suite("Files with parts of classes")
struct ProjectPartTests {
    @Test(arguments: frames)
    func comesTo(_ item: ProjectFrames) throws { try item.expectFrames() }

    static let frames = [
        ProjectFrames(
            "an extension of a view controller of another file", "App/Home+Layout.swift", ["card": [12, 12, 40, 40]],
            [
                "App/Home.swift":
                    """
                class Home: UIViewController {
                    let card = UIView()
                    var pad: CGFloat = 12
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        setupUI()
                    }
                }
                """,
                "App/Home+Layout.swift":
                    """
                extension Home {
                    func setupUI() {
                        view.addSubview(card)
                        card.snp.makeConstraints { $0.left.top.equalToSuperview().offset(pad); $0.size.equalTo(40) }
                    }
                }
                """,
            ]),
        // 320 less 6 and 8 at the sides, 480 less 5 and 7.
        ProjectFrames(
            "a category of a view of another file", "Card+Layout.m", ["box": [6, 5, 306, 468]],
            [
                "Card.h": "@interface Card : UIView\n@property (nonatomic, strong) UIView *box;\n@end",
                "Card.m":
                    """
                @implementation Card
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (self = [super initWithFrame:frame]) { [self place]; }
                    return self;
                }
                @end
                """,
                "Card+Layout.m":
                    """
                @implementation Card (Layout)
                - (void)place {
                    self.box = [UIView new];
                    [self addSubview:self.box];
                    [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.edges.equalTo(self).insets(UIEdgeInsetsMake(5, 6, 7, 8));
                    }];
                }
                @end
                """,
            ]),
        ProjectFrames(
            "the class that the file is named for, of several with extensions", "Panel+Place.swift",
            ["dot": [10, 0, 20, 20]],
            [
                "Classes.swift":
                    """
                class Panel: UIView {
                    let dot = UIView()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(dot)
                        place()
                    }
                }
                class Other: UIView {}
                """,
                "Panel+Place.swift":
                    """
                extension Panel: UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                }
                private extension Panel {
                    func place() {
                        dot.snp.makeConstraints {
                            $0.left.equalToSuperview().offset(10)
                            $0.top.equalToSuperview()
                            $0.size.equalTo(20)
                        }
                    }
                }
                extension Other { func place() {} }
                extension String { var half: Int { count / 2 } }
                """,
            ]),
    ]

    /// A class that nothing declares is what its extension uses it as: `view.addSubview` is of a view controller.
    @Test(arguments: [
        "extension Gone {\n func setupUI() {\n let box = UIView()\n view.addSubview(box)\n",
        "extension Gone {\n func setupUI() {\n let box = UIView()\n self.view.addSubview(box)\n",
        "extension Gone {\n func setupUI() {\n let box = UIView()\n addSubview(box)\n",
        "class Gone: Base<Model> {\n override func setup() {\n let box = UIView()\n view.addSubview(box)\n",
    ])
    func whatNothingDeclaresIsKnownByItsUse(_ start: String) throws {
        let run = AccentRun(
            start + " box.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }\n }\n}\n", ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(try run.frame("box") == Rect(x: 10, y: 10, width: 300, height: 460))
    }

    @Test(arguments: [
        (
            "extension Gone: UITableViewDataSource {\n"
                + " func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }\n}", "swift"
        ),
        (
            "@implementation Gone (Rows)\n- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s "
                + "{ return 3; }\n@end", "m"
        ),
    ])
    func aMissingClassIsNamed(_ code: String, ending: String) throws {
        let run = AccentRun(code, ending: ending)
        let note = try #require(run.interpreter.nothingLaidOut(in: SourceText(name: "a.\(ending)", text: code)))
        #expect(note.message == "nothing is laid out: no file here declares `Gone`, which this one extends")
        #expect(run.problems.isEmpty)
    }
}
