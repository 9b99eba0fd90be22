internal import Masonry
internal import Vocabulary
internal import Diagnostics

/// Writes statements that make, change or take away constraints, in terms that can be typed at the top level.
struct StatementWriter {
    let scene: Scene
    var accent = Accent.masonry
    /// What the root is called.
    var rootName = Builtin.root.rawValue
    /// What the source calls a view that has another name there than its own.
    var spelling: (View) -> String? = { _ in nil }
    /// Whether the source speaks of UIKit's layout anchors alone, and of neither library's chains.
    var usesAnchors = false
    /// The views that top-level names stand for, by name.
    let namedViews: (String) -> View?

    // MARK: Repairs

    /// The statement that gives required constraints an optional priority. They stay the ones that variables stand for.
    func statement(weakening ids: [Int], to priority: Double) -> String {
        statement(forEach: ids) { handle in
            "\(handle).\(Member.deactivate.rawValue)(); \(assignment(of: priority, to: handle)); "
                + "\(handle).\(Member.activate.rawValue)()"
        }
    }

    /// The statement that takes constraints away.
    func statement(dropping ids: [Int]) -> String {
        statement(forEach: ids) { "\($0).\(Member.deactivate.rawValue)()" }
    }

    /// The statement that gives constraints another constant, in points.
    func statement(givingConstant constant: Double, to ids: [Int]) -> String {
        statement(forEach: ids) { "\($0).\(Member.constant.rawValue) = \(constant.exactlySpelled)" }
    }

    private func statement(forEach ids: [Int], _ change: (String) -> String) -> String {
        if ids.count == 1 { return change(handle(of: "\(ids[0])")) }
        let list = ids.map { "\($0)" }.joined(separator: ", ")
        return "\(ReservedWord.for.rawValue) n \(ReservedWord.in.rawValue) [\(list)] { \(change(handle(of: "n"))) }"
    }

    /// `root.constraint(6)`
    private func handle(of id: String) -> String {
        "\(Builtin.root.rawValue).\(Member.constraint.rawValue)(\(id))"
    }

    private func assignment(of priority: Double, to handle: String) -> String {
        "\(handle).\(Member.priority.rawValue) = \(spelled(priority: priority))"
    }

    /// The statement that gives an optional constraint, or what a view's content asks for, another optional priority; nil
    /// where the view can't be said.
    func statement(giving priority: Double, to member: Conflict.Member) -> String? {
        switch member {
        case .constraint(let id): return assignment(of: priority, to: handle(of: "\(id)"))
        case .intrinsic(let equation):
            guard let view = scene.view(named: equation.view) else { return nil }
            let setter: Member =
                equation.kind == .hugging ? .setContentHuggingPriority : .setContentCompressionResistancePriority
            return expression(for: view).map {
                "\($0).\(setter.rawValue)(\(spelled(priority: priority)), \(equation.axis.rawValue))"
            }
        }
    }

    /// The statement that lets constraints place a view that keeps the frame it was given.
    func statement(lettingGo view: View) -> String? {
        expression(for: view).map { "\($0).\(Member.translatesAutoresizingMaskIntoConstraints.rawValue) = false" }
    }

    /// The statement that adds what settles an ambiguity; nil where a view that it speaks of can't be said.
    func statement(for additions: [Ambiguity.Addition], of view: View) -> String? {
        if usesAnchors { return anchors(for: additions) }
        return chains(for: additions).flatMap { made(by: $0, on: view) }
    }

    /// The same while the view is the current one.
    func chains(for additions: [Ambiguity.Addition]) -> String? {
        var chains: [String] = []
        for addition in additions {
            let first = side(addition.first)
            let second = addition.second.flatMap(side)
            guard let first, (second == nil) == (addition.second == nil) else { return nil }
            let chain = chain(
                first, addition.relation, second, multiplier: 1, constant: addition.constant,
                priority: LayoutPriority.required)
            guard let chain else { return nil }
            chains.append(chain)
        }
        return chains.isEmpty ? nil : chains.joined(separator: "; ")
    }

    /// The same of one of many views, whose superview may be another one for each.
    func chains(for additions: [Ambiguity.Addition], inEach view: View) -> String? {
        let isNamed = view.superview.map { $0.isRoot || namedViews($0.name) === $0 } ?? true
        if isNamed { return chains(for: additions) }
        var writer = self
        writer.spelling = { [spelling] other in
            other === view.superview ? Builtin.superview.rawValue : spelling(other)
        }
        return writer.chains(for: additions)
    }

