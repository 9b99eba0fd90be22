import LayoutFixes
import Masonry
import MasonryLanguage
import Testing

/// Conflicts with constraints that UIKit makes itself: one of the code's own gives way, which is the first fix.
@Suite("Fixes of conflicts with UIKit's own constraints")
struct YieldingFixTests {
    private static func cell(_ body: String) -> String {
        """
        class RowCell: UITableViewCell {
            let icon = UIImageView(), title = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(icon)
                contentView.addSubview(title)
                title.text = "Title"
        \(body)
            }
        }
        class Table: UITableViewController {
            override func viewDidLoad() { tableView.rowHeight = 44 }
        }
        """
    }

    private static let objectiveC = """
        @interface RowCell : UITableViewCell
        @end
        @implementation RowCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
            if (self = [super initWithStyle:style reuseIdentifier:reuseIdentifier]) {
                UIImageView *icon = [UIImageView new];
                [self.contentView addSubview:icon];
                [icon mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.contentView);
                    make.top.equalTo(self.contentView).offset(10);
                    make.bottom.equalTo(self.contentView).offset(-10);
                    make.width.height.mas_equalTo(60);
                }];
            }
            return self;
        }
        @end
        @implementation Table
        - (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)i { return 44; }
        @end
        """

    /// A length gives way before an edge, the last edge before others; a hidden view's length as well.
    @Test(arguments: [
        (
            "swift",
            cell(
                """
                icon.snp.makeConstraints { make in
                    make.left.equalToSuperview()
                    make.top.bottom.equalToSuperview().inset(8)
                    make.width.equalTo(60)
                    make.height.equalTo(60)
                }
                """), "make.height.equalTo(60).priority(999)"
        ),
        (
            "swift",
            cell(
                """
                icon.snp.makeConstraints { make in
                    make.left.equalToSuperview()
                    make.top.equalToSuperview().offset(20)
                }
                title.snp.makeConstraints { make in
                    make.left.equalToSuperview()
                    make.top.equalTo(icon.snp.bottom).offset(20)
                    make.bottom.equalToSuperview().offset(-20)
                }
                """), "make.bottom.equalToSuperview().offset(-20).priority(999)"
        ),
        ("m", objectiveC, "make.width.height.mas_equalTo(60).priority(999);"),
        (
            "swift",
            """
            class Screen: UIViewController {
                let stack = UIStackView()
                let icon = UIView(), label = UILabel()
                override func viewDidLoad() {
                    view.addSubview(stack)
                    stack.axis = .vertical
                    stack.addArrangedSubview(icon)
                    stack.addArrangedSubview(label)
                    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
                    icon.snp.makeConstraints { $0.height.equalTo(40) }
                    icon.isHidden = true
                }
            }
            """, "icon.snp.makeConstraints { $0.height.equalTo(40).priority(999) }"
        ),
    ])
    func aConstraintOfTheCodeGivesWay(_ ending: String, _ code: String, _ line: String) throws {
        let interpreter = Interpreter()
        interpreter.entry = ending == "m" || code.contains("RowCell") ? "RowCell" : nil
        let source = SourceText(name: "a.\(ending)", text: code)
        _ = interpreter.run(source)
        let layout = interpreter.scene.layout()
        let finding = try #require(layout.findings.first { $0.isConflict })
        let reports = LayoutReporter(interpreter).reports(on: [finding])
        let first = try #require(reports.first?.repairs.first?.edits.first)
        #expect(Edit.applied(first, to: code).contains(line))
    }
}
