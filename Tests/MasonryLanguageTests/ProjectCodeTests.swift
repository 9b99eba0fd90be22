import Masonry
import MasonryLanguage
import Testing

/// What projects write beside constraints and decides a layout all the same. The frames are the arithmetic of what is stated.
@Suite("Code of projects")
struct ProjectCodeTests {
    /// A text, its ending, and the frames that it comes to in their superviews: x, y, width, height.
    struct Case: CustomStringConvertible {
        let description: String
        let ending: String
        let text: String
        let frames: [String: [Double]]

        init(_ description: String, _ ending: String, _ frames: [String: [Double]], _ text: String) {
            (self.description, self.ending, self.frames, self.text) = (description, ending, frames, text)
        }

        /// In a view controller's `viewDidLoad`.
        static func screen(_ description: String, _ ending: String, _ frames: [String: [Double]], _ body: String)
            -> Case
        {
            let text =
                ending == "swift"
                ? "class V: UIViewController {\noverride func viewDidLoad() {\n\(body)\n}\n}"
                : "- (void)viewDidLoad {\n\(body)\n}"
            return Case(description, ending, frames, text)
        }
    }

    static let cases: [Case] = sizes + starting + plainConstraints + language

    @Test(arguments: cases)
    func comesTo(_ item: Case) throws {
        let run = AccentRun(item.text, ending: item.ending)
        #expect(run.problems.isEmpty)
        for (view, expected) in item.frames {
            let frame = try run.frame(view)
            #expect([frame.x, frame.y, frame.width, frame.height] == expected, "\(view)")
        }
    }

    // MARK: Sizes that views ask for

