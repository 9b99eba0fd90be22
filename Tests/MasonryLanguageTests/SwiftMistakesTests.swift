import Masonry
import MasonryLanguage
import Testing

/// Mistakes in Swift that its compiler or UIKit would find: each is named once, and its fix is what was intended.
@Suite("Mistakes in Swift")
struct SwiftMistakesTests {
    private static let start = "let a = UILabel()\nview.addSubview(a)\n"

    private static func closure(_ line: String) -> String {
        start + "a.snp.makeConstraints { make in\n    make.left.top.equalToSuperview()\n    \(line)\n}"
    }

    private static let pin =
        "func pin(_ v: UIView, inset: CGFloat, times n: Int = 1) {\n"
        + "    v.snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }\n}\n"

    private static let box = """
        class Box: UIView {
            init(title: String, gap: CGFloat = 4) {
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                LINE
            }
            func arrange(_ part: UIView, beside other: UIView, gap: CGFloat = 8) {
                view.addSubview(part)
                part.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }
        """

    @Test(arguments: [
        ("pin(v: a, inst: 10)", "pin(a, inset: 10)"), ("pin(a, 10)", "pin(a, inset: 10)"),
        ("pin(a, by: 10)", "pin(a, inset: 10)"), ("pin(a, inset: 10, 2)", "pin(a, inset: 10, times: 2)"),
        ("pin(inset: 10, a)", "pin(a, inset: 10)"),
    ])
    func labelsOfFunctions(_ line: String, _ fixed: String) {
        Edit.expect(Self.start + Self.pin + line, becomes: Self.start + Self.pin + fixed, ending: "swift")
    }

    @Test(arguments: [
        ("arrange(UIView(), besid: view)", "arrange(UIView(), beside: view)"),
        ("self.arrange(part: UIView(), beside: view)", "self.arrange(UIView(), beside: view)"),
    ])
    func labelsOfMethods(_ line: String, _ fixed: String) {
        let with = { (line: String) in Self.box.replacing("LINE", with: line) }
        Edit.expect(with(line), becomes: with(fixed), ending: "swift")
    }

    @Test func labelsThatFitSayNothing() {
        let script = """
            func pin(_ v: UIView, inset: CGFloat = 0, done: (() -> Void)? = nil) { done?() }
            func add(_ views: UIView..., to parent: UIView) { views.forEach(parent.addSubview) }
            func each(count: Int = 0, body: () -> Void, last: Int = 1) { body() }
            let apply: (UIView, CGFloat) -> Void = { v, n in v.alpha = n }
            let a = UIView(), b = UIView()
            add(a, b, to: view)
            pin(a)
            pin(b) { print("done") }
            pin(b, inset: 8, done: { })
            each(body: { }, last: 3)
            apply(a, 0.5)
            """
        let found = Interpreter().run(SourceText(name: "a.swift", text: script)).diagnostics
        #expect(found.filter { $0.severity != .note && $0.slug != "ignored" }.isEmpty, "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("if a.isHidden = true { print(1) }", "if a.isHidden == true { print(1) }"),
        ("while a.isHidden = true { break }", "while a.isHidden == true { break }"),
        ("if (a.isHidden = true) { print(1) }", "if (a.isHidden == true) { print(1) }"),
        ("a.text = 5", "a.text = \"5\""), ("a.isHidden = 0", "a.isHidden = false"),
        ("a.isHidden = \"true\"", "a.isHidden = true"),
    ])
    func statements(_ line: String, _ fixed: String) {
        Edit.expect(Self.start + line, becomes: Self.start + fixed, ending: "swift")
    }

    @Test(arguments: [
        ("make.width.height == 50", "make.width.height.equalTo(50)"),
        ("make.width >= 50", "make.width.greaterThanOrEqualTo(50)"),
        ("make.width <= 50", "make.width.lessThanOrEqualTo(50)"),
        ("make.right.equalToSuperview(10)", "make.right.equalToSuperview().inset(10)"),
        ("make.width.equalToSuperview(10)", "make.width.equalToSuperview().offset(10)"),
        ("make.right.equalTo(view.snp.rigth)", "make.right.equalTo(view.snp.right)"),
        ("make.size.equalTo(view.snp.siez)", "make.size.equalTo(view.snp.size)"),
    ])
    func chains(_ line: String, _ fixed: String) {
        Edit.expect(Self.closure(line), becomes: Self.closure(fixed), ending: "swift")
    }

    @Test(arguments: [
        ("leading", "view.topAnchor", "view.leadingAnchor"), ("centerY", "view.leftAnchor", "view.centerYAnchor"),
    ])
    func anchors(_ first: String, _ second: String, _ fixed: String) {
        let line = { (anchor: String) in "a.\(first)Anchor.constraint(equalTo: \(anchor)).isActive = true" }
        Edit.expect(Self.start + line(second), becomes: Self.start + line(fixed), ending: "swift")
    }

    @Test func anOpenParenthesisIsClosedBehindItsClosure() {
        let open = Self.start + "a.snp.makeConstraints({ make in\n    make.edges.equalToSuperview()\n}"
        Edit.expect(open, becomes: open + ")", ending: "swift")
        Edit.expect(open + "\nprint(1)", becomes: open + ")\nprint(1)", ending: "swift")
    }

    @Test(arguments: [
        ("swift", "UIView *a = [UIView new];\n[self.view addSubview:a];", "this is Objective-C"),
        ("m", "import UIKit\nlet a = UIView()\nview.addSubview(a)", "this is Swift"),
        ("mas", "import UIKit\nclass V: UIView {\n    let a = UIView()\n}", "this is Swift"),
    ])
    func filesOfAnotherLanguage(_ ending: String, _ text: String, _ message: String) {
        let found = Interpreter().run(SourceText(name: "a.\(ending)", text: text)).diagnostics
        #expect(found.map(\.message) == [message])
    }

    @Test func layoutThatNeverEnds() {
        let script = { (more: String) in
            """
            class V: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    \(more)
                }
            }
            """
        }
        let found = { (more: String) in
            Interpreter().run(SourceText(name: "a.swift", text: script(more))).diagnostics.map(\.slug)
        }
        #expect(found("setNeedsLayout()") == ["unsettled"])
        #expect(found("if subviews.isEmpty { addSubview(UIView()); setNeedsLayout() }") == [])
    }
}
