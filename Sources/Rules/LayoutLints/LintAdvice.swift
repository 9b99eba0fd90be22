internal import Diagnostics
internal import Vocabulary

/// What to do about a finding, in words. The search for fixes may add fixes to it or replace it by them.
struct LintAdvice {
    var text: Advice?
    /// Whether the text is also shown if the search finds fixes.
    var staysBesideFix = true
    /// Whether the fixes that the search finds are shown; not if the text says exactly what to do.
    var showsFixes = true
    /// How to turn the rule off for this finding, where the code may be intended.
    var silence: String?

    /// The help text, given the fixes that the search found; nil if there is nothing to say.
    func help(with fixes: [Repair], in accent: Accent) -> String? {
        let text = fixes.isEmpty || staysBesideFix ? text?.text(in: accent) : nil
        if fixes.isEmpty {
            return [text.map { silence == nil || $0.hasSuffix("?") ? $0 : "\($0);" }, silence].compactMap(\.self)
                .joined(separator: " ").nonempty
        }
        return ([text] + fixes.map(\.advice) + [silence]).compactMap(\.self).joined(separator: "\n")
    }
}

extension String {
    fileprivate var nonempty: String? { isEmpty ? nil : self }
}
