import Foundation
import Masonry
import MasonryLanguage
import Testing

/// SnapKit's Swift runs as it is: every file in Fixtures/Swift comes to the same as the script beside it.
@Suite("Swift")
struct SwiftTests {
    private static let folder = "Swift"
    static let names = AccentRun.names(in: folder, ending: "swift")

    @Test func thereAreFixtures() { #expect(Self.names.count >= 4) }

    @Test(arguments: names)
    func saysTheSame(_ name: String) throws { try AccentRun.expectSame(name, in: Self.folder, ending: "swift") }

    /// The frames are arithmetic: the screen is 320 by 480, a character 8 by 20.
    @Test(arguments: [
        ("login", "titleLabel", Rect(x: 132, y: 64, width: 56, height: 20)),
        ("login", "card", Rect(x: 16, y: 100, width: 288, height: 89)),
        ("login", "passwordField", Rect(x: 0, y: 45, width: 288, height: 44)),
        ("login", "loginButton", Rect(x: 88, y: 197, width: 144, height: 40)),
        ("cell", "nameLabel", Rect(x: 72, y: 12, width: 96, height: 20)),
        ("cell", "statusLabel", Rect(x: 72, y: 36, width: 48, height: 20)),
        ("grid", "container", Rect(x: 20, y: 10, width: 260, height: 440)),
        ("grid", "row#3", Rect(x: 0, y: 60, width: 260, height: 40)),
        ("grid", "badge", Rect(x: 35, y: 45, width: 30, height: 30)),
    ])
    func isLaidOut(_ file: String, _ view: String, _ frame: Rect) throws {
        #expect(try self.frame(of: view, in: run(file: file + ".swift").interpreter) == frame)
    }

    @Test func aMethodCanBeCalled() throws {
        let code = try run(file: "login.swift")
        let call = try #require(code.interpreter.call(of: "didTapLogin", named: "in[1]"))
        #expect(code.interpreter.run(call).isComplete)
        #expect(try frame(of: "card", in: code.interpreter).height == 120)
        #expect(try frame(of: "passwordField", in: code.interpreter).y == 120 - 10 - 44)
    }

    @Test func unknownAnchorMembersAreReported() {
        let text = """
            let box = UIView()
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 2),
                box.bottomAnchor.constraint(nearTo: view.bottomAnchor),
                box.leftAnchor.constraint(equalTo: view.leftAnchor),
            ])
            """
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.map(\.slug) == ["unknown-call"])
        #expect(outcome.diagnostics.map(\.line) == [5])
        let constraints = interpreter.scene.layout().constraints
        #expect(constraints.first?.constant == 16)
        #expect(constraints.count == 2)
    }

