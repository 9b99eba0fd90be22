internal import Masonry

/// Describes the effect of a step of a trace.
struct TraceWording {
    let glyphs: Glyphs

    /// The effect of steps that can be described together; nil if there is nothing to describe.
    func row(for steps: [ChainStep]) -> TraceRow? {
        guard let event = steps.first?.event else { return nil }
        switch event {
        case .maker(let view, let mode, let turnsOffTranslation):
            let flag = mode.flag.map { ", \($0) = true" } ?? ""
            let translation = "translatesAutoresizingMaskIntoConstraints = false"
            return TraceRow(
                parts: ["ConstraintMaker for \(view)\(flag)"] + (turnsOffTranslation ? [translation] : []),
                isHeading: true)
        case .added(let shape, let view, let children, let own, let change):
            guard case .view(let attribute) = shape else {
                return TraceRow(parts: [shape.made, delegates(of: shape, children, own)], aside: text(of: change))
            }
            return TraceRow(
                parts: [
                    "\(shape.made), delegate: \(own?.rawValue ?? "none")",
                    "firstViewAttribute: ViewAttribute \(view).\(attribute.rawValue)",
                ], aside: text(of: change))
        case .replaced(let old, let new, let holder, let children, let own, let change):
            return TraceRow(
                parts: ["\(holder.rawValue): \(old) \(glyphs.becomes) \(new.made)", delegates(of: new, children, own)],
                aside: text(of: change))
        case .joined(let added, let composite, let maker, let delegate, let change):
            return TraceRow(
                parts: [
                    "composite: \(added) from the \(maker.rawValue) \(glyphs.becomes) \(composite)",
                    "delegate: \(added) \(glyphs.becomes) \(delegate?.rawValue ?? "none")",
                ], aside: text(of: change))
        case .grouped(let composite, let children, let array):
            return TraceRow(
                parts: [
                    "\(composite.made), not in the maker's array",
                    delegates(of: composite, children, .maker),
                ], aside: "maker \(array.listed)")
        case .copying(let original, let count):
            let name = original.first.attribute.rawValue
            switch count {
            case 0: return TraceRow(parts: ["no elements, so no copy of \(name)"])
            case 1: return TraceRow(parts: ["a copy of \(name) for the one element"])
            default: return TraceRow(parts: ["\(count) copies of \(name), one for each element"])
            }
        case .changed:
            return TraceRow(parts: listed(steps), isList: true, aside: secondViewAttribute(of: steps) ?? "")
        case .passed:
            return TraceRow(parts: ["the same constraint"])
        case .installing, .source:
            return nil
        case .installed(let record, let rule, let isAgain):
            return TraceRow(
                parts: steps.compactMap(\.event.constraint?.shown),
                lead: "\(record.installedOn) \(glyphs.takes)\(isAgain ? " again" : "")", isList: true,
                aside: rule.map { "(\(text(of: $0)))" } ?? "")
        case .matched(let record, let old):
            return TraceRow(parts: [
                "found on \(record.installedOn): \(record.shown) (\(change(of: old, to: record.constant)))",
                "the handle shares #\(record.id); nothing is added",
            ])
        case .missed(let handle, let view, let nearest, let differences):
            guard let nearest else {
                return TraceRow(parts: ["\(view) has no constraint on \(handle.first), so one is added"])
            }
            return TraceRow(
                parts: [
                    "\(view) has none that differs only in the constant, so one is added", "nearest: \(nearest.shown)",
                ]
                    + differences.map { "  \($0)" })
        case .adjusted(let record, let old):
            return TraceRow(parts: ["\(record.shown) (\(change(of: old, to: record.constant)))"])
        case .weighed(let record, let old):
            return TraceRow(parts: [
                "\(record.shown) (priority \(old.spelled) \(glyphs.becomes) \(record.priority.spelled))"
            ])
        case .alreadyActive(let record):
            return TraceRow(parts: ["#\(record.id) is active already"])
        case .uninstalled(let record, let wasActive):
            guard let record else { return TraceRow(parts: ["never installed"]) }
            if !wasActive { return TraceRow(parts: ["#\(record.id) is not active"]) }
            return TraceRow(
                parts: steps.compactMap(\.event.constraint?.shown), lead: "\(record.installedOn) drops", isList: true)
        case .returned(let shapes):
            let made = shapes.isEmpty ? "nothing" : shapes.count == 1 ? shapes[0].made : "\(shapes.total) constraints"
            return TraceRow(parts: ["returns \(made)"], aside: "maker \(shapes.listed) \(glyphs.becomes) []")
        case .distributing(let count, let axis, let spacing, let length, let lead, let tail, let superview):
            let extent = spacing.map { "spacing \($0.spelled)" } ?? "length \((length ?? 0).spelled)"
            return TraceRow(parts: [
                "\(count) views in \(superview), \(axis.rawValue): \(extent), lead \(lead.spelled), tail \(tail.spelled)"
            ])
        case .failed(let error):
            return TraceRow(parts: ["\(glyphs.cross) \(error.message)"])
        case .leftOut(let count):
            return TraceRow(parts: ["\(count) steps not kept: there were too many"])
        }
    }

