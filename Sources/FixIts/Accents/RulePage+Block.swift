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
