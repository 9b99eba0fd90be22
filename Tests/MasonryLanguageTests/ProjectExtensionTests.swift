import Masonry
import MasonryLanguage
import Testing

/// What projects add to the types of the libraries, and what they take any number of.
@Suite("Extensions of libraries in projects")
struct ProjectExtensionTests {
    @Test(arguments: frames)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let frames = [
        ProjectCode(
            "methods of constraints and anchors", "swift", ["box": [12, 30, 40, 50]],
            """
            extension NSLayoutConstraint {
                func withPriority(_ p: UILayoutPriority) -> NSLayoutConstraint { priority = p; return self }
                func on() -> Self { isActive = true; return self }
                static func build(_ make: () -> [NSLayoutConstraint]) { activate(make()) }
            }
            extension NSLayoutXAxisAnchor {
                func pin(_ o: NSLayoutXAxisAnchor, _ c: CGFloat = 0) { constraint(equalTo: o, constant: c).isActive = true }
            }
            extension NSLayoutDimension { func set(_ c: CGFloat) { constraint(equalToConstant: c).isActive = true } }
            extension UILayoutPriority { static let almost = UILayoutPriority(999) }
            class V: UIViewController {
                override func viewDidLoad() {
                    let box = UIView()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    box.leadingAnchor.pin(view.leadingAnchor, 12)
                    box.widthAnchor.set(40)
                    NSLayoutConstraint.build { [
                        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30).withPriority(.almost),
                        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 90).withPriority(.defaultHigh),
                    ] }
                    _ = box.heightAnchor.constraint(equalToConstant: 50).withPriority(.defaultHigh).on()
                    _ = box.heightAnchor.constraint(equalToConstant: 70).withPriority(.defaultLow).on()
                }
            }
            """),
        ProjectCode(
            "a constraint made of another, and guides", "swift", ["box": [0, 0, 160, 240]],
            """
            extension NSLayoutConstraint {
                func with(multiplier: CGFloat) -> NSLayoutConstraint {
                    NSLayoutConstraint(
                        item: firstItem!, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
                        attribute: secondAttribute, multiplier: self.multiplier * multiplier, constant: constant)
                }
            }
            extension UILayoutGuide {
                func fill(_ v: UIView) {
                    topAnchor.constraint(equalTo: v.topAnchor).isActive = true
                    leftAnchor.constraint(equalTo: v.leftAnchor).isActive = true
                    widthAnchor.constraint(equalToConstant: 30).isActive = true
                    heightAnchor.constraint(equalTo: v.heightAnchor, multiplier: 0.5).isActive = true
                }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let box = UIView(), guide = UILayoutGuide()
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    view.addLayoutGuide(guide)
                    guide.fill(view)
                    NSLayoutConstraint.activate([
                        box.topAnchor.constraint(equalTo: guide.topAnchor),
                        box.leftAnchor.constraint(equalTo: guide.leftAnchor),
                        box.widthAnchor.constraint(equalTo: view.widthAnchor).with(multiplier: 0.5),
                        box.heightAnchor.constraint(equalTo: guide.heightAnchor),
                    ])
                }
            }
            """),
        ProjectCode(
            "a category of constraints", "m", ["box": [0, 0, 40, 50]],
            """
            @implementation NSLayoutConstraint (P)
            - (NSLayoutConstraint *)withPriority:(UILayoutPriority)p { self.priority = p; return self; }
            @end
            @implementation V
            - (void)viewDidLoad {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); make.height.mas_equalTo(50); }];
                [[box.widthAnchor constraintEqualToConstant:40] withPriority:750].active = YES;
                [[box.widthAnchor constraintEqualToConstant:60] withPriority:250].active = YES;
            }
            @end
            """),
        ProjectCode(
            "priorities of a project's own", "swift", ["box": [0, 20, 40, 50]],
            """
            extension ConstraintPriority { static let almost: ConstraintPriority = 999 }
            extension Constraint { func bump(_ n: CGFloat) { update(offset: n) } }
            class V: UIViewController {
                var top: Constraint?
                override func viewDidLoad() {
                    let box = UIView()
                    view.addSubview(box)
                    box.snp.makeConstraints {
                        top = $0.top.equalToSuperview().constraint
                        $0.left.equalToSuperview()
                        $0.height.equalTo(50)
                        $0.width.equalTo(40).priority(.almost)
                        $0.width.equalTo(60).priority(.high)
                    }
                    top?.bump(20)
                    box.setContentHuggingPriority(.almost, for: .vertical)
                }
            }
            """),
        ProjectCode(
            "what classes of views are sent", "m", ["label": [0, 0, 24, 20], "button": [0, 20, 32, 32]],
            """
            @implementation UIView (F)
            + (instancetype)make { return [[self alloc] init]; }
            @end
            @implementation UILabel (F)
            + (instancetype)labelWithText:(NSString *)t { UILabel *l = [self make]; l.text = t; return l; }
            @end
            @interface V ()
            @property (nonatomic, strong) IBOutletCollection(UIView) NSArray *boxes;
            @end
            @implementation V
            - (void)viewDidLoad {
                UILabel *label = [UILabel labelWithText:@"abc"];
                UIButton *button = [UIButton make];
                [button setTitle:@"ok" forState:UIControlStateNormal];
                self.boxes = @[label, button];
                NSMutableDictionary *pages = [NSMutableDictionary dictionaryWithCapacity:3];
                for (NSUInteger i = 0; i < 2; ++i) {
                    UIView *v = self.boxes[i];
                    [self.view addSubview:v];
                    pages[@(i)] = v;
                    [v mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self.view);
                        if (i > 0) { UIView *p = pages[@(i - 1)]; make.top.equalTo(p.mas_bottom); }
                        else { make.top.equalTo(self.view); }
                    }];
                }
            }
            @end
            """),
        ProjectCode(
            "what types of views are sent", "swift", ["label": [0, 0, 8, 5]],
            """
            extension UIView {
                static let gap: CGFloat = 5
                static func spacer(_ h: CGFloat) -> Self {
                    let v = self.init()
                    v.heightAnchor.constraint(equalToConstant: h).isActive = true
                    return v
                }
                func addSubviews(_ views: UIView...) { for v in views { addSubview(v) } }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let label = UILabel.spacer(UILabel.gap)
                    label.text = "a"
                    view.addSubviews(label)
                    label.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """),
    ]

