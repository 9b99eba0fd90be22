import Masonry
import MasonryLanguage
import Testing

/// Masonry's attributes without a prefix, beside a project's category with numbers of the same names.
@Suite("Masonry's attributes without a prefix")
struct ShorthandTests {
    private static func files(
        prefix: String, imports: String = "", macro: String = "#define MAS_SHORTHAND"
    ) -> FileProject {
        FileProject(
            "",
            [
                "App/App.pch": "\(macro)\n#define MAS_SHORTHAND_GLOBALS\n#import <Masonry/Masonry.h>\n\(prefix)",
                "App/All.h": "#import \"Tools/UIView+Edges.h\"",
                "App/Tools/UIView+Edges.h":
                    "@interface UIView (Edges)\n@property (nonatomic) CGFloat right;\n@end",
                "App/Tools/UIView+Edges.m":
                    "#import \"UIView+Edges.h\"\n@implementation UIView (Edges)\n"
                    + "- (CGFloat)right { return 100; }\n@end",
                "App/Screen.m":
                    """
                \(imports)
                @implementation Screen
                - (void)viewDidLoad { [self placeAll]; }
                - (void)placeAll {
                    UIView *one = [UIView new], *two = [UIView new];
                    [self.view addSubview:one];
                    [self.view addSubview:two];
                    [one mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.mas_equalTo(10);
                        make.top.mas_equalTo(0);
                        make.size.mas_equalTo(50);
                    }];
                    [two mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.mas_equalTo(one.right);
                        make.top.mas_equalTo(0);
                        make.size.mas_equalTo(50);
                    }];
                }
                @end
                """,
            ])
    }

    // The first view ends at 10 + 50. The category says 100.
    private static let cases: [(FileProject, Double)] = [
        (files(prefix: ""), 60.0), (files(prefix: "#import \"All.h\""), 100),
        (files(prefix: "#import <App/All.h>"), 100),
        (files(prefix: "", imports: "#import \"UIView+Edges.h\""), 100),
        (files(prefix: "", imports: "#import \"Other.h\""), 60),
        (files(prefix: "", macro: "//"), 100),
    ]

    @Test(arguments: cases)
    func onlyAnIncludedCategoryHidesThem(_ project: FileProject, x: Double) throws {
        let run = try project.run("App/Screen.m")
        #expect(run.outcome.diagnostics.filter { $0.severity == .error }.isEmpty)
        let two = try #require(run.interpreter.scene.layout().item(named: "two"))
        #expect(two.frame.x == x)
    }
}
