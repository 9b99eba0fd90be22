package import LayoutLints
internal import Masonry
public import Diagnostics
public import Scripts
internal import Vocabulary
internal import Evaluator

extension Interpreter {
    /// What the scripts that were run say and their writer rarely means, in order of places; less what their comments or
    /// `disabledLints` switch off. Solves if anything changed.
    public var lints: [Diagnostic] {
        // Whoever wants none pays for no search.
        if disabledLints.isSuperset(of: Slug.lints) { return [] }
        let found = scene.search { soughtLints }
        return found + (searchNote.map { [$0] } ?? [])
    }

    private var soughtLints: [Diagnostic] {
        var found: [(diagnostic: Diagnostic, lines: Set<Int>)] = evaluator.remarks.map { ($0, [$0.line ?? 0]) }
        found += commentedDivisors + foreignInterpolations + invisibleCharacters
        var groups: [Group: Int] = [:]
        var constraintFindings: [(finding: ConstraintFinding, others: [ConstraintFinding])] = []
        for finding in scene.constraintFindings() where !disabledLints.contains(finding.slug) {
            let group = Group(finding)
            if let group, let first = groups[group] {
                constraintFindings[first].others.append(finding)
            } else {
                if let group { groups[group] = constraintFindings.count }
                constraintFindings.append((finding, []))
            }
        }
        let conflicts = scene.layout(explained: false).conflicts.compactMap { $0.broken.id.flatMap(scene.constraint) }
        let placementFindings = soughtPlacements.filter { !isBesideConflict($0, conflicts) }
        // What the same words say again as in a conflict is told with that.
        constraintFindings = constraintFindings.filter { finding, _ in
            guard case .duplicate = finding.kind, let line = finding.origin?.line else { return true }
            return !conflicts.contains { $0.origin?.source == finding.origin?.source && $0.origin?.line == line }
        }
        let isSound = constraintFindings.isEmpty && placementFindings.isEmpty
        let mends = isSound ? nil : LintMends(trials: RepairTrials(interpreter: self))
        var statements: Set<String> = []
        for (index, (finding, others)) in constraintFindings.enumerated() {
            let mend = mended(index) { mends?.mend(of: finding) }
            if let mend, !statements.insert(mend.statement).inserted { continue }
            let diagnostic = Diagnostic(finding, others: others, mend: mend)
            found.append((diagnostic, Set([finding.origin?.line, finding.attributeOrigin?.line].compactMap(\.self))))
        }
        // Where a factor was meant as a share, a distance as an offset or another axis, that says why a view reaches out.
        let outward = [Slug.percentMultiplier, .outsideSuperview, .illegalEquation].map(\.rawValue)
        let told = Set(evaluator.remarks.lazy.filter { outward.contains($0.slug) }.map(\.line))
        let reaching = [Slug.outsideSuperview, .positiveOffset].map(\.rawValue)
        found += judged(gathered(placementFindings), mendedBy: mends).map { ($0.diagnostic, $0.lines) }
        // A loop over views that says the same of the current view again and again says nothing of them.
        let unread = Set(evaluator.remarks.lazy.filter { $0.slug == Slug.idleExpression.rawValue }.map(\.line))
        let unadded = evaluator.remarks.filter { $0.slug == Slug.idleExpression.rawValue && $0.replacement != nil }
        found = found.enumerated().filter { index, finding in
            let (slug, line) = (finding.diagnostic.slug, finding.diagnostic.line)
            return index < evaluator.remarks.count
                || !(slug == Slug.overlappingViews.rawValue && isMoved(finding.diagnostic, byOneOf: unadded))
                    && !(reaching.contains(slug) && told.contains(line))
                    && !(slug == Slug.duplicateConstraint.rawValue && unread.contains(line))
        }.map(\.element)
        let wanted = found.filter { !isDisabled($0.diagnostic, on: $0.lines) }.map(\.diagnostic) + unknownLints
        var scripts: [ObjectIdentifier: Int] = [:]
        for (index, source) in knownSources.enumerated() { scripts[ObjectIdentifier(source)] = index }
        let places = wanted.map { lint -> (script: Int, offset: Int) in
            guard let label = lint.labels.first else { return (-1, -1) }
            return (scripts[ObjectIdentifier(label.source)] ?? -1, label.span.lower)
        }
        return wanted.indices.sorted { one, other in
            (places[one].script, places[one].offset, one) < (places[other].script, places[other].offset, other)
        }.map { wanted[$0] }
    }

    /// Whether a view reaches out that leaves too little room beside it for what is broken.
    private func isBesideConflict(_ finding: PlacementFinding, _ conflicts: [LayoutConstraint]) -> Bool {
        guard case .outside(let outside) = finding, let view = scene.view(named: outside.view) else { return false }
        return conflicts.contains { broken in
            let attribute = broken.first.attribute
            return attribute.axis == outside.side.axis && view.superview === broken.first.view.superview
                && scene.activeConstraints.contains { tie in
                    tie.first.view === broken.first.view && tie.second?.view === view
                        && tie.first.attribute.axis == attribute.axis
                }
        }
    }

