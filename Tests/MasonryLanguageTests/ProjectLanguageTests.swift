import MasonryLanguage
import Testing

/// What projects write of the languages themselves.
@Suite("The languages of projects")
struct ProjectLanguageTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        ProjectCode(
            "initializers without their type", "swift",
            ["a": [2, 1, 314, 476], "b": [10, 20, 300, 440], "c": [5, 6, 7, 8], "title": [0, 0, 32, 20]],
            """
            struct Insets {
                let left: CGFloat, top: CGFloat
                init(h: CGFloat, v: CGFloat) { left = h; top = v }
            }
            struct Model { var title: String; var size: CGSize }
            class Screen: UIViewController {
                let a = UIView(), b = UIView(), title = UILabel(), c = UIView(frame: .init(x: 5, y: 6, width: 7, height: 8))
                override func viewDidLoad() {
                    [a, b, c, title].forEach { view.addSubview($0) }
                    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(.init(top: 1, left: 2, bottom: 3, right: 4)) }
                    pin(.init(h: 10, v: 20))
                    configure(with: .init(title: "Auto", size: .zero))
                }
                func pin(_ insets: Insets) {
                    b.snp.makeConstraints {
                        $0.left.right.equalToSuperview().inset(insets.left)
                        $0.top.bottom.equalToSuperview().inset(insets.top)
                    }
                }
                func configure(with model: Model) {
                    title.text = model.title
                    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """),
        ProjectCode(
            "colors and text views of a project's own", "swift", ["a": [0, 0, 20, 20], "notes": [0, 30, 50, 60]],
            """
            extension UIColor { convenience init(hex: UInt32) { self.init(white: 0, alpha: 1) } }
            class Screen: UIViewController {
                let a = UIView(), notes = UITextView()
                override func viewDidLoad() {
                    [a, notes].forEach { view.addSubview($0) }
                    a.backgroundColor = UIColor(hex: 0xff9500)
                    a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(20) }
                    notes.text = "typing"
                    notes.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(30); $0.size.equalTo(CGSize(width: 50, height: 60)) }
                }
            }
            """),
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
        ProjectCode(
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
        ProjectCode(
            "structures of C", "m", ["a": [4, 0, 10, 20], "b": [0, 6, 30, 5]],
            """
            typedef struct { CGFloat x; CGFloat y; } Gap;
            struct Lengths { CGFloat width, height; };
            @interface V : UIViewController
            @property (nonatomic, assign) Gap gap;
            @end
            @implementation V
            - (void)viewDidLoad {
                self.gap = (Gap){ .x = 4, .y = 6 };
                struct Lengths one = {10, 20};
                one.width += 20; one.height = 5;
                UIView *a = [UIView new], *b = [UIView new];
                [self.view addSubview:a]; [self.view addSubview:b];
                [a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.mas_equalTo(self.gap.x); make.top.equalTo(self.view);
                    make.size.mas_equalTo((CGSize){10, 20});
                }];
                [b mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.mas_equalTo(self.gap.y); make.left.equalTo(self.view);
                    make.width.mas_equalTo(one.width); make.height.mas_equalTo(one.height);
                }];
            }
            @end
            """),
        ProjectCode(
            "what objects keep for others", "m", ["badge": [0, 0, 9, 9]],
            """
            static char kBadgeKey;
            @interface UIView (Badge)
            @end
            @implementation UIView (Badge)
            - (UIView *)badge {
                UIView *badge = objc_getAssociatedObject(self, &kBadgeKey);
                if (!badge) {
                    badge = [UIView new];
                    objc_setAssociatedObject(self, &kBadgeKey, badge, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
                    [self addSubview:badge];
                }
                return badge;
            }
            - (void)setSide:(NSNumber *)side { objc_setAssociatedObject(self, @selector(side), side, 1); }
            - (NSNumber *)side { return objc_getAssociatedObject(self, _cmd); }
            @end
            @implementation V
            - (void)viewDidLoad {
                [self.view setSide:@9];
                [self.view.badge mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); }];
                [self.view.badge mas_makeConstraints:^(MASConstraintMaker *make) { make.size.equalTo(self.view.side); }];
            }
            @end
            """),
        .screen(
            "parts of arrays", "m", ["a": [0, 0, 320, 480]],
            """
            UIView *a = [UIView new]; [self.view addSubview:a];
            NSArray *some = [@[@1, a, @2] subarrayWithRange:NSMakeRange(1, 1)];
            [some mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            """),
        ProjectCode(
            "values that become others", "swift", ["box": [0, 0, 3, 30]],
            """
            enum Step: Int {
                case one = 1, two, three
                mutating func advance() {
                    switch self {
                    case .one: self = .two
                    case .two: self = .three
                    case .three: return
                    }
                }
            }
            class V: UIViewController {
                var step = Step.one
                override func viewDidLoad() {
                    let box = UIView(), first = step
                    view.addSubview(box)
                    for _ in 0..<4 { step.advance() }
                    box.snp.makeConstraints {
                        $0.top.left.equalToSuperview()
                        $0.width.equalTo(step.rawValue)
                        $0.height.equalTo(first == .one ? 30 : 40)
                    }
                }
            }
            """),
        ProjectCode(
            "wrapped properties", "swift", ["box": [0, 0, 24, 24], "other": [0, 0, 2, 2]],
            """
            @propertyWrapper
            struct Clamped<Value: Comparable> {
                private var value: Value
                private let range: ClosedRange<Value>
                init(wrappedValue: Value, _ range: ClosedRange<Value>) {
                    self.range = range
                    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
                }
                var wrappedValue: Value {
                    get { value }
                    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
                }
                var projectedValue: Value { range.lowerBound }
            }
            @propertyWrapper
            struct Manual<T: UIView> {
                var wrappedValue: T
                init(wrappedValue: T) { self.wrappedValue = wrappedValue }
            }
            class V: UIViewController {
                @Clamped(2...24) var side: CGFloat = 40
                @Manual private var box = UIView()
                @Manual var other = UIView()
                override func viewDidLoad() {
                    [box, other].forEach(view.addSubview)
                    box.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(side) }
                    side = 1
                    other.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(side) }
                    if $side != 2 { print("projected", $side) }
                }
            }
            """),
        ProjectCode(
            "makers that are extended", "swift", ["box": [4, 4, 312, 472]],
            """
            extension ConstraintMaker {
                func pin(_ inset: CGFloat) { edges.equalToSuperview().inset(inset) }
            }
            extension ConstraintViewDSL {
                func pinAll() { makeConstraints { $0.pin(4) } }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let box = UIView()
                    view.addSubview(box)
                    box.snp.pinAll()
                }
            }
            """),
        ProjectCode(
            "elements that types give", "swift", ["box": [0, 0, 7, 9]],
            """
            extension Collection {
                subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
            }
            struct Grid {
                var sides = [7.0, 8]
                static var usual: Grid { .init() }
                subscript(index: Int) -> Double {
                    get { sides[index] }
                    set { sides[index] = newValue }
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let views = [UIView()], grid = Grid.usual, box = views[0], side = \\Grid.sides
                    view.addSubview(box)
                    views[safe: 3]?.removeFromSuperview()
                    views[safe: 0]?.snp.makeConstraints {
                        $0.top.left.equalToSuperview()
                        $0.width.equalTo(grid[0])
                        $0.height.equalTo(grid[keyPath: side].count + 7)
                    }
                }
            }
            """),
        ProjectCode(
            "labels of tuples", "swift", ["label": [0, 0, 40, 20]],
            """
            struct Model {
                let stats: [(title: String, value: Int)]
                static var rows: [(name: String, count: Int)] { [("a", 1), ("b", 2)] }
            }
            class V: UIViewController {
                let model = Model(stats: [("Likes", 12)])
                override func viewDidLoad() {
                    let label = UILabel()
                    view.addSubview(label)
                    label.text = "\\(model.stats[0].value)" + Model.rows.map { $0.name }.joined() + "\\(Model.rows[1].count)"
                    label.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    if Section(rawValue: 1).flatMap({ [Section.two: 5][$0] }) != 5 { label.text = "" }
                }
            }
            enum Section: Int { case one, two }
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
}
