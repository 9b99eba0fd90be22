internal import Evaluator
internal import Diagnostics
internal import Vocabulary

extension MissingAddition {
    /// What to do.
    var help: String {
        switch place {
        case .later(let line): "add `\(view)` to its superview before its constraints: move line \(line) up"
        case .never(let spelled, let superview, let accent, let isRemoved):
            (isRemoved
                ? "`\(view)` was removed from its superview: add it again before its constraints: "
                : "add `\(view)` to its superview before its constraints: ")
                + Self.call(adding: spelled, to: superview, accent)
        }
    }

    private static func call(adding view: String, to superview: String, _ accent: Accent) -> String {
        let method = Member.addSubview.rawValue
        switch accent {
        case .masonry: return "\(superview).\(method)(\(view))"
        case .objectiveC: return "[\(superview) \(method):\(view)];"
        case .swift:
            return "\(superview == Builtin.`self`.rawValue ? "" : superview + ".")\(method)(\(view))"
        }
    }
}