    static let sizes: [Case] = [
        Case(
            "an own content size", "m", ["badge": [92, 228, 136, 24]],
            """
            @interface Badge : UIView
            @end
            @implementation Badge
            - (CGSize)intrinsicContentSize { return CGSizeMake(136, 24); }
            @end
            @interface VC : UIViewController
            @end
            @implementation VC
            - (void)viewDidLoad {
                Badge *badge = [Badge new];
                [self.view addSubview:badge];
                [badge mas_makeConstraints:^(MASConstraintMaker *make) { make.center.equalTo(self.view); }];
            }
            @end
            """),
        // Two columns of 8 and a line of 20, and what is added; two lines wrapped at 40.
        Case(
            "a content size with what the text asks for", "swift",
            ["one": [0, 0, 36, 30], "wrapped": [0, 100, 40, 50], "bar": [0, 430, 320, 50]],
            """
            class PadLabel: UILabel {
                override var intrinsicContentSize: CGSize {
                    let size = super.intrinsicContentSize
                    return CGSize(width: size.width + 20, height: size.height + 10)
                }
            }
            class Bar: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
            }
            class V: UIViewController {
                let one = PadLabel(), wrapped = PadLabel(), bar = Bar()
                override func viewDidLoad() {
                    [one, wrapped, bar].forEach(view.addSubview)
                    one.text = "Hi"
                    wrapped.text = "Hello there"
                    wrapped.numberOfLines = 0
                    one.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    wrapped.snp.makeConstraints { $0.left.equalTo(0); $0.top.equalTo(100); $0.width.equalTo(40) }
                    bar.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
                }
            }
            """),
        .screen(
            "controls without a length of their own", "m", ["slider": [0, 449, 320, 31], "search": [0, 0, 320, 56]],
            """
            UISlider *slider = [UISlider new]; UISearchBar *search = [UISearchBar new];
            [self.view addSubview:slider]; [self.view addSubview:search];
            [slider mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.bottom.equalTo(self.view); }];
            [search mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.top.equalTo(self.view); }];
            """),
        // 9, 5 and 4 columns of 8; a button adds 16 by 12.
        .screen(
            "texts with attributes", "m", ["l": [0, 0, 72, 20], "b": [0, 100, 56, 32], "c": [0, 200, 32, 20]],
            """
            NSMutableAttributedString *s = [[NSMutableAttributedString alloc] initWithString:@"Price: "];
            [s appendAttributedString:[[NSAttributedString alloc] initWithString:@"10" attributes:@{}]];
            [s addAttribute:NSForegroundColorAttributeName value:UIColor.redColor range:NSMakeRange(0, 2)];
            UILabel *l = [UILabel new]; l.attributedText = s; [self.view addSubview:l];
            UIButton *b = [UIButton new]; [self.view addSubview:b];
            [b setAttributedTitle:[[NSAttributedString alloc] initWithString:@"Title"] forState:UIControlStateNormal];
            UILabel *c = [UILabel new]; [c setAttributedText:[[NSAttributedString alloc] initWithString:@"four"]];
            [self.view addSubview:c];
            [l mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); }];
            [b mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view); make.top.mas_equalTo(100); }];
            [c mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view); make.top.mas_equalTo(200); }];
            """),
        .screen(
            "a button's configuration and action", "swift",
            ["a": [0, 0, 48, 32], "b": [0, 50, 32, 32], "c": [0, 100, 40, 32], "l": [0, 150, 40, 20]],
            """
            let a = UIButton(type: .system, primaryAction: UIAction(title: "Item") { _ in })
            var filled = UIButton.Configuration.filled()
            filled.title = "OK"
            let b = UIButton(configuration: filled)
            let c = UIButton()
            c.configuration = .plain()
            c.configuration?.title = "Yes"
            let l = UILabel()
            l.attributedText = NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red])
            for (i, v) in [a, b, c, l].enumerated() {
                view.addSubview(v)
                v.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(50 * i) }
            }
            """),
        .screen(
            "a table's header", "swift", ["header": [0, 0, 320, 100], "title": [156, 40, 8, 20]],
            """
            let table = UITableView(frame: view.bounds, style: .plain)
            view.addSubview(table)
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), title = UILabel()
            title.text = "T"
            header.addSubview(title)
            title.snp.makeConstraints { $0.center.equalToSuperview() }
            table.tableHeaderView = header
            """),
        .screen(
            "frames given to an init with more", "m", ["t": [0, 0, 320, 480], "c": [5, 6, 50, 60]],
            """
            UITableView *t = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
            [self.view addSubview:t];
            UICollectionView *c = [[UICollectionView alloc] initWithFrame:CGRectMake(5, 6, 50, 60)
                                                     collectionViewLayout:[UICollectionViewFlowLayout new]];
            [self.view addSubview:c];
            """),
        // 8 and 16 wide, with the least spacing.
        .screen(
            "a stack that is only placed", "swift", ["stack": [138, 230, 44, 20], "b": [18, 0, 8, 20]],
            """
            let a = UILabel(), b = UILabel(), c = UILabel()
            a.text = "a"; b.text = "b"; c.text = "c"
            let stack = UIStackView(arrangedSubviews: [a, b, c])
            stack.distribution = .equalSpacing
            stack.spacing = 10
            view.addSubview(stack)
            stack.snp.makeConstraints { $0.center.equalToSuperview() }
            """),
    ]

    // MARK: What starts

