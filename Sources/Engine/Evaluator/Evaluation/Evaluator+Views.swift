internal import Masonry
internal import Diagnostics
internal import Vocabulary

// Members and methods of views.
extension Evaluator {
    func value(of spelling: Spelling, of view: View, _ span: Span) throws(Failure) -> Value {
        try checkUsable(view, span)
        switch spelling {
        case .attribute(let attribute): return .attribute(AttributeValue(view.attribute(attribute)))
        case .guide(let guide): return .guide(GuideValue(LayoutGuide(view: view, guide: guide)))
        case .guideAttribute(let guide, let attribute):
            return .attribute(AttributeValue(LayoutGuide(view: view, guide: guide).attribute(attribute)))
        case .member(let member): return try value(of: member, of: view, span)
        }
    }

    private func value(of member: Member, of view: View, _ span: Span) throws(Failure) -> Value {
        if member == .frame || member == .bounds { try readsFrame(member, of: view, span) }
        return switch member {
        case .frame: try solved(span) { .tuple(Tuple(view.frame)) }
        case .bounds: try solved(span) { .tuple(Tuple(view.bounds)) }
        case .superview: .view(view.superview)
        case .subviews: try array(view.subviews.map { .view($0) }, at: span)
        case .key: try text(view.key, at: span)
        case .text: try text(view.text, at: span)
        case .color: try text(view.color, at: span)
        case .hidden: .boolean(view.isHidden)
        case .intrinsicContentSize:
            view.intrinsicContentSize.map { .tuple(Tuple($0)) }
                ?? (!unit.dialect.hasLibraries ? .nothing : .tuple(Tuple(Size(width: -1, height: -1))))
        case .layoutMargins: .tuple(Tuple(view.layoutMargins))
        case .safeAreaInsets: .tuple(Tuple(view.safeAreaInsets))
        case .constraints: try constraints(of: view, span)
        case .hasAmbiguousLayout: try solved(span) { .boolean(view.hasAmbiguousLayout) }
        case .fittingSize: try fittingSize(of: view, span)
        case .numberOfLines: .number(Double(view.numberOfLines))
        case .preferredMaxLayoutWidth: .number(view.preferredMaxLayoutWidth)
        case .translatesAutoresizingMaskIntoConstraints: .boolean(view.translatesAutoresizingMaskIntoConstraints)
        case .size: .tuple(Tuple(scene.size))
        case .scale: .number(scene.scale)
        case .direction: .direction(scene.direction)
        default: .nothing
        }
    }

    private func readsFrame(_ member: Member, of view: View, _ span: Span) throws(Failure) {
        try library?.observe(.readFrame(member, view, span))
        noteScreenReading()
        guard comparisons != nil, scene.scale != 0 else { return }
        // A half rounds up even if the solver is a little below it.
        roundedEdges += view.edgesBeforeRounding.map { $0 * scene.scale + Self.exactTolerance }
    }

    private func constraints(of view: View, _ span: Span) throws(Failure) -> Value {
        try stepThroughScene(at: span)
        return try array(view.constraints.map { .equation($0) }, at: span)
    }

    /// Reads a value that needs a layout.
    func solved(_ span: Span, _ read: () -> Value) throws(Failure) -> Value {
        try stepBeforeLayout(at: span)
        let value = read()
        try checkInterruption(at: span)
        return value
    }

    private func fittingSize(of view: View, _ span: Span) throws(Failure) -> Value {
        noteScreenReading()
        try stepBeforeSolvingAnew(at: span)
        let size = view.fittingSize
        try checkInterruption(at: span)
        return .tuple(Tuple(size))
    }

