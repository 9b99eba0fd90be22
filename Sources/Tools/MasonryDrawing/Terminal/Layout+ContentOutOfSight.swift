internal import Masonry

extension Layout {
    /// The outlines of what scroll views hide of their content, with the names of the views of which nothing is in sight.
    ///
    /// - Parameter root: the item that fills the picture.
    func contentOutOfSight(under root: Int) -> [Backdrop.Outline] {
        guard items.contains(where: { $0.kind == .scroll }) else { return [] }
        let origin = items[root].rootFrame
        var outlines: [Backdrop.Outline] = []
        // By item: the visible part of the nearest scroll view around it.
        var windows = [(box: Box, scroll: Int)?](repeating: nil, count: items.count)
        for (index, _) in itemsInTreeOrder where isShown(index, under: root) {
            let item = items[index]
            let box = Box(item.rootFrame.moved(from: origin))
            let window = index == root ? nil : item.parent.flatMap { windows[$0] }
            let shown = window.map { box.clipped(to: $0.box) } ?? box
            if let window, item.kind != .guide, box.hasSize, !box.sides(beyond: window.box).isEmpty {
                let name = shown == nil ? item.name : ""
                outlines.append(
                    Backdrop.Outline(box: box, style: .away, name: name, item: index, window: window.scroll))
            }
            windows[index] = item.kind == .scroll ? (shown ?? box, index) : window
        }
        return outlines
    }
}
