internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A variable that is nil, although its getter would make the view: `[self addSubview:_title]`.
enum NilSubview: FixItRule {
    static let id: RuleID = "nil-subview"

    static let page = RulePage(
        meaning: "The getter makes the view. The variable is nil until the getter is called.",
        examples: [
            RulePage.Example(
                before: """
                    @interface Card : UIView
                    @property (nonatomic, strong) UIView *box;
                    @end
                    @implementation Card
                    - (UIView *)box {
                        if (!_box) _box = [[UIView alloc] init];
                        return _box;
                    }
                    - (instancetype)initWithFrame:(CGRect)frame {
                        self = [super initWithFrame:frame];
                        [self addSubview:_box];
                        return self;
                    }
                    @end
                    """,
                after: """
                    @interface Card : UIView
                    @property (nonatomic, strong) UIView *box;
                    @end
                    @implementation Card
                    - (UIView *)box {
                        if (!_box) _box = [[UIView alloc] init];
                        return _box;
                    }
                    - (instancetype)initWithFrame:(CGRect)frame {
                        self = [super initWithFrame:frame];
                        [self addSubview:self.box];
                        return self;
                    }
                    @end
                    """,
                accent: .objectiveC, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.nothingAdded) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.nothingAdded(_, let property?)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: "\(Builtin.`self`.rawValue).\(property)")
    }
}
