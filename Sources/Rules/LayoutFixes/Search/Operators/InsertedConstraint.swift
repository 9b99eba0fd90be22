internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// One more constraint of a view: to an edge of its superview, to a neighbor, a size, as another view has it.
enum InsertedConstraint: EditOperator {
    static let example = EditExample(
        """
        view v
        make.left.equalTo(root).offset(16)«→
        make.top.equalTo(root).offset(16)»
        """)

    static let quota = 160

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        var done: Set<String> = []
        return problem.views.filter { done.insert($0).inserted }.flatMap { view -> [CandidateEdit] in
            let places = script.placesForChain(
                of: view, madeAt: problem.makers[view] ?? [], open: problem.openViews)
            let own = places.flatMap { place -> [CandidateEdit] in
                let added = AddedChains(of: view, at: place, in: script, problem)
                return edits(added.all, of: view, at: place, problem)
                    + edits(added.unused, of: view, at: place, problem, readsUnused: true)
                    + added.axes.flatMap { axis in
                        edits(added.lengths(along: axis), of: view, at: place, problem).map { edit in
                            var edit = edit
                            edit.guess = "\(view) \(axis.rawValue)"
                            return edit
                        }
                    }
            }
            // What is in a view may be meant to set its size.
            let ends = script.placesForEnds(of: view).flatMap { child, place in
                edits(
                    AddedChains(of: child, at: place, in: script, problem).ends(of: view), of: child, at: place, problem
                )
            }
            return own + (problem.isOpen ? ends : [])
        }
    }

    private static func edits(
        _ chains: [AddedChains.Chain], of view: String, at place: ScriptOutline.ChainPlace, _ problem: SearchProblem,
        readsUnused: Bool = false
    ) -> [CandidateEdit] {
        chains.map { text, cost in
            var edit = CandidateEdit(
                place.span, place.text(text), cost: cost + (problem.isOpen ? 0 : 0.4) - place.likelihood,
                at: place.statement, of: [view])
            edit.isInsertion = true
            edit.readsUnused = readsUnused
            edit.addition = CandidateEdit.Addition(text: place.statement(text), position: place.position)
            return edit
        }
    }
}

extension ScriptOutline.ChainPlace {
    /// How much less likely a constraint is missing elsewhere.
    fileprivate var likelihood: Double {
        switch position {
        case .inside: 0.8
        case .inElse: 0.3
        case .before, .after: 0
        }
    }
}

/// The constraints that a view could get at a place, as chains without their maker or as anchors.
private struct AddedChains {
    typealias Chain = (text: String, cost: Double)

    /// The length of controls, in points.
    private static let usualLength = 44.0

    let view: String
    let script: ScriptOutline
    let problem: SearchProblem
    let scope: ScriptOutline.Scope
    let usesAnchors: Bool
    /// The edges of a row: left and right, or leading and trailing.
    let sides: (near: Attribute, far: Attribute)
    let parent: String
    /// The superview, the root's safe area where the script has that, and its guides that have a name.
    let outsides: [String]
    let siblings: [String]
    /// The siblings that are declared right before and after the view.
    let neighbors: [String]
    /// The variables that the view is assigned to, for the next round of a loop.
    let earlier: [String]

    init(
        of view: String, at place: ScriptOutline.ChainPlace, in script: ScriptOutline, _ problem: SearchProblem
    ) {
        (self.view, self.script, self.problem, scope) = (view, script, problem, place.scope)
        usesAnchors = script.usesAnchorsAlone
        sides = usesAnchors || script.followsReadingDirection ? (.leading, .trailing) : (.left, .right)
        let parent = script.views.parents[view] ?? Builtin.root.rawValue
        let known = Set(place.scope.known.map(\.name))
        let siblings = script.views.parents.keys.sorted().filter {
            $0 != view && script.views.parents[$0] == parent && known.contains($0)
        }
        let neighbors = siblings.filter { script.views.previous[view] == $0 || script.views.previous[$0] == view }
        (self.parent, self.neighbors) = (parent, neighbors)
        let holders = Set(script.variables.namesAsValues.filter { $0.use.name == view }.map(\.variable))
        earlier = place.scope.names(.variable).filter { holders.contains($0) }
        let guides = BuiltInGuide.allCases.map { "\(parent).\($0.rawValue)" }
        let aliases = script.variables.namesAsValues.filter {
            guides.contains($0.use.name) && known.contains($0.variable)
        }
        let safeArea = "\(parent).\(BuiltInGuide.safeArea.rawValue)"
        let hasSafeArea = parent == Builtin.root.rawValue && script.source.accent == .masonry && script.usesSafeArea
        let isNamed = aliases.contains { $0.use.name == safeArea }
        outsides = [parent] + (hasSafeArea && !isNamed ? [safeArea] : []) + aliases.map(\.variable)
        self.siblings = neighbors + siblings.filter { !neighbors.contains($0) }.prefix(8)
    }

