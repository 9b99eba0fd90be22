internal import Masonry
internal import MasonryLanguage

extension [Finding] {
    /// The notes about findings that are resolved, each once. Views with the same one are named together.
    var resolutions: [Diagnostic] {
        var alike: [[String]: [String]] = [:]
        for finding in self { alike[finding.occasion, default: []].append(finding.about) }
        var said: Set<String> = []
        return map { finding in
            let views = alike[finding.occasion] ?? []
            return finding.resolution(of: views.count > Self.fewAlike ? views : [finding.about], naming: Self.fewAlike)
        }.filter { said.insert($0.message).inserted }
    }

    /// How many views are named one by one.
    private static var fewAlike: Int { 3 }
}

extension Finding {
    /// What views whose resolved findings are reported together have in common.
    fileprivate var occasion: [String] {
        switch kind {
        case .ambiguous(_, _, let components): [slug] + components.map(\.rawValue)
        case .unplaced: [slug]
        case .conflict, .openContent, .unsettled, .inexact: subject
        }
    }

    /// The view, or the other subject of the finding.
    fileprivate var about: String { subject.dropFirst().first ?? "" }

    /// The note that the finding is resolved for each of the views.
    fileprivate func resolution(of views: [String], naming limit: Int) -> Diagnostic {
        let list = views.map { "`\($0)`" }.joinedAsList(limit: limit)
        let have = views.count == 1 ? "has" : "have"
        let text =
            switch kind {
            case .conflict(let conflict):
                "the conflict of \(origin?.place(seenFrom: nil) ?? "\(conflict.broken)") is resolved"
            case .ambiguous(_, _, let components):
                "\(list) now \(have) a fixed \(components.map(\.rawValue).joinedAsList())"
            case .openContent(let view, let axis):
                "`\(view)` now has a fixed content \(axis == .horizontal ? "width" : "height")"
            case .unplaced: "\(list) now \(have) constraints or a frame"
            case .unsettled(let view): "the height of `\(view)` is determined now"
            case .inexact: "all frames are exact again"
            }
        return Diagnostic(severity: .note, slug: slug, message: text)
    }
}

extension Layout {
    /// The findings that an earlier layout did not have, and notes on those that are resolved.
    func news(since earlier: Layout) -> (findings: [Finding], notes: [Diagnostic]) {
        let (old, new) = (earlier.findings.subjects, findings.subjects)
        return (
            findings.filter { !old.contains($0.subject) },
            earlier.findings.filter { !new.contains($0.subject) }.resolutions
        )
    }
}
