internal import Masonry
internal import MasonryLanguage

/// What a goal's script gives a view, and the lesson's solution does not: it belongs to the goal's screen.
struct LessonSetting: Hashable {
    enum Kind: Hashable {
        case safeArea(EdgeInsets)
        case margins(EdgeInsets)
        case text(String)
        case hidden
    }

    let view: String
    let kind: Kind

    /// The settings of a goal's view, compared with the same view after the solution.
    static func settings(of item: Layout.Item, unlike solved: Layout.Item) -> [LessonSetting] {
        var kinds: [Kind] = []
        if item.safeAreaInsets != solved.safeAreaInsets, item.safeAreaInsets != EdgeInsets(0) {
            kinds.append(.safeArea(item.safeAreaInsets))
        }
        if item.layoutMargins != solved.layoutMargins, item.layoutMargins != EdgeInsets(8) {
            kinds.append(.margins(item.layoutMargins))
        }
        if let text = item.text, let other = solved.text, text != other { kinds.append(.text(text)) }
        if item.isHidden, !solved.isHidden { kinds.append(.hidden) }
        return kinds.map { LessonSetting(view: item.name, kind: $0) }
    }

    /// Gives it to the view, if there is one.
    func apply(to scene: Scene) {
        guard let view = scene.view(named: view) else { return }
        switch kind {
        case .safeArea(let insets): try? view.setSafeAreaInsets(insets)
        case .margins(let margins): try? view.setLayoutMargins(margins)
        case .text(let text): view.text = text
        case .hidden: view.isHidden = true
        }
    }

    /// The statement that does the same.
    var statement: String {
        let name = view.visible()
        return switch kind {
        case .safeArea(let insets): "\(name).\(Member.safeAreaInsets.rawValue) = \(Self.tuple(insets))"
        case .margins(let margins): "\(name).\(Member.layoutMargins.rawValue) = \(Self.tuple(margins))"
        case .text(let text): "\(name).\(Member.text.rawValue) = \"\(text.visible())\""
        case .hidden: "\(name).\(Member.hidden.rawValue) = true"
        }
    }

    private static func tuple(_ insets: EdgeInsets) -> String {
        "(\([insets.top, insets.left, insets.bottom, insets.right].map(\.spelled).joined(separator: ", ")))"
    }
}