    var all: [Chain] {
        axes.flatMap { edges(along: $0) + sizes(along: $0) + (usesAnchors ? [] : alike(along: $0)) }
            + (usesAnchors ? [] : joint)
    }

    /// Chains with names that nothing else reads.
    var unused: [Chain] { usesAnchors ? [] : axes.flatMap(unused) }

    var axes: [Axis] { problem.openAxis.map { [$0] } ?? [.horizontal, .vertical] }

    /// The far edges of a superview for those of the view.
    func ends(of superview: String) -> [Chain] {
        axes.flatMap { axis in
            let far = edges(of: axis)[1]
            return constants(at: far).map { (text(far, to: superview, constant: $0), 2.4) }
        }
    }

    private func edges(of axis: Axis) -> [Attribute] {
        axis == .vertical ? [.top, .bottom] : [sides.near, sides.far]
    }

    /// Whether an equality sets the attribute already: another one would move the view it refers to.
    private func isSet(_ edge: Attribute) -> Bool {
        problem.attributesSet[view]?.contains(edge) ?? false
    }

    /// No constant and the usual ones, as they lead away from an edge.
    private func constants(at edge: Attribute) -> [String] {
        [""] + problem.usualGaps.map { (edge.isFarEdge ? "-" : "") + $0 }
    }

    private func text(
        _ first: Attribute, _ relation: Member = .equalTo, to other: String, _ side: Attribute? = nil,
        constant: String = ""
    ) -> String {
        let written = script.written(other, in: scope)
        if usesAnchors {
            let isOwn = script.source.accent == .swift && written == Builtin.`self`.rawValue
            return script.spelling.anchors(
                anchor(first), relation, (isOwn ? "" : "\(written).") + (side ?? first).anchor, constant)
        }
        let offset = constant.isEmpty ? "" : ".\(Member.offset.rawValue)(\(constant))"
        return "\(first.rawValue).\(relation.rawValue)(\(written)\(side.map(script.spelling.side) ?? ""))\(offset)"
    }

    private func text(_ first: Attribute, toValue value: String) -> String {
        usesAnchors
            ? script.spelling.anchors(anchor(first), .equalTo, nil, value)
            : "\(first.rawValue).\(script.spelling.relation(toValue: value))"
    }

    private func anchor(_ attribute: Attribute) -> String { "\(script.written(view, in: scope)).\(attribute.anchor)" }

    private func edges(along axis: Axis) -> [Chain] {
        edges(of: axis).filter { !isSet($0) }.flatMap { edge -> [Chain] in
            let constants = constants(at: edge)
            let limit: Member = edge.isFarEdge ? .lessThanOrEqualTo : .greaterThanOrEqualTo
            let limits = constants.dropFirst().prefix(3)
            var chains = outsides.flatMap { outside in constants.map { (text(edge, to: outside, constant: $0), 2.6) } }
            chains += limits.map { (text(edge, limit, to: parent, constant: $0), 3.2) }
            for sibling in siblings {
                let isNear = neighbors.contains(sibling)
                let across = edge.acrossTheView
                chains.append((text(edge, to: sibling), 2.8))
                chains += constants.prefix(isNear ? constants.count : 4).map {
                    (text(edge, to: sibling, across, constant: $0), isNear ? 2.7 : 3)
                }
                chains += limits.map { (text(edge, limit, to: sibling, across, constant: $0), isNear ? 3 : 3.3) }
            }
            chains += earlier.flatMap { name in
                constants.map { (text(edge, to: name, edge.acrossTheView, constant: $0), 2.8) }
            }
            return chains
                + scope.names(.variable, .parameter).flatMap { name in
                    constants.prefix(2).map { (text(edge, to: name, constant: $0), 3) }
                }
        }
    }

    private func sizes(along axis: Axis) -> [Chain] {
        let isRow = axis == .horizontal
        let (length, center): (Attribute, Attribute) = isRow ? (.width, .centerX) : (.height, .centerY)
        var chains = ([parent] + siblings).map { (text(length, to: $0), 2.8) }
        // A center next to an edge would set a length, which is rarely intended.
        if !hasEdge(along: axis) {
            chains += [(text(center, to: parent), 2.8)] + siblings.map { (text(center, to: $0), 3) }
        }
        chains += scope.names(.number, .parameter).sorted().map {
            (text(length, toValue: script.written($0, in: scope)), 3)
        }
        if let image = script.imageSizes[view], image.width > 0, image.height > 0, !usesAnchors {
            let (one, other) = isRow ? (image.width, image.height) : (image.height, image.width)
            let factor = "\(Member.multipliedBy.rawValue)(\(one.spelled) / \(other.spelled))"
            chains.append(("\(text(length, to: view, isRow ? .height : .width)).\(factor)", 1))
        }
        return chains
    }

    /// Widths and heights by numbers that the script has, or a usual one: which number is meant is a guess.
    func lengths(along axis: Axis) -> [Chain] {
        let sizes = Set(script.numbers.filter { !$0.isCount && (1...400).contains($0.value) }.map(\.value))
        return sizes.union([Self.usualLength]).sorted().map { size in
            (text(axis == .horizontal ? .width : .height, toValue: size.spelled), size < 20 ? 3.8 : 3.4)
        }
    }

