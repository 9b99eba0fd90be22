internal import Masonry
internal import Vocabulary

/// SnapKit, in Swift.
struct SnapKitLibrary: ChainLibrary {
    private let syntax = SwiftSyntax()

    var name: String { "SnapKit" }
    var takesArrays: Bool { false }
    var takesPoints: Bool { false }

    func relatesToWhole(_ guide: BuiltInGuide) -> Bool { !guide.belongsToController }

    func canExpress(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.first.guide == nil else { return false }
        guard let second = constraint.second, second.guide?.belongsToController == true else { return true }
        return [.top, .bottom, .height].contains(second.attribute)
    }

    func relation(of chain: MergedConstraint, in scene: CodeScene) -> String {
        let word = chain.relation.member.rawValue
        switch chain.target {
        case .none:
            return switch chain.constant {
            case .size(let size): "\(word)(\(syntax.size(size)))"
            case .offset(let number): "\(word)(\(number.exactlySpelled))"
            default: ""
            }
        case .item(let view, nil) where view === chain.parts[0].first.view.superview: return "\(word)Superview()"
        case .item(let view, let guide): return "\(word)(\(item(view, guide, scene)))"
        case .attribute(let side):
            let item = item(side.view, side.guide, scene)
            return "\(word)(\(item).\(SnapKitWord.snp.rawValue).\(side.attribute.rawValue))"
        case .each(let views): return "\(word)(\(scene.name(of: views[0])))"
        }
    }

    private func item(_ view: View, _ guide: BuiltInGuide?, _ scene: CodeScene) -> String {
        guard let guide else { return scene.name(of: view) }
        return guide.belongsToController && view.isRoot ? guide.rawValue : "\(scene.name(of: view)).\(guide.uiKitName)"
    }

    func constant(_ constant: MergedConstraint.Constant) -> String {
        switch constant {
        case .offset(let number): "\(Member.offset.rawValue)(\(number.exactlySpelled))"
        case .inset(let number): "\(SnapKitWord.inset.rawValue)(\(number.exactlySpelled))"
        case .insets(let insets): "\(SnapKitWord.inset.rawValue)(\(syntax.insets(insets)))"
        case .size(let size): "\(Member.offset.rawValue)(\(syntax.size(size)))"
        case .point(let point):
            "\(Member.offset.rawValue)(CGPoint(x: \(point.x.exactlySpelled), y: \(point.y.exactlySpelled)))"
        }
    }

    func priority(_ priority: Double) -> String {
        let value =
            switch priority {
            case LayoutPriority.high, LayoutPriority.medium, LayoutPriority.low:
                LayoutPriority.name(of: priority).map { ".\($0)" }
            default: nil as String?
            }
        return "\(Member.priority.rawValue)(\(value ?? priority.exactlySpelled))"
    }

    func key(_ key: String) -> String { "\(SnapKitWord.labeled.rawValue)(\(syntax.text(key)))" }

    func keys(of views: [(name: String, key: String)]) -> [String] {
        views.map { "\($0.name).\(SnapKitWord.snp.rawValue).\(SnapKitWord.setLabel.rawValue)(\(syntax.text($0.key)))" }
    }

    func block(for views: [String], _ chains: [String]) -> [String] {
        if views.count == 1 { return block(for: views[0], chains) }
        return ["[\(views.joined(separator: ", "))].forEach {"] + block(for: "$0", chains).map { "    \($0)" } + ["}"]
    }

    private func block(for view: String, _ chains: [String]) -> [String] {
        ["\(view).\(SnapKitWord.snp.rawValue).\(Member.makeConstraints.rawValue) { make in"]
            + chains.map { "    \($0)" } + ["}"]
    }
}
