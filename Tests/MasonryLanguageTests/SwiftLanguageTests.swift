import Masonry
import MasonryLanguage
import Testing

/// What screens in Swift say around their constraints; the outputs are what Swift's own compiler makes of the same lines.
@Suite("The Swift language")
struct SwiftLanguageTests {
    static let programs: [(String, String)] = [
        // Patterns.
        (
            "enum S { case a, b(Int), c(x: Int, y: String) }\nfor s in [S.a, .b(7), .c(x: 1, y: \"q\")] { switch s { case .a: print(\"a\")\ncase .b(let n) where n > 5: print(\"big\", n)\ncase .b: print(\"b\")\ncase let .c(x, y): print(x, y) } }",
            "a\nbig 7\n1 q"
        ),
        (
            "enum S { case a, b(Int) }\nlet s = S.b(3)\nif case .b(let n) = s, n > 2 { print(n) }\nguard case .a = s else { print(\"no\"); fatalError() }",
            "3\nno"
        ),
        ("switch 7 { case 0: print(0)\ncase 1..<5: print(1)\ncase 5...: print(5)\ndefault: print(\"?\") }", "5"),
        ("switch (1, true) { case (0, _): print(0)\ncase (let n, true): print(n)\ndefault: break }", "1"),
        ("let n: Int? = nil\nswitch n { case .some(let v): print(v)\ncase .none: print(\"none\") }", "none"),
        ("switch 1 { case 1: print(1)\nfallthrough\ncase 2: print(2)\ndefault: print(3) }", "1\n2"),
        ("for case let x? in [1, nil, 3] { print(x) }", "1\n3"),
        ("let (a, b) = (1, 2)\nfor (k, v) in [\"k\": 3] { print(k, v, a + b) }", "k 3 3"),
        // Enumerations.
        (
            "enum E: Int, CaseIterable { case a, b = 5, c; var n: String { switch self { case .a: \"A\"\ndefault: \"-\" } } }\nprint(E.c.rawValue, E.allCases.count, E.a.n, E(rawValue: 5) == .b, E(rawValue: 9) == nil)",
            "6 3 A true true"
        ),
        (
            "enum E: String { case left, right = \"R\" }\nprint(E.left.rawValue, E.right.rawValue, E.left == .left)",
            "left R true"
        ),
        // Structures and classes.
        (
            "struct P { let x: Int; var y = 2; var z: Int? }\nlet p = P(x: 1), q = P(x: 1, y: 5, z: 6)\nprint(p.x, p.y, p.z ?? 0, q.y, q.z!)",
            "1 2 0 5 6"
        ),
        (
            "class A { var n = 0 { willSet { print(\"will\", newValue) } didSet { print(oldValue, n) } }\ninit() { n = 4 } }\nlet a = A()\na.n += 1",
            "will 5\n4 5"
        ),
        (
            "class A { static var count = 0; static let one = A(); var id = 0; init() { A.count += 1 } }\nA.one.id = 3\nprint(A.one.id, A.count)",
            "3 1"
        ),
        (
            "class A { func f(_ a: Int, by b: Int = 2, _ c: Int = 3) -> Int { a * b + c } }\nlet a = A()\nprint(a.f(1), a.f(1, by: 5), a.f(1, 0), a.f(1, by: 1, 1))",
            "5 8 2 2"
        ),
        ("func f(_ v: Int..., k: Int = 1) -> Int { v.reduce(0, +) * k }\nprint(f(1, 2, 3), f(2, k: 5), f())", "6 10 0"),
        (
            "extension Int { var twice: Int { self * 2 } }\nextension String { func loud() -> String { uppercased() + \"!\" } }\nprint(4.twice, \"a\".loud())",
            "8 A!"
        ),
        // Statements.
        (
            "func f(_ b: Bool) -> Int { defer { print(\"end\") }\nif b { return 1 }\nreturn 2 }\nprint(f(true), f(false))",
            "end\nend\n1 2"
        ),
        ("do { defer { print(\"d\") }\nprint(\"b\") }", "b\nd"),
        ("outer: for i in 0..<2 { for j in 0..<3 { if j == 1 { break }; print(i, j) } }", "0 0\n1 0"),
        (
            "let x = if 1 > 2 { \"a\" } else { \"b\" }\nlet y = switch x { case \"b\": 2\ndefault: 3 }\nprint(x, y)",
            "b 2"
        ),
        ("var xs = [1, 2]\nwhile let x = xs.popLast() { print(x) }", "2\n1"),
        // Values.
        ("let n = 7\nprint(n / 2, Double(n) / 2, n / 2 * 2, 7.0 / 2, -n / 2)", "3 3.5 6 3.5 -3"),
        (
            "let t = (x: 1, y: 2)\nlet u: [(name: String, n: Int)] = [(\"a\", 1)]\nprint(t.x, t.1, u[0].name, u[0].n)",
            "1 2 a 1"
        ),
        (
            "print([3, 1, 2].sorted(), [1, 2, 3].filter { $0 > 1 }.map { $0 * 2 }, [\"a\", \"b\"].joined(separator: \"-\"))",
            "[1, 2, 3] [4, 6] a-b"
        ),
        (
            "struct P { let n: Int }\nprint([P(n: 2), P(n: 1)].sorted { $0.n < $1.n }.map(\\.n), [1, 2].contains(where: { $0 == 2 }))",
            "[1, 2] true"
        ),
        (
            "print(0xF0 >> 4, 1 << 3, 6 & 3, stride(from: 0, to: 10, by: 4).map { $0 }, [1, 2, 3][1...])",
            "15 8 2 [0, 4, 8] [2, 3]"
        ),
        (
            "print(CGFloat.pi > 3, CGFloat(\"2.5\") ?? 0, Int(\"x\") == nil, 7.5.truncatingRemainder(dividingBy: 2))",
            "true 2.5 true 1.5"
        ),
        ("for p in [\"x\": 1, \"y\": 2].sorted(by: { $0.key > $1.key }) { print(p.key, p.value) }", "y 2\nx 1"),
        (
            "var a = [1]\na += [2, 3]\na.insert(0, at: 0)\nprint(a, a.firstIndex(of: 0) ?? -1, a.reversed(), a.prefix(2), a.isEmpty)",
            "[0, 1, 2, 3] 0 [3, 2, 1, 0] [0, 1] false"
        ),
        ("let l = UILabel()\nprint((l as? UIButton) == nil, (l as? UILabel) == l)", "true true"),
        ("print(UIEdgeInsetsMake(1, 2, 3, 4).bottom, CGSizeMake(5, 6).height)", "3 6"),
        ("typealias L = UILabel\nlet l = L()\nprint(l is UILabel, l is UIButton)", "true false"),
    ]