    private func hasEdge(along axis: Axis) -> Bool {
        script.chains.contains { chain in
            chain.scope.subjects.contains(view)
                && chain.syntax.attributes.contains { link in
                    link.attribute.map { $0.isSide && $0.axis == axis } ?? (link.member == .edges)
                }
        }
    }

    private func unused(along axis: Axis) -> [Chain] {
        let (length, other): (Attribute, Attribute) = axis == .horizontal ? (.width, .height) : (.height, .width)
        let center: Attribute = axis == .horizontal ? .centerX : .centerY
        let others = [parent] + siblings.prefix(4)
        return UnusedName.values(in: scope, script).flatMap { value, isFraction -> [String] in
            let scaled = [text(length, to: view, other), text(length, to: parent)].flatMap { chain in
                [Member.multipliedBy, .dividedBy].map { "\(chain).\($0.rawValue)(\(value))" }
            }
            let centers = others.map { "\(text(center, to: $0)).\(Member.multipliedBy.rawValue)(\(value))" }
            if isFraction { return scaled + centers }
            let edges = edges(of: axis).flatMap { edge in
                let constant = (edge.isFarEdge ? "-" : "") + value
                return [text(edge, to: parent, constant: constant)]
                    + neighbors.map { text(edge, to: $0, edge.acrossTheView, constant: constant) }
            }
            let spans = [self.edges(of: axis).map(\.rawValue).joined(separator: "."), "size", "center", "edges"]
            return [text(length, toValue: value)] + scaled + centers
                + others.map { text(center, to: $0, constant: value) } + edges
                + spans.map { "\($0).\(Member.equalTo.rawValue)(\(value))" }
        }.map { ($0, 1.2) }
    }

    /// Chains for both axes at once, where both are open, and for both edges of one.
    private var joint: [Chain] {
        let equal = Member.equalTo.rawValue
        let outsides = outsides.map { script.written($0, in: scope) }
        let insets = [""] + problem.usualGaps.map { ".\(Member.inset.rawValue)(\($0))" }
        let (near, far) = (sides.near.rawValue, sides.far.rawValue)
        let open = problem.openAxes[view] ?? []
        let spansBothAxes = !problem.isOpen || open.count != 1
        let spans =
            (spansBothAxes || open.contains(.horizontal) ? ["\(near).\(far)"] : [])
            + (spansBothAxes || open.contains(.vertical) ? ["top.bottom"] : [])
        let corners =
            spansBothAxes
            ? [
                "edges", "\(near).top.\(far)", "\(near).\(far).bottom", "top.\(near)", "\(near).top.bottom",
                "top.\(far).bottom", "top.\(far)", "\(far).bottom", "\(near).bottom",
            ] : []
        let edges = (spans + corners).flatMap { side in
            outsides.flatMap { outside in
                insets.map { ("\(side).\(equal)(\(outside))\($0)", side == "edges" ? 2.4 : 2.7) }
            }
        }
        let alike = neighbors.flatMap { neighbor in
            spans.map { ("\($0).\(equal)(\(script.written(neighbor, in: scope)))", 2.9) }
        }
        if !spansBothAxes { return edges + alike }
        let sizes =
            script.sizes.map { script.text($0.span) } + scope.names(.number).sorted() + [Self.usualLength.spelled]
        let centers = Axis.allCases.contains(where: hasEdge) ? [] : outsides
        return centers.map { ("center.\(equal)(\($0))", 2.6) } + edges
            + sizes.map { ("size.\(equal)(\($0))", 2.8) } + alike
    }

    /// The chains of other views, for this one, and those of this one, for the other axis.
    private func alike(along axis: Axis) -> [Chain] {
        script.chains.compactMap { chain in
            guard let other = chain.scope.subjects.first, !chain.syntax.usesAnchors,
                let first = chain.syntax.attributes.first
            else { return nil }
            if other == view {
                guard chain.syntax.onlyAttribute?.axis != axis else { return nil }
                return script.transposed(chain).map { ($0, 2.5) }
            }
            guard script.views.parents.keys.contains(other),
                chain.syntax.attributes.contains(where: { $0.attribute?.axis ?? axis == axis }),
                chain.syntax.attributes.contains(where: { $0.attribute.map { !isSet($0) } ?? true })
            else { return nil }
            var names = [other: view, script.views.parents[other] ?? Builtin.root.rawValue: parent]
            if let before = script.views.previous[other], let ownBefore = script.views.previous[view] {
                names[before] = ownBefore
            }
            let text = script.text(
                Span(first.nameSpan.lower, chain.syntax.span.upper),
                replacing: script.uses(in: chain.syntax.span).compactMap { use in
                    names[use.name].map { (use.span, script.written($0, in: scope)) }
                })
            return (text, script.views.parents[other] == script.views.parents[view] ? 2.2 : 2.8)
        }
    }
}
