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

    static let quota = 120

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        var done: Set<String> = []
        return problem.views.filter { done.insert($0).inserted }.flatMap { view -> [CandidateEdit] in
            script.usesAnchorsAlone
                ? script.placeForAnchors(of: view).map { edits(ofAnchorsOf: view, at: $0, in: script, problem) } ?? []
                : script.placesForChain(of: view).flatMap { place in edits(of: view, at: place, in: script, problem) }
        }
    }

    private static func edits(
        of view: String, at place: ScriptOutline.ChainPlace, in script: ScriptOutline, _ problem: SearchProblem
    ) -> [CandidateEdit] {
        let axes = problem.openAxis.map { [$0] } ?? [.horizontal, .vertical]
        let single = axes.flatMap { chains(of: view, along: $0, in: script, problem, place.scope) }
        return (single + joint(of: view, in: script, problem, place.scope))
            .map { text, cost in
                var edit = CandidateEdit(
                    place.span, place.text(text), cost: cost + (problem.isOpen ? 0 : 0.4), at: place.statement,
                    of: [view])
                edit.isInsertion = true
                return edit
            }
    }

    private static func edits(
        ofAnchorsOf view: String, at place: ScriptOutline.ChainPlace, in script: ScriptOutline, _ problem: SearchProblem
    ) -> [CandidateEdit] {
        let own = script.written(view, in: place.scope)
        let parent = script.parents[view] ?? Builtin.root.rawValue
        let siblings = script.parents.keys.sorted().filter { $0 != view && script.parents[$0] == parent }.prefix(8)
        func anchor(_ name: String, _ attribute: Attribute) -> String {
            let written = script.written(name, in: place.scope)
            let isOwn = script.source.accent == .swift && written == Builtin.`self`.rawValue
            return (isOwn ? "" : "\(written).") + attribute.anchor
        }
        var texts: [(String, Double)] = []
        func add(_ first: Attribute, _ other: (String, Attribute)?, _ constant: String, _ cost: Double) {
            let second = other.map { anchor($0.0, $0.1) }
            texts.append((script.spelling.anchors("\(own).\(first.anchor)", second, constant), cost))
        }
        let axes = problem.openAxis.map { [$0] } ?? [.horizontal, .vertical]
        for axis in axes {
            let isRow = axis == .horizontal
            let edges: [Attribute] = isRow ? [.leading, .trailing] : [.top, .bottom]
            let (length, center): (Attribute, Attribute) = isRow ? (.width, .centerX) : (.height, .centerY)
            for edge in edges {
                let sign = edge.isFarEdge || edge == .trailing ? "-" : ""
                for gap in [""] + problem.usualGaps {
                    let constant = gap.isEmpty ? "" : sign + gap
                    add(edge, (parent, edge), constant, 2.6)
                    for sibling in siblings { add(edge, (sibling, edge.acrossTheView ?? edge), constant, 2.9) }
                }
            }
            add(center, (parent, center), "", 3)
            add(length, (parent, length), "", 2.8)
            for sibling in siblings { add(length, (sibling, length), "", 2.8) }
            let sizes = Set(script.numbers.filter { !$0.isCount && (20...400).contains($0.value) }.map(\.value))
            for size in sizes.sorted() { add(length, nil, size.spelled, 3.4) }
        }
        return texts.map { text, cost in
            var edit = CandidateEdit(place.span, place.text(text), cost: cost, at: place.statement, of: [view])
            edit.isInsertion = true
            return edit
        }
    }

    /// Chains without their maker, and their costs.
    private static func chains(
        of view: String, along axis: Axis, in script: ScriptOutline, _ problem: SearchProblem,
        _ scope: ScriptOutline.Scope
    ) -> [(text: String, cost: Double)] {
        let known = Set(scope.known.map(\.name))
        let isRow = axis == .horizontal
        let (near, far): (Attribute, Attribute) = isRow ? (.left, .right) : (.top, .bottom)
        let (length, center): (Attribute, Attribute) = isRow ? (.width, .centerX) : (.height, .centerY)
        let superview = script.parents[view] ?? Builtin.root.rawValue
        let parent = script.written(superview, in: scope)
        let siblings = script.parents.keys.sorted().filter {
            $0 != view && script.parents[$0] == script.parents[view] && known.contains($0)
        }.prefix(8)
        let gaps = problem.usualGaps
        let equal = Member.equalTo.rawValue
        let offset = { (edge: Attribute, gap: String) in
            ".\(Member.offset.rawValue)(\(edge.isFarEdge ? "-" : "")\(gap))"
        }
        var chains: [(text: String, cost: Double)] = []
        for edge in [near, far] {
            chains.append(("\(edge.rawValue).\(equal)(\(parent))", 2.6))
            chains += gaps.map { ("\(edge.rawValue).\(equal)(\(parent))\(offset(edge, $0))", 2.6) }
            let limit = (edge == near ? Member.greaterThanOrEqualTo : .lessThanOrEqualTo).rawValue
            chains += gaps.prefix(3).map { ("\(edge.rawValue).\(limit)(\(parent))\(offset(edge, $0))", 3.2) }
            for sibling in siblings {
                let other = script.written(sibling, in: scope)
                let opposite = other + (edge.acrossTheView.map(script.spelling.side) ?? "")
                chains.append(("\(edge.rawValue).\(equal)(\(other))", 2.8))
                chains.append(("\(edge.rawValue).\(equal)(\(opposite))", 2.8))
                for gap in gaps.prefix(3) {
                    chains.append(("\(edge.rawValue).\(equal)(\(opposite))\(offset(edge, gap))", 3))
                    chains.append(("\(edge.rawValue).\(limit)(\(opposite))\(offset(edge, gap))", 3))
                }
            }
        }
        chains.append(("\(center.rawValue).\(equal)(\(parent))", 3))
        chains.append(("\(length.rawValue).\(equal)(\(parent))", 2.8))
        chains += siblings.map { ("\(length.rawValue).\(equal)(\(script.written($0, in: scope)))", 2.8) }
        let sizes = Set(script.numbers.filter { !$0.isCount && (20...400).contains($0.value) }.map(\.value))
        chains += sizes.sorted().map { ("\(length.rawValue).\(script.spelling.relation(toValue: $0.spelled))", 3.4) }
        chains += known.filter { !script.parents.keys.contains($0) }.sorted().map {
            ("\(length.rawValue).\(script.spelling.relation(toValue: script.written($0, in: scope)))", 3)
        }
        if let image = script.imageSizes[view], image.width > 0, image.height > 0 {
            let (one, other) = isRow ? (image.width, image.height) : (image.height, image.width)
            let own = script.written(view, in: scope) + script.spelling.side(isRow ? .height : .width)
            let factor = "\(Member.multipliedBy.rawValue)(\(one.spelled) / \(other.spelled))"
            chains.append(("\(length.rawValue).\(equal)(\(own)).\(factor)", 1))
        }
        return chains + alike(view, axis, script, scope)
    }

    /// Chains for both axes at once.
    private static func joint(
        of view: String, in script: ScriptOutline, _ problem: SearchProblem, _ scope: ScriptOutline.Scope
    ) -> [(text: String, cost: Double)] {
        let parent = script.written(script.parents[view] ?? Builtin.root.rawValue, in: scope)
        let equal = Member.equalTo.rawValue
        let insets = [""] + problem.usualGaps.map { ".\(Member.inset.rawValue)(\($0))" }
        let sides = [
            "edges", "left.right", "top.bottom", "left.top.right", "left.right.bottom", "top.left", "left.top.bottom",
            "top.right.bottom",
        ]
        return [("center.\(equal)(\(parent))", 2.6)]
            + sides.flatMap { side in insets.map { ("\(side).\(equal)(\(parent))\($0)", side == "edges" ? 2.4 : 2.7) } }
            + script.sizes.map { ("size.\(equal)(\(script.text($0.span)))", 2.8) }
    }

    /// The chains of other views, said of this one.
    private static func alike(
        _ view: String, _ axis: Axis, _ script: ScriptOutline, _ scope: ScriptOutline.Scope
    ) -> [(text: String, cost: Double)] {
        let parent = script.parents[view] ?? Builtin.root.rawValue
        return script.chains.compactMap { chain in
            guard let other = chain.scope.subjects.first, other != view, script.parents.keys.contains(other),
                chain.syntax.attributes.contains(where: { $0.attribute?.axis ?? axis == axis }),
                let first = chain.syntax.attributes.first, !chain.syntax.isOfAnchors
            else { return nil }
            let otherParent = script.parents[other] ?? Builtin.root.rawValue
            let names = [other: view, otherParent: parent]
            let start = first.nameSpan.lower
            let parts = script.uses.filter { chain.syntax.span.contains($0.span) && names[$0.name] != nil }
            var (text, end) = ("", start)
            for use in parts where use.span.lower >= end {
                let name = script.written(names[use.name] ?? use.name, in: scope)
                text += script.text(Span(end, use.span.lower)) + name
                end = use.span.upper
            }
            text += script.text(Span(end, chain.syntax.span.upper))
            return (text, script.parents[other] == script.parents[view] ? 2.2 : 2.8)
        }
    }
}
