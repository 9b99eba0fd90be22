import Masonry
import MasonryLanguage
import Testing

/// Screens as they are pasted: the sizes of controls by how they are set, a controller's own view, what tells objects apart,
/// and mistakes in calls without an object.
@Suite("Pasted screens")
struct PastedScreenTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    private static let view = """
        class V: UIView {
            let a = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(a)
                a.snp.makeConstraints { $0.edges.equalTo(layoutMarginsGuide) }
            }
            required init?(coder: NSCoder) { nil }
        }

        """

    // A character is 8 wide, a line 20 high; a text view has 8 above and below, 5 at the sides. Margins are those of a
    // screen: 16 at the sides, 8 above and below.
    static let cases: [ProjectCode] = [
        .screen(
            "a text view that does not scroll", "swift",
            ["t": [50, 50, 50, 36], "e": [0, 100, 10, 36], "w": [0, 200, 90, 56], "u": [0, 300, 30, 44]],
            """
            let t = UITextView(), e = UITextView(), w = UITextView(), u = UITextView()
            [t, e, w, u].forEach { view.addSubview($0) }
            t.isScrollEnabled = false
            t.text = "Hello"
            e.isScrollEnabled = false
            w.text = "Hello you world"
            w.isScrollEnabled = false
            u.text = "Hello"
            t.snp.makeConstraints { $0.top.left.equalToSuperview().offset(50) }
            e.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(100) }
            w.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(200); $0.width.equalTo(90) }
            u.snp.makeConstraints {
                $0.left.equalToSuperview(); $0.top.equalTo(300); $0.width.equalTo(30); $0.height.equalTo(44)
            }
            """),
        .screen(
            "the same in Objective-C", "m", ["t": [50, 50, 50, 36]],
            """
            UITextView *t = [[UITextView alloc] init];
            t.scrollEnabled = NO;
            t.text = @"Hello";
            [self.view addSubview:t];
            [t mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view).offset(50); }];
            """),
        .screen(
            "what turns", "swift", ["l": [0, 0, 37, 37], "m": [0, 50, 20, 20], "s": [0, 100, 37, 37]],
            """
            let l = UIActivityIndicatorView(style: .large), m = UIActivityIndicatorView(style: .medium)
            let s = UIActivityIndicatorView()
            s.style = .large
            for (index, each) in [l, m, s].enumerated() {
                view.addSubview(each)
                each.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(index * 50) }
            }
            """),
        .screen(
            "what turns in Objective-C", "m", ["l": [0, 0, 37, 37]],
            """
            UIActivityIndicatorView *l =
                [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleLarge];
            [self.view addSubview:l];
            [l mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); }];
            """),
        ProjectCode(
            "a controller's own view", "swift", ["view": [0, 0, 320, 480], "a": [16, 8, 288, 464]],
            view + "class VC: UIViewController { override func loadView() { view = V() } }"),
        ProjectCode(
            "margins that a controller's view says itself", "swift", ["a": [1, 2, 316, 474]],
            view
                + "class VC: UIViewController { override func loadView() { let v = V(); "
                + "v.layoutMargins = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3); view = v } }"),
        .screen(
            "identities", "swift", ["p": [0, 0, 10, 20]],
            """
            let p = UIView(), q = UIView()
            view.addSubview(p)
            var lengths: [ObjectIdentifier: CGFloat] = [:]
            lengths[ObjectIdentifier(p)] = 10
            lengths[ObjectIdentifier(q)] = 90
            let isOther = ObjectIdentifier(p) != ObjectIdentifier(q)
            let isOwn = ObjectIdentifier(p) == ObjectIdentifier(p)
            p.snp.makeConstraints {
                $0.top.left.equalToSuperview()
                $0.width.equalTo(lengths[ObjectIdentifier(p)]!)
                $0.height.equalTo(isOther && isOwn ? lengths.count * 10 : 0)
            }
            """),
        .screen(
            "the priority of what is installed", "swift", ["p": [0, 0, 10, 77]],
            """
            let p = UIView()
            view.addSubview(p)
            var width: Constraint?
            p.snp.makeConstraints {
                $0.top.left.equalToSuperview()
                width = $0.width.equalTo(10).priority(70).constraint
            }
            var sum: CGFloat = 7
            width?.layoutConstraints.forEach { sum += $0.priority.rawValue }
            p.snp.makeConstraints { $0.height.equalTo(sum) }
            """),
        .screen(
            "bare calls of functions", "swift", ["p": [0, 0, 10, 10]],
            """
            let p = UIView()
            func place(_ view: UIView) { view.snp.makeConstraints { $0.top.left.equalToSuperview() } }
            let fix = { (view: UIView) in view.snp.makeConstraints { $0.size.equalTo(10) } }
            debugPrint("start")
            track("screen", 3)
            later(0.5) { print("done") }
            view.addSubview(p)
            place(p)
            fix(p)
            assert(p.superview != nil)
            loadViewIfNeeded()
            removeFromParent()
            performSegue(withIdentifier: "next", sender: nil)
            setNeedsUpdateOfHomeIndicatorAutoHidden()
            """),
    ]

    /// What was found wrong, by slug.
    private func slugs(_ run: AccentRun) -> [String] {
        run.outcome.diagnostics.filter { $0.severity != .note }.map(\.slug)
    }

    /// Whether something that is reported has such a text in it, as it is shown.
    private func says(_ run: AccentRun, _ text: String) -> Bool { run.problems.contains { $0.contains(text) } }

    private static func card(_ lines: String) -> String {
        """
        class Card: UIView {
            let a = UIView()
            init() {
                super.init(frame: .zero)
                \(lines)
            }
            func setupConstraints() { a.snp.makeConstraints { $0.edges.equalToSuperview() } }
            required init?(coder: NSCoder) { nil }
        }
        """
    }

    /// A call that names no object is of the object's own methods, and reported of as in Objective-C.
    @Test func unknownCallsAreReported() throws {
        let misspelled = AccentRun(Self.card("addSubview(a); setupConstrants()"), ending: "swift")
        #expect(
            misspelled.outcome.diagnostics.filter { $0.slug == "unknown-call" }.map(\.message) == [
                "`setupConstrants` of `root` is unknown, so its effect on the layout is missing"
            ])
        #expect(says(misspelled, "did you mean `setupConstraints`?"))
        let unknown = AccentRun(Self.card("addSubview(a); setupConstraints(); buildRows()"), ending: "swift")
        #expect(slugs(unknown) == ["unknown-call"])
        let lowercase = AccentRun(Self.card("addsubview(a)\nsetupConstraints()"), ending: "swift")
        #expect(slugs(lowercase) == ["unknown-name"])
        #expect(try lowercase.frame("a") == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    /// What is missing is said as it is written where it is missing: in a view's class, though the screen is a controller's.
    @Test func aViewIsAddedWhereItIsMissing() {
        let controller = "\nclass VC: UIViewController { override func viewDidLoad() { view.addSubview(Card()) } }"
        let run = AccentRun(Self.card("setupConstraints()") + controller, ending: "swift")
        #expect(says(run, "before its constraints: addSubview(a)"))
        let other = AccentRun(
            "class VC: UIViewController { let a = UIView()\noverride func viewDidLoad() { "
                + "a.snp.makeConstraints { $0.edges.equalToSuperview() } } }", ending: "swift")
        #expect(says(other, "before its constraints: view.addSubview(a)"))
    }

    @Test func adviceIsInTheAccentsWords() {
        let start = "let a = UIView()\nview.addSubview(a)\na.snp.makeConstraints { "
        let swift = AccentRun(start + "$0.edges.equalToSuperview().insets(5) }", ending: "swift")
        #expect(says(swift, "insets(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))"))
        let body = """
            UIView *a = [UIView new], *b = [UIView new];
            [self.view addSubview:a];
            [self.view addSubview:b];
            [b mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(@10).offset(a.mas_bottom); }];
            """
        let objectiveC = AccentRun("- (void)viewDidLoad {\n\(body)\n}", ending: "m")
        #expect(slugs(objectiveC) == ["wrong-kind"])
        #expect(objectiveC.outcome.diagnostics.allSatisfy { $0.replacement == nil })
    }

    /// A misspelled side works as intended.
    @Test func aMisspelledSideRunsAsIntended() throws {
        let body = """
            let a = UIView(), b = UIView()
            [a, b].forEach { view.addSubview($0) }
            a.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(40) }
            b.snp.makeConstraints { $0.top.equalTo(a.snp.botom).offset(16); $0.left.equalToSuperview(); $0.size.equalTo(9) }
            """
        let run = AccentRun("class V: UIViewController { override func viewDidLoad() {\n\(body)\n} }", ending: "swift")
        #expect(slugs(run) == ["unknown-name"])
        #expect(try run.frame("b") == Rect(x: 0, y: 56, width: 9, height: 9))
    }
}
