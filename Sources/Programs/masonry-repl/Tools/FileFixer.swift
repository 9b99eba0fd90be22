internal import Masonry
internal import MasonryLanguage

/// Applies fixes to a script, one after the other, and checks it again after each.
struct FileFixer {
    /// All reports about a script.
    let report: (SourceText) -> [Diagnostic]
    /// What was done, in words.
    private(set) var applied: [String] = []

    /// The most fixes of a script, should they never end.
    private static let maxEdits = 100

    init(report: @escaping (SourceText) -> [Diagnostic]) {
        self.report = report
    }

    /// The script with the fixes; nil if there is none with the number.
    mutating func fixed(_ source: SourceText, _ choice: FixChoice) -> SourceText? {
        switch choice {
        case .number(let number):
            let fixes = fixes(of: source)
            guard fixes.indices.contains(number - 1) else { return nil }
            return apply(fixes[number - 1], to: source)
        case .safe:
            var source = source
            var seen: Set<String> = [source.text]
            while applied.count < Self.maxEdits {
                let fix = fixes(of: source).first(where: \.isSafe)
                guard let fix else { break }
                let next = source.applying([fix.edit])
                // Two fixes may take turns.
                guard seen.insert(next.text).inserted else { break }
                source = apply(fix, to: source)
            }
            return source
        }
    }

    /// The fixes that the report offers for the script itself.
    func fixes(of source: SourceText) -> [Diagnostic.Fix] {
        report(source).flatMap(\.fixes).filter { $0.edit.source === source }
    }

    private mutating func apply(_ fix: Diagnostic.Fix, to source: SourceText) -> SourceText {
        applied.append(fix.title)
        return source.applying([fix.edit])
    }
}

extension Diagnostic {
    /// An edit that this offers.
    struct Fix {
        let title: String
        /// The same in ever fewer words.
        let briefs: [String]
        /// What it does to the layout, if that is known, and the same in a few words.
        let effect: String?
        let briefEffects: [String]
        let edit: Replacement
        /// Whether it is applied without a question.
        let isSafe: Bool
    }

    /// The edits that this offers, best first.
    var fixes: [Fix] {
        let others = repairs.compactMap { repair in
            repair.edits.first.map {
                Fix(
                    title: repair.title, briefs: repair.briefs, effect: repair.effect,
                    briefEffects: repair.briefEffects,
                    edit: $0, isSafe: repair.isSafe)
            }
        }
        return [written].compactMap(\.self) + others
    }

    /// What a message says to write.
    var written: Fix? {
        guard let replacement else { return nil }
        return Fix(
            title: replacement.title,
            briefs: replacement.isExchange
                ? replacement.briefs(
                    writing: replacement.text.onOneLine,
                    insteadOf: replacement.source.text(in: replacement.span).onOneLine)
                : ["\(replacement.briefPlace): \(replacement.change)"],
            effect: nil, briefEffects: [], edit: replacement, isSafe: hasSafeReplacement)
    }
}
