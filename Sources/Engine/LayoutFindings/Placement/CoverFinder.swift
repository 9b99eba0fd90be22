internal import Masonry

/// Looks for colored views that hide texts. Views with content are excluded, such as a sheet or the dimmed background
/// of one, unless the content is positioned by the hidden text.
struct CoverFinder {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    func covers() -> [Cover] {
        solved.findings(cover)
    }

    private func cover(_ view: View) -> Cover? {
        guard view.kind == .view, view.color != nil, solved.isPlain(view), let frame = solution.frame(of: view),
            let siblings = view.superview?.subviews, let place = siblings.firstIndex(of: view),
            !view.subviews.contains(where: solved.isShown)
        else { return nil }
        let texts = siblings[..<place].flatMap(texts).filter { text in
            solution.frame(of: text).map(frame.contains) ?? false
        }
        let isFollower = { (other: View) in
            solved.constraints(on: other).contains { tie in tie.second.map { texts.contains($0.view) } ?? false }
        }
        guard let first = texts.first,
            !siblings[(place + 1)...].contains(where: { lies($0, on: frame) && !isFollower($0) })
        else { return nil }
        return Cover(
            view: view.name, texts: texts.map(\.name), origin: view.origin, related: first.origin)
    }

    private func lies(_ view: View, on frame: Rect) -> Bool {
        solved.isShown(view) && (solution.frame(of: view)?.overlaps(frame) ?? false)
    }

    /// The view and its descendants that show text.
    private func texts(in view: View) -> [View] {
        guard solved.isShown(view) else { return [] }
        let isText = view.kind.hasText && view.text?.isEmpty == false && solved.isPlain(view)
        return (isText ? [view] : []) + view.subviews.flatMap(texts)
    }
}
