internal import LayoutFindings
internal import Masonry

// Room for what is in a view: limits within it, and a view that is larger, or the last of them at its end.
extension LintFixes {
    /// That a text ends before what stands on its line, at the other end of that.
    func apart(_ finding: PlacementFinding) -> [RepairCandidate?] {
        let (views, axis): ([String], Axis)
        switch finding {
        case .outside(let outside) where outside.side == .right: (views, axis) = ([outside.view], .horizontal)
        case .overlap(let overlap) where overlap.first.attribute.axis == .horizontal:
            (views, axis) = (overlap.views.suffix(2), .horizontal)
        default: return []
        }
        return views.compactMap(scene.view(named:)).filter(\.kind.hasText).flatMap { view -> [RepairCandidate?] in
            if isHeld(view, at: .right) { return [] }
            let active = scene.activeConstraints
            let atEnd = active.lazy.filter {
                $0.first.attribute.axis == axis && $0.first.attribute.isFarEdge && $0.relation == .equal
                    && $0.second?.view === view.superview && $0.first.view.superview === view.superview
            }.map(\.first.view)
            let lines = active.filter {
                $0.first.attribute.axis == axis.other && ($0.first.view === view || $0.second?.view === view)
            }
            return atEnd.prefix(trials.most).filter { other in
                other !== view
                    && (lines.contains { $0.first.view === other || $0.second?.view === other }
                        || areCentred(view, other, axis.other))
            }.flatMap { other -> [RepairCandidate?] in
                let addition = Ambiguity.Addition(
                    first: Layout.Anchor(item: view.name, attribute: .right), relation: .lessThanOrEqual,
                    second: Layout.Anchor(item: other.name, attribute: .left), constant: -Self.gap)
                guard let statement = writer.statement(for: [addition], of: view) else { return [] }
                let code =
                    trials.interpreter.accentWriter(at: finding.origins.first ?? nil)
                    .statement(for: [addition], of: view) ?? statement
                let resistance = IntrinsicEquation(
                    view: other.name, axis: axis, kind: .compressionResistance, length: 0)
                let stronger = writer.statement(giving: LayoutPriority.high + 1, to: .intrinsic(resistance))
                let title = "end `\(view.name)` before `\(other.name)`"
                return [
                    RepairCandidate(title: title, statement: statement, code: code),
                    stronger.map {
                        RepairCandidate(
                            title: title + " and let it shrink first", statement: "\(statement); \($0)",
                            code: "\(code); \($0)")
                    },
                ]
            }
        }
    }

    /// Whether an edge is at something.
    private func isHeld(_ view: View, at edge: Attribute) -> Bool {
        constraints(on: [view.name], along: edge.axis).contains {
            $0.first.attribute.resolved(in: scene.direction) == edge && $0.relation == .equal
        }
    }

    /// Whether both are in the middle of what is around them.
    private func areCentred(_ one: View, _ other: View, _ axis: Axis) -> Bool {
        let centre: Attribute = axis == .horizontal ? .centerX : .centerY
        return [one, other].allSatisfy { view in
            constraints(on: [view.name], along: axis).contains {
                $0.first.attribute == centre && $0.second?.nameOnly == view.superview?.attribute(centre).nameOnly
                    && $0.relation == .equal
            }
        }
    }

    /// That a view ends inside, as far from the edge as it begins from that across.
    func inside(_ finding: PlacementFinding) -> RepairCandidate? {
        guard case .outside(let outside) = finding, let fix = outside.fix, fix.weakening == nil,
            fix.attribute.isSide,
            let view = scene.view(named: outside.view)
        else { return nil }
        let margin = constraints(on: [outside.view], along: fix.attribute.axis).first {
            $0.first.attribute == fix.attribute.acrossTheView && $0.second?.view === view.superview
        }?.constant
        let addition = Ambiguity.Addition(
            first: Layout.Anchor(item: outside.view, attribute: fix.attribute), relation: fix.relation,
            second: Layout.Anchor(item: outside.superview, attribute: fix.attribute), constant: -(margin ?? 0))
        let code = trials.interpreter.accentWriter(at: finding.origins.first ?? nil)
            .statement(for: [addition], of: view)
        return writer.statement(for: [addition], of: view).map {
            RepairCandidate(title: "", statement: $0, code: code ?? $0)
        }
    }