    @Test(arguments: programs)
    func computes(_ text: String, _ expected: String) {
        let run = AccentRun(text, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == expected + "\n")
    }

    // MARK: Stack views and anchors, whose frames are arithmetic: the screen is 320 by 480, a character 8 by 20

    private static let stack = """
        let a = UILabel()
        let b = UILabel()
        let c = UILabel()
        a.text = "aa"
        b.text = "bbbb"
        c.text = "cccccc"
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        view.addSubview(stack)

        """

    @Test(arguments: [
        (
            "stack.spacing = 10\nstack.snp.makeConstraints { $0.left.top.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 116, height: 20), Rect(x: 26, y: 0, width: 32, height: 20)
        ),
        (
            "stack.axis = .vertical\nstack.spacing = 4\nstack.snp.makeConstraints { $0.left.top.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 48, height: 68), Rect(x: 0, y: 24, width: 48, height: 20)
        ),
        (
            "stack.axis = .vertical\nstack.alignment = .center\nstack.snp.makeConstraints { $0.left.top.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 48, height: 60), Rect(x: 8, y: 20, width: 32, height: 20)
        ),
        (
            "stack.distribution = .fillEqually\nstack.spacing = 10\nstack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 320, height: 20), Rect(x: 110, y: 0, width: 100, height: 20)
        ),
        (
            "stack.distribution = .equalSpacing\nstack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 320, height: 20), Rect(x: 128, y: 0, width: 32, height: 20)
        ),
        (
            "stack.axis = .vertical\nstack.spacing = 4\na.isHidden = true\nstack.snp.makeConstraints { $0.left.top.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 48, height: 44), Rect(x: 0, y: 0, width: 48, height: 20)
        ),
        (
            "stack.setCustomSpacing(30, after: a)\nstack.snp.makeConstraints { $0.left.top.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 126, height: 20), Rect(x: 46, y: 0, width: 32, height: 20)
        ),
        (
            "stack.isLayoutMarginsRelativeArrangement = true\nstack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)\nstack.snp.makeConstraints { $0.left.top.equalToSuperview() }",
            Rect(x: 0, y: 0, width: 102, height: 24), Rect(x: 18, y: 1, width: 32, height: 20)
        ),
    ])
    func stackViewsArrange(_ text: String, _ stack: Rect, _ middle: Rect) throws {
        let run = AccentRun(Self.stack + text, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(try run.frame("stack") == stack)
        #expect(try run.frame("b") == middle)
    }

    @Test func stackViewChangesAreUndone() throws {
        let interpreter = Interpreter()
        let text = Self.stack + "stack.snp.makeConstraints { $0.left.top.equalToSuperview() }"
        #expect(interpreter.run(SourceText(name: "a.swift", text: text)).diagnostics.isEmpty)
        let before = interpreter.scene.layout()
        #expect(interpreter.run(SourceText(name: "b.swift", text: "stack.axis = .vertical")).diagnostics.isEmpty)
        let frame = try #require(interpreter.scene.layout().item(named: "c")).frame
        #expect(frame == Rect(x: 0, y: 40, width: 48, height: 20))
        interpreter.undo(interpreter.undo)
        #expect(interpreter.scene.layout() == before)
    }

    @Test(arguments: ["swift", "m"])
    func anchorsMakeConstraints(_ ending: String) throws {
        let swift = """
            let a = UIView()
            view.addSubview(a)
            a.translatesAutoresizingMaskIntoConstraints = false
            let height = a.heightAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                height,
            ])
            a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -10).isActive = true
            height.constant = 44
            """
        let objectiveC = """
            UIView *a = [UIView new];
            [self.view addSubview:a];
            a.translatesAutoresizingMaskIntoConstraints = NO;
            NSLayoutConstraint *height = [a.heightAnchor constraintEqualToConstant:10];
            [NSLayoutConstraint activateConstraints:@[
                [a.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor constant:16],
                [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeTop multiplier:1 constant:0],
                height
            ]];
            [a.widthAnchor constraintEqualToAnchor:self.view.widthAnchor multiplier:0.5 constant:-10].active = YES;
            height.constant = 44;
            """
        let run = AccentRun(ending == "m" ? objectiveC : swift, ending: ending)
        #expect(run.problems.isEmpty)
        #expect(try run.frame("a") == Rect(x: 16, y: 0, width: 150, height: 44))
    }

    /// Masonry says that a view is placed by constraints; who makes them of anchors has to say so.
    @Test func forgettingTheMaskCausesAConflict() {
        let text = """
            let a = UIView()
            view.addSubview(a)
            a.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
            """
        let run = AccentRun(text, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.scene.root.subviews[0].translatesAutoresizingMaskIntoConstraints)
    }

    /// Functions outside of types may have one name, and differ in their labels or in what they are given.
    @Test func overloadedFunctions() {
        let text = """
            func spaced(view a: UIView) -> Int { 8 }
            func spaced(number a: Int) -> Int { 10 }
            func gap(_ a: String) -> Int { 5 }
            func gap(_ a: Int, by b: Int = 2) -> Int { a * b }
            class Screen: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(spaced(number: 3), spaced(view: view), gap("x"), gap(3, by: 4), gap(3))
                }
            }
            """
        let run = AccentRun(text, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == "10 8 5 12 6\n")
    }

    @Test("Unknown short names are not replaced by library names")
    func namesFromElsewhere() {
        let text = """
            class Screen: UIViewController {
                override func viewDidLoad() { place(view) }
            }
            """
        let found = AccentRun(text, ending: "swift").outcome.diagnostics
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.replacement == nil })
    }

    /// What is not finished is read to its end all the same.
    @Test(arguments: ["class C<: UIView> { }", "func f<: A>() { }", "struct S<:", "class C<A:, B> { }"])
    func incompleteHeadsAreRead(_ text: String) {
        let source = SourceText(name: "a.swift", text: "\(text)\nlet a = UIView(\n")
        #expect(!ScriptCheck.diagnostics(of: source).isEmpty)
    }

    @Test(arguments: ["open", "prefix", "required", "dynamic", "final", "weak", "unowned", "mutating", "convenience"])
    func methodsNamedLikeModifiersAreCalled(_ name: String) throws {
        let run = AccentRun(
            """
            class Screen: UIViewController {
                private(set) lazy var box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.size.equalTo(50)
                    }
                    \(name)()
                }
                func \(name)() { box.snp.updateConstraints { $0.left.equalToSuperview().offset(100) } }
            }
            """, ending: "swift")
        #expect(run.problems.isEmpty)
        #expect(try run.frame("box") == Rect(x: 100, y: 0, width: 50, height: 50))
    }
}
