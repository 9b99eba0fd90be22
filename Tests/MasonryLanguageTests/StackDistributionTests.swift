import Masonry
import MasonryLanguage
import Testing

/// A stack view that fills along its axis gives only the views without a length the rest.
@Suite("Stack views that fill")
struct StackDistributionTests {
    /// Of 100 points the first view has 64, so 36 are left for the second.
    @Test(arguments: [
        (
            "swift",
            """
            class Screen: UIViewController {
                override func viewDidLoad() {
                    let first = UIView(), rest = UIView()
                    let stack = UIStackView(arrangedSubviews: [first, rest])
                    stack.axis = .vertical
                    stack.distribution = .fill
                    stack.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
                    view.addSubview(stack)
                    first.heightAnchor.constraint(equalToConstant: 64).isActive = true
                }
            }
            """
        ),
        (
            "swift",
            """
            class Screen: UIViewController {
                private lazy var rows: UIStackView = {
                    let rows = UIStackView()
                    rows.distribution = UIStackView.Distribution.fill
                    rows.axis = .vertical
                    return rows
                }()
                override func viewDidLoad() {
                    let first = UIView(), rest = UIView()
                    view.addSubview(rows)
                    rows.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
                    [first, rest].forEach { rows.addArrangedSubview($0) }
                    first.snp.makeConstraints { $0.height.equalTo(64) }
                }
            }
            """
        ),
        (
            "m",
            """
            @implementation Screen
            - (void)viewDidLoad {
                UIView *first = [UIView new], *rest = [UIView new];
                UIStackView *stack = [[UIStackView alloc] initWithArrangedSubviews:@[first, rest]];
                stack.axis = UILayoutConstraintAxisVertical;
                [stack setDistribution:UIStackViewDistributionFill];
                stack.frame = CGRectMake(0, 100, 200, 100);
                [self.view addSubview:stack];
                [first mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(64); }];
            }
            @end
            """
        ),
    ])
    func theRestIsLeft(_ ending: String, _ code: String) throws {
        let run = AccentRun(code, ending: ending)
        #expect(run.outcome.diagnostics.isEmpty)
        #expect(!run.interpreter.scene.layout().constraints.contains { $0.isBroken })
        #expect(try run.frame("first") == Rect(x: 0, y: 0, width: 200, height: 64))
        #expect(try run.frame("rest") == Rect(x: 0, y: 64, width: 200, height: 36))
    }
}
