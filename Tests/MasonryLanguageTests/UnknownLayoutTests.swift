import Masonry
import MasonryLanguage
import Testing

/// What rests on numbers, views and contents that no file at hand declares: it is placed, and proves nothing.
@Suite("Layouts with unknown values")
struct UnknownLayoutTests {
    /// In a view controller's `viewDidLoad`, with the views `a` and `b` on the screen.
    func run(_ body: String, _ ending: String = "swift") -> AccentRun {
        let text =
            ending == "swift"
            ? """
            class V: UIViewController {
            override func viewDidLoad() {
            let a = UIView(), b = UIView()
            view.addSubview(a)
            view.addSubview(b)
            \(body)
            }
            }
            """
            : """
            - (void)viewDidLoad {
            UIView *a = [UIView new], *b = [UIView new];
            [self.view addSubview:a];
            [self.view addSubview:b];
            \(body)
            }
            """
        return AccentRun(text, ending: ending)
    }

    func item(_ name: String, of run: AccentRun) throws -> Layout.Item {
        try #require(run.interpreter.scene.layout().item(named: name))
    }

    /// The findings and lints.
    func found(in run: AccentRun) -> [String] {
        run.interpreter.scene.layout().findings.filter { $0.slug != "unplaced" }.map(\.slug)
            + LayoutReporter(run.interpreter).lintsWithoutFixes.map(\.slug)
    }

    private func equations(of run: AccentRun) -> [String] {
        run.interpreter.scene.layout().constraints.map(\.equation)
    }

    // MARK: Arithmetic

    /// A stand-in of 8, computed like the unknown number itself.
    @Test(arguments: [
        ("swift", "kPad", 8.0, "+ kPad"), ("swift", "kPad * 2 + 10", 26, "+ kPad"), ("swift", "-kPad", -8, "- kPad"),
        ("swift", "300 - kPad", 292, "+ kPad"), ("swift", "kPad / 2", 4, "+ kPad"),
        ("swift", "kPad + kPad", 16, "+ kPad"), ("swift", "CGFloat(kPad)", 8, "+ kPad"),
        ("swift", "max(kPad, 4)", 8, "+ kPad"), ("swift", "floor(kPad)", 8, "+ kPad"),
        ("swift", "Theme.Pads.small", 8, "+ Theme.Pads.small"),
        ("swift", "model.pads[2].value", 8, "+ model.pads[2].value"),
        ("swift", "isWide ? 20 : 10", 20, "+ isWide"),
        ("swift", "UIEdgeInsets(top: 1, left: kPad, bottom: 2, right: 3).left", 8, "+ kPad"),
        ("swift", "CGSize(width: kPad, height: 4).width", 8, "+ kPad"),
        ("swift", "CGRect(x: 0, y: 0, width: 5, height: kPad).size.height", 8, "+ kPad"),
        ("m", "kPad", 8, "+ kPad"), ("m", "-kPad", -8, "- kPad"), ("m", "(CGFloat)kPad * 2", 16, "+ kPad"),
        ("m", "MAX(kPad, 4)", 8, "+ kPad"), ("m", "fmaxf(kPad, 4)", 8, "+ kPad"),
        ("m", "CGSizeMake(kPad, 20).width", 8, "+ kPad"), ("m", "UIEdgeInsetsMake(0, kPad, 0, 0).left", 8, "+ kPad"),
        ("m", "isWide ? 20 : 10", 20, "+ isWide"), ("m", "[Theme pad]", 8, "+ Theme.pad"),
    ])
    func arithmeticCarriesAnUnknown(_ ending: String, _ amount: String, _ standIn: Double, _ shown: String) throws {
        let run = run(
            ending == "swift"
                ? "a.snp.makeConstraints { $0.left.equalToSuperview().offset(\(amount)); $0.top.equalTo(5); $0.size.equalTo(20) }"
                : """
                [a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.view).offset(\(amount)); make.top.equalTo(self.view).offset(5);
                make.size.mas_equalTo(CGSizeMake(20, 20));
                }];
                """, ending)
        #expect(try run.frame("a") == Rect(x: standIn, y: 5, width: 20, height: 20))
        #expect(equations(of: run).first == "a.left == root.left \(shown) (unknown)")
        #expect(try item("a", of: run).unknown == [.x])
        #expect(found(in: run).isEmpty)
        #expect(run.outcome.diagnostics.allSatisfy { $0.severity != .error })
    }