    /// The constraints after calls changed them, in the order of the first calls.
    private func listed(_ steps: [ChainStep]) -> [String] {
        var listed: [(id: ObjectIdentifier, text: String)] = []
        for step in steps {
            guard case .changed(let handle, let change) = step.event else { continue }
            let installed = handle.installedAs.map { "#\($0) \(handle.first.item)." } ?? ""
            let text = installed + handle.equation + note(on: change, of: handle)
            if let index = listed.firstIndex(where: { $0.id == handle.id }) {
                // A relation to a value is shown with the value.
                if change != .relation || !listed[index].text.hasSuffix(")") { listed[index].text = text }
            } else {
                listed.append((handle.id, text))
            }
        }
        return listed.map(\.text)
    }

    /// What a relation left in a single constraint, besides the relation itself.
    private func secondViewAttribute(of steps: [ChainStep]) -> String? {
        guard steps.count == 1, case .changed(let handle, .relation)? = steps.first?.event, let second = handle.second
        else { return nil }
        return "secondViewAttribute: ViewAttribute \(second)"
    }

    private func note(on change: ChainEvent.Change, of handle: HandleRecord) -> String {
        switch change {
        case .constant(let old) where old != 0 || handle.installedAs != nil:
            " (\(self.change(of: old, to: handle.constant)))"
        case .ignoredConstant(let value): " (\(value.kind))"
        case .multiplier where handle.second == nil: " (nothing to multiply yet)"
        case .key: handle.key.map { " '\($0)'" } ?? ""
        default: handle.relation == nil ? " (no relation yet)" : ""
        }
    }

    /// The delegate of a composite's children, and its own.
    private func delegates(
        of composite: ConstraintShape, _ children: ChainEvent.DelegateKind?, _ own: ChainEvent.DelegateKind?
    ) -> String {
        guard let children else { return "delegate: composite \(glyphs.becomes) \(own?.rawValue ?? "none")" }
        let all = [composite.members, children.rawValue, own?.rawValue ?? "none"]
        return "delegates: \(all.joined(separator: " \(glyphs.becomes) "))"
    }

    private func change(of old: Double, to new: Double) -> String {
        old == new
            ? "constant \(new.spelled) as before" : "constant \(old.spelled) \(glyphs.becomes) \(new.spelled)"
    }

    private func text(of change: ChainEvent.MakerChange) -> String {
        change.before == change.after
            ? "maker \(change.after.listed)" : "maker \(change.before.listed) \(glyphs.becomes) \(change.after.listed)"
    }

    private func text(of rule: ChainEvent.InstallRule) -> String {
        switch rule {
        case .closestCommonSuperview(let one, let other): "closest common superview of \(one) and \(other)"
        case .view: "the view itself, for its own size"
        case .superview: "superview, as there is no second view"
        }
    }
}

extension ConstraintShape {
    /// `CompositeConstraint [top, left]`
    fileprivate var made: String {
        if case .composite = self { return "CompositeConstraint \(self)" }
        return "ViewConstraint \(self)"
    }

    /// `top, left`
    fileprivate var members: String {
        guard case .composite(let children) = self else { return description }
        return children.total > 3 ? "children" : String(children.listed.dropFirst().dropLast())
    }
}

extension InstalledRecord {
    /// `#1 card.left == root.left + 10 @750`
    fileprivate var shown: String {
        "#\(id) \(equation)" + (priority < LayoutPriority.required ? " @\(priority.spelled)" : "")
    }
}

extension ChainEvent {
    /// The constraint that was installed or uninstalled.
    fileprivate var constraint: InstalledRecord? {
        switch self {
        case .installed(let record, _, _): record
        case .uninstalled(let record, _): record
        default: nil
        }
    }

    /// Whether the next step can be described together with this one.
    func isSaid(with next: ChainEvent) -> Bool {
        switch (self, next) {
        case (.changed, .changed): true
        case (.installed(let one, let rule, let isAgain), .installed(let other, let otherRule, let isOtherAgain)):
            one.installedOn == other.installedOn && rule == otherRule && isAgain == isOtherAgain
        case (.uninstalled(let one?, true), .uninstalled(let other?, true)): one.installedOn == other.installedOn
        default: false
        }
    }
}

extension LayoutConstant {
    fileprivate var kind: String {
        switch self {
        case .insets: "insets don't apply"
        case .size, .pair: "a size doesn't apply"
        case .point: "a point doesn't apply"
        default: "\(self) doesn't apply"
        }
    }
}