    static let starting: [Case] = [
        // 10 above and below an avatar of 40.
        Case(
            "a cell", "m", ["root": [0, 0, 320, 60], "avatar": [10, 10, 40, 40], "name": [60, 20, 24, 20]],
            """
            @interface UserCell : UITableViewCell
            @end
            @implementation UserCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
                if (self = [super initWithStyle:style reuseIdentifier:reuseIdentifier]) {
                    UIImageView *avatar = [UIImageView new];
                    [self.contentView addSubview:avatar];
                    [avatar mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.equalTo(self.contentView).offset(10);
                        make.size.mas_equalTo(CGSizeMake(40, 40));
                        make.bottom.equalTo(self.contentView).offset(-10);
                    }];
                    UILabel *name = [UILabel new];
                    name.text = @"Ann";
                    [self.contentView addSubview:name];
                    [name mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(avatar.mas_right).offset(10);
                        make.centerY.equalTo(self.contentView);
                    }];
                }
                return self;
            }
            @end
            """),
        Case(
            "a cell whose content bounds nothing", "swift",
            ["root": [0, 0, 320, 480], "icon": [0, 230, 20, 20]],
            """
            final class IconCell: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let icon = UIView()
                    contentView.addSubview(icon)
                    icon.snp.makeConstraints { $0.left.centerY.equalToSuperview(); $0.size.equalTo(20) }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """),
        Case(
            "a view with a height of its own", "m", ["root": [0, 0, 320, 200], "body": [0, 0, 320, 200]],
            """
            @implementation Panel
            - (instancetype)init {
                self = [super init];
                UIView *body = [UIView new];
                [self addSubview:body];
                [body mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                [self mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(200); }];
                return self;
            }
            @end
            """),
        Case(
            "a view that super loads", "m", ["card": [0, 0, 320, 480]],
            """
            @implementation V
            - (void)loadView {
                [super loadView];
                UIView *card = [UIView new];
                [self.view addSubview:card];
                [card mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """),
        Case(
            "a view of the type that a base is of", "swift", ["label": [4, 4, 312, 472]],
            """
            class Base<Content: UIView>: UIViewController {
                var content: Content { view as! Content }
                override func loadView() { view = Content() }
            }
            final class Screen: UIView {
                let label = UILabel()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class ScreenController: Base<Screen> {
                override func viewDidLoad() {
                    content.label.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
                }
            }
            """),
    ]

    // MARK: UIKit's own constraints

    static let plainConstraints: [Case] = [
        .screen(
            "constraints that are removed", "m", ["a": [260, 420, 60, 60]],
            """
            UIView *a = [UIView new]; [self.view addSubview:a];
            [a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); make.size.mas_equalTo(50); }];
            [self.view removeConstraints:self.view.constraints];
            [a removeConstraints:a.constraints];
            [a mas_makeConstraints:^(MASConstraintMaker *make) { make.bottom.right.equalTo(self.view); make.size.mas_equalTo(60); }];
            """),
        .screen(
            "constraints by their parts", "swift", ["a": [0, 0, 80, 70], "b": [40, 30, 5, 5]],
            """
            let a = UIView(), b = UIView()
            view.addSubview(a); view.addSubview(b)
            a.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(50) }
            for c in a.constraints where c.firstAttribute == .width && c.firstItem === a { c.constant = 80 }
            a.constraints.first { $0.firstAttribute == .height && $0.secondItem == nil }?.constant = 70
            b.snp.makeConstraints { $0.edges.equalToSuperview() }
            NSLayoutConstraint.deactivate(view.constraints.filter { $0.firstItem === b })
            b.snp.remakeConstraints { $0.left.equalTo(40); $0.top.equalTo(30); $0.size.equalTo(5) }
            """),
        Case(
            "a view's own anchors", "swift", ["card": [5, 5, 310, 470], "label": [8, 8, 294, 458]],
            """
            class Card: UIView {
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(label)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                        trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
                    ])
                    label.snp.makeConstraints { $0.bottom.equalTo(snp.bottom).offset(-4) }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            extension UIView {
                func fill(padding: CGFloat = 0) {
                    guard let superview = superview else { return }
                    translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        topAnchor.constraint(equalTo: superview.topAnchor, constant: padding),
                        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: padding),
                        bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -padding),
                        trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -padding),
                    ])
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let card = Card()
                    view.addSubview(card)
                    card.fill(padding: 5)
                }
            }
            """),
        .screen(
            "SnapKit's points and priorities", "swift", ["a": [45, 55, 10, 10], "b": [0, 0, 30, 20]],
            """
            let a = UIView(), b = UIView()
            view.addSubview(a); view.addSubview(b)
            a.snp.makeConstraints { $0.center.equalTo(CGPoint(x: 50, y: 60)); $0.size.equalTo(10) }
            b.snp.makeConstraints {
                $0.top.left.equalToSuperview()
                $0.width.equalTo(10).priority(ConstraintPriority.high.value - 2)
                $0.width.equalTo(30).priority(ConstraintPriority.high.advanced(by: -1))
                $0.height.equalTo(20)
            }
            """),
        .screen(
            "SnapKit's priorities of contents", "swift", ["a": [0, 0, 8, 20], "b": [8, 0, 312, 20]],
            """
            let a = UILabel(), b = UILabel()
            a.text = "a"; b.text = "b"
            view.addSubview(a); view.addSubview(b)
            a.snp.contentHuggingHorizontalPriority = 900
            a.snp.makeConstraints { $0.top.left.equalToSuperview() }
            b.snp.makeConstraints { $0.top.right.equalToSuperview(); $0.left.equalTo(a.snp.right) }
            """),
    ]

