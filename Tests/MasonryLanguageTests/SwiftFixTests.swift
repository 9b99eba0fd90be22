import Masonry
import MasonryLanguage
import Testing

/// Mistakes in Swift that its compiler would reject, or that would leave a picture without a word: each is named once, and its
/// fix is what was intended.
@Suite("Fixes in Swift")
struct SwiftFixTests {
    private static let start = "let a = UILabel()\nview.addSubview(a)\n"

    private static func closure(_ line: String) -> String {
        start + "a.snp.makeConstraints { make in\n    make.left.top.equalToSuperview()\n    \(line)\n}"
    }

    @Test(arguments: [
        ("make.width.equalTo(view).multiplied(by: 0.8)", "make.width.equalTo(view).multipliedBy(0.8)"),
        ("make.width.equalTo(view).divided(by: 2)", "make.width.equalTo(view).dividedBy(2)"),
        ("make.width.mas_equalTo(80)", "make.width.equalTo(80)"),
        ("make.right.equalTo(view.snp_right)", "make.right.equalTo(view.snp.right)"),
        ("make.bottom.equalTo(view.safeAreaLayoutGuides)", "make.bottom.equalTo(view.safeAreaLayoutGuide)"),
    ])
    func chains(_ line: String, _ fixed: String) {
        Edit.expect(Self.closure(line), becomes: Self.closure(fixed), ending: "swift")
    }

    @Test(arguments: [
        (
            "a.topAnchor.constraint(equalsTo: view.topAnchor).isActive = true",
            "a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
        ),
        (
            "a.topAnchor.constraint(equalTo: view.topAnchor).isActive(true)",
            "a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
        ),
        (
            "NSLayoutConstraint.activate(a.topAnchor.constraint(equalTo: view.topAnchor), a.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor))",
            "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.topAnchor), a.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)])"
        ),
    ])
    func activations(_ line: String, _ fixed: String) {
        Edit.expect(Self.anchors(line), becomes: Self.anchors(fixed), ending: "swift")
    }

    /// What stands in a screen without any other constraints of `a`.
    private static func anchors(_ line: String) -> String {
        """
        let a = UIView()
        view.addSubview(a)
        a.translatesAutoresizingMaskIntoConstraints = false
        a.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        a.widthAnchor.constraint(equalToConstant: 40).isActive = true
        a.heightAnchor.constraint(equalToConstant: 40).isActive = true
        \(line)
        """
    }

    @Test(arguments: [
        (
            "a.topAnchor.constraint(equalTo: view.topAnchor, constat: 8).isActive = true",
            "a.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true"
        ),
        (
            "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.topAnchor) + 8])",
            "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)])"
        ),
        (
            "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide).isActive = true",
            "a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"
        ),
        (
            "a.topAnchor.constraint(equalTo: view).isActive = true",
            "a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
        ),
        (
            "a.topAnchors.constraint(equalTo: view.topAnchor).isActive = true",
            "a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"
        ),
        (
            "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true])",
            "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.topAnchor)])"
        ),
        (
            "NSLayoutConstraint.activated([a.topAnchor.constraint(equalTo: view.topAnchor)])",
            "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: view.topAnchor)])"
        ),
        (
            "let c = a.topAnchor.constraint(equalTo: view.topAnchor)\nc.priority = .defualtHigh\nc.isActive = true",
            "let c = a.topAnchor.constraint(equalTo: view.topAnchor)\nc.priority = .defaultHigh\nc.isActive = true"
        ),
    ])
    func anchors(_ line: String, _ fixed: String) {
        Edit.expect(Self.anchors(line), becomes: Self.anchors(fixed), ending: "swift")
    }

