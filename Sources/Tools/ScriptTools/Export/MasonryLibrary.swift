internal import Masonry
internal import Vocabulary

/// Masonry, in Objective-C.
struct MasonryLibrary: ChainLibrary {
    private let syntax = ObjectiveCSyntax()

    var name: String { "Masonry" }
    var takesArrays: Bool { true }
    var takesPoints: Bool { true }

    /// In some Masonry versions, `mas_safeAreaLayoutGuide` meant only the bottom.
    func relatesToWhole(_ guide: BuiltInGuide) -> Bool { false }

    /// Blocks are for views only, and only some guides have names.
    func canExpress(_ constraint: LayoutConstraint) -> Bool {
        guard constraint.first.view.kind != .guide, constraint.first.guide == nil else { return false }
        guard let second = constraint.second else { return true }
        return second.view.kind != .guide && (second.guide == nil || word(for: second) != nil)
    }

    /// `mas_safeAreaLayoutGuideTop`
    private func word(for side: ViewAttribute) -> String? {
        Spelling.all.first { $0.spelling == side.guide.map { .guideAttribute($0, side.attribute) } }?.text
    }

    func relation(of chain: MergedConstraint, in scene: CodeScene) -> String {
        let word = chain.relation.member.rawValue
        let target: String
        switch chain.target {
        case .none:
            return switch chain.constant {
            case .size(let size): "\(Spelling.prefix)\(word)(\(syntax.size(size)))"
            case .offset(let number): "\(Spelling.prefix)\(word)(\(number.exactlySpelled))"
            default: ""
            }
        case .item(let view, _): target = scene.name(of: view)
        case .attribute(let attribute): target = side(attribute, scene)
        case .each(let views): target = "@[\(views.map(scene.name).joined(separator: ", "))]"
        }
        return "\(word)(\(target))"
    }

    private func side(_ side: ViewAttribute, _ scene: CodeScene) -> String {
        // The guides for bars belong to the view controller.
        let owner =
            side.guide?.belongsToController == true && side.view.isRoot
            ? Builtin.`self`.rawValue : scene.name(of: side.view)
        return "\(owner).\(word(for: side) ?? Spelling.prefix + side.attribute.rawValue)"
    }

    func constant(_ constant: MergedConstraint.Constant) -> String {
        switch constant {
        case .offset(let number): "\(Member.offset.rawValue)(\(number.exactlySpelled))"
        case .inset(let number): "\(Member.inset.rawValue)(\(number.exactlySpelled))"
        case .insets(let insets): "\(Member.insets.rawValue)(\(syntax.insets(insets)))"
        case .size(let size): "\(Member.sizeOffset.rawValue)(\(syntax.size(size)))"
        case .point(let point):
            "\(Member.centerOffset.rawValue)(\(Builtin.makePoint.rawValue)(\(point.x.exactlySpelled), \(point.y.exactlySpelled)))"
        }
    }

    func priority(_ priority: Double) -> String {
        switch priority {
        case LayoutPriority.high: "\(Member.priorityHigh.rawValue)()"
        case LayoutPriority.medium: "\(Member.priorityMedium.rawValue)()"
        case LayoutPriority.low: "\(Member.priorityLow.rawValue)()"
        default: "\(Member.priority.rawValue)(\(syntax.priority(priority)))"
        }
    }

    func key(_ key: String) -> String { "\(Member.key.rawValue)(\(syntax.text(key)))" }

    func keys(of views: [(name: String, key: String)]) -> [String] {
        let own = views.filter { $0.name == $0.key }.map(\.name)
        let attached = own.count > 1 ? Set(own) : []
        let rest = views.filter { !attached.contains($0.key) }
        return (attached.isEmpty ? [] : ["\(Builtin.attachKeys.rawValue)(\(own.joined(separator: ", ")));"])
            + rest.map { syntax.assignment("\($0.name).\(Spelling.prefix)\(Member.key.rawValue)", syntax.text($0.key)) }
    }

    func block(for views: [String], _ chains: [String]) -> [String] {
        let receiver = views.count == 1 ? views[0] : "@[\(views.joined(separator: ", "))]"
        return [
            "[\(receiver) \(Spelling.prefix)\(Member.makeConstraints.rawValue):^(MASConstraintMaker *make) {"
        ]
            + chains.map { "    \($0)" } + ["}];"]
    }
}