    // MARK: The languages

    static let language: [Case] = [
        .screen(
            "what animates", "swift", ["a": [0, 0, 33, 44], "b": [0, 0, 20, 20], "c": [0, 0, 10, 10]],
            """
            let a = UIView(), b = UIView(), c = UIView()
            for v in [a, b, c] {
                view.addSubview(v)
                v.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(10) }
            }
            let changes = { b.snp.updateConstraints { $0.size.equalTo(20) } }
            UIView.animate(withDuration: 0.3, animations: changes) { _ in
                c.snp.updateConstraints { $0.size.equalTo(99) }
            }
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { a.snp.updateConstraints { $0.size.equalTo(33) } }
            animator.addCompletion { _ in c.snp.updateConstraints { $0.size.equalTo(98) } }
            animator.startAnimation()
            UIView.transition(with: a, duration: 0.3, options: [], animations: { a.snp.updateConstraints { $0.height.equalTo(44) } })
            """),
        .screen(
            "a completion behind animations", "m", ["a": [0, 0, 20, 20]],
            """
            UIView *a = [UIView new]; [self.view addSubview:a];
            [a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); make.size.mas_equalTo(10); }];
            void (^grow)(void) = ^{ [a mas_updateConstraints:^(MASConstraintMaker *make) { make.size.mas_equalTo(20); }]; };
            [UIView animateWithDuration:0.3 delay:0 options:0 animations:grow completion:^(BOOL finished) {
                [a mas_updateConstraints:^(MASConstraintMaker *make) { make.size.mas_equalTo(90); }];
            }];
            """),
        Case(
            "macros that join words", "m", ["topBar": [2, 1, 314, 476]],
            """
            #define WeakSelf(type) __weak typeof(type) weak##type = type;
            #define WeakObj(o) autoreleasepool{} __weak typeof(o) o##Weak = o;
            #define LAZY(cls, name) - (cls *)name { if (!_##name) { _##name = [[cls alloc] init]; } return _##name; }
            #define Note(format, ...) NSLog(format, ##__VA_ARGS__)
            @interface V : UIView
            @property (nonatomic, strong) UIView *topBar;
            @end
            @implementation V
            - (instancetype)init {
                self = [super init];
                WeakSelf(self);
                @WeakObj(self);
                Note(@"made");
                Note(@"%d %d", 1, 2);
                [weakself addSubview:self.topBar];
                [self.topBar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(selfWeak).insets(UIEdgeInsetsMake(1, 2, 3, 4));
                }];
                return self;
            }
            LAZY(UIView, topBar)
            @end
            """),
        .screen(
            "keys of what an array has", "m", ["b": [0, 0, 320, 480]],
            """
            UIButton *b = [UIButton new]; [self.view addSubview:b];
            NSArray *actions = @[@{@"button": b}];
            [[actions valueForKey:@"button"] mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            """),
    ]