    // MARK: Chains

    /// `multipliedBy(0.5)`, and `dividedBy(3)` for a part that has no end as a decimal.
    func factor(_ multiplier: Double) -> String {
        let divisor = (1 / multiplier).rounded()
        let isPart = divisor >= 3 && divisor <= 12 && abs(1 / divisor - multiplier) < 1e-12
        return isPart && multiplier.exactlySpelled.count > 6
            ? "\(Member.dividedBy.rawValue)(\(divisor.exactlySpelled))"
            : "\(Member.multipliedBy.rawValue)(\(multiplier.exactlySpelled))"
    }

    func made(by chains: String, on view: View) -> String? {
        expression(for: view).map {
            "\($0).\(Member.makeConstraints.rawValue) { \(Builtin.make.rawValue) in \(chains) }"
        }
    }

    /// `make.left.equalTo(card).offset(16)`
    func chain(
        _ first: ViewAttribute, _ relation: Relation, _ second: ViewAttribute?, multiplier: Double, constant: Double,
        priority: Double
    ) -> String? {
        guard first.guide == nil else { return nil }
        let method: Member =
            switch relation {
            case .equal: .equalTo
            case .lessThanOrEqual: .lessThanOrEqualTo
            case .greaterThanOrEqual: .greaterThanOrEqualTo
            }
        var text = "\(Builtin.make.rawValue).\(first.attribute.rawValue).\(method.rawValue)("
        if let second {
            guard let target = target(second, of: first) else { return nil }
            text += "\(target))"
            if multiplier != 1 { text += ".\(factor(multiplier))" }
            if constant != 0 { text += ".\(Member.offset.rawValue)(\(constant.exactlySpelled))" }
        } else {
            text += "\(constant.exactlySpelled))"
        }
        if priority != LayoutPriority.required {
            text += ".\(Member.priority.rawValue)(\(spelled(priority: priority)))"
        }
        return text
    }

    /// A view alone stands for the attribute that is related to it.
    func target(_ second: ViewAttribute, of first: ViewAttribute) -> String? {
        guard let view = expression(for: second.view) else { return nil }
        let attribute = second.attribute.rawValue
        if second.attribute == first.attribute, second.guide == nil { return view }
        switch (accent, second.guide) {
        case (.masonry, let guide): return view + (guide.map { ".\($0.rawValue)" } ?? "") + ".\(attribute)"
        case (.objectiveC, nil): return "\(view).\(Spelling.prefix)\(attribute)"
        case (.swift, nil): return "\(view).\(SnapKitWord.snp.rawValue).\(attribute)"
        case (.objectiveC, let guide?):
            let spelling = Spelling.guideAttribute(guide, second.attribute)
            return Spelling.all.first { $0.spelling == spelling }.map { "\(view).\($0.text)" }
        case (.swift, let guide?): return "\(view).\(guide.uiKitName).\(SnapKitWord.snp.rawValue).\(attribute)"
        }
    }

    /// The priority as a script says it: by its name where it has one.
    func spelled(priority: Double) -> String {
        let names: [Builtin] = [.required, .high, .medium, .low, .fittingSize]
        let values = [
            LayoutPriority.required, LayoutPriority.high, LayoutPriority.medium, LayoutPriority.low,
            LayoutPriority.fittingSize,
        ]
        return values.firstIndex(of: priority).map { names[$0].rawValue } ?? priority.exactlySpelled
    }

    // MARK: Views

    /// What stands for the view at the top level: its name, or the way to it from a superview; nil for a guide without a
    /// name.
    func expression(for view: View) -> String? {
        if let spelling = spelling(view) { return spelling }
        if view.isRoot { return rootName }
        // Where several are called the same, a name is none that a source says.
        if namedViews(view.name) === view, !view.name.contains("#") { return view.name }
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        return expression(for: superview).map { "\($0).\(Member.subviews.rawValue)[\(index)]" }
    }

    func side(_ anchor: Layout.Anchor) -> ViewAttribute? {
        if let view = scene.view(named: anchor.item) { return view.attribute(anchor.attribute) }
        for guide in BuiltInGuide.allCases where anchor.item.hasSuffix(".\(guide.rawValue)") {
            let name = String(anchor.item.dropLast(guide.rawValue.count + 1))
            if let view = scene.view(named: name) {
                return ViewAttribute(view: view, guide: guide, attribute: anchor.attribute)
            }
        }
        return nil
    }
}