    @Test func numbersInQuotesAreNumbers() {
        let top = Self.anchors("a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
        let quoted = top.replacing(
            "widthAnchor.constraint(equalToConstant: 40)", with: "widthAnchor.constraint(equalToConstant: \"40\")")
        Edit.expect(quoted, becomes: top, ending: "swift")
    }

    @Test(arguments: [
        ("c.isActive", "c.isActive = true"),
        ("c.priority = .defaultHigh", "c.priority = .defaultHigh\nc.isActive = true"),
        ("", "\nc.isActive = true"),
    ])
    func constraintsThatAreNeverActivated(_ line: String, _ fixed: String) throws {
        let script = { (line: String) in
            Self.anchors(
                "a.topAnchor.constraint(equalTo: view.topAnchor).isActive = true\n"
                    + "let c = a.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)"
                    + (line.isEmpty || line.hasPrefix("\n") ? line : "\n\(line)"))
        }
        Edit.expect(script(line), becomes: script(fixed), ending: "swift")
    }

    @Test(arguments: [
        ("b.setTitle(\"OK\")", "b.setTitle(\"OK\", for: .normal)"),
        ("b.title = \"OK\"", "b.setTitle(\"OK\", for: .normal)"),
        ("b.setTitle(\"OK\", forState: .normal)", "b.setTitle(\"OK\", for: .normal)"),
    ])
    func titlesOfButtons(_ line: String, _ fixed: String) throws {
        let script = { (line: String) in
            "let b = UIButton(type: .system)\nview.addSubview(b)\n\(line)\n"
                + "b.snp.makeConstraints { $0.left.top.equalToSuperview() }"
        }
        Edit.expect(script(line), becomes: script(fixed), ending: "swift")
        let frames = try [line, fixed].map { try AccentRun(script($0), ending: "swift").frame("b") }
        #expect(frames[0] == frames[1])
    }

    private static let item =
        "struct Item: Equatable {\n    let title: String\n    var count: Int\n    var note: String?\n"
        + "    let kind = 1\n    static let none = 0\n    var both: Int { count + 1 }\n    var open = false\n}\n"

    @Test(arguments: [
        ("Item(name: \"A\", count: 2)", "Item(title: \"A\", count: 2)"),
        ("Item(title: \"A\", cuont: 2)", "Item(title: \"A\", count: 2)"),
        ("Item(\"A\", count: 2)", "Item(title: \"A\", count: 2)"),
    ])
    func partsOfStructures(_ line: String, _ fixed: String) {
        Edit.expect("\(Self.item)print(\(line).title)", becomes: "\(Self.item)print(\(fixed).title)", ending: "swift")
    }

    @Test func partsThatAreMissing() {
        let found = Interpreter().run(SourceText(name: "a.swift", text: Self.item + "print(Item(title: \"A\").title)"))
        #expect(found.diagnostics.map(\.message) == ["`Item` needs the argument `count:`"])
    }

    @Test(arguments: [
        "let b = [[UIView alloc] init]", "let b = [UIView new]", "let b = new UIView()", "let b = UIView",
    ])
    func viewsMadeAsElsewhere(_ line: String) {
        let script = { (line: String) in
            "\(line)\nview.addSubview(b)\nb.snp.makeConstraints { $0.edges.equalToSuperview() }"
        }
        Edit.expect(script(line), becomes: script("let b = UIView()"), ending: "swift")
    }

    private static func screen(_ members: String) -> String {
        """
        class Screen: UIViewController {
        \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(title)
                title.snp.makeConstraints { make in make.left.top.equalToSuperview() }
            }
        }
        """
    }

    @Test(arguments: [
        (
            "    let title: UILabel = {\n        let l = UILabel()\n        return l\n    }",
            "    let title: UILabel = {\n        let l = UILabel()\n        return l\n    }()"
        ),
        (
            "    let title: UILabel = {\n        let l = UILabel()\n        l.text = \"A\"\n    }()",
            "    let title: UILabel = {\n        let l = UILabel()\n        l.text = \"A\"\n        return l\n    }()"
        ),
        (
            "    lazy var title = make()\n    func make() -> UILabel {\n        let l = UILabel()\n        l.text = \"A\"\n    }",
            "    lazy var title = make()\n    func make() -> UILabel {\n        let l = UILabel()\n        l.text = \"A\"\n"
                + "        return l\n    }"
        ),
        ("    private let title = [[UILabel alloc] init]", "    private let title = UILabel()"),
        ("    private let title = new UILabel()", "    private let title = UILabel()"),
        (
            "    let title = UILabel()\n    overide func loadView() { super.loadView() }",
            "    let title = UILabel()\n    override func loadView() { super.loadView() }"
        ),
        (
            "    let title = UILabel()\n    private function add() { }",
            "    let title = UILabel()\n    private func add() { }"
        ),
        ("    let title = UIVeiw()", "    let title = UIView()"),
    ])
    func members(_ members: String, _ fixed: String) {
        // A plain view has no size of its own.
        let isPlain = members.hasSuffix("UIVeiw()")
        let pinned = { (text: String) in isPlain ? text.replacing("make.left.top", with: "make.edges") : text }
        Edit.expect(pinned(Self.screen(members)), becomes: pinned(Self.screen(fixed)), ending: "swift")
    }

    @Test(arguments: [
        ("a.isHidden = NO", "a.isHidden = false"),
        ("if let t = a.text && !t.isEmpty { print(1) }", "if let t = a.text, !t.isEmpty { print(1) }"),
        ("[1].forEach { (n) -> in print(n) }", "[1].forEach { (n) in print(n) }"),
        ("a.backgroundColor = UIColor.whiteColor()", "a.backgroundColor = UIColor.white"),
        ("a.backgroundColor = UIColor.lihgtGray", "a.backgroundColor = UIColor.lightGray"),
        ("a.backgroundColor = .lihgtGray", "a.backgroundColor = .lightGray"),
    ])
    func statements(_ line: String, _ fixed: String) {
        let pinned = "\na.snp.makeConstraints { $0.edges.equalToSuperview() }"
        Edit.expect(Self.start + line + pinned, becomes: Self.start + fixed + pinned, ending: "swift")
    }

    @Test func aListSaysWhichParenthesisIsOpen() {
        let script = { (end: String) in
            """
            let a = UIView()
            view.addSubview(a)
            a.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                a.leftAnchor.constraint(equalTo: view.leftAnchor\(end),
                a.topAnchor.constraint(equalTo: view.topAnchor),
                a.widthAnchor.constraint(equalToConstant: 10),
                a.heightAnchor.constraint(equalToConstant: 10),
            ])
            """
        }
        Edit.expect(script(""), becomes: script(")"), ending: "swift")
    }

    @Test func aSuperviewThatIsNilIsNamedByTheRelation() {
        let script = { (relation: String) in
            """
            class Screen: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.snp.makeConstraints { make in make.edges.\(relation) }
                }
            }
            """
        }
        Edit.expect(script("equalTo(superview)"), becomes: script("equalToSuperview()"), ending: "swift")
    }

    @Test(arguments: [
        "screen.setupConstraint()", "self.setupConstraint()", "setupConstraint()",
    ])
    func misspelledCallsRunAsIntended(_ call: String) {
        let script = """
            class Screen: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let screen = self
                    view.addSubview(box)
                    \(call)
                    screen.box.isHidden = false
                }
                func setupConstraints() { box.snp.makeConstraints { make in make.edges.equalToSuperview() } }
            }
            """
        let found = Interpreter().run(SourceText(name: "a.swift", text: script)).diagnostics
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(found.first?.replacement?.text == "setupConstraints")
    }

    /// Code that looks like one of the mistakes, but is correct.
    @Test func intendedCodeIsNotReported() {
        let script = """
            enum Answer: String { case YES, NO }
            struct Pair: Codable { var one: Int = 1; private(set) static var all: [Pair] = []; lazy var sum = one; let two: Int? }
            struct Own { let a: Int; init(_ a: Int) { self.a = a } }
            struct Box { let a: Int; @Clamped var b: Int }
            @propertyWrapper struct Clamped { var wrappedValue: Int }
            extension UIColor { static let brand = UIColor.red; static let blux = UIColor.blue }
            extension UIButton { var title: String? { get { nil } set { setTitle(newValue, for: .normal) } } }
            func pick(_ n: Int) -> String { switch n { case 0: return "a"; default: return "b" } }
            func never() -> Int { print(1); fatalError() }
            func either(_ n: Int) -> String { if n > 0 { "a" } else { "b" } }
            func nothing() -> Void { print(1); print(2) }
            func text() -> String { "a" }
            func tuple() -> (Int, Int) { let a = 1; return (a, a) }
            func handler() -> () -> Void { let a = 1; return { print(a) } }
            let kind = UIView.self
            let build: () -> UIView = { UIView() }
            let setup: Void = { print(1); print(2) }()
            let both = (true && false)
            let answer: Answer = .NO
            _ = Pair(two: nil)
            _ = Own(3)
            _ = [kind]
            let a = UIButton(type: .system), b = build()
            view.addSubview(a)
            a.title = "OK"
            a.addSubview(b)
            a.backgroundColor = .blux
            b.backgroundColor = UIColor.brand
            let c = a.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
            let d = a.leftAnchor.constraint(equalTo: view.leftAnchor)
            a.translatesAutoresizingMaskIntoConstraints = false
            c.priority = .defaultHigh
            [c, d].forEach { $0.isActive = true }
            b.snp.makeConstraints { make in make.edges.equalToSuperview() }
            print(c.isActive, answer, both, pick(1), either(2), text(), tuple(), handler(), nothing(), setup)
            """
        let found = Interpreter().run(SourceText(name: "a.swift", text: script)).diagnostics
        #expect(found.filter { $0.severity != .note && $0.slug != "ignored" }.isEmpty, "\(found.map(\.message))")
    }

    /// A misspelled property or stack view setting works as intended, so that no other report follows.
    @Test(arguments: [
        ("avatar.snp.bottom", "avatr.snp.bottom"), (".fillEqually", ".fillEqualy"),
    ])
    func aTypingErrorIsReportedOnce(_ right: String, _ wrong: String) throws {
        let text = """
            import SnapKit
            class Profile: UIViewController {
                private let avatar = UIImageView()
                private let name = UILabel()
                let stack = UIStackView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(avatar)
                    view.addSubview(name)
                    view.addSubview(stack)
                    name.text = "Ann"
                    stack.distribution = .fillEqually
                    stack.addArrangedSubview(UIView())
                    stack.addArrangedSubview(UIView())
                    avatar.snp.makeConstraints { make in
                        make.top.equalTo(view.safeAreaLayoutGuide).offset(20)
                        make.centerX.equalToSuperview()
                        make.size.equalTo(80)
                    }
                    name.snp.makeConstraints { make in
                        make.top.equalTo(avatar.snp.bottom).offset(8)
                        make.centerX.equalToSuperview()
                    }
                    stack.snp.makeConstraints { make in
                        make.left.right.bottom.equalToSuperview()
                        make.height.equalTo(50)
                    }
                }
            }
            """
        let mistaken = text.replacing(right, with: wrong)
        let run = AccentRun(mistaken, ending: "swift")
        let found = run.outcome.diagnostics
        #expect(found.map(\.slug) == ["unknown-name"], "\(found.map(\.message))")
        #expect(found.first?.replacement.map { Edit.applied($0, to: mistaken) } == text)
        #expect(LayoutReporter(run.interpreter).lints.isEmpty && run.interpreter.layout()?.findings.isEmpty == true)
    }
}
