internal import Diagnostics
internal import Masonry

/// The constraints of a layout by the views that they are about, as those are written, and by the places that made them.
struct ConstraintLinks {
    struct Link {
        let view: String
        let other: String?
        let origin: Origin?
    }

    private let links: [Link]
    private var ofView: [String: [Int]] = [:]
    private var ofOrigin: [Origin: [Int]] = [:]

    init(_ layout: Layout) {
        links = layout.constraints.map { constraint in
            Link(
                view: Blame.written(constraint.first.item), other: constraint.second.map { Blame.written($0.item) },
                origin: constraint.origin)
        }
        for (index, link) in links.enumerated() {
            ofView[link.view, default: []].append(index)
            if let origin = link.origin { ofOrigin[origin, default: []].append(index) }
        }
    }

    func of(_ view: String) -> [Link] { ofView[view, default: []].map { links[$0] } }

    func of(_ origin: Origin) -> [Link] { ofOrigin[origin, default: []].map { links[$0] } }
}
