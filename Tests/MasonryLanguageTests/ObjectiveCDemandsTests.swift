import Masonry
import MasonryLanguage
import Testing

/// What UIKit demands of Objective-C, or Masonry does not have: each mistake is reported once, with what is right.
@Suite("UIKit's requirements in Objective-C")
struct ObjectiveCDemandsTests {
    private static let head = """
        @interface Bar : UIView
        @property (nonatomic, strong) UIView *box;
        @property (nonatomic, strong) MASConstraint *high;
        @end
        @implementation Bar
        - (UIView *)box {
            if (!_box) { _box = [[UIView alloc] init]; }
            return _box;
        }
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            if (self) {
                [self addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.top.equalTo(self);
                    self.high = make.height.equalTo(@50);
                }];
                self.high.offset(10);
                [self.high activate];
            }
            return self;
        }
        - (void)updateConstraints {
            [super updateConstraints];
        }
        @end

        """

    private static func found(_ text: String) -> [Diagnostic] {
        AccentRun(text, ending: "m").outcome.diagnostics.filter { $0.severity != .note }
    }

    @Test func theSourceIsRight() { #expect(Self.found(Self.head).map(\.message) == []) }

    /// What is wrong, what stands there otherwise.
    @Test(arguments: [
        ("self.high.offset(10);", "self.high.constant = 10;"), ("[self.high activate];", "self.high.active = YES;"),
        ("    [super updateConstraints];\n", ""), ("equalTo(self);", "equalToSuperview();"),
    ])
    func typos(_ right: String, _ wrong: String) {
        let text = Self.head.replacing(right, with: wrong)
        let found = Self.found(text)
        #expect(found.count == 1, "\(wrong): \(found.map(\.message))")
        #expect(found.first?.replacement.map { Edit.applied($0, to: text) } == Self.head, "\(wrong)")
    }

    /// What can't be read, or is not laid out, is reported first.
    @Test(arguments: [
        ("    return self;\n}\n- (void)updateC", "    return self;\n- (void)updateC", "unbalanced"),
        ("@end\n@implementation", "@implementation", "unbalanced"),
        ("return _box;", "return self.box;", "recursion-limit"),
        ("[self addSubview:self.box];", "[self addSubview:_box];", "wrong-kind"),
        ("[self.high activate];", "[self.high activate]; self.tag = self.box.frame.size.width;", "wrong-kind"),
    ])
    func others(_ right: String, _ wrong: String, _ slug: String) {
        let text = Self.head.replacing(right, with: wrong)
        #expect(text != Self.head)
        #expect(Self.found(text).first?.slug == slug, "\(Self.found(text).map(\.message))")
    }

    private static func controller(_ body: String, _ methods: String = "") -> String {
        """
        @interface C : UIViewController
        @end
        @implementation C
        - (void)viewDidLoad {
            [super viewDidLoad];
            UIView *a = [UIView new];
            [self.view addSubview:a];
            [a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.left.equalTo(self.view);
                make.size.mas_equalTo(CGSizeMake(40, 40));
            }];
            \(body)
        }
        \(methods)
        @end

        """
    }

    /// A position alone, a view that a row does not arrange, and a variable of another method.
    @Test(arguments: [
        (
            """
            [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeRight relatedBy:NSLayoutRelationEqual \
            toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:90].active = YES;
            """, "", "toItem:nil"
        ),
        (
            """
            UIStackView *row = [[UIStackView alloc] init];
                UIButton *ok = [UIButton buttonWithType:UIButtonTypeSystem];
                [ok setTitle:@"OK" forState:UIControlStateNormal];
                [row addSubview:ok];
                [self.view addSubview:row];
                [row mas_makeConstraints:^(MASConstraintMaker *make) { make.center.equalTo(self.view); }];
            """, "", "addSubview"
        ),
        (
            "[self move];",
            """
            - (void)move {
                [a mas_updateConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self.view).offset(8); }];
            }
            """, "a"
        ),
    ])
    func reportedWhereItIs(_ body: String, _ methods: String, _ place: String) throws {
        let found = Self.found(Self.controller(body, methods))
        let first = try #require(found.first)
        let label = try #require(first.labels.filter(\.isPrimary).first)
        #expect(found.count == 1, "\(found.map(\.message))")
        #expect(
            label.source.text(in: label.span.range).contains(place)
                || place.contains(label.source.text(in: label.span.range)), "\(first.message)")
    }

    /// The reading direction is known, and what a view does when it has come into one is done for the first one too.
    @Test(arguments: [
        (
            controller(
                """
                BOOL rtl = [UIView userInterfaceLayoutDirectionForSemanticContentAttribute: \
                self.view.semanticContentAttribute] == UIUserInterfaceLayoutDirectionRightToLeft;
                NSLog(@"%d", rtl ? 4 : 8);
                """), "8\n"
        ),
        (
            """
            @interface V : UIView
            @end
            @implementation V
            - (void)didMoveToSuperview { [super didMoveToSuperview]; NSLog(@"moved"); }
            - (void)didMoveToWindow { [super didMoveToWindow]; NSLog(@"seen"); }
            @end
            """, "moved\nseen\n"
        ),
    ])
    func known(_ text: String, _ output: String) {
        let run = AccentRun(text, ending: "m")
        #expect(run.outcome.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        #expect(run.interpreter.output == output)
    }
}
