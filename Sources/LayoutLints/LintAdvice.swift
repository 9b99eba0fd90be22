internal import Diagnostics

/// What to do about a finding, in words, next to a fix that the search may find.
struct LintAdvice {
    /// What to do.
    var text: String?
    /// The same once the search has solved and checked what it says.
    var checked: String?
    /// What the finding's own fix is for. The search says it before the fix's code: "to keep it inside".
    var effect: String?
    /// Whether the text stays where the search finds another fix.
    var staysBesideFix = true
    /// How a fix that the search finds is given.
    var fix = FixUse.described
    /// How to turn the rule off for this finding, where it may be wanted.
    var silence: String?

    enum FixUse {
        /// In words, and to be applied.
        case described
        /// To be applied; other words say the same.
        case offered
        /// Not at all: the text knows better.
        case dropped
    }

    /// The words for a finding with the fix that the search found.
    func help(with fix: Repair?) -> String? {
        let isOwn = fix.map(\.title.isEmpty) ?? false
        var own = text
        if isOwn { own = code(of: fix) ?? checked ?? text }
        guard let fix, !isOwn, self.fix == .described else {
            return [own.map { silence == nil ? $0 : $0 + ($0.hasSuffix("?") ? " " : "; ") }, silence]
                .compactMap(\.self).joined().nonempty
        }
        return [staysBesideFix ? own : nil, fix.advice, silence].compactMap(\.self).joined(separator: "\n")
    }

    private func code(of fix: Repair?) -> String? {
        guard let effect, let code = fix?.code else { return nil }
        return "\(effect): \(code) (checked)"
    }
}

extension String {
    fileprivate var nonempty: String? { isEmpty ? nil : self }
}
