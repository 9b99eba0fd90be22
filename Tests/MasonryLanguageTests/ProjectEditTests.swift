import Masonry
import MasonryLanguage
import Testing

/// Fixes of projects' code: edits of it in its own words.
@Suite("Edits of projects' code")
struct ProjectEditTests {
    private static let objectiveC = """
        @implementation CardController
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.card = [UIView new];
            [self.view addSubview:self.card];
            _title = [UILabel new];
            _title.text = @"Order";
            [self.card addSubview:_title];
            UILabel *detail = [UILabel new];
            detail.text = @"Shipped yesterday";
            [self.card addSubview:detail];
            __weak typeof(self) weakSelf = self;
            [self.card mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(weakSelf.view).offset(16);
                make.right.equalTo(weakSelf.view).offset(-16);
                make.top.equalTo(weakSelf.view.mas_top).offset(20);
                make.height.mas_equalTo(120);
            }];
            [_title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.card).offset(16);
                make.top.equalTo(self.card).offset(16);
            }];
            [detail mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(_title);
                make.top.equalTo(_title.mas_bottom).offset(8);
            }];
        }
        @end
        """

    private static let snapKit = """
        class CardController: UIViewController {
            let card = UIView()
            private let title: UILabel = { let label = UILabel(); label.text = "Order"; return label }()
            private let detail = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                detail.text = "Shipped"
                view.addSubview(card)
                card.addSubview(title)
                card.addSubview(detail)
                card.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview().inset(16)
                    make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(20)
                    make.height.equalTo(120)
                }
                title.snp.makeConstraints {
                    $0.leading.equalToSuperview().offset(16)
                    $0.top.equalToSuperview().offset(16)
                }
                detail.snp.makeConstraints {
                    $0.leading.equalTo(title)
                    $0.top.equalTo(title.snp.bottom).offset(8)
                }
            }
        }
        """

    private static let anchors = """
        class CardView: UIView {
            let icon = UIView()
            let title = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                title.text = "Hello"
                addSubview(icon)
                addSubview(title)
                icon.translatesAutoresizingMaskIntoConstraints = false
                title.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                    icon.centerYAnchor.constraint(equalTo: centerYAnchor),
                    icon.widthAnchor.constraint(equalToConstant: 40),
                    icon.heightAnchor.constraint(equalToConstant: 40),
                    title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                    title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
                ])
            }
        }
        """

    private static let messages = """
        @implementation CardView
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            UIView *icon = [UIView new];
            UILabel *title = [UILabel new];
            title.text = @"Hello";
            [self addSubview:icon];
            [self addSubview:title];
            icon.translatesAutoresizingMaskIntoConstraints = NO;
            title.translatesAutoresizingMaskIntoConstraints = NO;
            [NSLayoutConstraint activateConstraints:@[
                [icon.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:16],
                [icon.topAnchor constraintEqualToAnchor:self.topAnchor constant:16],
                [icon.widthAnchor constraintEqualToConstant:40],
                [icon.heightAnchor constraintEqualToConstant:40],
                [title.leadingAnchor constraintEqualToAnchor:icon.trailingAnchor constant:8],
                [title.topAnchor constraintEqualToAnchor:icon.topAnchor],
            ]];
            return self;
        }
        @end
        """

    struct Mistake: CustomTestStringConvertible {
        let code: String
        let accent: Accent
        let right: String
        let wrong: String
        var testDescription: String { "\(wrong) for \(right)" }
    }

    private static func masonry(_ right: String, _ wrong: String) -> Mistake {
        Mistake(code: objectiveC, accent: .objectiveC, right: right, wrong: wrong)
    }

    private static func snapKit(_ right: String, _ wrong: String) -> Mistake {
        Mistake(code: snapKit, accent: .swift, right: right, wrong: wrong)
    }

    static let mistakes = [
        masonry("_title.mas_bottom).offset(8)", "_title.mas_top).offset(8)"),
        masonry("_title.mas_bottom).offset(8)", "_title.mas_bottom).offset(-8)"),
        masonry("make.left.equalTo(_title);", "make.left.lessThanOrEqualTo(_title);"),
        masonry(
            "make.left.equalTo(weakSelf.view).offset(16);", "make.left.greaterThanOrEqualTo(weakSelf.view).offset(16);"),
        masonry("mas_equalTo(120)", "mas_equalTo(12)"),
        snapKit("title.snp.bottom", "title.snp.top"),
        snapKit("make.leading.trailing.equalToSuperview()", "make.leading.equalToSuperview()"),
        snapKit("offset(8)", "offset(-8)"),
        snapKit("make.height.equalTo(120)", "make.height.equalTo(12)"),
        Mistake(
            code: anchors, accent: .swift, right: "icon.trailingAnchor, constant: 8",
            wrong: "icon.leadingAnchor, constant: 8"),
        Mistake(
            code: anchors, accent: .swift, right: "leadingAnchor, constant: 16", wrong: "leadingAnchor, constant: -16"),
        Mistake(
            code: messages, accent: .objectiveC, right: "icon.trailingAnchor constant:8",
            wrong: "icon.leadingAnchor constant:8"),
    ]

    /// The view frames of code without a mistake.
    private func frames(_ code: String, _ accent: Accent) throws -> [Rect] {
        let interpreter = Interpreter()
        #expect(interpreter.run(SourceText(name: "code", text: code, accent: accent)).isComplete)
        return try #require(interpreter.layout()).items.map(\.rootFrame)
    }

    /// One of the first three fixes puts the views where they should be.
    @Test(arguments: mistakes)
    func aFixPutsTheViewsRight(_ mistake: Mistake) throws {
        let code = mistake.code.replacing(mistake.right, with: mistake.wrong)
        let interpreter = Interpreter()
        let reporter = LayoutReporter(interpreter)
        #expect(interpreter.run(SourceText(name: "code", text: code, accent: mistake.accent)).isComplete)
        let reports = reporter.reports(on: interpreter.scene.layout().findings)
        let repairs = reports.flatMap(\.repairs) + reporter.lints.flatMap(\.repairs)
        let right = try frames(mistake.code, mistake.accent)
        let fixed = try repairs.prefix(3).compactMap { repair in
            try repair.edits.first.map { try frames(Edit.applied($0, to: code), mistake.accent) }
        }
        #expect(fixed.contains(right), "\(repairs.map(\.title))")
    }

    /// What is missing is written as the code around it: with its words, its views and its semicolons.
    @Test func anInsertionIsWrittenInTheAccent() {
        func insertions(_ code: String, without line: String, _ accent: Accent) -> String {
            let interpreter = Interpreter()
            _ = interpreter.run(SourceText(name: "code", text: code.replacing(line, with: ""), accent: accent))
            return LayoutReporter(interpreter).reports(on: interpreter.scene.layout().findings).flatMap(\.repairs)
                .flatMap(\.edits).map(\.text).joined()
        }
        let masonry = insertions(
            Self.objectiveC, without: "make.top.equalTo(_title.mas_bottom).offset(8);", .objectiveC)
        #expect(masonry.contains(".equalTo(self.card)") && masonry.contains(";\n"), "\(masonry)")
        let snapKit = insertions(Self.snapKit, without: "$0.top.equalTo(title.snp.bottom).offset(8)", .swift)
        #expect(snapKit.contains("\n            $0."), "\(snapKit)")
    }
}
