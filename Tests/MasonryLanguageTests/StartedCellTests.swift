import Masonry
import MasonryLanguage
import Testing

/// Cells, which get their size from a table or a collection, and what they show from its data.
@Suite("Started cells")
struct StartedCellTests {
    /// A finder that only gives a screen.
    private struct Around: ProjectFinder {
        var cellHeight: Double?
        var size = Size(width: 400, height: 800)
        var safeArea = EdgeInsets(top: 60, left: 0, bottom: 30, right: 0)
        var isAssumed = true

        func project(around source: SourceText) -> (index: ProjectIndex, path: String)? { nil }
        func screen(for source: SourceText) -> ProjectScreen? {
            ProjectScreen(size: size, safeArea: safeArea, cellHeight: cellHeight, isAssumed: isAssumed)
        }
    }

    private func run(
        _ code: String, _ name: String = "PostCell.swift", in around: Around = Around()
    ) -> (interpreter: Interpreter, messages: [String]) {
        let interpreter = Interpreter(projects: around)
        let outcome = interpreter.run(SourceText(name: name, text: code))
        return (interpreter, outcome.diagnostics.map(\.message).filter { !$0.hasPrefix("ignored") })
    }

    private static func cell(_ superclass: String = "UITableViewCell", height: String = "80", more: String = "")
        -> String
    {
        let initializer =
            superclass == "UITableViewCell"
            ? """
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
            """ : "override init(frame: CGRect) {\n super.init(frame: frame)"
        return """
            class PostCell: \(superclass) {
                let photo = UIImageView()
                let title = UILabel()
                \(initializer)
                    contentView.addSubview(photo)
                    contentView.addSubview(title)
                    photo.snp.makeConstraints { make in
                        make.leading.top.bottom.equalToSuperview().inset(12)
                        make.width.equalTo(80)
                        make.height.equalTo(\(height))
                    }
                    title.snp.makeConstraints { make in
                        make.top.equalTo(photo)
                        make.leading.equalTo(photo.snp.trailing).offset(12)
                        make.trailing.equalToSuperview().inset(12)
                    }
                }
                \(more)
            }

            """
    }

    @Test(arguments: [
        ("func configure(with post: Post) { title.text = post.title }", "‹title›", "`configure(with:)` was run"),
        ("func configure(_ name: String, at date: Date) { title.text = name }", "‹name›", "`configure(_:at:)` was run"),
        ("var post: Post? { didSet { title.text = post?.author.name } }", "‹name›", "`post` was run"),
        ("func bind(model: Model) { setNeedsLayout(); title.text = model.text }", "‹text›", "`bind(model:)` was run"),
    ])
    func whatFillsACellRunsWithSamples(code: String, text: String, message: String) {
        let (interpreter, messages) = run(Self.cell(more: code))
        #expect(interpreter.scene.view(named: "title")?.text == text)
        #expect(messages.contains { $0.hasPrefix(message) }, "\(messages)")
        #expect(messages.count { !$0.contains("high") } == 1, "\(messages)")
    }

    @Test(arguments: [
        "func remove(post: Post) { title.text = post.title }", "func configure() -> Int { return 1 }",
        "@objc func showMenu(_ sender: UIButton) { print(sender) }",
        "override func setSelected(_ selected: Bool, animated: Bool) { title.text = \"selected\" }",
    ])
    func otherMethodsDoNot(code: String) {
        let (interpreter, messages) = run(Self.cell(more: code))
        #expect(interpreter.scene.view(named: "title")?.text == "" && interpreter.output == "")
        #expect(!messages.contains { $0.contains("samples") }, "\(messages)")
    }

    @Test func ownTextsStay() {
        let (interpreter, _) = run(
            Self.cell(more: "func configure(with post: Post) { title.text = post.title }")
                .replacing("contentView.addSubview(title)", with: "contentView.addSubview(title); title.text = \"Hi\""))
        #expect(interpreter.scene.view(named: "title")?.text == "Hi")
    }

    @Test func setters() {
        let code = """
            @implementation PostCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
                if (self = [super initWithStyle:style reuseIdentifier:name]) {
                    _title = [UILabel new];
                    [self.contentView addSubview:_title];
                    [_title mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.contentView); }];
                }
                return self;
            }
            - (void)setModel:(Model *)model { _model = model; _title.text = model.subject; }
            @end
            """
        let (interpreter, messages) = run(code, "PostCell.m")
        #expect(interpreter.scene.view(named: "title")?.text == "‹subject›")
        #expect(messages.contains { $0.hasPrefix("`setModel:` was run with samples") }, "\(messages)")
    }