    @Test func partsOfAStructureAreKnownOrNot() throws {
        let run = run(
            """
            var frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            frame.size.width = kW
            frame.origin.y += 5
            print(frame.origin.x, frame.origin.y, frame.height)
            a.frame = frame
            """)
        #expect(run.interpreter.output == "10 25 40\n")
        #expect(try run.frame("a") == Rect(x: 10, y: 25, width: 44, height: 40))
        #expect(try item("a", of: run).unknown == [.width])
    }

    // MARK: Constraints

    /// 50 wide, although something unknown is asked for as well.
    @Test(arguments: [
        "$0.width.equalTo(kW); $0.width.equalTo(50)", "$0.width.equalTo(50); $0.width.equalTo(kW)",
        "$0.width.equalTo(50); $0.width.lessThanOrEqualTo(kW / 4)", "$0.width.equalTo(50); $0.right.equalTo(kRight)",
        "$0.width.equalTo(50).priority(1); $0.width.equalTo(kW)",
        "$0.width.equalTo(50); $0.width.greaterThanOrEqualTo(kW * 9)",
        "$0.width.equalTo(50); $0.width.equalToSuperview().multipliedBy(kShare)",
        "$0.width.equalTo(50); $0.width.equalTo(60).priority(kLow)",
        "$0.width.equalTo(50); $0.width.equalTo(header.snp.height)",
    ])
    func theKnownWins(_ chains: String) throws {
        let run = run(
            "a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.height.equalTo(20); \(chains) }")
        #expect(try run.frame("a") == Rect(x: 0, y: 0, width: 50, height: 20))
        #expect(found(in: run).isEmpty)
        #expect(try item("a", of: run).unknown.isEmpty)
    }

    /// Each link and library; the frame is of stand-ins: 8 for distances, 44 for lengths, a half for multipliers.
    @Test(arguments: [
        ("swift", "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(kPad) }", [8.0, 8, 304, 464]),
        (
            "swift",
            "a.snp.makeConstraints { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: kPad, left: 10, bottom: 20, right: 30)) }",
            [10, 8, 280, 452]
        ),
        ("swift", "a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(kSize) }", [0, 0, 44, 44]),
        (
            "swift",
            "a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(CGSize(width: kW, height: 20)) }",
            [0, 0, 44, 20]
        ),
        (
            "swift",
            "a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.height.equalToSuperview().multipliedBy(kShare) }",
            [0, 0, 160, 240]
        ),
        (
            "swift",
            "a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.height.equalToSuperview().dividedBy(kCount) }",
            [0, 0, 160, 240]
        ),
        (
            "swift",
            """
            a.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: kPad),
                a.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 12),
                a.widthAnchor.constraint(equalToConstant: kW), a.heightAnchor.constraint(equalToConstant: 30),
            ])
            """, [8, 12, 44, 30]
        ),
        (
            "swift",
            """
            var tie: Constraint!
            a.snp.makeConstraints { tie = $0.left.equalToSuperview().offset(10).constraint; $0.top.equalTo(0); $0.size.equalTo(9) }
            tie.update(offset: kPad)
            """, [8, 0, 9, 9]
        ),
        ("swift", "a.frame = CGRect(x: 0, y: 100, width: kW, height: 40)", [0, 100, 44, 40]),
        (
            "swift",
            "view.layoutMargins = UIEdgeInsets(top: kPad, left: kPad, bottom: 0, right: 0)\n"
                + "a.snp.makeConstraints { $0.left.equalTo(view.snp.leftMargin); $0.top.equalTo(0); $0.size.equalTo(9) }",
            [8, 0, 9, 9]
        ),
        (
            "m",
            """
            [a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self.view).insets(UIEdgeInsetsMake(kTop, 12, 0, 0)); make.width.equalTo(@(kW));
                make.height.mas_equalTo(kH);
            }];
            """, [12, 8, 44, 44]
        ),
        (
            "m",
            """
            [a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.center.equalTo(self.view).centerOffset(CGPointMake(kX, 10)); make.size.mas_equalTo(CGSizeMake(20, 20));
            }];
            """, [158, 240, 20, 20]
        ),
        (
            "m",
            """
            a.translatesAutoresizingMaskIntoConstraints = NO;
            [self.view addConstraint:[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeLeft
                relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeLeft multiplier:1 constant:kPad]];
            [a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self.view); make.size.mas_equalTo(CGSizeMake(9, 9)); }];
            """, [8, 0, 9, 9]
        ),
        ("m", "a.frame = CGRectMake(0, 100, kW - 20, 40);", [0, 100, 24, 40]),
    ])
    func unknownNumbersPlaceAndProveNothing(_ ending: String, _ body: String, _ frame: [Double]) throws {
        let run = run(body, ending)
        let found = try run.frame("a")
        #expect([found.x, found.y, found.width, found.height] == frame)
        #expect(try !item("a", of: run).unknown.isEmpty)
        #expect(self.found(in: run).isEmpty)
        #expect(run.outcome.diagnostics.allSatisfy { $0.slug != "wrong-kind" && $0.severity != .error })
    }