    @Test(arguments: [
        (
            """
            enum Edge { case top, bottom }
            class C {
                func num(_ n: CGFloat...) { print(n.count) }
                func texts(_ s: String..., sep: String = ",") { print(s.joined(separator: sep)) }
                static func edges(_ e: Edge...) { for x in e { print(x) } }
            }
            let c = C()
            c.num(); c.num(5); c.num(1, 2)
            c.texts("a"); c.texts("a", "b", sep: "-")
            C.edges(.top); C.edges(.top, .bottom)
            """, "0\n1\n2\na\na-b\ntop\ntop\nbottom"
        ),
        ("let (data, _) = URLSession.shared.read()\nprint(data)", "URLSession.shared.read"),
    ])
    func says(_ text: String, _ expected: String) {
        let run = AccentRun(text, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == expected + "\n")
    }

    @Test func aMacroThatGrowsTooLargeIsReportedOnce() {
        let letters = ["A", "B", "C", "D", "E", "F", "G"]
        let macros = zip(letters, letters.dropFirst()).map { one, next in
            "#define \(one)\(String(repeating: " \(next)", count: 10))\n"
        }
        let run = AccentRun(macros.joined() + "#define G 1;\n- (void)viewDidLoad { A }\n", ending: "m")
        #expect(run.problems.count == 1)
        #expect(run.problems.first?.contains("the text limit for macros") == true)
    }
}
