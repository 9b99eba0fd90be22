import Masonry
import MasonryLanguage
import Testing

/// Views of unknown classes, unknown texts and images, and frames by the names that categories give their parts.
extension UnknownLayoutTests {
    /// Placeholders: 100 × 44 for a view, 44 × 44 for an image, and 9 letters of 8 for the sample `‹heading›`.
    @Test(arguments: [
        ("let v = BaseButton()", 100.0, 44.0), ("let v = FancyCard()", 100, 44),
        ("let v = UIImageView(); v.image = UIImage(named: \"x\")", 44, 44),
        ("let v = UIImageView(image: UIImage(named: \"x\"))", 44, 44),
        ("let v = UILabel(); v.text = model.heading", 72, 20),
        ("let v = UILabel(); v.text = \"Hi \\(model.heading)\"", 96, 20),
    ])
    func unknownContentsHaveASize(_ making: String, _ width: Double, _ height: Double) throws {
        let run = run(
            "\(making)\nview.addSubview(v)\nv.snp.makeConstraints { $0.left.top.equalToSuperview() }")
        #expect(try run.frame("v") == Rect(x: 0, y: 0, width: width, height: height))
        #expect(try item("v", of: run).unknown == [.width, .height])
        #expect(found(in: run).isEmpty)
    }

    @Test func explicitSizesWinOverPlaceholders() throws {
        let run = run(
            """
            let v = FancyCard(), label = UILabel()
            label.text = model.heading
            view.addSubview(v); view.addSubview(label)
            v.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(10) }
            label.snp.makeConstraints { $0.left.bottom.equalToSuperview(); $0.width.equalTo(20) }
            """)
        #expect(try run.frame("v") == Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(try run.frame("label").width == 20)
        #expect(found(in: run).isEmpty)
    }

    @Test func objectsOfUnknownClassesAreViews() throws {
        let run = run(
            """
            let field = { let made = Inset(); made.hint = "Mail"; return made }()
            view.addSubview(field)
            field.snp.makeConstraints { $0.left.top.equalToSuperview().offset(10); $0.height.equalTo(30) }
            a.snp.makeConstraints { $0.left.right.height.equalTo(field); $0.top.equalTo(field.snp.bottom).offset(5) }
            """)
        #expect(try run.frame("field") == Rect(x: 10, y: 10, width: 100, height: 30))
        #expect(try run.frame("a") == Rect(x: 10, y: 45, width: 100, height: 30))
    }

    @Test func aViewOfAnUnknownSuperclassGetsSubviews() throws {
        let run = run(
            """
            UIView *inner = [UIView new];
            [self.box addSubview:inner];
            [inner mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.mas_equalTo(0); }];
            """, "m")
        #expect(try run.frame("inner") == Rect(x: 0, y: 0, width: 320, height: 480))
        #expect(
            run.outcome.diagnostics.map(\.message) == [
                "`box` isn't declared in these files, so another view stands in for it"
            ])
        #expect(found(in: run).isEmpty)
    }

    // MARK: Frames

    @Test(arguments: [
        ("swift", "b.frame = CGRect(x: a.right + 5, y: a.bottom, width: a.mj_w, height: a.height / 2)"),
        ("m", "b.frame = CGRectMake(a.right + 5, a.bottom, a.mj_w, a.height / 2);"),
        ("swift", "b.x = a.right + 5; b.y = a.bottom; b.size = CGSize(width: a.width, height: a.sd_height / 2)"),
        ("m", "b.width = a.width; b.mj_h = a.height / 2; b.left = a.right + 5; b.top = a.bottom;"),
    ])
    func shortcutsMeanTheFrame(_ ending: String, _ line: String) throws {
        let frame = ending == "swift" ? "CGRect(x: 10, y: 20, width: 30, height: 40)" : "CGRectMake(10, 20, 30, 40);"
        let run = run("a.frame = \(frame)\n\(line)", ending)
        #expect(try run.frame("b") == Rect(x: 45, y: 60, width: 30, height: 20))
        #expect(run.problems.isEmpty)
    }

    /// Nothing is said of places and sizes that nobody knows.
    @Test(arguments: [
        ("a", "a.frame = CGRect(x: kX, y: 0, width: 10, height: 10).insetBy(dx: 1, dy: kY)"),
        ("v", "let v = UIView(frame: kFrame); view.addSubview(v)"), ("a", "a.center = CGPoint(x: kX, y: 20)"),
        (
            "v",
            "let v = UISegmentedControl(items: model.items); view.addSubview(v); v.snp.makeConstraints { $0.left.top.equalTo(0) }"
        ),
        (
            "v",
            "let v = UIStackView(arrangedSubviews: model.rows); view.addSubview(v); v.snp.makeConstraints { $0.left.top.equalTo(0) }"
        ),
    ])
    func unknownFramesAndContentsAreNotJudged(_ view: String, _ body: String) throws {
        let run = run(body)
        #expect(try !item(view, of: run).unknown.isEmpty)
        #expect(found(in: run).isEmpty)
    }
}