    @Test func unknownSpacingsOfStacks() throws {
        let run = run(
            """
            let stack = UIStackView(arrangedSubviews: [a, b])
            stack.axis = .vertical
            stack.spacing = kGap
            view.addSubview(stack)
            stack.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(100) }
            for v in [a, b] { v.snp.makeConstraints { $0.height.equalTo(20) } }
            """)
        #expect(try run.frame("b") == Rect(x: 0, y: 28, width: 100, height: 20))
        #expect(equations(of: run).contains("b.top == a.bottom + kGap (unknown)"))
        #expect(found(in: run).isEmpty)
    }

    @Test func unknownDistancesOfDistributedViews() throws {
        let run = run(
            """
            [@[a, b] mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:kGap leadSpacing:10 tailSpacing:10];
            [@[a, b] mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self.view); make.height.mas_equalTo(20); }];
            """, "m")
        #expect(equations(of: run).contains("b.left == a.right + kGap (unknown)"))
        #expect(found(in: run).isEmpty)
    }

    /// What is really open is reported, and only that.
    @Test func whatNothingPlacesIsAmbiguous() throws {
        let run = run(
            "a.snp.makeConstraints { $0.left.equalToSuperview().offset(kPad); $0.height.top.equalToSuperview() }")
        let findings = run.interpreter.scene.layout().findings
        #expect(findings.map(\.slug) == ["ambiguous", "unplaced"])
        #expect(try item("a", of: run).ambiguous == [.width])
    }

    /// The second has the number that the first leaves open, so that they lie across each other.
    @Test(arguments: [("kPad", false), ("30", true)])
    func viewsPlacedByAnUnknownAreNotJudged(_ amount: String, _ isFound: Bool) {
        let run = run(
            """
            let one = UILabel(), two = UILabel()
            one.text = "Hello, world"
            two.text = "Goodbye, world"
            view.addSubview(one)
            view.addSubview(two)
            one.snp.makeConstraints { $0.top.equalTo(50); $0.left.equalTo(10) }
            two.snp.makeConstraints { $0.top.equalTo(50); $0.left.equalTo(\(amount)) }
            """)
        #expect(found(in: run).contains("overlapping-views") == isFound)
    }

    @Test func aKnownNumberReplacesAnUnknownOne() throws {
        let run = run(
            """
            var tie: Constraint!
            a.snp.makeConstraints { tie = $0.left.equalToSuperview().offset(kPad).constraint; $0.top.equalTo(0); $0.size.equalTo(9) }
            tie.update(offset: 30)
            """)
        #expect(equations(of: run).first == "a.left == root.left + 30")
        #expect(try run.frame("a").x == 30)
        #expect(try item("a", of: run).unknown.isEmpty)
    }

    @Test func relationsToUnknownViewsStayUnknown() throws {
        let run = run(
            """
            a.snp.makeConstraints { $0.top.equalTo(header.snp.bottom).offset(12); $0.left.equalTo(0); $0.size.equalTo(9) }
            """)
        #expect(equations(of: run).first == "a.top == header.snp.bottom + 12 (unknown)")
        #expect(found(in: run).isEmpty)
    }

    @Test func theReportNamesWhatIsUnknown() throws {
        let run = run("a.snp.makeConstraints { $0.left.equalTo(kPad); $0.top.equalTo(0); $0.size.equalTo(9) }")
        let json = Report(layout: run.interpreter.scene.layout()).json
        let plain = json.filter { !$0.isWhitespace }
        #expect(plain.contains("\"unknown\":{\"constant\":\"kPad\",\"target\":\"kPad\"}"))
        #expect(plain.contains("\"unknown\":[\"x\"]"))
    }

    /// What is read of a frame that rests on something unknown is unknown, too.
    @Test func whatFollowsFromAnUnknownFrameIsUnknown() throws {
        let run = run(
            """
            a.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(kW); $0.height.equalTo(30) }
            view.layoutIfNeeded()
            b.snp.makeConstraints { $0.left.equalTo(a.frame.width); $0.top.equalTo(a.frame.height); $0.size.equalTo(9) }
            """)
        #expect(try run.frame("b") == Rect(x: 44, y: 30, width: 9, height: 9))
        #expect(try item("b", of: run).unknown == [.x])
        #expect(run.problems.count == 1)
    }
}
