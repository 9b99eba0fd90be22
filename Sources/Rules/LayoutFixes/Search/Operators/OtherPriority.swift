internal import FixIts
internal import Diagnostics
internal import Vocabulary

/// A priority where there is none, none where there is one, or another.
enum OtherPriority: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(root)«→.priority(high)»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let words = [Builtin.high, .low, .medium, .required]
        return script.near.chains.flatMap { chain -> [CandidateEdit] in
            let syntax = chain.syntax
            if syntax.usesAnchors { return [] }
            let edit = { (span: Span, text: String, cost: Double) in
                chain.edit(span, text, cost: cost)
            }
            let priorities = syntax.modifiers.filter { $0.name.hasPrefix(Member.priority.rawValue) }
            guard !priorities.isEmpty else {
                if problem.isAgainstUIKit { return [yielding(chain)] }
                return [(script.spelling.priority(.high), 2.6), (script.spelling.priority(.low), 3)].map {
                    edit(syntax.span.atEnd, "." + $0, $1)
                }
            }
            return priorities.flatMap { link -> [CandidateEdit] in
                var edits = [edit(link.span, "", 1.5)]
                let place = link.nameSpan.joined(with: link.span)
                edits += words.map { word in
                    edit(
                        place, script.spelling.priority(word),
                        word == .high || word == .low ? 1.4 : 1.8)
                }
                return edits
            }
        }
    }

    /// The usual answer to a constraint of UIKit's own: one of the script's gives way to it and to nothing else. A length is the
    /// first choice, then a single edge at the end.
    private static func yielding(_ chain: ScriptOutline.Chain) -> CandidateEdit {
        let attributes = chain.syntax.attributes.compactMap(\.attribute)
        let isLength = attributes.contains(where: \.isSize)
        let isEnd = attributes.allSatisfy { [.bottom, .right, .trailing].contains($0) }
        var edit = chain.edit(
            chain.syntax.span.atEnd, ".\(Member.priority.rawValue)(999)", cost: isLength ? 1 : isEnd ? 1.3 : 2.6)
        edit.isUsual = true
        return edit
    }
}
