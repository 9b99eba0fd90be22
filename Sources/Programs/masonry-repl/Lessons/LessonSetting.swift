internal import Masonry
internal import MasonryLanguage

/// What a goal's script gives a view, and the lesson's solution does not: it belongs to the goal's screen.
struct LessonSetting: Hashable {
    enum Kind: Hashable {
        case safeArea(EdgeInsets)
        case margins(EdgeInsets)
        case text(String)
        case hidden(Bool)

        fileprivate var member: Member {
            switch self {
            case .safeArea: .safeAreaInsets
            case .margins: .layoutMargins
            case .text: .text
            case .hidden: .hidden
            }
        }
    }

    let view: String
    let kind: Kind

    private static let defaults: Set<Kind> = [.safeArea(EdgeInsets(0)), .margins(EdgeInsets(8)), .hidden(false)]

    private static func kinds(of item: Layout.Item) -> [Kind] {
        [.safeArea(item.safeAreaInsets), .margins(item.layoutMargins), .hidden(item.isHidden)]
            + (item.text.map { [.text($0)] } ?? [])
    }

    /// The settings of a goal's view, compared with the same view after the solution.
    static func settings(of item: Layout.Item, unlike solved: Layout.Item) -> [LessonSetting] {
        let others = kinds(of: solved)
        return kinds(of: item).filter { kind in
            !defaults.contains(kind) && !others.contains(kind) && others.contains { $0.member == kind.member }
        }.map { LessonSetting(view: item.name, kind: $0) }
    }

    /// The same setting of the same view in another layout.
    func inOther(_ layout: Layout) -> LessonSetting? {
        let kinds = layout.item(named: view).map(Self.kinds) ?? []
        return kinds.first { $0.member == kind.member }.map { LessonSetting(view: view, kind: $0) }
    }

    /// Whether it is about the same setting of the same view.
    func isLike(_ other: LessonSetting) -> Bool { view == other.view && kind.member == other.kind.member }

    /// Whether the view has it, if there is one.
    func holds(in layout: Layout) -> Bool { inOther(layout).map { $0 == self } ?? true }

    /// Gives it to the view, if there is one.
    func apply(to scene: Scene) {
        guard let view = scene.view(named: view) else { return }
        switch kind {
        case .safeArea(let insets): try? view.setSafeAreaInsets(insets)
        case .margins(let margins): try? view.setLayoutMargins(margins)
        case .text(let text): view.text = text
        case .hidden(let isHidden): view.isHidden = isHidden
        }
    }

    /// The statement that does the same.
    var statement: String {
        let value =
            switch kind {
            case .safeArea(let insets), .margins(let insets): Self.tuple(insets)
            case .text(let text): "\"\(text.visible())\""
            case .hidden(let isHidden): "\(isHidden)"
            }
        return "\(view.visible()).\(kind.member.rawValue) = \(value)"
    }

    private static func tuple(_ insets: EdgeInsets) -> String {
        "(\([insets.top, insets.left, insets.bottom, insets.right].map(\.spelled).joined(separator: ", ")))"
    }
}
