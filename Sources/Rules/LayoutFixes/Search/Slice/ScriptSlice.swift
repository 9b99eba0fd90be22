internal import Diagnostics
internal import LayoutTerms
internal import Masonry
internal import Syntax
internal import Vocabulary

/// A long script without the statements that don't concern some findings. Spaces replace them, so that every place stays where
/// it was. A view that is far from the findings gets its frame, without the constraints that set it. A long loop has
/// few rounds.
///
/// What it leaves out may matter all the same: the layout has to be compared.
struct ScriptSlice {
    let source: SourceText
    /// What is left out.
    let omitted: [Span]

    /// Nil if everything, or nearly, has to do with the findings.
    ///
    /// - Parameters:
    ///   - places: where the findings are.
    ///   - views: what they are about, as it is written.
    init?(of program: Program, in layout: Layout, near places: [Origin], _ views: [String], _ vocabulary: Vocabulary) {
        let isWhole = program.statements.contains { if case .class = $0.kind { true } else { false } }
        guard !isWhole, !program.source.bytes.contains(UInt8(ascii: "\r")) else { return nil }
        var dependencies = SliceDependencies(program, layout, vocabulary)
        dependencies.keep(places, views)
        let counts = dependencies.longCounts
        guard Double(dependencies.kept.count) < Self.maxShare * Double(program.statements.count) || !counts.isEmpty
        else {
            return nil
        }
        var gaps = SliceGaps(program, keeping: dependencies.kept)
        for count in counts { gaps.setFewRounds(at: count) }
        for name in dependencies.far { gaps.setFrame(of: name, in: layout, declared: dependencies) }
        omitted = gaps.spans
        source = gaps.source
    }

    /// So large a share of the statements may be kept.
    private static let maxShare = 0.5

    /// Whether an edit changes nothing that is left out.
    func allows(_ edit: CandidateEdit) -> Bool {
        [edit.span, edit.swapped].compactMap(\.self).allSatisfy { span in
            !omitted.contains { $0.lower < span.upper && span.lower < $0.upper }
        }
    }
}
