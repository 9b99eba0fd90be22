internal import Masonry
internal import Vocabulary

/// Writes plain UIKit constraints without a library, as `NSLayoutConstraint` or as layout anchors where these suffice.
struct PlainConstraintWriter: ConstraintWriter {
    let syntax: any CodeSyntax
    let words: any PlainConstraintWords
    let usesAnchors: Bool

    init(_ language: CodeLanguage, usesAnchors: Bool = false) {
        syntax = language.syntax
        words = language.plainWords
        self.usesAnchors = usesAnchors
    }

    var imports: [String] { [] }

    func released(in scene: CodeScene) -> Set<View> { [] }

    func keys(of views: [(name: String, key: String)]) -> [String] {
        views.map { syntax.assignment("\($0.name).\(UIKitName.viewIdentifier)", syntax.text($0.key)) }
    }

    /// The code that creates and activates the constraints. Those with further settings get variables.
    func paragraphs(for constraints: [LayoutConstraint], in scene: inout CodeScene) -> [[String]] {
        var declarations: [String] = []
        var values: [[String]] = []
        for constraint in constraints {
            let value = value(of: constraint, scene)
            if constraint.priority == LayoutPriority.required, constraint.key == nil {
                values.append(value)
                continue
            }
            let name = scene.claimName(for: constraint)
            declarations += words.declaration(of: name, value)
            if constraint.priority != LayoutPriority.required {
                declarations.append(syntax.assignment("\(name).priority", syntax.priority(constraint.priority)))
            }
            if let key = constraint.key {
                declarations.append(syntax.assignment("\(name).identifier", syntax.text(key)))
            }
            values.append([name])
        }
        return values.isEmpty ? [] : [declarations, activation(of: values)].filter { !$0.isEmpty }
    }

    private func activation(of values: [[String]]) -> [String] {
        guard values.count == 1, let last = values[0].last else { return words.activation(of: values) }
        return values[0].dropLast() + [syntax.assignment("\(last).\(words.active)", syntax.boolean(true))]
    }

    private func value(of constraint: LayoutConstraint, _ scene: CodeScene) -> [String] {
        let first = item(constraint.first, scene)
        let second = constraint.second.map { item($0, scene) }
        if usesAnchors, let anchors = words.anchors(of: constraint, first, second) { return [anchors] }
        return words.constraint(constraint, first, second)
    }

    private func item(_ side: ViewAttribute, _ scene: CodeScene) -> String {
        guard let guide = side.guide else { return scene.name(of: side.view) }
        return guide.belongsToController && side.view.isRoot
            ? words.controllerMember(guide.rawValue) : "\(scene.name(of: side.view)).\(guide.uiKitName)"
    }
}

extension CodeLanguage {
    fileprivate var plainWords: any PlainConstraintWords {
        switch self {
        case .objectiveC: ObjectiveCConstraintWords()
        case .swift: SwiftConstraintWords()
        }
    }
}
