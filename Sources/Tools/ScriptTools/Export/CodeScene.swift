internal import Masonry
internal import Evaluator

/// The part of a scene that is exported, with the names it has in the code.
struct CodeScene {
    let scene: Scene
    /// The views in the layout except the root, in order of declaration.
    let views: [View]
    /// The active constraints between them, in order of activation.
    let constraints: [LayoutConstraint]
    private let arrangements: [View: StackArrangement]
    private let names: [View: String]
    private(set) var pool: IdentifierPool

    /// - Parameter stacks: the known stack views.
    init(_ scene: Scene, _ syntax: any CodeSyntax, stacks: [View: StackArrangement]) {
        self.scene = scene
        var views = scene.views.filter { !$0.isRoot && $0.isOnScreen }
        var constraints = scene.activeConstraints.filter {
            $0.first.view.isOnScreen && $0.second?.view.isOnScreen != false
        }
        // The code arranges subviews after everything else, in order of the stack views. Where the original order
        // differs, constraints are exported instead.
        let arranging = views.compactMap { stacks[$0] }
        let ties = arranging.flatMap(\.layoutConstraints)
        let gaps = arranging.flatMap(\.gaps)
        let areLast =
            constraints.suffix(ties.count).elementsEqual(ties, by: ===)
            && views.suffix(gaps.count).elementsEqual(gaps, by: ===) && arranging.allSatisfy(\.isInOrderOfSubviews)
        if areLast {
            views.removeLast(gaps.count)
            constraints.removeLast(ties.count)
        }
        arrangements = areLast ? stacks : [:]
        self.views = views
        self.constraints = constraints
        var names: [View: String] = [scene.root: syntax.root]
        var pool = IdentifierPool(reserved: syntax.reserved)
        // Names that are valid identifiers are kept before any others are chosen.
        for view in views { names[view] = pool.claim(exactly: view.name) }
        for view in views where names[view] == nil {
            names[view] = pool.claim(like: view.name, noun: view.kind.rawValue.capitalizedFirst)
        }
        self.names = names
        self.pool = pool
    }

    /// How a view arranges its subviews, if the code makes it a stack view.
    func arrangement(of view: View) -> StackArrangement? { arrangements[view] }

    /// How a view's superview arranges it.
    func arrangement(around view: View) -> StackArrangement? {
        guard let arrangement = view.superview.flatMap({ arrangements[$0] }),
            arrangement.plan?.views.contains(where: { $0 === view }) == true
        else { return nil }
        return arrangement
    }

    /// The variable that holds a view.
    func name(of view: View) -> String { names[view] ?? view.name }

    /// A variable for a constraint.
    mutating func claimName(for constraint: LayoutConstraint) -> String {
        pool.claim(
            like: name(ofSubject: constraint.first.view) + constraint.first.attribute.rawValue.capitalizedFirst,
            noun: "Constraint")
    }

    private func name(ofSubject view: View) -> String { view.isRoot ? view.name : name(of: view) }

    /// Whether every view can be added to its superview as soon as it is created.
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

    /// The views in the order of `addSubview` calls, outer ones first.
    var inHierarchicalOrder: [View] {
        var found: [View] = []
        var pending = [scene.root]
        while let view = pending.popLast() {
            if !view.isRoot, names[view] != nil { found.append(view) }
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
