internal import LayoutLints
internal import Masonry
internal import Vocabulary

// What is said of scroll views, and of the safe area.

extension ScrollProblem {
    var message: String {
        switch kind {
        case .unbroken(let label, let width, _, _):
            "`\(scroll)` scrolls sideways, as nothing limits the width of `\(label)`, which breaks no line and takes "
                + width.spelled
        case .tiedAround(let first, let second):
            "`\(scroll)` scrolls nothing: `\(first)` is tied to `\(second)`, and nothing in it to `\(scroll)`"
        case .heldFromAround(let first, let second):
            "`\(first)` is tied to `\(second)`, which does not scroll as the rest of what is in `\(scroll)` does"
        case .wide(let width, let around):
            "`\(scroll)` scrolls sideways, as `\(width)` is as long as `\(around)`, which goes on around it"
        case .beside(let view):
            "`\(scroll)` scrolls nothing: `\(view)` is tied to its edges, and is not in it"
        }
    }

    var help: String {
        switch kind {
        case .unbroken(_, _, let content, let offset):
            "\(content).makeConstraints { make in make.width.equalTo(\(scroll))"
                + (offset == 0 ? "" : ".\(Member.offset.rawValue)(\(offset.spelled))")
                + " } makes it scroll up and down only (checked)"
        case .tiedAround(let first, _):
            "is `\(first)` to be at `\(scroll).\(first.attribute.rawValue)`? what is tied to a scroll view's edges is what it scrolls"
        case .heldFromAround(let first, _):
            "is `\(first)` to be at the content's `\(first.attribute.rawValue)`?"
        case .beside(let view):
            "a scroll view scrolls what is in it: was `\(view)` to be added to `\(scroll)`?"
        case .wide(let width, _):
            "is `\(width)` to be as long as `\(scroll).\(width.attribute.rawValue)`?"
        }
    }
}

extension UnsafePlace {
    var message: String {
        let place =
            "`\(view)` lies \(distance.spelled) \(distance == 1 ? "point" : "points") outside of the safe area: "
        guard let way else { return place + "`\(edge)` is tied to the screen's edge" }
        if way.outer != edge {
            return place + "`\(edge)` is tied to `\(way.outer.item)`, which goes on to the screen's edge"
        }
        let others = way.others == 0 ? "" : ", with \(way.others) more \(way.others == 1 ? "text" : "texts")"
        return place + "it is in `\(edge.item)`\(others), and `\(edge)` is tied to the screen's edge"
    }

    var help: String { "is `\(edge)` to be at `\(safeEdge)`?" }
}
