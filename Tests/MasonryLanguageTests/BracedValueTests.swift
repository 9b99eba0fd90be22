import Masonry
import MasonryLanguage
import Testing

/// What C writes in braces and with pointers: structures, tables of functions, and labels of a switch.
@Suite("C's values in braces")
struct BracedValueTests {
    @Test(arguments: cases)
    func comesTo(_ item: ProjectCode) throws { try item.expectFrames() }

    /// A rectangle in braces, and its numbers.
    @Test(arguments: [
        ("(CGRect){1, 2, 3, 4}", [1, 2, 3, 4]),
        ("(CGRect){1, 2, size}", [1, 2, 30, 20]),
        ("(CGRect){CGPointMake(5, 6), size}", [5, 6, 30, 20]),
        ("(CGRect){CGPointMake(5, 6), 7, 8 + 1}", [5, 6, 7, 9]),
        ("(CGRect){{5, 6}, {7, 8}}", [5, 6, 7, 8]),
        ("(CGRect){.origin.y = 4, .origin.x = 3, .size = size}", [3, 4, 30, 20]),
        ("(CGRect){.size = {7, 8}, .origin = {1}}", [1, 0, 7, 8]),
        ("(CGRect){.size.width = 7, .size.height = 8}", [0, 0, 7, 8]),
        ("(CGRect){.origin = {2, 3}, .size = (CGSize){.height = 5, .width = 4}}", [2, 3, 4, 5]),
    ])
    func rectangle(_ code: String, _ expected: [Double]) throws {
        for body in ["a.frame = \(code);", "CGRect frame = \(code.drop { $0 != "{" }); a.frame = frame;"] {
            try ProjectCode.screen(
                code, "m", ["a": expected],
                """
                CGSize size = CGSizeMake(30, 20);
                UIView *a = [UIView new];
                [self.view addSubview:a];
                \(body)
                """
            ).expectFrames()
        }
    }

    static let cases: [ProjectCode] = [
        ProjectCode(
            "pointers to functions", "m", ["a": [4, 6, 8, 15]],
            """
            static int twice(int x) { return 2 * x; }
            static int thrice(int x) { return 3 * x; }
            - (void)viewDidLoad {
                UIView *a = [UIView new];
                [self.view addSubview:a];
                int (*grow)(int) = twice, (*more)(int) = &thrice;
                a.frame = CGRectMake(grow(2), more(2), (*grow)(4), (*more)(5));
            }
            """),
        .screen(
            "labels inside the braces of another one", "m", ["a": [0, 0, 20, 2], "b": [0, 0, 30, 3]],
            """
            UIView *a = [UIView new], *b = [UIView new];
            [self.view addSubview:a];
            [self.view addSubview:b];
            int index = 0;
            for (UIView *v in @[a, b]) {
                index++;
                switch (index) {
                    case 7: {
                        v.frame = CGRectMake(0, 0, 10, 1);
                        break;
                    case 1:
                        v.frame = CGRectMake(0, 0, 20, 2);
                        break;
                    }
                    default: { v.frame = CGRectMake(0, 0, 30, 3); }
                }
            }
            """),
    ]
}
