import Masonry
import Testing

/// What reasons, losses and fixes claim, held against scenes that are built anew from only what they name.
struct ReasonPropertyTests {
    private static let attributes: [Attribute] = [.left, .right, .top, .bottom, .width, .height, .centerX, .centerY]

    /// Every fourth scene of a family.
    private func sample(_ family: String) throws -> [LayoutFixture] {
        try LayoutFixture.load(family: family).enumerated().filter { $0.offset % 4 == 1 }.map(\.element)
    }

    @Test(arguments: LayoutFixture.families)
    func theConstraintsOfAReasonAloneGiveTheValue(_ family: String) throws {
        for fixture in try sample(family) {
            let built = try BuiltFixture(fixture)
            var known: [Set<Reason.Source>: BuiltFixture] = [:]
            for entry in fixture.views {
                for attribute in Self.attributes {
                    let reason = built.scene.reason(for: try built.view(entry.name).attribute(attribute))
                    checkPaths(reason.nodes, [])
                    #expect(reason.nodes.isEmpty == false)
                    let sources = Set(reason.sources)
                    let alone = try known[sources] ?? BuiltFixture(fixture.keeping(sources)).settling(sources)
                    known[sources] = alone
                    let value = try alone.view(entry.name).attribute(attribute).value
                    #expect(reason.isAmbiguous == sources.contains { if case .tie = $0 { true } else { false } })
                    #expect(abs(value - reason.value) <= 1e-6, "\(fixture.name), \(reason.attribute): \(sources)")
                }
            }
        }
    }

    /// Nothing is listed twice in one path.
    private func checkPaths(_ nodes: [Reason.Node], _ path: Set<Reason.Source>) {
        for node in nodes {
            #expect(!path.contains(node.source))
            checkPaths(node.children, path.union([node.source]))
        }
    }

    @Test(arguments: LayoutFixture.families)
    func ambiguityOfAttributesAgreesWithTheLayouts(_ family: String) throws {
        for fixture in try sample(family) {
            let built = try BuiltFixture(fixture)
            for item in built.scene.layout().items.dropFirst() {
                for (component, attribute) in [(FrameComponent.width, Attribute.width), (.height, .height)] {
                    let reason = built.scene.reason(for: try built.view(item.name).attribute(attribute))
                    #expect(reason.isAmbiguous == item.ambiguous.contains(component), "\(fixture.name), \(item.name)")
                }
            }
        }
    }

    @Test(arguments: LayoutFixture.families)
    func theBlockersOfALossAllowNoMore(_ family: String) throws {
        for fixture in try sample(family) {
            let scene = try BuiltFixture(fixture).scene
            let missed = Dictionary(uniqueKeysWithValues: scene.losses().map { ($0.member, $0.missedBy) })
            for loss in scene.losses() {
                #expect(!loss.blockers.isEmpty, "\(fixture.name), \(loss.member)")
                let members = loss.blockers.compactMap { if case .member(let member) = $0 { member } else { nil } }
                // What is missed itself can't be made to hold.
                if members.contains(where: { missed[$0] != nil }) { continue }
                for member in members {
                    #expect(fixture.priority(of: member) >= loss.priority)
                }
                let all = try fixture.requiring(members, besides: loss.member).missed(loss.member)
                #expect(abs(all - loss.missedBy) <= 1e-6, "\(fixture.name), \(loss.member): \(loss.blockers)")
                for member in members {
                    let others = members.filter { $0 != member }
                    let less = try fixture.requiring(others, besides: loss.member).missed(loss.member)
                    #expect(less < loss.missedBy - 1e-6, "\(fixture.name), \(loss.member) without \(member)")
                }
            }
        }
    }
}

extension BuiltFixture {
    /// The scene with constraints at low priorities for those of the sources that are ties, in their order: in reverse
    /// order of declaration, width, height, left and top.
    fileprivate func settling(_ sources: Set<Reason.Source>) throws -> BuiltFixture {
        var priority = 0.9
        for view in scene.views.reversed() {
            for (component, attribute) in [
                (FrameComponent.width, Attribute.width), (.height, .height), (.x, .left), (.y, .top),
            ]
            where sources.contains(.tie(view: view.name, component: component)) {
                try view.makeConstraints { make in
                    let constraint = try make.addConstraint(with: attribute)
                    if let parent = view.superview, !component.isLength {
                        try constraint.relate(.equal, to: .attribute(parent.attribute(attribute))).priority(priority)
                    } else {
                        try constraint.relate(.equal, to: .constant(.number(0))).priority(priority)
                    }
                }
                priority -= 0.001
            }
        }
        return self
    }
}

extension LayoutFixture {
    /// The scene with only these of its constraints; content that is not among them hardly counts.
    fileprivate func keeping(_ sources: Set<Reason.Source>) -> LayoutFixture {
        changed(
            constraints: constraints.enumerated().filter { sources.contains(.member(.constraint($0.offset + 1))) }
                .map(\.element)
        ) { equation, priority in
            sources.contains(.member(.intrinsic(equation))) ? priority : 0.001
        }
    }

    /// The scene with only these constraints, required, and another, at a priority of 1, which then comes first.
    fileprivate func requiring(_ members: [Conflict.Member], besides other: Conflict.Member) -> LayoutFixture {
        let own = other.id.map { [constraints[$0 - 1].with(priority: 1)] } ?? []
        return changed(
            constraints: own + members.compactMap(\.id).map { constraints[$0 - 1].with(priority: 1000) }
        ) { equation, _ in
            other == .intrinsic(equation) ? 1 : members.contains(.intrinsic(equation)) ? 1000 : 0.001
        }
    }

    /// By how many points the constraint that `requiring` put first is missed.
    fileprivate func missed(_ member: Conflict.Member) throws -> Double {
        let first = member.id == nil ? member : .constraint(1)
        return try BuiltFixture(self).scene.losses().first { $0.member == first }?.missedBy ?? 0
    }

    fileprivate func priority(of member: Conflict.Member) -> Double {
        switch member {
        case .constraint(let id): return constraints[id - 1].priority
        case .intrinsic(let equation):
            guard let view = views.first(where: { $0.name == equation.view }) else { return 0 }
            let priorities = equation.kind == .hugging ? view.hugging : view.compression
            return priorities?[equation.axis == .horizontal ? 0 : 1] ?? (equation.kind == .hugging ? 250 : 750)
        }
    }

    private func changed(
        constraints: [ConstraintEntry], priority: (IntrinsicEquation, Double) -> Double
    ) -> LayoutFixture {
        let views = views.map { view -> ViewEntry in
            guard let size = view.intrinsic else { return view }
            func priorities(_ kind: IntrinsicEquation.Kind) -> [Double] {
                Axis.allCases.enumerated().map { index, axis in
                    let equation = IntrinsicEquation(view: view.name, axis: axis, kind: kind, length: size[index])
                    return priority(equation, self.priority(of: .intrinsic(equation)))
                }
            }
            return ViewEntry(
                name: view.name, parent: view.parent, kind: view.kind, intrinsic: size,
                hugging: priorities(.hugging), compression: priorities(.compressionResistance))
        }
        return LayoutFixture(
            name: name, screen: screen, rtl: rtl, views: views, constraints: constraints, frames: frames,
            ambiguous: ambiguous, broken: broken, conflicts: conflicts, content: content)
    }
}

extension LayoutFixture.ConstraintEntry {
    fileprivate func with(priority: Double) -> Self {
        Self(
            first: first, attr: attr, rel: rel, second: second, attr2: attr2, mult: mult, const: const,
            priority: priority)
    }
}
