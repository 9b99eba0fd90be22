import Masonry
import MasonryLanguage
import Testing

/// What runs of a file, and what of it is the screen.
@Suite("What starts in a file")
struct StartingTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        // Turned once, the box is 100 high; the dots are 20 apart.
        ProjectCode(
            "truths that are turned, and arrays beside ranges", "swift",
            ["root": [0, 0, 320, 480], "box": [0, 0, 320, 100], "view": [0, 0, 10, 10], "view#2": [20, 0, 10, 10]],
            """
            class Panel: UIViewController {
                var isOpen = false {
                    didSet { box.snp.updateConstraints { $0.height.equalTo(isOpen ? 100 : 50) } }
                }
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints {
                        $0.left.top.right.equalToSuperview()
                        $0.height.equalTo(50)
                    }
                    isOpen.toggle()
                    let dots = [UIView(), UIView()]
                    zip(dots, dots.startIndex...).forEach { dot, index in
                        box.addSubview(dot)
                        dot.snp.makeConstraints {
                            $0.top.equalToSuperview()
                            $0.left.equalToSuperview().offset(index * 20)
                            $0.size.equalTo(10)
                        }
                    }
                }
            }
            """),
        // 10 above and below an avatar of 40.
        ProjectCode(
            "a cell", "m", ["root": [0, 0, 320, 60], "avatar": [10, 10, 40, 40], "name": [60, 20, 24, 20]],
            """
            @interface UserCell : UITableViewCell
            @end
            @implementation UserCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier {
                if (self = [super initWithStyle:style reuseIdentifier:reuseIdentifier]) {
                    UIImageView *avatar = [UIImageView new];
                    [self.contentView addSubview:avatar];
                    [avatar mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.equalTo(self.contentView).offset(10);
                        make.size.mas_equalTo(CGSizeMake(40, 40));
                        make.bottom.equalTo(self.contentView).offset(-10);
                    }];
                    UILabel *name = [UILabel new];
                    name.text = @"Ann";
                    [self.contentView addSubview:name];
                    [name mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(avatar.mas_right).offset(10);
                        make.centerY.equalTo(self.contentView);
                    }];
                }
                return self;
            }
            @end
            """),
        ProjectCode(
            "a cell whose content bounds nothing", "swift",
            ["root": [0, 0, 320, 50], "icon": [0, 15, 20, 20]],
            """
            final class IconCell: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let icon = UIView()
                    contentView.addSubview(icon)
                    icon.snp.makeConstraints { $0.left.centerY.equalToSuperview(); $0.size.equalTo(20) }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """),
        ProjectCode(
            "a view with a height of its own", "m", ["root": [0, 0, 320, 200], "body": [0, 0, 320, 200]],
            """
            @implementation Panel
            - (instancetype)init {
                self = [super init];
                UIView *body = [UIView new];
                [self addSubview:body];
                [body mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                [self mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(200); }];
                return self;
            }
            @end
            """),
        ProjectCode(
            "a view that super loads", "m", ["card": [0, 0, 320, 480]],
            """
            @implementation V
            - (void)loadView {
                [super loadView];
                UIView *card = [UIView new];
                [self.view addSubview:card];
                [card mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """),
        ProjectCode(
            "a view of the type that a base is of", "swift", ["label": [4, 4, 312, 472]],
            """
            class Base<Content: UIView>: UIViewController {
                var content: Content { view as! Content }
                override func loadView() { view = Content() }
            }
            final class Screen: UIView {
                let label = UILabel()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class ScreenController: Base<Screen> {
                override func viewDidLoad() {
                    content.label.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
                }
            }
            """),
        ProjectCode(
            "methods that are called like an init", "m", ["box": [0, 0, 320, 480]],
            """
            @implementation V
            - (void)viewDidLoad { [self initSubviews]; }
            - (void)initSubviews {
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
                NSAssert(self.view.subviews.count == 1, @"once");
            }
            @end
            """),
        ProjectCode(
            "an init of the class above", "swift", ["box": [7, 7, 306, 466]],
            """
            class Base: UIViewController {
                let inset: CGFloat
                init(name: String) { inset = 7; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
            }
            final class Screen: Base {
                override func viewDidLoad() {
                    let box = UIView()
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }
                }
            }
            """),
        ProjectCode(
            "a protocol's own methods, which start nothing", "swift", ["box": [3, 3, 314, 474]],
            """
            protocol Screenlike: Titled { func build() }
            protocol Titled {}
            extension Titled { var inset: CGFloat { 3 } }
            extension Screenlike { func build() {} }
            extension Screenlike where Self: UIViewController {
                func start() { build() }
            }
            final class Screen: UIViewController, Screenlike {
                override func viewDidLoad() { start() }
                func build() {
                    let box = UIView()
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(inset) }
                }
            }
            extension UIView: Titled {}
            protocol HeaderView {}
            extension HeaderView { func layoutSubviews() {} }
            """),
    ]

    // MARK: Entries and tests

    private static let growing = """
        @implementation GrowView
        - (instancetype)init { self = [super init]; NSLog(@"init"); return self; }
        - (instancetype)initWithName:(NSString *)name { self = [super init]; NSLog(@"named"); return self; }
        - (void)didTapGrow:(UIButton *)button { NSLog(@"tapped"); }
        @end
        @implementation PlainController
        - (void)viewDidLoad { NSLog(@"loaded"); }
        - (void)show { NSLog(@"shown"); }
        @end
        """

    @Test(arguments: [
        ("didTapGrow", "init\ntapped\n"), ("GrowView.initWithName", "named\n"), ("GrowView", "init\n"),
        ("show", "loaded\nshown\n"), ("viewDidLoad", "loaded\n"),
    ])
    func anEntryRunsAfterItsObjectStarted(_ entry: String, _ expected: String) {
        let interpreter = Interpreter()
        interpreter.entry = entry
        #expect(interpreter.run(SourceText(name: "a.m", text: Self.growing)).isComplete)
        #expect(interpreter.output == expected)
    }

    @Test func anEntryThatIsNotThereIsAnError() throws {
        let interpreter = Interpreter()
        interpreter.entry = "didTapGroww"
        let outcome = interpreter.run(SourceText(name: "a.m", text: Self.growing))
        #expect(!outcome.isComplete)
        let error = try #require(outcome.diagnostics.last)
        #expect(error.message == "there is no class or method `didTapGroww` to start with")
        #expect(error.severity == .error)
        #expect(interpreter.output == "")
    }

    private static let tests = """
        @interface LayoutTests : XCTestCase
        @property (nonatomic, strong) UIView *container;
        @property (nonatomic, strong) UIView *box;
        @end
        @implementation LayoutTests
        - (void)setUp {
            self.container = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 300, 300)];
            self.box = UIView.new;
            [self.container addSubview:self.box];
        }
        - (void)testEdges {
            [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self.container).insets(UIEdgeInsetsMake(10, 20, 30, 40));
            }];
            [self.container layoutIfNeeded];
            XCTAssertEqualWithAccuracy(self.box.frame.size.width, 240, 0.1);
            XCTAssertTrue(CGRectEqualToRect(self.box.frame, CGRectMake(20, 10, 240, 260)));
        }
        - (void)testWrong { XCTAssertEqual(self.container.subviews.count, 2, @"two"); }
        @end
        """

    @Test func testsRunAndTheirAssertionsAreExpectations() throws {
        let run = AccentRun(Self.tests, ending: "m")
        #expect(run.interpreter.expectations == (passed: 2, failed: 1))
        #expect(run.outcome.diagnostics.map(\.message) == ["two"])
        #expect(run.interpreter.scene.root.subviews.isEmpty)
        #expect(
            run.interpreter.output
                == "LayoutTests.testEdges passed\nLayoutTests.testWrong failed\n2 tests: 1 passed, 1 failed\n")
        let one = Interpreter()
        one.entry = "LayoutTests.testEdges"
        #expect(one.run(SourceText(name: "a.m", text: Self.tests)).diagnostics.isEmpty)
        let box = try #require(one.scene.layout().item(named: "box"))
        #expect(box.frame == Rect(x: 20, y: 10, width: 240, height: 260))
    }

    /// The tests of a library: another name of `UIView`, what it adds to it, and constraints as UIKit has them.
    private static let suite = """
        #if os(iOS) || os(tvOS)
        import UIKit
        typealias View = UIView
        extension View {
            var installed: [AnyObject] { constraints.filter { $0 is LayoutConstraint }.filter { $0.isActive } }
        }
        #else
        import AppKit
        typealias View = NSView
        #endif
        import XCTest
        @testable import SnapKit

        class EdgeTests: XCTestCase {
            let container = View()
            var box: View!

            override func setUp() {
                super.setUp()
                box = View()
                container.addSubview(box)
            }

            func testMargins() {
                var sides = Set<NSLayoutConstraint.Attribute>()
                box.snp.remakeConstraints { (make) -> Void in make.edges.equalTo(self.container.snp.margins) }
                for constraint in container.installed as! [NSLayoutConstraint] { sides.insert(constraint.secondAttribute) }
                XCTAssert(sides == [.topMargin, .leftMargin, .bottomMargin, .rightMargin])
            }

            func testHandles() {
                var top: Constraint?
                var native: [LayoutConstraint] = []
                box.snp.prepareConstraints { make in
                    top = make.top.equalTo(self.container).offset(8).constraint
                    native = make.size.equalTo(50).constraint.layoutConstraints
                }
                XCTAssertEqual(container.installed.count, 0, "nothing yet")
                top?.activate()
                XCTAssertEqual(container.installed.count, 1)
                XCTAssertEqual(native.map { $0.constant }, [50, 50])
                XCTAssertTrue(top!.isActive)
            }

            func testMixed() {
                box.snp.makeConstraints { $0.left.equalTo(container.snp.top).offset(5) }
                XCTAssertEqual(container.installed.count, 1)
            }

            func testCentre() {
                box.snp.makeConstraints { $0.center.equalTo(container).offset(CGPoint(x: 5, y: 6)) }
                let constants = (container.installed as! [NSLayoutConstraint]).map { $0.constant }
                XCTAssertEqual(constants, [5, 6])
            }

            func testGuide() {
                let guide = UILayoutGuide()
                container.addLayoutGuide(guide)
                guide.snp.makeConstraints { $0.size.equalTo(20) }
                XCTAssertEqual(container.installed.count, 2)
                XCTAssertEqual(ConstraintPriority(600).advancedBy(amount: 50).value, 650)
            }

            func testWrong() { XCTAssertEqual(container.subviews.count, 2) }
        }
        """

    @Test func testsOfALibraryRun() {
        let run = AccentRun(Self.suite, ending: "swift")
        #expect(
            run.interpreter.output == """
                EdgeTests.testMargins passed
                EdgeTests.testHandles passed
                EdgeTests.testMixed passed
                EdgeTests.testCentre passed
                EdgeTests.testGuide passed
                EdgeTests.testWrong failed
                6 tests: 5 passed, 1 failed

                """)
        #expect(run.interpreter.expectations == (passed: 9, failed: 1))
        #expect(run.outcome.diagnostics.map(\.message) == ["this condition is false"])
        #expect(
            LayoutReporter(run.interpreter).lints.map(\.message) == [
                "`box#3.left` is horizontal and `container#3.top` is vertical"
            ])
    }

    @Test func aFileWithoutAStartIsReported() {
        for (text, ending, message) in [
            (
                "class Maker: NSObject {\n    func make() { print(1) }\n}", "swift",
                "nothing is laid out: there is no view controller and no view class with methods"
            ),
            (
                "import SwiftUI\nstruct Row: View {\n    var body: some View { Text(\"a\") }\n}", "swift",
                "nothing is laid out: `Row` is written for SwiftUI; only UIKit with constraints is read"
            ),
            (
                "@interface Empty : UIView\n@end\n@implementation Empty\n- (void)setUp { }\n@end", "m",
                "nothing is laid out: `Empty` adds no views"
            ),
            (
                "SpecBegin(Sum)\n- (void)testSum { expect(1).to.beOdd(); }\nSpecEnd", "m",
                "no assertion of the tests was checked"
            ),
            ("func row(n) { view cell }", "mas", "nothing is laid out: no statement adds a view"),
        ] {
            let interpreter = Interpreter()
            let source = SourceText(name: "a.\(ending)", text: text)
            let outcome = interpreter.run(source)
            #expect(outcome.isComplete)
            #expect(interpreter.nothingLaidOut(in: source)?.message == message)
        }
    }

    /// Matchers of Expecta count as expectations; what is unknown is not checked.
    @Test(arguments: [
        ("expect(1).to.equal(1);", 1, 0), ("expect(1).to.equal(2);", 0, 1), ("expect(1).notTo.equal(2);", 1, 0),
        ("expect(@[@1, @2]).to.haveCountOf(2);", 1, 0), ("expect(@[]).toNot.beEmpty();", 0, 1),
        ("expect(nil).to.beNil();", 1, 0), ("expect(YES).to.beTruthy();", 1, 0), ("expect(NO).to.beFalsy();", 1, 0),
        ("expect(3).to.beGreaterThan(3);", 0, 1), ("expect(3).to.beInTheRangeOf(1, 3);", 1, 0),
        ("expect(0.1).to.beCloseToWithin(0.2, 0.2);", 1, 0), ("expect(@\"title\").to.beginWith(@\"ti\");", 1, 0),
        ("expect(UIView.new).to.beKindOf(UIView.class);", 1, 0), ("expect(@[@1]).to.contain(@2);", 0, 1),
        ("UIView *v = UIView.new; expect(v).to.beIdenticalTo(v);", 1, 0), ("expect(1).to.beOdd();", 0, 0),
        ("expect([Store shared]).to.equal(2);", 0, 0), ("expect(^{ [@[] objectAtIndex:3]; }).to.raiseAny();", 1, 0),
        ("expect(^{ int a = 1; }).to.raiseAny();", 0, 1),
    ])
    func matchersAreExpectations(_ statement: String, _ passed: Int, _ failed: Int) {
        let run = AccentRun("SpecBegin(Layout)\n- (void)testIt { \(statement) }\nSpecEnd", ending: "m")
        #expect(run.interpreter.expectations == (passed: passed, failed: failed), "\(run.outcome.diagnostics)")
    }

    /// Tests that are blocks run where they stand, each behind what comes before it.
    @Test(arguments: [
        (
            """
            SpecBegin(Layout) { UIView *box; }
            - (void)setUp { box = UIView.new; NSLog(@"set up"); }
            - (void)testBox { NSLog(@"%d", box != nil); }
            SpecEnd
            """,
            "set up\n1\nLayoutSpec.testBox checked nothing\n1 test: 0 passed, 0 failed, 1 checked nothing\n"
        ),
        (
            """
            SpecBegin(Layout)
            describe(@"a box", ^{
                __block int count = 0;
                beforeEach(^{ count += 1; });
                it(@"counts", ^{ NSLog(@"%d", count); });
                it(@"counts on", ^{ NSLog(@"%d", count); });
            });
            SpecEnd
            """, "1\n2\n"
        ),
    ])
    func specificationsRun(_ text: String, _ expected: String) {
        let run = AccentRun(text, ending: "m")
        #expect(run.problems.isEmpty)
        #expect(run.interpreter.output == expected)
    }
}
