internal import Masonry

/// What of a scene is written as code, with the names that it has there.
struct CodeScene {
    let scene: Scene
    /// What is laid out, the root left out, in order of declaration.
    let views: [View]
    /// What is active between them, in order of activation.
    let constraints: [LayoutConstraint]
    private let names: [View: String]
    private(set) var pool: IdentifierPool

    init(_ scene: Scene, _ syntax: any CodeSyntax) {
        self.scene = scene
        views = scene.views.filter { !$0.isRoot && $0.isOnScreen }
        constraints = scene.activeConstraints.filter {
            $0.first.view.isOnScreen && $0.second?.view.isOnScreen != false
        }
        var names: [View: String] = [scene.root: syntax.root]
        var pool = IdentifierPool(reserved: syntax.reserved)
        // What can keep its name does, whatever comes before it.
        for view in views { names[view] = pool.claim(exactly: view.name) }
        for view in views where names[view] == nil {
            names[view] = pool.claim(like: view.name, noun: view.kind.rawValue.capitalizedFirst)
        }
        self.names = names
        self.pool = pool
    }

    /// The variable that a view is in.
    func name(of view: View) -> String { names[view] ?? view.name }

    /// A variable for a constraint.
    mutating func claimName(for constraint: LayoutConstraint) -> String {
        pool.claim(
            like: name(ofSubject: constraint.first.view) + constraint.first.attribute.rawValue.capitalizedFirst,
            noun: "Constraint")
    }

    private func name(ofSubject view: View) -> String { view.isRoot ? view.name : name(of: view) }

    /// Whether every view can be put into its superview as soon as it is made.
    var isInOrder: Bool {
        let positions = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($0.element, $0.offset) })
        let holders = [scene.root] + views
        return holders.allSatisfy { holder in
            let own = positions[holder] ?? -1
            return [holder.subviews, holder.guides].allSatisfy { children in
                let places = children.compactMap { positions[$0] }
                return places == places.sorted() && places.allSatisfy { $0 > own }
            }
        }
    }

    /// The views in the order in which their superviews get them, the outer ones first.
    var inHierarchicalOrder: [View] {
        var found: [View] = []
        var pending = [scene.root]
        while let view = pending.popLast() {
            if !view.isRoot { found.append(view) }
            pending += (view.guides + view.subviews).reversed()
        }
        return found
    }
}

extension View {
    fileprivate var isOnScreen: Bool {
        var view = self
        while let superview = view.superview { view = superview }
        return view.isRoot
    }
}
