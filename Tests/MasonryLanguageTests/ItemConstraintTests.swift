import Masonry
import MasonryLanguage
import Testing

/// UIKit's constraints of items and attributes: what is misspelled or missing in one is reported, and it counts as it was intended.
@Suite("Constraints of items")
struct ItemConstraintTests {
    private static let swift = """
        class Box: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                let top = NSLayoutConstraint(item: box, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 20)
                let left = NSLayoutConstraint(item: box, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 1, constant: 0)
                let width = NSLayoutConstraint(item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 90)
                let height = NSLayoutConstraint(item: box, attribute: .height, relatedBy: .equal, toItem: box, attribute: .width, multiplier: 1, constant: 0)
                NSLayoutConstraint.activate([top, left, width, height])
            }
        }
        """

    private static let objectiveC = """
        @implementation Box
        - (void)viewDidLoad {
            [super viewDidLoad];
            UIView *box = [UIView new];
            box.translatesAutoresizingMaskIntoConstraints = NO;
            [self.view addSubview:box];
            [self.view addConstraint:[NSLayoutConstraint constraintWithItem:box attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeTop multiplier:1 constant:20]];
            [self.view addConstraint:[NSLayoutConstraint constraintWithItem:box attribute:NSLayoutAttributeLeft relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeLeft multiplier:1 constant:0]];
            [self.view addConstraint:[NSLayoutConstraint constraintWithItem:box attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:90]];
            NSLayoutConstraint *height = [NSLayoutConstraint constraintWithItem:box attribute:NSLayoutAttributeHeight relatedBy:NSLayoutRelationEqual toItem:box attribute:NSLayoutAttributeWidth multiplier:1 constant:0];
            height.active = YES;
        }
        @end
        """

    @Test(arguments: [
        ("swift", ".equal, toItem: box", ".eqaul, toItem: box", "unknown-name"),
        ("swift", ".height, rel", ".hieght, rel", "unknown-name"),
        ("swift", ".notAnAttribute", ".notAnAttribut", "unknown-name"),
        ("swift", "relatedBy: .equal, toItem: box", "relatedTo: .equal, toItem: box", "argument-label"),
        ("swift", "toItem: nil", "item: nil", "argument-label"),
        ("swift", ", constant: 0)\n        NS", ")\n        NS", "argument-count"),
        (
            "swift", ", toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 90", ", constant: 90",
            "argument-count"
        ),
        ("m", "NSLayoutAttributeHeight", "NSLayoutAttributeHieght", "unknown-name"),
        ("m", "NSLayoutAttributeNotAnAttribute", "NSLayoutAttributeNotAnAttribut", "unknown-name"),
        ("m", " toItem:nil attribute:NSLayoutAttributeNotAnAttribute", "", "argument-count"),
        ("m", "\n    height.active = YES;", "", "idle-expression"),
    ])
    func typos(_ ending: String, _ right: String, _ wrong: String, _ slug: String) throws {
        let text = ending == "m" ? Self.objectiveC : Self.swift
        let mistaken = text.replacing(right, with: wrong)
        let run = AccentRun(mistaken, ending: ending)
        let found = run.outcome.diagnostics
        #expect(found.map(\.slug) == [slug], "\(wrong): \(found.map(\.message))")
        #expect(found.first?.replacement.map { Edit.applied($0, to: mistaken) } == text, "\(wrong)")
        // 90 wide, as high, 20 down; a constraint that nothing activates holds nothing.
        let box = try #require(run.interpreter.layout()?.items.first { $0.name == "box" })
        let height = slug == "idle-expression" ? 0 : 90.0
        #expect(box.frame == Rect(x: 0, y: 20, width: 90, height: height), "\(wrong)")
    }

    @Test(arguments: ["m", "swift"])
    func theSourcesAreRight(_ ending: String) {
        let run = AccentRun(ending == "m" ? Self.objectiveC : Self.swift, ending: ending)
        #expect(run.outcome.diagnostics.isEmpty && LayoutReporter(run.interpreter).lints.isEmpty)
        #expect(run.interpreter.layout()?.findings.isEmpty == true)
    }
}