    func call(_ member: Member, of view: View, _ arguments: Arguments) throws(Failure) -> Value {
        let span = arguments.span
        try checkUsable(view, span)
        switch member {
        case .makeConstraints, .updateConstraints, .remakeConstraints:
            return try array(try constrain(view, member, arguments), at: span)
        case .addSubview:
            try arguments.check(1)
            let subview = try arguments.view(0)
            try checkNesting(under: view, height: try height(of: subview, span), at: span)
            try stepThroughScene(at: span)
            try library?.observe(.adding(subview, to: view, span))
            stamp(arguments.callSpan)
            try modeled(span) { () throws(ConstraintError) in try view.addSubview(subview) }
            try library?.observe(.added(subview, span))
        case .removeFromSuperview:
            try arguments.check(0)
            try stepThroughScene(at: span)
            stamp(arguments.callSpan)
            try modeled(span) { () throws(ConstraintError) in try view.removeFromSuperview() }
        case .remove:
            try arguments.check(0)
            try remove(view, span)
        case .closestCommonSuperview:
            try arguments.check(1)
            return .view(view.closestCommonSuperview(with: try arguments.view(0)))
        case .layoutIfNeeded:
            try arguments.check(0)
            try library?.observe(.layout)
            _ = try solved(span) {
                scene.layoutIfNeeded()
                return .nothing
            }
        case .exerciseAmbiguity:
            try arguments.check(0)
            try stepBeforeSolvingAnew(at: span)
            view.exerciseAmbiguity()
            try checkInterruption(at: span)
        case .attribute:
            try arguments.check(1)
            return .attribute(AttributeValue(view.attribute(try arguments.attribute(0))))
        case .setContentHuggingPriority, .setContentCompressionResistancePriority:
            let labels = [ArgumentLabel.for.rawValue, ArgumentLabel.forAxis.rawValue]
            try arguments.check(2, labels: [[], labels])
            let priority = try arguments.number(0)
            let axis = try arguments.axis(1)
            try modeled(arguments.span(of: 0)) { () throws(ConstraintError) in
                if member == .setContentHuggingPriority {
                    try view.setContentHuggingPriority(priority, axis)
                } else {
                    try view.setContentCompressionResistancePriority(priority, axis)
                }
            }
        case .contentHuggingPriority, .contentCompressionResistancePriority:
            let labels = [ArgumentLabel.for.rawValue, ArgumentLabel.forAxis.rawValue]
            try arguments.check(1, labels: [labels])
            let axis = try arguments.axis(0)
            return .number(
                member == .contentHuggingPriority
                    ? view.contentHuggingPriority(axis) : view.contentCompressionResistancePriority(axis))
        case .constraint:
            try arguments.check(1)
            let id = try wholeNumber(
                try arguments[0], of: .argument(of: member.rawValue), at: arguments.span(of: 0))
            guard let constraint = scene.constraint(id: id) else {
                throw failure(.noConstraint(id), arguments.span(of: 0))
            }
            // An inactive constraint is searched in its view's list.
            if !constraint.isActive { try step(constraint.first.view.installedCount >> 6, at: span) }
            return .equation(constraint)
        default: break
        }
        return .nothing
    }

    /// Removes views permanently. Their names become free, and they are no longer current.
    private func remove(_ view: View, _ span: Span) throws(Failure) {
        let all = subtree(of: view)
        try step(all.count, at: span)
        try stepThroughScene(at: span)
        stamp(span)
        try modeled(span) { () throws(ConstraintError) in try view.remove() }
        for removed in all {
            let declared = vocabulary.names.intern(String(removed.name.prefix { $0 != "#" }))
            if case .view(let named)? = globals.value(of: declared), named === removed {
                globals.undeclare(declared, removedBy: GlobalTable.Removal(source: unit.source, span: span))
            }
        }
        if selection.contains(where: \.isRemoved) { select(selection.filter { !$0.isRemoved }) }
    }

    /// The nesting depth of a view, including itself.
    private func height(of view: View, _ span: Span) throws(Failure) -> Int {
        var level = [view]
        var height = 0
        while !level.isEmpty {
            try step(level.count, at: span)
            height += 1
            level = level.flatMap(\.subviews)
        }
        return height
    }

