import Masonry
import MasonryLanguage
import Testing

/// Names that mean more than one thing in a project: an initializer's and the libraries', a word's and a property's, one of Swift
/// and one of Objective-C, and one that another file declares.
@Suite("Names that mean several things")
struct SharedNameTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    @Test(arguments: projects)
    func projectComesTo(_ item: ProjectFrames) throws { try item.expectFrames() }

    static let cases: [ProjectCode] = [
        // 3 steps of 5; a text of 4 digits is 32 wide and 20 high.
        ProjectCode(
            "initializers that delegate to others of the same name", "swift",
            ["box": [0, 0, 20, 40], "bar": [0, 50, 15, 1], "tag": [0, 60, 32, 20]],
            """
            extension UIImage {
                struct Icon { let name: String }
                convenience init(named: StaticString) { self.init(named: "\\(named)")! }
                convenience init(named icon: Icon) { self.init(named: icon.name)! }
            }
            class Box: UIView {
                convenience init(size: Double) { self.init(size: CGSize(width: size, height: 2 * size)) }
                convenience init(size: CGSize) { self.init(frame: CGRect(origin: .zero, size: size)) }
                convenience init(steps: Int, length: Int = 0) {
                    if steps > 0 {
                        self.init(steps: steps - 1, length: length + 5)
                    } else {
                        self.init(frame: CGRect(x: 0, y: 50, width: length, height: 1))
                    }
                }
            }
            class Tag: UILabel {
                convenience init(text: Int) { self.init(text: "\\(text)") }
                init(text: String) { super.init(frame: .zero); self.text = text }
            }
            class V: UIViewController {
                override func viewDidLoad() {
                    let (box, bar, tag) = (Box(size: 20), Box(steps: 3), Tag(text: 1234))
                    for other in [box, bar, tag] { view.addSubview(other) }
                    tag.snp.makeConstraints { $0.top.equalTo(60); $0.left.equalTo(0) }
                    let image = UIImageView()
                    image.image = UIImage(named: "lock")
                    image.image = UIImage(named: UIImage.Icon(name: "key"))
                }
            }
            """),
        // Of the 4 values one is a dictionary with 1 key, one an array of 2 numbers and one a text.
        .screen(
            "types in brackets that are tested", "swift", ["box": [0, 0, 112, 6]],
            """
            let all: [Any] = [["a": 1], [1, 2], 3, "x"]
            var (width, height) = (0, 0)
            for case let part as [String: Any] in all { width += 10 * part.count }
            for case let part as [Int] in all { width += part.count }
            for case let part as String in all { width += 100 * part.count }
            for case let (key as String, value as [String: String]) in ["k": ["z": "y"]] { height += key.count * value.count }
            if all is [Any] { height += 5 }
            let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
            view.addSubview(box)
            """),
        // 30 + 4, and 5 * 2.
        ProjectCode(
            "words as names", "m", ["box": [0, 0, 34, 10]],
            """
            @interface Member : NSObject
            @property (nonatomic, strong) NSNumber *id, *project_id;
            @property (nonatomic) NSInteger in, let;
            + (Member *)return:(id)value;
            - (NSInteger)for:(NSInteger)count in:(NSInteger)func;
            @end
            @implementation Member
            + (Member *)return:(id)value {
                Member *member = [Member new];
                member.id = value;
                member.project_id = @4;
                member.let = 5;
                return member;
            }
            - (NSInteger)for:(NSInteger)count in:(NSInteger)func { return count * func; }
            @end
            @interface V : UIViewController
            @end
            @implementation V
            - (void)viewDidLoad {
                Member *member = [Member return:@30];
                NSNumber *id = member.id;
                NSInteger height = [member for:member.let in:2];
                UIView *box = [[UIView alloc]
                    initWithFrame:CGRectMake(0, 0, id.intValue + member.project_id.intValue, height)];
                [self.view addSubview:box];
            }
            @end
            """),
        ProjectCode(
            "a method like one of UIKit's with more arguments", "m", ["box": [0, 0, 10, 20]],
            """
            #if defined OLD || defined __IPHONE_OS_VERSION_MAX_ALLOWED
            #define WIDTH 10
            #endif
            #if (defined(OLD) && defined(WIDTH)) || !defined(WIDTH)
            #define HEIGHT 1
            #else
            #define HEIGHT 20
            #endif
            @interface Box : UIView
            @end
            @implementation Box
            - (void)setNeedsLayout { [self setNeedsLayout:YES]; }
            @end
            @interface V : UIViewController
            @end
            @implementation V
            - (void)viewDidLoad {
                Box *box = [[Box alloc] initWithFrame:CGRectMake(0, 0, WIDTH, HEIGHT)];
                [self.view addSubview:box];
                [box setNeedsLayout];
            }
            @end
            """),
        // 4 letters of 8.
        .screen(
            "a string on two lines", "m", ["label": [0, 0, 32, 20]],
            """
            UILabel *label = [UILabel new];
            label.text = @"ab\\
            cd";
            [self.view addSubview:label];
            [label mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.view); }];
            """),
        ProjectCode(
            "properties in a library's macros", "m", ["button": [0, 0, 100, 44]],
            """
            @interface V : UIViewController
            @property (nonatomic, strong) UIButton *button;
            @property (nonatomic, copy) NSString *name;
            @end
            @implementation V
            - (void)viewDidLoad {
                _button = [[UIButton alloc] initWithFrame:CGRectMake(0, 0, 100, 44)];
                [self.view addSubview:_button];
                RAC(self, button.enabled) = [RACObserve(self, name) map:^id(NSString *name) { return @(name.length > 0); }];
            }
            @end
            """),
        ProjectCode(
            "properties of UIKit's without `self`", "swift", ["button": [0, 0, 44, 44]],
            """
            extension UIButton {
                func becomeLabel() {
                    accessibilityTraits = .none
                    clipsToBounds = true
                }
            }
            class V: UIViewController {
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
                override func viewDidLoad() {
                    hidesBottomBarWhenPushed = true
                    view.addSubview(button)
                    button.becomeLabel()
                }
            }
            """),
    ]

    static let projects: [ProjectFrames] = [
        // Swift's names are put together by its rules for Objective-C.
        ProjectFrames(
            "Swift's methods by their names in Objective-C", "V.m", ["box": [0, 0, 6, 20]],
            [
                "Sizes.swift": """
                @objcMembers class Sizes: NSObject {
                    static func size(fromText text: String, times: CGFloat) -> CGFloat { CGFloat(text.count) * times }
                    func height(item: CGFloat) -> CGFloat { 2 * item }
                }
                """,
                "V.m": """
                @interface V : UIViewController
                @end
                @implementation V
                - (void)viewDidLoad {
                    UIView *box = [[UIView alloc] initWithFrame:CGRectMake(
                        0, 0, [Sizes sizeFromText:@"abc" times:2], [[Sizes new] heightWithItem:10])];
                    [self.view addSubview:box];
                }
                @end
                """,
            ]),
        // 7 / 2 drops the fraction.
        ProjectFrames(
            "instance variables of headers", "V.m", ["box": [3, 0, 100, 44]],
            [
                "Base.h": "@interface Base : UIViewController {\n    int total;\n}\n@end",
                "Base.m": "#import \"Base.h\"\n@implementation Base\n@end",
                "V.h": "@interface V : Base <UITextFieldDelegate> {\n    UIView *box, *other;\n}\n- (void)go;\n@end",
                "V.m": """
                #import "V.h"
                @implementation V
                - (void)viewDidLoad {
                    total = 7;
                    box = [[UIView alloc] initWithFrame:CGRectMake(total / 2, 0, 100, 44)];
                    [self.view addSubview:box];
                }
                @end
                """,
            ]),
        ProjectFrames(
            "an enumeration in another file's extension", "V.swift", ["low": [0, 100, 30, 1], "high": [0, 0, 30, 2]],
            [
                "Lines.swift": """
                extension UIView {
                    public enum Place { case top, bottom }
                    func line(_ place: Place) -> UIView {
                        let line = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: place == .bottom ? 1 : 2))
                        addSubview(line)
                        switch place {
                        case .top: break
                        case .bottom: line.frame.origin.y = 100
                        }
                        return line
                    }
                }
                """,
                "V.swift": """
                class V: UIViewController {
                    override func viewDidLoad() {
                        let low = view.line(.bottom)
                        let high = view.line(.top)
                    }
                }
                """,
            ]),
    ]
}
