internal import Diagnostics

extension RulePage.Example {
    /// A program in Objective-C with a mistake in the head of a block for constraints.
    static func block(head: String) -> Self {
        let chain = "make.edges.equalTo(self.view);"
        return Self(
            before: block(head, chain), after: block("^(MASConstraintMaker *make) {", chain), accent: .objectiveC)
    }

    /// A program in Objective-C with a mistake in a chain of a block for constraints.
    static func block(chain: String, after fixed: String) -> Self {
        let head = "^(MASConstraintMaker *make) {"
        return Self(before: block(head, chain), after: block(head, fixed), accent: .objectiveC)
    }

    /// A program in Objective-C with a mistake in a chain that shows when it runs.
    static func run(objectiveC chain: String, after fixed: String) -> Self {
        let head = "^(MASConstraintMaker *make) {"
        return Self(
            before: block(head, chain), after: block(head, fixed), accent: .objectiveC, needsRun: true)
    }

    /// A program in Swift with a mistake in the constraints of a view that shows when it runs.
    static func run(swift constraints: String, after fixed: String) -> Self {
        let view = "let a = UIView()\nview.addSubview(a)\n"
        return Self(before: view + constraints, after: view + fixed, accent: .swift, needsRun: true)
    }

    /// A program in Swift with a mistake in a view controller's constraints that shows when it runs.
    static func run(swiftController constraints: String, after fixed: String) -> Self {
        Self(before: controller(constraints), after: controller(fixed), accent: .swift, needsRun: true)
    }

    private static func controller(_ constraints: String) -> String {
        """
        class Screen: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let a = UIView()
                view.addSubview(a)
                \(constraints)
            }
        }
        """
    }

    private static func block(_ head: String, _ chain: String) -> String {
        """
        UIView *a = [[UIView alloc] init];
        [self.view addSubview:a];
        [a mas_makeConstraints:\(head)
            \(chain)
        }];
        """
    }
}