    @Test func aHandleChangesAnInstalledPriority() throws {
        let text = """
            let box = UIView()
            view.addSubview(box)
            var width: Constraint?
            box.snp.makeConstraints { make in
                make.left.top.height.equalToSuperview()
                width = make.width.equalTo(100).priority(.high).constraint
                make.width.equalTo(200).priority(.medium)
            }
            width?.update(priority: .low)
            """
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "a.swift", text: text)).diagnostics.isEmpty)
        #expect(try frame(of: "box", in: interpreter).width == 200)
        #expect(interpreter.scene.layout().constraints.map(\.priority) == [1000, 1000, 1000, 250, 500])
    }

    // MARK: UIKit's own constraints

    @Test func plainConstraintsHold() throws {
        let text = """
            import UIKit

            final class Card: UIViewController {
                private let box = UIView()
                private lazy var height = box.heightAnchor.constraint(equalToConstant: 30)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
                    box.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(box)
                    let wide = box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10)
                    wide.priority = .defaultHigh
                    NSLayoutConstraint.activate([
                        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                        box.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor),
                        box.topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor),
                        wide,
                        NSLayoutConstraint(
                            item: box, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
                            attribute: .notAnAttribute, multiplier: 1, constant: 120),
                    ])
                    height.isActive = true
                    height.constant += 5
                }
            }
            """
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.isEmpty)
        #expect(try frame(of: "box", in: interpreter) == Rect(x: 16, y: 20, width: 120, height: 35))
        #expect(interpreter.scene.root.safeAreaInsets.top == 20)
    }

    // MARK: SnapKit's own meaning

    private static let start = """
        let box = UIView()
        let other = UIView()
        view.addSubview(box)
        view.addSubview(other)
        other.snp.makeConstraints { make in
            make.left.top.equalToSuperview().offset(100)
            make.size.equalTo(50)
        }

        """

    @Test(arguments: [
        ("make.edges.equalToSuperview()", Rect(x: 0, y: 0, width: 320, height: 480)),
        ("make.edges.equalToSuperview().inset(10)", Rect(x: 10, y: 10, width: 300, height: 460)),
        (
            "make.size.equalToSuperview().inset(10); make.center.equalToSuperview()",
            Rect(x: 10, y: 10, width: 300, height: 460)
        ),
        (
            "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
            Rect(x: 2, y: 1, width: 314, height: 476)
        ),
        (
            "make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
            Rect(x: 2, y: 1, width: 314, height: 476)
        ),
        (
            "make.center.equalTo(60); make.size.equalTo(CGSize(width: 20, height: 10))",
            Rect(x: 50, y: 55, width: 20, height: 10)
        ),
        ("make.edges.equalTo(other.snp.edges).offset(5)", Rect(x: 105, y: 105, width: 50, height: 50)),
        (
            "make.left.equalTo(other.snp.right).offset(-8); make.top.equalTo(other); make.size.equalTo(other.snp.size)",
            Rect(x: 142, y: 100, width: 50, height: 50)
        ),
        (
            "make.left.top.equalToSuperview(); make.right.equalToSuperview { $0.snp.centerX }; make.height.equalTo(4)",
            Rect(x: 0, y: 0, width: 160, height: 4)
        ),
        (
            "make.horizontalEdges.equalToSuperview(); make.verticalEdges.equalTo(other)",
            Rect(x: 0, y: 100, width: 320, height: 50)
        ),
        (
            "make.top.horizontalEdges.equalToSuperview(); make.height.equalTo(9); make.bottom",
            Rect(x: 0, y: 0, width: 320, height: 9)
        ),
        (
            "make.left.top.equalTo(7); make.width.equalTo(30).priority(.low); make.width.equalTo(40).priority(251); make.height.equalTo(box.snp.width).dividedBy(4)",
            Rect(x: 7, y: 7, width: 40, height: 10)
        ),
        (
            "make.left.top.equalToSuperview(); make.width.equalToSuperview().multipliedBy(0.5).offset(-10).labeled(\"w\"); make.height.equalTo(1)",
            Rect(x: 0, y: 0, width: 150, height: 1)
        ),
    ])
    func means(_ block: String, _ frame: Rect) throws {
        let interpreter = Interpreter()
        let text = Self.start + "box.snp.makeConstraints { make in \(block) }"
        let outcome = interpreter.run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.map(\.message).isEmpty)
        #expect(try self.frame(of: "box", in: interpreter) == frame)
        #expect(interpreter.scene.layout().findings.isEmpty)
    }

    @Test func insetsFollowTheReadingDirection() throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.mas", text: "root.direction = rtl"))
        let text = """
            let a = UIView()
            let b = UIView()
            [a, b].forEach { view.addSubview($0) }
            a.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)) }
            b.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)) }
            """
        #expect(interpreter.run(SourceText(name: "a.swift", text: text)).diagnostics.isEmpty)
        #expect(try frame(of: "a", in: interpreter) == Rect(x: 30, y: 0, width: 280, height: 480))
        #expect(try frame(of: "b", in: interpreter) == Rect(x: 10, y: 0, width: 280, height: 480))
    }

    @Test func handlesChangeInstalledConstraints() throws {
        let interpreter = Interpreter()
        let text =
            Self.start + """
                var width: Constraint?
                var inset: Constraint!
                box.snp.makeConstraints { make in
                    inset = make.left.top.equalToSuperview().inset(3).constraint
                    width = make.width.equalTo(10).constraint
                    make.height.equalTo(10)
                }
                width?.update(offset: 25)
                inset.update(inset: 4)
                let prepared = box.snp.prepareConstraints { make in
                    make.width.equalTo(77)
                }
                width?.deactivate()
                prepared.forEach { $0.activate() }
                other.snp.remakeConstraints { make in
                    make.right.bottom.equalToSuperview()
                    make.size.equalTo(width!.isActive ? 1 : 2)
                }
                """
        #expect(interpreter.run(SourceText(name: "a.swift", text: text)).diagnostics.isEmpty)
        #expect(try frame(of: "box", in: interpreter) == Rect(x: 4, y: 4, width: 77, height: 10))
        #expect(try frame(of: "other", in: interpreter) == Rect(x: 318, y: 478, width: 2, height: 2))
        let removal = "other.snp.removeConstraints()"
        #expect(interpreter.run(SourceText(name: "b.swift", text: removal)).isComplete)
        #expect(interpreter.scene.layout().constraints.allSatisfy { $0.equation.contains("box") })
    }

    @Test func anUpdateWithoutAMatchIsAnErrorAndChangesNothing() throws {
        let interpreter = Interpreter()
        _ = interpreter.run(SourceText(name: "a.swift", text: Self.start))
        let matched = "other.snp.updateConstraints { $0.left.equalToSuperview().offset(7) }"
        #expect(interpreter.run(SourceText(name: "b.swift", text: matched)).diagnostics.isEmpty)
        #expect(try frame(of: "other", in: interpreter).x == 7)
        let other = "other.snp.updateConstraints { $0.left.equalTo(box).offset(7) }"
        let outcome = interpreter.run(SourceText(name: "c.swift", text: other))
        #expect(outcome.diagnostics.map(\.slug) == ["constraint-not-found"])
        #expect(try frame(of: "other", in: interpreter).x == 7)
        // Without any constraint, an update makes them.
        let first = "box.snp.updateConstraints { $0.edges.equalToSuperview() }"
        #expect(interpreter.run(SourceText(name: "d.swift", text: first)).diagnostics.isEmpty)
    }

    @Test func noSuperviewIsAnError() {
        let text = "let a = UIView()\na.snp.makeConstraints { $0.edges.equalToSuperview() }"
        let outcome = Interpreter().run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.map(\.slug) == ["no-common-superview"])
        #expect(outcome.diagnostics.map(\.line) == [2])
    }

    // MARK: The language

    @Test(arguments: [
        ("let a = 1, b: CGFloat = 2\nprint(a + Int(b))", "3"),
        ("var i = 0\nwhile i < 3 { i += 1 }\nrepeat { i -= 1 } while i > 1\nprint(i)", "1"),
        ("for i in 0..<5 where i % 2 == 0 { if i == 2 { continue }; print(i) }", "0\n4"),
        ("let s: String? = nil\nprint(s ?? \"none\", s == nil)", "none true"),
        ("let d = [\"a\": 1, \"b\": 2]\nprint(d[\"b\"]!, d.count)", "2 2"),
        ("var a = [1, 2]\na.append(3)\na[0] = 9\nprint(a, a.isEmpty, a.map { $0 * 2 })", "[9, 2, 3] false [18, 4, 6]"),
        ("switch 2 {\ncase 1: print(1)\ncase 2, 3:\n    print(23)\ndefault: print(0)\n}", "23"),
        ("func f(_ a: Int, by b: Int = 2) -> Int { return a * b }\nprint(f(4, by: 3))", "12"),
        ("let f: (Int) -> Int = { x in x + 1 }\nprint(f(1), { (a: Int) -> Int in return a }(5))", "2 5"),
        ("if let a = Optional.none, a > 1 { print(1) } else { print(2) }", "2"),
        ("let x = true ? \"\\(1 + 1) is two\" : \"no\"\nprint(x)", "2 is two"),
        ("let t = \"\"\"\n    a\n    b\n    \"\"\"\nprint(t)", "a\nb"),
        ("struct P { let x: CGFloat; static let y = 3; var z: CGFloat { x + 1 } }\nprint(P.y)", "3"),
        ("#if DEBUG\nprint(1)\n#endif\nguard 1 > 0 else { fatalError() }\nprint(0xFF, 1_000)", "255 1000"),
    ])
    func computes(_ text: String, _ expected: String) {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.filter { $0.severity != .note }.map(\.message).isEmpty)
        #expect(interpreter.output == expected + "\n")
    }

    @Test(arguments: [
        "let v = UIView(", "class A {", "class A { func f( }", "let = 3", "1 = 2", "if {", "x.", "switch x { foo }",
        "[", "{", "(", "}", "guard x", "let s = \"a\\(b\"", "func", "for in x {}",
    ])
    func badInputIsAnError(_ text: String) {
        let outcome = Interpreter().run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.contains { $0.severity == .error })
        #expect(!outcome.isComplete)
    }

    @Test func nestingIsBounded() {
        for text in [
            String(repeating: "[", count: 100_000), String(repeating: "(", count: 100_000),
            String(repeating: "{", count: 100_000), "let x = " + String(repeating: "1 + ", count: 100_000) + "1",
            "let x = " + String(repeating: "-", count: 100_000) + "1", "x" + String(repeating: ".a", count: 100_000),
            String(repeating: "if x { ", count: 100_000), String(repeating: "x ? 1 : ", count: 100_000),
            String(repeating: "class A { ", count: 100_000), "x" + String(repeating: "?.a()", count: 100_000),
            String(repeating: "if a {} else ", count: 50_000), String(repeating: "a ?? ", count: 50_000) + "a",
            String(repeating: "&", count: 100_000), String(repeating: "func f() { ", count: 50_000),
            "let x = " + String(repeating: "a && ", count: 100_000) + "a",
        ] {
            #expect(!Interpreter().run(SourceText(name: "a.swift", text: text)).isComplete)
        }
    }

    @Test func commonLibraryExtensionsAreKnown() throws {
        let text = """
            let a = UILabel().then { $0.text = "four" }
            let b = UIView()
            view.addSubviews(a, b)
            DispatchQueue.main.async { b.snp.makeConstraints { $0.edges.equalToSuperview() } }
            """
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "a.swift", text: text)).diagnostics.isEmpty)
        #expect(interpreter.scene.views.map(\.name) == ["root", "a", "b"])
        #expect(try #require(interpreter.scene.layout().item(named: "a")).kind == .label)
        #expect(try frame(of: "b", in: interpreter) == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    /// A whole screen with what surrounds a layout in an application.
    @Test func unknownCallsAreWarningsAtTheirPlace() {
        let text = """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "A"
                    let v = UIView()
                    view.addSubview(v)
                    v.pinToEdges()
                    v.tintColor = .red
                }
            }
            """
        let outcome = Interpreter().run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.map(\.slug) == ["unknown-call", "ignored"])
        #expect(outcome.diagnostics.first?.line == 7)
    }

    @Test func anInstalledPriorityIsUpdated() throws {
        let text = """
            let v = UIView()
            view.addSubview(v)
            var wish: Constraint!
            v.snp.makeConstraints { make in
                make.left.top.height.equalToSuperview()
                wish = make.width.equalTo(100).constraint
                make.width.equalTo(50).priority(500)
            }
            wish.update(priority: 250)
            """
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "a.swift", text: text))
        #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
        #expect(try frame(of: "v", in: interpreter).width == 50)
    }

    // MARK: Recognition

    @Test(arguments: [
        "let v = UIView()", "view.addSubview(v)", "v.snp.makeConstraints { make in", "import SnapKit",
        "class A: UIViewController {", "override func viewDidLoad() {", "let v: UIView = {", "v.snp.left",
    ])
    func recognizes(_ text: String) { #expect(Accent.recognized(in: text) == .swift) }

    @Test func theExtensionDecides() { #expect(Accent(path: "a/View.swift") == .swift) }

    private func frame(of view: String, in interpreter: Interpreter) throws -> Rect {
        try #require(interpreter.scene.layout().item(named: view)).frame
    }

    private func run(file: String) throws -> AccentRun { try AccentRun(fixture: file, in: Self.folder) }
}
