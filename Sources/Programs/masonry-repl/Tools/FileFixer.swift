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
        let (old, new) = (replacement.source.text(in: replacement.span.range), replacement.text)
        let (from, to) = (old.onOneLine, new.onOneLine)
        let change =
            old.isBlank ? "add `\(to)`" : new.isBlank ? "delete `\(from)`" : "write `\(to)` instead of `\(from)`"
        let isExchange = !old.isBlank && !new.isBlank
        return Fix(
            title: "\(replacement.preposition) \(replacement.place), \(change)",
            briefs: isExchange
                ? replacement.briefs(writing: to, insteadOf: from) : ["\(replacement.briefPlace): \(change)"],
            effect: nil, briefEffects: [], edit: replacement,
            // A new name is a guess: the other statement may have the wrong one.
            isSafe: slug != Slug.redeclared.rawValue)
    }
}
