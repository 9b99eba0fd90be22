import Masonry
import MasonryLanguage
import Testing

/// Text views that do not scroll: their text is 8 points a column and 20 a line, and what is around it counts, too.
@Suite("What is around the text of a text view")
struct TextContainerTests {
    // Beside the 5 columns of `12:30` are 5 points of padding on each side, above and below it 8, unless the code says more.
    private static let swift: [(String, Int, Int)] = [
        ("text.isScrollEnabled = false", 40 + 2 * 5, 20 + 2 * 8),
        (
            "text.isScrollEnabled = false\n"
                + "text.textContainerInset = UIEdgeInsets(top: 20, left: 15, bottom: 1, right: 16)",
            40 + 2 * 5 + 15 + 16, 20 + 20 + 1
        ),
        ("text.textContainer.lineFragmentPadding = 0\ntext.isScrollEnabled = false", 40, 20 + 2 * 8),
        (
            "text.textContainerInset = .zero\ntext.isScrollEnabled = false\n"
                + "text.textContainer.lineFragmentPadding = 0",
            40, 20
        ),
    ]

    @Test(arguments: swift)
    func countsForItsSize(_ settings: String, _ width: Int, _ height: Int) throws {
        let run = AccentRun(
            """
            class Screen: UIViewController {
                let text = UITextView()
                override func viewDidLoad() { super.viewDidLoad(); show() }
                private func show() {
                    text.text = "12:30"
                    view.addSubview(text)
                    \(settings)
                    text.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """, ending: "swift")
        #expect(run.outcome.diagnostics.isEmpty)
        #expect(try run.frame("text") == Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    }

    private static let objectiveC: [(String, Double, Double)] = [
        ("note.scrollEnabled = NO;", 40.0 + 2 * 5, 20.0 + 2 * 8),
        (
            "note.scrollEnabled = NO; note.textContainerInset = UIEdgeInsetsMake(20, 20, 0, 20); "
                + "note.textContainer.lineFragmentPadding = 0;", 40 + 20 + 20, 20 + 20
        ),
        ("[note setTextContainerInset:UIEdgeInsetsZero]; [note setScrollEnabled:NO];", 40 + 2 * 5, 20),
    ]

    @Test(arguments: objectiveC)
    func countsInObjectiveC(_ settings: String, _ width: Double, _ height: Double) throws {
        let run = AccentRun(
            """
            @implementation Screen
            - (void)viewDidLoad {
                UITextView *note = [[UITextView alloc] init];
                note.text = @"12:30";
                \(settings)
                [self.view addSubview:note];
                [note mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); }];
            }
            @end
            """, ending: "m")
        #expect(run.outcome.diagnostics.isEmpty)
        #expect(try run.frame("note") == Rect(x: 0, y: 0, width: width, height: height))
    }
}