    /// Whether what lies on one another is placed by a variable that a sum which stands alone was to move.
    private func isMoved(_ overlap: Diagnostic, byOneOf remarks: [Diagnostic]) -> Bool {
        guard let label = overlap.labels.first, let line = overlap.line else { return false }
        let words = label.source.text(in: label.source.range(ofLine: line))
            .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return remarks.contains { remark in
            guard let place = remark.labels.first, place.source === label.source,
                let name = place.source.text(in: place.span).split(whereSeparator: { !$0.isLetter && $0 != "_" }).first
            else { return false }
            return words.contains(name)
        }
    }

    /// What lies where it is hardly meant to; less what comments or `disabledLints` switch off. Solves if anything changed.
    package var placementFindings: [PlacementFinding] {
        judged(soughtPlacements.map { ($0, 0) }, mendedBy: nil).filter { !isDisabled($0.diagnostic, on: $0.lines) }.map(
            \.finding)
    }

    /// Of a text in a font of its own, which is left out of the layout, nothing says how large it is.
    private var soughtPlacements: [PlacementFinding] {
        let font = evaluator.vocabulary.names.intern("font")
        return scene.placementFindings().filter { finding in
            if disabledLints.contains(finding.slug) { return false }
            guard case .squeeze(let squeeze) = finding, let view = scene.view(named: squeeze.view) else { return true }
            return evaluator.kept(font, of: .view(view)) == nil
        }
    }

    /// What one word did to the texts of several views once, with how many others there are.
    private func gathered(_ placementFindings: [PlacementFinding]) -> [(finding: PlacementFinding, others: Int)] {
        var gathered: [(finding: PlacementFinding, others: Int)] = []
        var first: [Axis: [Origin: Int]] = [:]
        for finding in placementFindings {
            if case .squeeze(let squeeze) = finding, let origin = squeeze.causes.first?.origin {
                if let index = first[squeeze.axis]?[origin] {
                    gathered[index].others += 1
                    continue
                }
                first[squeeze.axis, default: [:]][origin] = gathered.count
            }
            gathered.append((finding, 0))
        }
        return gathered
    }

    private func judged(
        _ placementFindings: [(finding: PlacementFinding, others: Int)], mendedBy mends: LintMends?
    ) -> [(finding: PlacementFinding, diagnostic: Diagnostic, lines: Set<Int>)] {
        var statements: Set<String> = []
        return placementFindings.enumerated().compactMap { index, found in
            let (finding, others) = found
            let origins = finding.origins + [scene.view(named: finding.view)?.origin]
            let mend = mended(index) { mends?.mend(of: finding) }
            // What the same mends as one before comes of the same mistake.
            if let mend, !statements.insert(mend.statement).inserted { return nil }
            let diagnostic = Diagnostic(finding, others: others, mend: mend)
            return (finding, diagnostic, Set(origins.compactMap { $0?.line }))
        }
    }

    /// A mend of one of the lints of a kind: who has many mends the first first.
    private func mended(_ index: Int, _ find: () -> Repair?) -> Repair? {
        index < Self.mendedLints && !scene.isSearchOver ? scene.searchPart(find) : nil
    }

    private static let mendedLints = 6

    /// What one word did, whatever the view.
    private struct Group: Hashable {
        let slug: Slug
        let source: String
        /// Of attributes that say nothing the line, as several of a chain stand on one; else the place.
        let place: Range<Int>

        /// Nil where the place is not known.
        init?(_ finding: ConstraintFinding) {
            guard let origin = finding.origin else { return nil }
            slug = finding.slug
            source = origin.source
            if case .ownRelation = finding.kind {
                place = origin.line..<origin.line
            } else {
                place = origin.range
            }
        }
    }

    private func isDisabled(_ lint: Diagnostic, on lines: Set<Int>) -> Bool {
        if disabledLints.contains(where: { $0.rawValue == lint.slug }) { return true }
        guard let source = lint.labels.first?.source else { return false }
        let comments = comments(of: source)
        return lines.contains { comments.disables(lint.slug, on: $0) }
    }

    /// Names in comments that switch nothing off.
    private var unknownLints: [Diagnostic] {
        if disabledLints.contains(.unknownLint) { return [] }
        return knownSources.flatMap { source in
            comments(of: source).misspelt.map { unknownLint($0.span, $0.text, in: source) }
                + comments(of: source).unknown.map { span, text in
                    let nearest = NearestName.of(text, among: Slug.lints.map(\.rawValue))
                    return Diagnostic(
                        severity: .warning, slug: Slug.unknownLint.rawValue, message: "there is no lint `\(text)`",
                        labels: [
                            Diagnostic.Label(
                                source: source, span: span, message: nearest.map { "did you mean `\($0)`?" } ?? "")
                        ],
                        help: nearest == nil
                            ? "the lints are \(Slug.lints.map(\.rawValue).joined(separator: ", "))" : nil,
                        replacement: nearest.map { Replacement(source: source, span: span, text: $0) })
                }
        }
    }

    /// A comment that was to switch lints off in other words.
    private func unknownLint(_ span: Span, _ words: String, in source: SourceText) -> Diagnostic {
        Diagnostic(
            severity: .warning, slug: Slug.unknownLint.rawValue,
            message: "`\(words)` switches nothing off: the word is `\(LintComments.mark)`",
            labels: [Diagnostic.Label(source: source, span: span)],
            replacement: Replacement(source: source, span: span, text: LintComments.mark))
    }
}
