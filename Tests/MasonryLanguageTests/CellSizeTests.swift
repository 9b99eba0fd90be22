import Masonry
import MasonryLanguage
import Testing

/// The size of a cell that methods and constants of its project give it.
@Suite("Sizes of cells from methods")
struct CellSizeTests {
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

    // 8 × 11 is 88, of which 20 are around the box. Without a known height nothing keeps the box open.
    private static let rows: [(String, String, String, Double)] = [
        ("swift", "static let cellHeight: CGFloat = unit * 8\n}", "", 68.0),
        ("swift", "static var height: CGFloat { unit * 8 }\n}", "", 68),
        ("swift", "static func height(for item: Item) -> CGFloat { return 8 * unit }\n}", "", 0),
        ("swift", "static let iconHeight: CGFloat = 88\n}", "", 0),
        (
            "swift", "static let tall: CGFloat = 88\n}",
            """
            class List: UIViewController {
                func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { RowCell.tall }
            }
            """, 68
        ),
        (
            "swift", "static func height(for item: Item) -> CGFloat { item.isWide ? 88 : 60 }\n}",
            """
            class List: UIViewController {
                func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {
                    RowCell.height(for: items[i.row])
                }
            }
            """, 0
        ),
        ("m", "+ (CGFloat)cellHeight { return kUnit * 8; }\n@end", "", 68),
        ("m", "+ (CGFloat)cellHeightWithObj:(id)obj { return kUnit * 8; }\n@end", "", 0),
        (
            "m", "+ (CGFloat)sizeOfRow:(id)obj { return kUnit * 8; }\n@end",
            """
            @interface List : UIViewController
            @end
            @implementation List
            - (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)i { return [RowCell sizeOfRow:nil]; }
            @end
            """, 68
        ),
    ]

    @Test(arguments: rows)
    func aRowHasItsHeight(_ ending: String, _ rest: String, _ other: String, _ height: Double) throws {
        let cell = (ending == "m" ? Self.objectiveC : Self.swift) + "\n" + rest
        let one = Interpreter()
        one.entry = "RowCell"
        _ = one.run(SourceText(name: "a.\(ending)", text: cell + "\n" + other))
        let box = Rect(x: 10, y: 10, width: 300, height: height)
        let alone = try #require(one.scene.layout().item(named: "box"))
        #expect(alone.frame == box)
        // The delegate can stand in another file, which uses the cell.
        let project = FileProject("", [("App/RowCell.\(ending)", cell), ("App/List/List.\(ending)", other)])
        let run = try project.run("App/RowCell.\(ending)")
        let beside = try #require(run.interpreter.scene.layout().item(named: "box"))
        #expect(beside.frame == box)
        #expect(!run.outcome.diagnostics.contains { $0.message.contains("List") })
    }

    private static let item = """
        final class ItemCell: UICollectionViewCell {
            static let wide = CGSize(width: UIScreen.main.bounds.width - 20, height: 7 * 20)
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(box)
                box.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        """

    private static func delegate(_ size: String) -> String {
        """
        final class Grid: UICollectionView, UICollectionViewDelegateFlowLayout {
            func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
                c.dequeueReusableCell(withReuseIdentifier: "a", for: i) as! ItemCell
            }
            func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
                \(size)
            }
        }
        """
    }

    /// The screen is 320 wide.
    @Test(arguments: [
        (delegate("ItemCell.wide"), Size(width: 300, height: 140)),
        (
            delegate("let side = UIScreen.main.bounds.width / 2\nreturn CGSize(width: side, height: side)"),
            Size(width: 160, height: 160)
        ),
        (delegate("CGSize(width: sizes[i.row], height: 30)"), Size(width: 320, height: 50)),
    ])
    func anItemHasItsSize(_ delegate: String, _ size: Size) throws {
        let project = FileProject("", [("App/ItemCell.swift", Self.item), ("App/Grid.swift", delegate)])
        let scene = try project.run("App/ItemCell.swift").interpreter.scene
        #expect(scene.size == size)
    }
}
