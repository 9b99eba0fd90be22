import MasonryLanguage
import Testing

/// What classes, texts and controls ask for.
@Suite("Content sizes")
struct ContentSizeTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        ProjectCode(
            "an own content size", "m", ["badge": [92, 228, 136, 24]],
            """
            @interface Badge : UIView
            @end
            @implementation Badge
            - (CGSize)intrinsicContentSize { return CGSizeMake(136, 24); }
            @end
            @interface VC : UIViewController
            @end
            @implementation VC
            - (void)viewDidLoad {
                Badge *badge = [Badge new];
                [self.view addSubview:badge];
                [badge mas_makeConstraints:^(MASConstraintMaker *make) { make.center.equalTo(self.view); }];
            }
            @end
            """),
        // Two columns of 8 and a line of 20, and what is added; two lines wrapped at 40.
        ProjectCode(
            "a content size with what the text asks for", "swift",
            ["one": [0, 0, 36, 30], "wrapped": [0, 100, 40, 50], "bar": [0, 430, 320, 50]],
            """
            class PadLabel: UILabel {
                override var intrinsicContentSize: CGSize {
                    let size = super.intrinsicContentSize
                    return CGSize(width: size.width + 20, height: size.height + 10)
                }
            }
            class Bar: UIView {
                override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
            }
            class V: UIViewController {
                let one = PadLabel(), wrapped = PadLabel(), bar = Bar()
                override func viewDidLoad() {
                    [one, wrapped, bar].forEach(view.addSubview)
                    one.text = "Hi"
                    wrapped.text = "Hello there"
                    wrapped.numberOfLines = 0
                    one.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    wrapped.snp.makeConstraints { $0.left.equalTo(0); $0.top.equalTo(100); $0.width.equalTo(40) }
                    bar.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
                }
            }
            """),
        .screen(
            "controls without a length of their own", "m", ["slider": [0, 449, 320, 31], "search": [0, 0, 320, 56]],
            """
            UISlider *slider = [UISlider new]; UISearchBar *search = [UISearchBar new];
            [self.view addSubview:slider]; [self.view addSubview:search];
            [slider mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.bottom.equalTo(self.view); }];
            [search mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.top.equalTo(self.view); }];
            """),
        // 9, 5 and 4 columns of 8; a button adds 16 by 12.
        .screen(
            "texts with attributes", "m", ["l": [0, 0, 72, 20], "b": [0, 100, 56, 32], "c": [0, 200, 32, 20]],
            """
            NSMutableAttributedString *s = [[NSMutableAttributedString alloc] initWithString:@"Price: "];
            [s appendAttributedString:[[NSAttributedString alloc] initWithString:@"10" attributes:@{}]];
            [s addAttribute:NSForegroundColorAttributeName value:UIColor.redColor range:NSMakeRange(0, 2)];
            UILabel *l = [UILabel new]; l.attributedText = s; [self.view addSubview:l];
            UIButton *b = [UIButton new]; [self.view addSubview:b];
            [b setAttributedTitle:[[NSAttributedString alloc] initWithString:@"Title"] forState:UIControlStateNormal];
            UILabel *c = [UILabel new]; [c setAttributedText:[[NSAttributedString alloc] initWithString:@"four"]];
            [self.view addSubview:c];
            [l mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); }];
            [b mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view); make.top.mas_equalTo(100); }];
            [c mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view); make.top.mas_equalTo(200); }];
            """),
        .screen(
            "a button's configuration and action", "swift",
            ["a": [0, 0, 48, 32], "b": [0, 50, 32, 32], "c": [0, 100, 40, 32], "l": [0, 150, 40, 20]],
            """
            let a = UIButton(type: .system, primaryAction: UIAction(title: "Item") { _ in })
            var filled = UIButton.Configuration.filled()
            filled.title = "OK"
            let b = UIButton(configuration: filled)
            let c = UIButton()
            c.configuration = .plain()
            c.configuration?.title = "Yes"
            let l = UILabel()
            l.attributedText = NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red])
            for (i, v) in [a, b, c, l].enumerated() {
                view.addSubview(v)
                v.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(50 * i) }
            }
            """),
        .screen(
            "a table's header", "swift", ["header": [0, 0, 320, 100], "title": [156, 40, 8, 20]],
            """
            let table = UITableView(frame: view.bounds, style: .plain)
            view.addSubview(table)
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)), title = UILabel()
            title.text = "T"
            header.addSubview(title)
            title.snp.makeConstraints { $0.center.equalToSuperview() }
            table.tableHeaderView = header
            """),
        .screen(
            "frames given to an init with more", "m", ["t": [0, 0, 320, 480], "c": [5, 6, 50, 60]],
            """
            UITableView *t = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
            [self.view addSubview:t];
            UICollectionView *c = [[UICollectionView alloc] initWithFrame:CGRectMake(5, 6, 50, 60)
                                                     collectionViewLayout:[UICollectionViewFlowLayout new]];
            [self.view addSubview:c];
            """),
        // 8 and 16 wide, with the least spacing.
        .screen(
            "a stack that is only placed", "swift", ["stack": [138, 230, 44, 20], "b": [18, 0, 8, 20]],
            """
            let a = UILabel(), b = UILabel(), c = UILabel()
            a.text = "a"; b.text = "b"; c.text = "c"
            let stack = UIStackView(arrangedSubviews: [a, b, c])
            stack.distribution = .equalSpacing
            stack.spacing = 10
            view.addSubview(stack)
            stack.snp.makeConstraints { $0.center.equalToSuperview() }
            """),
        // 10 and 4 columns of 8; three segments as wide as the widest, 4 columns and 16.
        .screen(
            "placeholders and segments", "m",
            [
                "empty": [0, 0, 80, 34], "full": [0, 50, 32, 34], "segments": [0, 100, 144, 32],
                "more": [0, 150, 48, 32],
            ],
            """
            UITextField *empty = [UITextField new], *full = [UITextField new];
            empty.placeholder = @"Your names";
            full.placeholder = @"Your name"; full.text = @"Anna";
            UISegmentedControl *segments = [[UISegmentedControl alloc] initWithItems:@[@"Day", @"Week", @"Mon"]];
            UISegmentedControl *more = [UISegmentedControl new];
            [more insertSegmentWithTitle:@"B" atIndex:0 animated:NO];
            [more insertSegmentWithTitle:@"A" atIndex:0 animated:NO];
            CGFloat y = 0;
            for (UIView *v in @[empty, full, segments, more]) {
                [self.view addSubview:v];
                [v mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view); make.top.mas_equalTo(y); }];
                y += 50;
            }
            """),
        // 2 columns and 10 on both sides; titles' and images' insets are within that.
        .screen(
            "a button's insets", "swift", ["a": [0, 0, 36, 30]],
            """
            let a = UIButton()
            a.setTitle("OK", for: .normal)
            a.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            a.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
            view.addSubview(a)
            a.snp.makeConstraints { $0.top.left.equalToSuperview() }
            """),
        // 5 columns; wrapped at 40, two lines.
        .screen(
            "sizes of texts", "m",
            ["a": [0, 0, 40, 20], "b": [0, 0, 40, 40], "c": [0, 0, 16, 20], "d": [0, 0, 88, 20]],
            """
            UILabel *l = [UILabel new]; l.text = @"ab";
            NSAttributedString *s = [[NSAttributedString alloc] initWithString:@"Hello there"];
            CGSize sizes[] = {
                [@"Hello" sizeWithAttributes:@{}],
                [@"Hello there" boundingRectWithSize:CGSizeMake(40, CGFLOAT_MAX) options:0 attributes:@{} context:nil].size,
                [l sizeThatFits:CGSizeMake(CGFLOAT_MAX, CGFLOAT_MAX)], s.size,
            };
            UIView *a = [UIView new], *b = [UIView new], *c = [UIView new], *d = [UIView new];
            NSArray *views = @[a, b, c, d];
            for (int i = 0; i < 4; i++) {
                UIView *v = views[i];
                [self.view addSubview:v];
                [v mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self.view); make.size.mas_equalTo(sizes[i]); }];
            }
            """),
        .screen(
            "margins in reading direction", "swift", ["a": [20, 1, 270, 476]],
            """
            let box = UIView(frame: view.bounds), a = UIView()
            view.addSubview(box)
            box.addSubview(a)
            box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 30)
            a.snp.makeConstraints { $0.edges.equalTo(box.layoutMarginsGuide) }
            """),
    ]
}