    /// That what is as long as all that is around it, and takes others outside with it, leaves room for them: the last of
    /// them ends where that does instead.
    func atEnd(_ finding: PlacementFinding) -> [RepairCandidate?] {
        guard case .outside(let outside) = finding, outside.side == .right || outside.side == .bottom,
            let last = outside.followers.last.flatMap(scene.view(named:)), let place = finding.origins.first,
            // Those that are as long as one another share what is around them.
            !constraints(on: [last.name], along: outside.side.axis).contains(where: {
                $0.first.attribute.isSize && $0.second?.view.name == outside.view
            })
        else { return [] }
        return suspects(in: finding).filter { size in
            size.first.attribute.isSize && size.first.view.name == outside.view && size.relation == .equal
                && size.second?.view.name == outside.superview && size.multiplier == 1
        }.prefix(1).map { size in
            let addition = Ambiguity.Addition(
                first: Layout.Anchor(item: last.name, attribute: outside.side), relation: .equal,
                second: Layout.Anchor(item: outside.superview, attribute: outside.side), constant: 0)
            guard let dropped = trials.candidate(dropping: size, at: place),
                let statement = writer.statement(for: [addition], of: last)
            else { return nil }
            return RepairCandidate(
                title:
                    "end `\(last.name)` at the \(outside.side.rawValue) of `\(outside.superview)` instead of setting `\(size.first.nameOnly)`",
                statement: "\(dropped.statement); \(statement)",
                code: dropped.code.map { "\($0), and add \(statement)" })
        }
    }

    /// That the view around a view outside has room for it, with the margin that those in it have at its start.
    func roomier(for finding: PlacementFinding) -> [RepairCandidate?] {
        guard case .outside(let outside) = finding, outside.side == .right || outside.side == .bottom,
            let around = scene.view(named: outside.superview)
        else { return [] }
        let (proposals, start) = (RewordingProposals(scene: scene), outside.side.acrossTheView)
        let margin = scene.activeConstraints.filter {
            $0.first.view.superview === around && $0.first.attribute == start && $0.second?.view === around
                && $0.second?.attribute == start && $0.constant >= 0
        }.map(\.constant).min()
        return constraints(on: [around.name], along: outside.side.axis).flatMap { size in
            [margin ?? 0, 0].map { margin in
                proposals.larger(size, by: outside.distance + margin).flatMap {
                    trials.candidate(for: $0, at: finding.origins.first ?? nil)
                }
            }
        }
    }

    /// That the last of the views which a view outside takes outside with it ends inside, first as it is, then with its text stronger.
    func endings(for finding: PlacementFinding) -> [RepairCandidate?] {
        guard case .outside(let outside) = finding, outside.side == .right || outside.side == .bottom,
            let last = outside.followers.last.flatMap(scene.view(named:)),
            let name = writer.expression(for: last)
        else { return [] }
        let margin = constraints(on: [outside.view], along: outside.side.axis).first {
            $0.first.attribute == outside.side.acrossTheView && $0.second?.view.name == outside.superview
        }?.constant
        let addition = Ambiguity.Addition(
            first: Layout.Anchor(item: last.name, attribute: outside.side), relation: .lessThanOrEqual,
            second: Layout.Anchor(item: outside.superview, attribute: outside.side), constant: -max(0, margin ?? 0))
        guard let statement = writer.statement(for: [addition], of: last) else { return [] }
        let resistance = IntrinsicEquation(
            view: last.name, axis: outside.side.axis, kind: .compressionResistance, length: 0)
        let stronger =
            last.kind.hasText
            ? writer.statement(giving: LayoutPriority.high + 1, to: .intrinsic(resistance)) : nil
        let title = "keep the last view, `\(name)`, inside `\(outside.superview)`"
        return [
            RepairCandidate(title: title, statement: statement, code: statement),
            stronger.map {
                let both = "\(statement); \($0)"
                return RepairCandidate(title: title + ", and let the others shrink first", statement: both, code: both)
            },
        ]
    }
}
