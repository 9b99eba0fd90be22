public import Masonry

extension Interpreter {
    /// What the scripts that were run say and their writer rarely means, in order of places; less what their comments or
    /// `disabledLints` switch off. Solves if anything changed.
    public var lints: [Diagnostic] {
        var found: [(diagnostic: Diagnostic, lines: Set<Int>)] = evaluator.remarks.map { ($0, [$0.line ?? 0]) }
        found += foreignInterpolations + invisibleCharacters
        var groups: [Group: Int] = [:]
        var surprises: [(surprise: Surprise, others: Int)] = []
        for surprise in scene.surprises() {
            let group = Group(slug: surprise.slug, origin: surprise.origin)
            if surprise.origin != nil, let first = groups[group] {
                surprises[first].others += 1
            } else {
                groups[group] = surprises.count
                surprises.append((surprise, 0))
            }
        }
        for (surprise, others) in surprises {
            let diagnostic = Diagnostic(surprise, others: others)
            found.append((diagnostic, Set([surprise.origin?.line, surprise.attributeOrigin?.line].compactMap(\.self))))
        }
        found += judgedOddities.map { ($0.diagnostic, $0.lines) }
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

    /// What lies where it is hardly meant to; less what comments or `disabledLints` switch off. Solves if anything changed.
    public var oddities: [Oddity] {
        judgedOddities.filter { !isDisabled($0.diagnostic, on: $0.lines) }.map(\.oddity)
    }

    private var judgedOddities: [(oddity: Oddity, diagnostic: Diagnostic, lines: Set<Int>)] {
        let writer = writer
        return scene.oddities().map { oddity in
            let origins = oddity.origins + [scene.view(named: oddity.view)?.origin]
            let diagnostic = Diagnostic(oddity, mend: writer.statement(mending: oddity))
            return (oddity, diagnostic, Set(origins.compactMap { $0?.line }))
        }
    }

    /// What one word did, whatever the view.
    private struct Group: Hashable {
        let slug: Slug
        let origin: Origin?
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
            comments(of: source).unknown.map { span, text in
                let nearest = NearestName.of(text, among: Slug.lints.map(\.rawValue))
                return Diagnostic(
                    severity: .warning, slug: Slug.unknownLint.rawValue, message: "there is no lint `\(text)`",
                    labels: [
                        Diagnostic.Label(
                            source: source, span: span, message: nearest.map { "did you mean `\($0)`?" } ?? "")
                    ],
                    help: nearest == nil ? "the lints are \(Slug.lints.map(\.rawValue).joined(separator: ", "))" : nil,
                    replacement: nearest.map { Replacement(source: source, span: span, text: $0) })
            }
        }
    }
}
