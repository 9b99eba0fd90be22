internal import Masonry
internal import Vocabulary

/// Writes constraints as chains, in a block for each run of constraints on one view. Those that the library can't
/// express become plain UIKit code.
struct ChainWriter: ConstraintWriter {
    let library: any ChainLibrary
    let plain: PlainConstraintWriter

    var imports: [String] { [library.name] }

    func released(in scene: CodeScene) -> Set<View> {
        Set(scene.constraints.filter(library.canExpress).map(\.first.view))
    }

    func keys(of views: [(name: String, key: String)]) -> [String] { library.keys(of: views) }

    func paragraphs(for constraints: [LayoutConstraint], in scene: inout CodeScene) -> [[String]] {
        var paragraphs: [[String]] = []
        for stretch in stretches(of: constraints, in: scene) {
            if stretch.chains.isEmpty {
                paragraphs += plain.paragraphs(for: stretch.others, in: &scene)
            } else {
                paragraphs.append(library.block(for: stretch.views.map(scene.name), stretch.chains))
            }
        }
        return paragraphs
    }

    /// Equal chains for several views, or constraints that the library can't express.
    private struct Stretch {
        var views: [View] = []
        var chains: [String] = []
        var others: [LayoutConstraint] = []
    }

    private func stretches(of constraints: [LayoutConstraint], in scene: CodeScene) -> [Stretch] {
        var stretches: [Stretch] = []
        var rest = constraints[...]
        while let first = rest.first {
            let view = first.first.view
            guard library.canExpress(first) else {
                let others = rest.prefix { !library.canExpress($0) }
                rest = rest.dropFirst(others.count)
                stretches.append(Stretch(others: Array(others)))
                continue
            }
            let own = rest.prefix { $0.first.view === view && library.canExpress($0) }
            rest = rest.dropFirst(own.count)
            let chains = MergedConstraint.joined(Array(own), for: library).map { chain($0, scene) }
            let areForAll = stretches.last.map { last in
                // Views and guides have different types.
                last.chains == chains
                    && last.views.allSatisfy { $0 !== view && ($0.kind == .guide) == (view.kind == .guide) }
            }
            if areForAll == true {
                stretches[stretches.count - 1].views.append(view)
            } else {
                stretches.append(Stretch(views: [view], chains: chains))
            }
        }
        return stretches
    }

    private func chain(_ chain: MergedConstraint, _ scene: CodeScene) -> String {
        var links = [Builtin.make.rawValue, attributes(chain.attributes), library.relation(of: chain, in: scene)]
        if chain.multiplier != 1 {
            links.append("\(Member.multipliedBy.rawValue)(\(chain.multiplier.exactlySpelled))")
        }
        if case .none = chain.target {
        } else if !chain.constant.isZero {
            links.append(library.constant(chain.constant))
        }
        if chain.priority != LayoutPriority.required { links.append(library.priority(chain.priority)) }
        if let key = chain.key { links.append(library.key(key)) }
        return links.joined(separator: ".") + plain.syntax.terminator
    }

    private func attributes(_ attributes: [Attribute]) -> String {
        switch attributes {
        case [.left, .right, .top, .bottom]: Member.edges.rawValue
        case [.width, .height]: Member.size.rawValue
        case [.centerX, .centerY]: Member.center.rawValue
        default: attributes.map(\.rawValue).joined(separator: ".")
        }
    }
}

extension MergedConstraint.Constant {
    /// Whether the chain is the same without it.
    fileprivate var isZero: Bool {
        switch self {
        case .offset(let number), .inset(let number): number == 0
        case .insets, .size, .point: false
        }
    }
}
