import Masonry
import MasonryLanguage
import Testing

/// Controllers that come with a table or a collection.
@Suite("Controllers of lists")
struct ListControllerTests {
    @Test(arguments: frames)
    func comesTo(_ item: ProjectFrames) throws { try item.expectFrames() }

    static let frames = [
        // The table is the view of its controller: 320 less 20, halved, is 150.
        ProjectFrames(
            "a table's", "List.m", ["badge": [150, 10, 20, 20]],
            [
                "List.m":
                    """
                @interface List : UITableViewController
                @end
                @implementation List
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    UIView *badge = [UIView new];
                    [self.tableView addSubview:badge];
                    [badge mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(self.tableView).offset(10);
                        make.centerX.equalTo(self.view);
                        make.size.mas_equalTo(20);
                    }];
                }
                @end
                """
            ]),
        // The collection ends at the bar: 480 less 50.
        ProjectFrames(
            "a collection's", "Grid.swift", ["collectionView": [0, 0, 320, 430], "bar": [0, 430, 320, 50]],
            [
                "Grid.swift":
                    """
                class Grid: UICollectionViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let bar = UIView()
                        view.addSubview(bar)
                        bar.snp.makeConstraints { $0.left.right.bottom.equalToSuperview(); $0.height.equalTo(50) }
                        collectionView.snp.makeConstraints {
                            $0.left.right.top.equalToSuperview()
                            $0.bottom.equalTo(bar.snp.top)
                        }
                    }
                }
                """
            ]),
    ]
}
