import Masonry
import MasonryLanguage
import Testing

/// Code that is not at hand may put views anywhere, and its classes may be views: nothing about that is an error.
@Suite("Code that is not at hand")
struct CodeElsewhereTests {
    private func errors(of run: AccentRun) -> [String] {
        run.outcome.diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    /// What is only given to unknown objects has no superview here, but has one in the app.
    @Test(arguments: [
        (
            "swift",
            """
            panel.insertSubview(box, at: 0)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
                box.topAnchor.constraint(equalTo: known.topAnchor, constant: 5),
            ])
            """
        ),
        (
            "swift",
            """
            let inner = UIView()
            box.addSubview(inner)
            self.pages.insertSubview(box, at: 1)
            inner.snp.makeConstraints { $0.top.equalTo(known.snp.bottom) }
            box.snp.makeConstraints { $0.left.equalTo(known) }
            """
        ),
        (
            "m",
            """
            [self.panel insertSubview:box atIndex:0];
            [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(known); }];
            """
        ),
    ])
    func viewsAreGivenToUnknownObjects(_ ending: String, _ body: String) throws {
        let text =
            ending == "swift"
            ? """
            class Screen: Base {
                func setUp() {
                    let box = UIView(), known = UIView()
                    view.addSubview(known)
                    known.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                    \(body)
                }
                override func viewDidLoad() { super.viewDidLoad(); setUp() }
            }
            """
            : """
            - (void)viewDidLoad {
            UIView *box = [UIView new], *known = [UIView new];
            [self.view addSubview:known];
            known.frame = CGRectMake(1, 2, 3, 4);
            \(body)
            }
            """
        let run = AccentRun(text, ending: ending)
        #expect(errors(of: run) == [])
        #expect(try run.frame("known") == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    /// A class that is used as a view is one, although nothing says what its superclass is.
    @Test(arguments: [
        (
            "swift",
            """
            class Wheel: MDCTurner {}
            class Ring: Wheel { override init(frame: CGRect) { super.init(frame: frame); turns = 3 } }
            class Screen: UIViewController {
                let wheel = Wheel()
                lazy var ring = { let ring = Ring(frame: .zero); ring.colors = [1]; return ring }()
                override func viewDidLoad() {
                    [wheel, ring].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
                    view.addSubview(wheel)
                    view.addSubview(ring)
                    for turner in [wheel, ring] {
                        NSLayoutConstraint.activate([
                            turner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 7),
                            turner.topAnchor.constraint(equalTo: view.topAnchor, constant: 9),
                            turner.widthAnchor.constraint(equalToConstant: 30),
                            turner.heightAnchor.constraint(equalToConstant: 40),
                        ])
                    }
                }
            }
            """
        ),
        (
            "m",
            """
            @interface Wheel : MDCTurner
            @end
            @implementation Wheel
            - (void)turn {}
            @end
            @interface Screen : UIViewController
            @property (nonatomic, strong) Wheel *wheel, *ring;
            @end
            @implementation Screen
            - (void)viewDidLoad {
                self.wheel = [[Wheel alloc] init];
                self.ring = [[Wheel alloc] init];
                [self.view addSubview:self.wheel];
                [self.view addSubview:_ring];
                for (UIView *turner in @[self.wheel, self.ring]) {
                    [turner mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(@7);
                        make.top.equalTo(@9);
                        make.size.equalTo([NSValue valueWithCGSize:CGSizeMake(30, 40)]);
                    }];
                }
            }
            @end
            """
        ),
    ])
    func classesUsedAsViewsAreViews(_ ending: String, _ text: String) throws {
        let run = AccentRun(text, ending: ending)
        #expect(errors(of: run) == [])
        for name in ["wheel", "ring"] {
            #expect(try run.frame(name) == Rect(x: 7, y: 9, width: 30, height: 40), "\(name)")
        }
    }

    @Test(arguments: projects)
    func projectComesTo(_ item: ProjectFrames) throws { try item.expectFrames() }

    static let projects: [ProjectFrames] = [
        ProjectFrames(
            "a view of a class whose superclass nobody declares", "Screen.swift", ["wheel": [7, 9, 30, 40]],
            [
                "Wheel.swift": "class Wheel: MDCTurner {}",
                "Screen.swift": """
                class Screen: UIViewController {
                    let wheel: Wheel = Wheel()
                    override func viewDidLoad() {
                        view.addSubview(wheel)
                        wheel.snp.makeConstraints { $0.left.equalTo(7); $0.top.equalTo(9); $0.width.equalTo(30); $0.height.equalTo(40) }
                    }
                }
                """,
            ]),
        // Each file has a `count` of its own: 1 + 2 and 10 + 20.
        ProjectFrames(
            "static variables of classes, several in one declaration and in functions", "Screen.m",
            ["a": [0, 0, 3, 5], "b": [0, 0, 30, 50]],
            [
                "One.h": "@interface One : NSObject\n+ (CGFloat)next;\n@end",
                "One.m": """
                #import "One.h"
                @implementation One
                static int count = 1, step = 2;
                static NSString *mark, *other;
                + (CGFloat)next { mark = @"a"; other = mark; count += step; return count; }
                @end
                """,
                "Two.h": "@interface Two : NSObject\n+ (CGFloat)next;\nCGFloat height(int times);\n@end",
                "Two.m": """
                #import "Two.h"
                @implementation Two
                static int count = 10;
                static int step = 20;
                + (CGFloat)next { count += step; return count; }
                @end
                CGFloat height(int times) {
                    static CGFloat unit = 5;
                    static dispatch_once_t once;
                    dispatch_once(&once, ^{ unit = unit * 1; });
                    return times * unit;
                }
                """,
                "Screen.m": """
                #import "One.h"
                #import "Two.h"
                @interface Screen : UIViewController
                @end
                @implementation Screen
                - (void)viewDidLoad {
                    UIView *a = [UIView new], *b = [UIView new];
                    [self.view addSubview:a];
                    [self.view addSubview:b];
                    a.frame = CGRectMake(0, 0, [One next], height(1));
                    b.frame = CGRectMake(0, 0, [Two next], height(10));
                }
                @end
                """,
            ]),
    ]

    /// UIKit's views have views of their own, of which only UIKit knows.
    @Test func viewsOfUIKitHaveUnknownSubviews() {
        let run = AccentRun(
            """
            class Cell: UITableViewCell {
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    subviews[0].clipsToBounds = true
                    let search = UISearchBar()
                    contentView.addSubview(search)
                    search.subviews[1].isHidden = true
                }
            }
            """, ending: "swift")
        #expect(errors(of: run) == [])
    }

    @Test func anIndexOfKnownViewsIsChecked() {
        let run = AccentRun(
            "let box = UIView()\nview.addSubview(box)\nbox.subviews[0].isHidden = true", ending: "swift")
        #expect(run.outcome.diagnostics.map(\.slug) == ["range"])
    }

    /// A word after a dot is a value of the expected type, not a function of the class that it stands in.
    @Test func aFunctionOfATypeIsNoValue() {
        let run = AccentRun(
            """
            class Actions {
                static func cancel(_ handler: (() -> Void)? = nil) -> UIAlertAction {
                    UIAlertAction(title: "Cancel", style: .cancel, handler: handler)
                }
            }
            let action = Actions.cancel()
            """, ending: "swift")
        #expect(errors(of: run) == [])
    }

    @Test func anUnknownTreeEnds() {
        let run = AccentRun(
            """
            @implementation Reader
            - (void)read:(Element *)element { for (Element *child in [element children]) { [self read:child]; } }
            - (void)viewDidLoad { [self read:[Parser root]]; }
            @end
            """, ending: "m")
        #expect(errors(of: run) == [])
    }
}