    @Test(arguments: [
        ("m", "CGFloat sizes[] = {10, 20, 30}; NSLog(@\"%d\", (int)(sizeof(sizes) / sizeof(sizes[0])));", "3"),
        (
            "m",
            """
            NSArray *s = [@[@3, @1, @2] sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) { return [a compare:b]; }];
            NSLog(@"%@ %@", s, [@"a,b" componentsSeparatedByString:@","]);
            """, "[1, 2, 3] [\"a\", \"b\"]"
        ),
        (
            "m",
            """
            NSMutableDictionary *d = [NSMutableDictionary dictionaryWithDictionary:@{@"a": @1, @"b": @2}];
            [d removeObjectForKey:@"a"];
            [d enumerateKeysAndObjectsUsingBlock:^(id key, id value, BOOL *stop) { NSLog(@"%@%@", key, value); }];
            """, "b2"
        ),
        ("m", "NSLog(@\"%g\", CGRectGetHeight([[UIApplication sharedApplication] statusBarFrame]));", "0"),
        (
            "swift",
            """
            var a = [[String: Any]](), b = [(String, Int)](), c = [[Int]](), d = Array<UIView>(), e = Set<Int>()
            var f = [() -> Void](), g = Dictionary<String, Any>(), h = [String: [Int]]()
            print(a.count, b.count, c.count, d.count, e.count, f.count, g.count, h.count, [Int](repeating: 7, count: 2), Array(1...3))
            """, "0 0 0 0 0 0 0 0 [7, 7] [1, 2, 3]"
        ),
        ("swift", "let b = UIButton(); b.tag = 3; b.isSelected.toggle(); print(b.tag == 3, UIView().tag)", "true 0"),
        ("swift", "print(UIView().intrinsicContentSize, UIView.noIntrinsicMetric)", "(-1, -1) -1"),
        ("swift", "let v = UIView(); v.snp.setLabel(\"box\"); print(v.snp.label() ?? \"none\")", "box"),
    ])
    func says(_ ending: String, _ text: String, _ expected: String) {
        let run = AccentRun(text, ending: ending)
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == expected + "\n")
    }

    // MARK: What is not known

    @Test func whatDecidesAndIsNotKnownIsAWarning() {
        let run = AccentRun(
            """
            class V: UIViewController {
                let model: Model
                init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
                override func viewDidLoad() {
                    if Config.isEnabled { print("enabled") }
                    if Config.count > 3 { print("many") }
                    for _ in Config.items { print("item") }
                    Config.others.forEach { print($0) }
                    guard let user = Config.user else { return }
                    switch user.kind { case .admin: print("admin"); case .guest: print("guest"); default: print("other") }
                    for _ in model.rows { print("row") }
                    title = Config.title
                    let label = UILabel()
                    label.text = Config.name
                    label.text = Config.name + "!"
                    if UIImage(named: "a") != nil { print("image") }
                    print(label.text)
                }
            }
            """, ending: "swift")
        let notKnown = "nothing here says what "
        #expect(
            run.outcome.diagnostics.filter { $0.severity == .warning }.map(\.message) == [
                notKnown + "`Config.isEnabled` is: this goes on as if it were true",
                notKnown + "`Config.count` is: it is taken to be neither equal, nor less, nor greater",
                notKnown + "`Config.items` is: the loop has no rounds",
                notKnown + "`Config.others` is: the loop has no rounds",
                notKnown + "`Config.user` is: this goes on as if it were there",
                notKnown + "`Config.user.kind` is: it is taken to be neither equal, nor less, nor greater",
                notKnown + "`model.rows` is: the loop has no rounds",
                notKnown + "`Config.name` is, so `label` has no text",
                notKnown + "`Config.name` is, so the text is without it",
            ])
        #expect(run.interpreter.output == "enabled\nother\nimage\n!\n")
    }

    @Test func imagesAreSaidToBeLeftOut() {
        let body = """
            UIButton *b = [UIButton new]; UIImageView *v = [UIImageView new];
            [b setImage:[UIImage imageNamed:@"a"] forState:UIControlStateNormal];
            v.image = [UIImage imageNamed:@"b"];
            b.tintColor = UIColor.redColor;
            """
        let run = AccentRun("- (void)viewDidLoad {\n\(body)\n}", ending: "m")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "left out, as it does not change the layout: `tintColor`",
                "left out, though images have a size in an app: `UIImage.imageNamed`, `setImage:forState:`, `image`",
            ])
    }

    @Test func unknownCallsAreSaidInTheirAccent() {
        let run = AccentRun(
            "class V: UIViewController { override func viewDidLoad() { view.pinned(to: view, animated: true) } }",
            ending: "swift")
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`pinned(to:animated:)` of `root` is not known here, so what it does to the layout is missing"
            ])
    }

    @Test func anUnknownDivisorIsNoError() {
        let run = AccentRun(
            "- (void)viewDidLoad { CGFloat h = 10 / Config.ratio; NSLog(@\"%g\", h); }", ending: "m")
        #expect(run.problems.count == 1)
        #expect(run.interpreter.output == "0\n")
    }

    @Test func aMisspeltBlockOfConstraintsIsReported() {
        let run = AccentRun(
            "- (void)viewDidLoad { [card makeConstrints:^(MASConstraintMaker *make) { }]; }", ending: "m")
        #expect(run.outcome.diagnostics.map(\.message) == ["nothing here says what `card` is, so it is not laid out"])
    }

    /// A phone upright and lying, a large one lying, and a tablet.
    @Test(arguments: [
        (320.0, 480.0, "compact regular phone"), (852, 393, "compact compact phone"),
        (932, 430, "regular compact phone"), (768, 1024, "regular regular pad"),
    ])
    func theScreenDecidesSizeClasses(_ width: Double, _ height: Double, _ expected: String) {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "screen \(width)x\(height)"))
        let swift = """
            class V: UIViewController {
                override func viewDidLoad() {
                    let width = traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
                    let height = traitCollection.verticalSizeClass == UIUserInterfaceSizeClass.compact ? "compact" : "regular"
                    print(width, height, UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
                }
            }
            """
        let objectiveC = """
            - (void)viewDidLoad {
                BOOL isCompact = self.traitCollection.horizontalSizeClass == UIUserInterfaceSizeClassCompact;
                NSLog(@"%@", isCompact ? @"compact" : @"regular");
            }
            """
        #expect(interpreter.run(SourceText(name: "a.swift", text: swift)).diagnostics.isEmpty)
        #expect(interpreter.run(SourceText(name: "a.m", text: objectiveC)).diagnostics.isEmpty)
        #expect(interpreter.output == expected + "\n" + expected.prefix { $0 != " " } + "\n")
    }

    // MARK: Entries and tests

    private static let growing = """
        @implementation GrowView
        - (instancetype)init { self = [super init]; NSLog(@"init"); return self; }
        - (instancetype)initWithName:(NSString *)name { self = [super init]; NSLog(@"named"); return self; }
        - (void)didTapGrow:(UIButton *)button { NSLog(@"tapped"); }
        @end
        @implementation PlainController
        - (void)viewDidLoad { NSLog(@"loaded"); }
        - (void)show { NSLog(@"shown"); }
        @end
        """

    @Test(arguments: [
        ("didTapGrow", "init\ntapped\n"), ("GrowView.initWithName", "named\n"), ("GrowView", "init\n"),
        ("show", "loaded\nshown\n"), ("viewDidLoad", "loaded\n"),
    ])
    func anEntryFollowsWhatBringsItsObjectUp(_ entry: String, _ expected: String) {
        let interpreter = Interpreter()
        interpreter.entry = entry
        #expect(interpreter.run(SourceText(name: "a.m", text: Self.growing)).isComplete)
        #expect(interpreter.output == expected)
    }

    @Test func anEntryThatIsNotThereIsAnError() throws {
        let interpreter = Interpreter()
        interpreter.entry = "didTapGroww"
        let outcome = interpreter.run(SourceText(name: "a.m", text: Self.growing))
        #expect(!outcome.isComplete)
        let error = try #require(outcome.diagnostics.last)
        #expect(error.message == "there is no class or method `didTapGroww` to start with")
        #expect(error.severity == .error)
        #expect(interpreter.output == "")
    }

    private static let tests = """
        @interface LayoutTests : XCTestCase
        @property (nonatomic, strong) UIView *container;
        @property (nonatomic, strong) UIView *box;
        @end
        @implementation LayoutTests
        - (void)setUp {
            self.container = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 300, 300)];
            self.box = UIView.new;
            [self.container addSubview:self.box];
        }
        - (void)testEdges {
            [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self.container).insets(UIEdgeInsetsMake(10, 20, 30, 40));
            }];
            [self.container layoutIfNeeded];
            XCTAssertEqualWithAccuracy(self.box.frame.size.width, 240, 0.1);
            XCTAssertTrue(CGRectEqualToRect(self.box.frame, CGRectMake(20, 10, 240, 260)));
        }
        - (void)testWrong { XCTAssertEqual(self.container.subviews.count, 2, @"two"); }
        @end
        """

    @Test func testsRunAndTheirAssertionsAreExpectations() throws {
        let run = AccentRun(Self.tests, ending: "m")
        #expect(run.interpreter.expectations == (passed: 2, failed: 1))
        #expect(run.outcome.diagnostics.map(\.message) == ["two"])
        #expect(run.interpreter.scene.root.subviews.isEmpty)
        let one = Interpreter()
        one.entry = "LayoutTests.testEdges"
        #expect(one.run(SourceText(name: "a.m", text: Self.tests)).diagnostics.isEmpty)
        let box = try #require(one.scene.layout().item(named: "box"))
        #expect(box.frame == Rect(x: 20, y: 10, width: 240, height: 260))
    }

    @Test func whatStartsNothingSaysSo() {
        let run = AccentRun("class Maker: NSObject {\n    func make() { print(1) }\n}", ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "nothing here starts by itself: there is no view controller and no view with methods of its own"
            ])
    }

    // MARK: Sessions

    @Test(arguments: [
        ("box.frame", "(5, 5, 310, 470)"), ("self.label.frame", "(0, 0, 0, 20)"), ("label.left.value", "5"),
        ("[self.view viewWithTag:0]; box.subviews.count", "1"), ("view.frame", "(0, 0, 320, 480)"),
    ])
    func whatIsTypedAsksForWhatAFileCalledSo(_ input: String, _ expected: String) {
        let interpreter = Interpreter()
        let text = """
            class V: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    let box = UIView()
                    view.addSubview(box)
                    box.addSubview(label)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
                    label.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.height.equalTo(20) }
                }
            }
            """
        _ = interpreter.run(SourceText(name: "V.swift", text: text))
        let outcome = interpreter.run(SourceText(name: "in[1]", text: input, isInput: true))
        #expect(outcome.values.last == expected)
    }

    /// What is typed later changes what a cell asks for, and so the screen.
    @Test func aCellFollowsWhatIsChanged() throws {
        let interpreter = Interpreter()
        let text = """
            class NoteCell: UITableViewCell {
                let note = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    note.numberOfLines = 0
                    note.text = "one"
                    contentView.addSubview(note)
                    note.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
                }
            }
            """
        #expect(interpreter.run(SourceText(name: "N.swift", text: text)).diagnostics.isEmpty)
        #expect(interpreter.scene.size == Size(width: 320, height: 40))
        _ = interpreter.run(SourceText(name: "in[1]", text: "note.text = \"one\\ntwo\"", isInput: true))
        #expect(interpreter.scene.size == Size(width: 320, height: 60))
        _ = interpreter.run(SourceText(name: "in[2]", text: "screen 200x100", isInput: true))
        #expect(interpreter.scene.size == Size(width: 200, height: 100))
    }
}
