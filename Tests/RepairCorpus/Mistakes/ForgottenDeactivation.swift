import MasonryLanguage

/// A constraint that was not deactivated, or not activated, or a view that was not removed.
enum ForgottenDeactivation: Mistake {
    static let kind = "deactivation forgotten"
    static let frequency = 10
    private static let calls: Set = ["deactivate", "activate", "uninstall", "install", "remove", "removeFromSuperview"]

    static func edits(in tree: ScriptTree) -> [[TextEdit]] {
        tree.statements.compactMap { site -> [TextEdit]? in
            switch site.statement.kind {
            case .expression(let expression):
                guard let call = tree.memberCall(expression), calls.contains(call.name) else { return nil }
            case .assignment(let target, _, _):
                guard case .member(_, let name, _) = target.kind, tree.text(name) == "isActive" else { return nil }
            default: return nil
            }
            return [tree.removal(of: site.statement.span)]
        }
    }
}
