/// Masonry's name for a member of SnapKit, or an old one of SnapKit: `mas_equalTo`, `snp_makeConstraints`.
enum MemberOfMasonry: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .otherWord(let text) = error.problem,
            let prefix = [SnapKitWord.oldPrefix, Spelling.prefix].first(where: text.hasPrefix)
        else { return nil }
        let own = String(text.dropFirst(prefix.count))
        let relations: [Member] = [.equalTo, .greaterThanOrEqualTo, .lessThanOrEqualTo]
        let suggestion = relations.contains { $0.rawValue == own } ? own : "\(SnapKitWord.snp.rawValue).\(own)"
        let advice: Advice =
            prefix == SnapKitWord.oldPrefix
            ? "this is an old SnapKit name: use `snp.` instead of `snp_`"
            : "this is Masonry's name; SnapKit's is `\(suggestion)`"
        let word = ForeignWord(text: text, role: .member, advice: advice, replacement: suggestion)
        return SyntaxError(.foreignWord(word), error.span)
    }
}