    private func subtree(of view: View) -> [View] {
        var all = [view]
        var next = 0
        while next < all.count {
            all += all[next].subviews + all[next].guides
            next += 1
        }
        return all
    }

    // MARK: Assignment

    /// The argument equivalent to assigning a member.
    func assigned(_ member: Member, _ value: Value, _ span: Span) -> Arguments {
        let site = CallSite(arguments: .empty, labels: [], nameSpan: span, labelSpans: [], receiver: nil)
        return Arguments(
            evaluator: self, name: member.rawValue, values: [value], site: site, span: span, isAssignment: true)
    }

    /// Records a frame that the view does not keep.
    private func noteUnusedFrame(of view: View, _ span: Span) {
        if view.isRoot || view.translatesAutoresizingMaskIntoConstraints { return }
        note(.unusedFrame(of: view.name.visible()), at: span)
    }

    func set(_ member: Member, of view: View, to value: Value, _ span: Span) throws(Failure) {
        try checkUsable(view, span)
        let arguments = assigned(member, value, span)
        switch member {
        case .frame:
            let rect = try arguments.rect(0)
            noteUnusedFrame(of: view, span)
            try modeled(span) { () throws(ConstraintError) in try view.setFrame(rect) }
        case .bounds:
            noteUnusedFrame(of: view, span)
            // As in UIKit, the center stays.
            let size = try arguments.rect(0)
            try stepBeforeLayout(at: span)
            let old = view.frame
            try checkInterruption(at: span)
            let frame = Rect(
                x: old.x + (old.width - size.width) / 2, y: old.y + (old.height - size.height) / 2,
                width: size.width, height: size.height)
            try modeled(span) { () throws(ConstraintError) in try view.setFrame(frame) }
        case .key: view.key = try shownText(arguments)
        case .text:
            guard view.kind.hasText else {
                // A text view scrolls its content, whatever that is.
                if unit.dialect.hasLibraries { return }
                throw failure(
                    .memberOnlyRead(member.rawValue, of: view.kind == .image ? "an image" : "a \(view.kind.rawValue)"),
                    span)
            }
            view.text = try shownText(arguments)
        case .color where view.kind == .guide && !unit.dialect.hasLibraries,
            .hidden where view.kind == .guide && !unit.dialect.hasLibraries:
            throw failure(.unknownMember(member.rawValue, of: Receiver.guide.phrase, .none), span)
        case .color: view.color = try arguments.color(0)
        case .hidden: view.isHidden = try arguments.boolean(0)
        case .translatesAutoresizingMaskIntoConstraints:
            view.translatesAutoresizingMaskIntoConstraints = try arguments.boolean(0)
        case .layoutMargins:
            let insets = try arguments.insets(0)
            try modeled(span) { () throws(ConstraintError) in try view.setLayoutMargins(insets) }
        case .safeAreaInsets:
            let insets = try arguments.insets(0)
            try modeled(span) { () throws(ConstraintError) in try view.setSafeAreaInsets(insets) }
        case .numberOfLines:
            let number = try wholeNumber(value, of: .member(member.rawValue), at: span)
            try modeled(span) { () throws(ConstraintError) in try view.setNumberOfLines(number) }
        case .preferredMaxLayoutWidth:
            let number = try arguments.number(0)
            try modeled(span) { () throws(ConstraintError) in try view.setPreferredMaxLayoutWidth(number) }
        case .size:
            let size = try arguments.size(0)
            try modeled(span) { () throws(ConstraintError) in try scene.setSize(size) }
        case .scale:
            let number = try arguments.number(0)
            try modeled(span) { () throws(ConstraintError) in try scene.setScale(number) }
        default:
            guard case .direction(let direction) = value else {
                throw arguments.wrongKind(0, expected: .direction)
            }
            scene.direction = direction
        }
    }

    private func shownText(_ arguments: Arguments) throws(Failure) -> String? {
        guard let text = try arguments.optionalText(0) else { return nil }
        return try shown(text, at: arguments.span)
    }
}
