internal import Masonry

/// What nothing sets yet of a view.
struct OpenView: Equatable {
    let view: String
    let components: [FrameComponent]
    /// Whether it goes without saying which view it is.
    var isOnlyView = false

    /// `title x, width`
    var text: String {
        (isOnlyView ? "" : view.visible() + " ") + components.map(\.rawValue).joined(separator: ", ")
    }
}

extension [OpenView] {
    /// `ambiguous: title x, width; icon y`, with as many views as fit the columns, then the number of the others. One or two
    /// are named in any case, and the first of several. Empty if nothing is ambiguous.
    func line(columns: Int) -> String {
        let start = "ambiguous: "
        // Each takes a few columns.
        let fewest = count <= 2 ? count : 1
        for shown in (fewest...Swift.max(fewest, Swift.min(count, columns))).reversed() where !isEmpty {
            let rest = count - shown
            let others = rest == 0 ? [] : ["\(rest) more"]
            let line = start + (prefix(shown).map(\.text) + others).joined(separator: "; ")
            if shown == fewest || line.displayWidth <= columns { return line }
        }
        return ""
    }
}

extension Layout {
    /// The views without all of a position and a size, in order of declaration.
    var openViews: [OpenView] {
        let unplaced = Set(
            findings.compactMap { finding -> String? in
                if case .unplaced(let view) = finding.kind { view } else { nil }
            })
        return items.dropFirst().compactMap { item in
            let open = unplaced.contains(item.name) ? FrameComponent.allCases : item.ambiguous
            let components = [FrameComponent.x, .width, .y, .height].filter(open.contains)
            return components.isEmpty ? nil : OpenView(view: item.name, components: components)
        }
    }
}
