internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Vocabulary

/// A number that is declared but read nowhere, in a chain that may have lost it.
enum UnusedName: EditOperator {
    static let example = EditExample(
        """
        let share = 0.5
        view v
        make.width.equalTo(root)«→.multipliedBy(share)»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.flatMap { chain -> [CandidateEdit] in
            if chain.syntax.usesAnchors || chain.target == nil { return [] }
            let sign = chain.syntax.onlyAttribute?.isFarEdge ?? false ? "-" : ""
            return values(in: chain.scope, script).flatMap { value, isFraction -> [CandidateEdit] in
                let constants: [(Member, String)] =
                    isFraction || chain.syntax.constant != nil ? [] : [(.offset, sign), (.inset, "")]
                return (constants + [(.multipliedBy, ""), (.dividedBy, "")]).map { member, sign in
                    var edit = chain.edit(
                        chain.syntax.span.atEnd, ".\(member.rawValue)(\(sign)\(value))", cost: 1.2)
                    edit.readsUnused = true
                    return edit
                }
            }
        }
    }

    /// The names that are visible, and elements of theirs by the index of a loop; with whether they are fractions.
    static func values(
        in scope: ScriptOutline.Scope, _ script: ScriptOutline
    ) -> [(text: String, isFraction: Bool)] {
        let unused = script.unusedNames
        let index = scope.names(.index).first.map { "[\(script.written($0, in: scope))]" }
        return scope.names(.variable, .number, .parameter).filter(unused.contains).sorted().flatMap { name in
            ["", index].compactMap(\.self).map {
                (script.written(name, in: scope) + $0, script.variables.fractions.contains(name))
            }
        }
    }
}
