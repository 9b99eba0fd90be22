import Masonry
import MasonryLanguage
import Testing

/// The height of a cell that methods of its project give it.
@Suite("Heights of rows from methods")
struct RowHeightTests {
    private static let swift = """
        let unit: CGFloat = 11
        class RowCell: UITableViewCell {
            let box = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(box)
                box.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
            }
        """

    private static let objectiveC = """
        static CGFloat const kUnit = 11;
        @interface RowCell : UITableViewCell
        @end
        @implementation RowCell
        - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
            if (self = [super initWithStyle:style reuseIdentifier:reuseIdentifier]) {
                UIView *box = [UIView new];
                [self.contentView addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self.contentView).insets(UIEdgeInsetsMake(10, 10, 10, 10));
                }];
            }
            return self;
        }
        """

    /// 8 × 11 is 88, of which 20 are around the box. Without a known height nothing keeps the box open.
    @Test(arguments: [
        ("swift", "static let cellHeight: CGFloat = unit * 8\n}", 68.0),
        ("swift", "static func height(for item: Item) -> CGFloat { return 8 * unit }\n}", 68),
        ("swift", "static func height(for item: Item) -> CGFloat { item.isWide ? 88 : 60 }\n}", 0),
        ("swift", "static let iconHeight: CGFloat = 88\n}", 0),
        (
            "swift",
            """
            static let tall: CGFloat = 88
            }
            class Table: UIViewController {
                func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { RowCell.tall }
            }
            """, 68
        ),
        ("m", "+ (CGFloat)cellHeightWithObj:(id)obj { return kUnit * 8; }\n@end", 68),
        ("m", "+ (CGFloat)cellHeightWithObj:(id)obj { return [obj height]; }\n@end", 0),
        (
            "m",
            """
            + (CGFloat)sizeOfRow:(id)obj { return kUnit * 8; }
            @end
            @interface Table : UIViewController
            @end
            @implementation Table
            - (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)i { return [RowCell sizeOfRow:nil]; }
            @end
            """, 68
        ),
    ])
    func aCellHasTheHeightOfItsRow(_ ending: String, _ rest: String, _ height: Double) throws {
        let interpreter = Interpreter()
        interpreter.entry = "RowCell"
        let code = (ending == "m" ? Self.objectiveC : Self.swift) + "\n" + rest
        _ = interpreter.run(SourceText(name: "a.\(ending)", text: code))
        let box = try #require(interpreter.scene.layout().item(named: "box"))
        #expect(box.frame == Rect(x: 10, y: 10, width: 300, height: height))
    }
}
