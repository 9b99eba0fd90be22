internal import Masonry

// Room for what is in a view: limits within it, and a view that is larger, or the last of them at its end.
extension LintMends {
    /// That a text ends before what stands on its line, at the other end of that.
    func apart(_ oddity: Oddity) -> [RepairCandidate?] {
        let (views, axis): ([String], Axis)
        switch oddity {
        case .stray(let stray) where stray.side == .right: (views, axis) = ([stray.view], .horizontal)
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
                    trials.interpreter.accentWriter(at: oddity.origins.first ?? nil)
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
    func inside(_ oddity: Oddity) -> RepairCandidate? {
        guard case .stray(let stray) = oddity, let mend = stray.mend, mend.weakening == nil, mend.attribute.isSide,
            let view = scene.view(named: stray.view)
        else { return nil }
        let margin = constraints(on: [stray.view], along: mend.attribute.axis).first {
            $0.first.attribute == mend.attribute.acrossTheView && $0.second?.view === view.superview
        }?.constant
        let addition = Ambiguity.Addition(
            first: Layout.Anchor(item: stray.view, attribute: mend.attribute), relation: mend.relation,
            second: Layout.Anchor(item: stray.superview, attribute: mend.attribute), constant: -(margin ?? 0))
        let code = trials.interpreter.accentWriter(at: oddity.origins.first ?? nil)
            .statement(for: [addition], of: view)
        return writer.statement(for: [addition], of: view).map {
            RepairCandidate(title: "", statement: $0, code: code ?? $0)
        }
    }

    /// That what is as long as all that is around it, and takes others outside with it, leaves room for them: the last of
    /// them ends where that does instead.
    func atEnd(_ oddity: Oddity) -> [RepairCandidate?] {
        guard case .stray(let stray) = oddity, stray.side == .right || stray.side == .bottom,
            let last = stray.followers.last.flatMap(scene.view(named:)), let place = oddity.origins.first,
            // Those that are as long as one another share what is around them.
            !constraints(on: [last.name], along: stray.side.axis).contains(where: {
                $0.first.attribute.isSize && $0.second?.view.name == stray.view
            })
        else { return [] }
        return suspects(in: oddity).filter { size in
            size.first.attribute.isSize && size.first.view.name == stray.view && size.relation == .equal
                && size.second?.view.name == stray.superview && size.multiplier == 1
        }.prefix(1).map { size in
            let addition = Ambiguity.Addition(
                first: Layout.Anchor(item: last.name, attribute: stray.side), relation: .equal,
                second: Layout.Anchor(item: stray.superview, attribute: stray.side), constant: 0)
            guard let dropped = trials.candidate(dropping: size, at: place),
                let statement = writer.statement(for: [addition], of: last)
            else { return nil }
            return RepairCandidate(
                title:
                    "end `\(last.name)` at the \(stray.side.rawValue) of `\(stray.superview)` instead of setting `\(size.first.nameOnly)`",
                statement: "\(dropped.statement); \(statement)",
                code: dropped.code.map { "\($0), and add \(statement)" })
        }
    }

    /// That the view around a stray has room for it, with the margin that those in it have at its start.
    func roomier(for oddity: Oddity) -> [RepairCandidate?] {
        guard case .stray(let stray) = oddity, stray.side == .right || stray.side == .bottom,
            let around = scene.view(named: stray.superview)
        else { return [] }
        let (proposals, start) = (RewordingProposals(scene: scene), stray.side.acrossTheView)
        let margin = scene.activeConstraints.filter {
            $0.first.view.superview === around && $0.first.attribute == start && $0.second?.view === around
                && $0.second?.attribute == start && $0.constant >= 0
        }.map(\.constant).min()
        return constraints(on: [around.name], along: stray.side.axis).flatMap { size in
            [margin ?? 0, 0].map { margin in
                proposals.larger(size, by: stray.distance + margin).flatMap {
                    trials.candidate(for: $0, at: oddity.origins.first ?? nil)
                }
            }
        }
    }

    /// That the last of the views which a stray takes outside with it ends inside, first as it is, then with its text stronger.
    func endings(for oddity: Oddity) -> [RepairCandidate?] {
        guard case .stray(let stray) = oddity, stray.side == .right || stray.side == .bottom,
            let last = stray.followers.last.flatMap(scene.view(named:)),
            let name = writer.expression(for: last)
        else { return [] }
        let margin = constraints(on: [stray.view], along: stray.side.axis).first {
            $0.first.attribute == stray.side.acrossTheView && $0.second?.view.name == stray.superview
        }?.constant
        let addition = Ambiguity.Addition(
            first: Layout.Anchor(item: last.name, attribute: stray.side), relation: .lessThanOrEqual,
            second: Layout.Anchor(item: stray.superview, attribute: stray.side), constant: -max(0, margin ?? 0))
        guard let statement = writer.statement(for: [addition], of: last) else { return [] }
        let resistance = IntrinsicEquation(
            view: last.name, axis: stray.side.axis, kind: .compressionResistance, length: 0)
        let stronger =
            last.kind.hasText
            ? writer.statement(giving: LayoutPriority.high + 1, to: .intrinsic(resistance)) : nil
        let title = "keep `\(name)`, the last one, inside `\(stray.superview)`"
        return [
            RepairCandidate(title: title, statement: statement, code: statement),
            stronger.map {
                let both = "\(statement); \($0)"
                return RepairCandidate(title: title + ", and let the others shrink first", statement: both, code: both)
            },
        ]
    }
}
