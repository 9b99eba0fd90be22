internal import Masonry

extension [Finding] {
    /// ``a has no fixed x or width and b has no fixed y``: what the views that are open lack; nil where none is.
    var openness: String? {
        var (views, lacks): ([String], [String: [String]]) = ([], [:])
        for case .ambiguous(let view, _, let components) in map(\.kind) {
            if lacks[view] == nil { views.append(view) }
            lacks[view, default: []] += components.map(\.rawValue)
        }
        let texts = views.map { "`\($0)` has no fixed \(lacks[$0, default: []].joinedAsList("or"))" }
        return texts.isEmpty ? nil : texts.joinedAsList(limit: Self.named)
    }

    /// ``a and b have no constraints``; nil where each view has some.
    var unplaced: String? {
        let views = compactMap { finding in
            if case .unplaced(let view) = finding.kind { "`\(view)`" } else { nil }
        }
        return views.isEmpty
            ? nil : "\(views.joinedAsList(limit: Self.named)) \(views.count == 1 ? "has" : "have") no constraints"
    }

    /// How many views a list names.
    private static var named: Int { 3 }
}
