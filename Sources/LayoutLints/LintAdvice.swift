internal import Diagnostics

/// What to do about a finding, in words. The search for fixes may add a fix to it or replace it by one.
struct LintAdvice {
    /// The advice if the search has not checked a fix.
    var text: String?
    /// The advice once the search has checked the finding's own fix, which has no title.
    var checked: String?
    /// The purpose of the finding's own fix, shown before its code: "to keep it inside".
    var effect: String?
    /// Whether the text is also shown if the search finds another fix.
    var staysBesideFix = true
    /// How a fix that the search finds is shown.
    var fix = FixUse.described
    /// How to turn the rule off for this finding, where the code may be intended.
    var silence: String?

    enum FixUse {
        /// In words, and as a fix that can be applied.
        case described
        /// Only as a fix that can be applied, because the text already says the same.
        case offered
        /// Not at all, because the text is better.
        case dropped
    }

    /// The help text, given the fixes that the search found; nil if there is nothing to say.
    func help(with fixes: [Repair]) -> String? {
        let fix = fixes.first
        let isOwn = fix.map(\.title.isEmpty) ?? false
        var own = text
        if isOwn { own = code(of: fix) ?? checked ?? text }
        guard !fixes.isEmpty, !isOwn, self.fix == .described else {
            return [own.map { silence == nil ? $0 : $0 + ($0.hasSuffix("?") ? " " : "; ") }, silence]
                .compactMap(\.self).joined().nonempty
        }
        return ([staysBesideFix ? own : nil] + fixes.map(\.advice) + [silence]).compactMap(\.self).joined(
            separator: "\n")
    }

    private func code(of fix: Repair?) -> String? {
        guard let effect, let code = fix?.code else { return nil }
        return "\(effect): \(code) (checked)"
    }
}

extension String {
    fileprivate var nonempty: String? { isEmpty ? nil : self }
}