    /// A view in which nothing is, or whose stack view is empty, waits for what its controller gives it.
    @Test(arguments: [
        (
            "",
            "func update(with marks: [CGFloat]) { for y in marks { addSubview(UIView(frame: CGRect(x: 0, y: y, width: 9, height: 9))) } }",
            3
        ),
        (
            "let stack = UIStackView()",
            "func show(titles: [String]) { for t in titles { let l = UILabel(); l.text = t; stack.addArrangedSubview(l) } }",
            4
        ),
        ("let box = UIView()", "func show(titles: [String]) { for _ in titles { addSubview(UILabel()) } }", 2),
    ])
    func emptyViewsAreFilled(property: String, method: String, count: Int) {
        let name = property.split(separator: " ").dropFirst().first.map(String.init)
        let code = """
            class BarsView: UIView {
                \(property)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    \(name.map { "addSubview(\($0))" } ?? "")
                }
                \(method)
            }
            """
        #expect(run(code, "BarsView.swift").interpreter.scene.views.count == count)
    }

    // MARK: Sizes

    /// 12 + 80 + 12; with a given height the photo has 24 less.
    @Test func aCellHasTheHeightOfItsContentOrTheGivenOne() throws {
        let own = run(Self.cell())
        #expect(own.interpreter.scene.size == Size(width: 400, height: 104))
        #expect(own.messages.contains { $0.contains("`photo.height == 80` can't hold while the cell is 44 high") })
        #expect(run(Self.cell(height: "80).priority(999")).messages.isEmpty)
        let given = run(Self.cell(), in: Around(cellHeight: 44)).interpreter
        #expect(given.scene.size == Size(width: 400, height: 44))
        let layout = given.scene.layout()
        let finding = try #require(layout.findings.first)
        #expect(finding.isConflict && layout.screen.isCell)
        let notes = Diagnostic(finding, in: layout).notes
        #expect(
            notes.contains { $0.contains("the cell is 44 high") && $0.contains("UIView-Encapsulated-Layout-Height") })
    }

    @Test(arguments: [
        "table.rowHeight = 60",
        "}\n func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { return 60",
    ])
    func theTableOfTheFileGivesAHeight(code: String) {
        let table =
            "class List: UIViewController { let table = UITableView(); override func viewDidLoad() { \(code) } }\n"
        #expect(run(table + Self.cell()).interpreter.scene.size == Size(width: 400, height: 60))
        let two = table + "class Other: UIViewController { func f(t: UITableView) { t.rowHeight = 90 } }\n"
        #expect(run(two + Self.cell()).interpreter.scene.size.height == 104)
    }

    /// 12 + 80 + 12 + 5 × 8 + 12.
    @Test func aCellOfACollectionHasWhatItNeeds() {
        let fill = "func show(title text: String) { title.text = \"12345\" }"
        let needed = run(Self.cell("UICollectionViewCell", more: fill)).interpreter
        #expect(needed.scene.size == Size(width: 156, height: 104))
        let layout =
            "class Grid: UIViewController { func f(l: UICollectionViewFlowLayout) {\n"
            + "l.itemSize = CGSize(width: 120, height: 90) } }\n"
        #expect(
            run(layout + Self.cell("UICollectionViewCell")).interpreter.scene.size == Size(width: 120, height: 90))
    }

    /// The label of 20 hangs out of the 8 that the constraints leave it, so that the content is not what gives the cell its height.
    @Test func aCellThatItsContentDoesNotFitHasTheUsualHeight() {
        let code = """
            class PostCell: UICollectionViewCell {
                let back = UIView()
                let label = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(back)
                    back.addSubview(label)
                    label.text = "bug"
                    back.snp.makeConstraints { $0.left.right.top.equalToSuperview(); $0.bottom.equalTo(-8) }
                    label.snp.makeConstraints { $0.centerY.equalTo(back); $0.left.equalTo(8) }
                }
                override func layoutSubviews() { super.layoutSubviews(); print(contentView.bounds.height) }
            }
            """
        let interpreter = run(code).interpreter
        #expect(interpreter.scene.size == Size(width: 400, height: 50))
        #expect(interpreter.output.hasSuffix("50\n"))
    }

    // MARK: Screens

    @Test func aControllerHasTheScreenAndItsSafeArea() {
        let code = """
            class A: UIViewController {
                let a = UILabel()
                override func viewDidLoad() {
                    view.addSubview(a)
                    a.text = "x"
                    a.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    print(UIScreen.main.bounds.width, view.safeAreaInsets.top)
                }
            }
            """
        let assumed = run(code, "A.swift").interpreter
        #expect(assumed.output == "400 60\n")
        #expect(LayoutReporter(assumed).lints.isEmpty)
        let asked = run(code, "A.swift", in: Around(isAssumed: false)).interpreter
        #expect(LayoutReporter(asked).lints.map(\.slug) == ["unsafe-area"])
        let view =
            "class A: UIView { override init(frame: CGRect) { super.init(frame: frame); print(safeAreaInsets.top) } }"
        #expect(run(view, "A.swift").interpreter.output == "0\n")
    }

    @Test func scriptsAndUndoneFilesLeaveTheScreen() {
        let interpreter = Interpreter(projects: Around())
        _ = interpreter.run(SourceText(name: "A.swift", text: "class A: UIViewController { let a = UIView() }"))
        #expect(interpreter.scene.size.width == 400)
        interpreter.undo(interpreter.undo)
        #expect(interpreter.scene.size.width == 320 && interpreter.scene.root.safeAreaInsets == EdgeInsets(0))
    }
}
