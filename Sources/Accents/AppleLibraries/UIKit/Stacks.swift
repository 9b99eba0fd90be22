internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// Stack views, arranged by constraints as in UIKit.
extension AppleLibrary {
    /// Handles a stack view's message about its arranged subviews; nil for other messages.
    func sendStack(
        _ known: LibraryMessage, _ stack: ObjectValue, _ view: View, _ message: Message
    ) throws(Failure) -> Value? {
        guard var arrangement = stack.arrangement else { return nil }
        // A change copies the list.
        try runtime.step(arrangement.views.count >> 4, at: message.span)
        switch known {
        case .initWithArrangedSubviews:
            // It calls `initWithFrame:`, which may already arrange something.
            let frame = Value.tuple(Tuple(Rect.zero))
            try sendIfKnown(.view(view), LibraryMessage.initWithFrame.rawValue, [frame], at: message.span)
            arrangement = stack.arrangement ?? arrangement
            noteUnknownContents(of: view, try message.arguments[0])
            guard case .array(let array) = try message.arguments[0] else { return .view(view) }
            for case .view(let child) in array.elements {
                try runtime.step(1, at: message.span)
                try add(child, to: view, message)
                arrangement.views.append(child)
            }
        case .addArrangedSubview, .insertArrangedSubview:
            noteUnknownContents(of: view, try message.arguments[0])
            guard case .view(let child) = try message.arguments[0] else { return .nothing }
            if child.superview !== view { try add(child, to: view, message) }
            arrangement.views.removeAll { $0 === child }
            var position = arrangement.views.count
            if known == .insertArrangedSubview {
                position = max(
                    0, min(position, try runtime.wholeNumber(try message.arguments[1], of: .index, at: message.span)))
            }
            arrangement.views.insert(child, at: position)
        case .removeArrangedSubview:
            guard case .view(let child) = try message.arguments[0] else { return .nothing }
            arrangement.views.removeAll { $0 === child }
        case .setCustomSpacing:
            guard case .view(let child) = try message.arguments[1] else { return .nothing }
            arrangement.spacings[child] = try message.arguments.number(0)
            arrangement.unknownSpacings[child] = message.arguments.unknownNumber?.name
        case .arrangedSubviews: return try runtime.array(arrangement.views.map { .view($0) }, at: message.span)
        default: return nil
        }
        setArrangement(arrangement, of: stack)
        return known == .initWithArrangedSubviews ? .view(view) : .nothing
    }

    /// A stack view that arranges something unknown has a size that nobody knows.
    private func noteUnknownContents(of stack: View, _ value: Value) {
        if case .foreign = value { stack.setUnknownContent(sampleSize: StandIn.viewSize) }
    }

    private func add(_ child: View, to view: View, _ message: Message) throws(Failure) {
        runtime.stamp(message.span)
        try runtime.modeled(message.span) { () throws(ConstraintError) in try view.addSubview(child) }
    }

    func setArrangement(_ arrangement: StackArrangement?, of stack: ObjectValue) {
        if undoLog.isFirstChange(&stack.arrangementEpoch) {
            let old = stack.arrangement
            undoLog.record { stack.arrangement = old }
        }
        stack.arrangement = arrangement
    }

    /// Makes an object's view a stack view.
    func makeStack(_ object: ObjectValue, at span: Span) {
        runtime.stamp(span)
        object.arrangement = StackArrangement(origin: scene.origin)
        stacks.append(object)
        undoLog.record { [unowned self] in stacks.removeLast() }
    }

    // MARK: Constraints

    /// Arranges stack views whose contents have changed.
    func arrangeStacks(at span: Span) throws(Failure) {
        if stacks.isEmpty { return }
        try runtime.step(stacks.count, at: span)
        for stack in stacks {
            guard let view = stack.view, !view.isRemoved, var arrangement = stack.arrangement else { continue }
            arrangement.views.removeAll { $0.superview !== view }
            try runtime.step(arrangement.views.count, at: span)
            let plan = plan(of: stack, arrangement, at: span)
            if plan == arrangement.plan { continue }
            // Each view gets several new constraints.
            try runtime.step(10 * plan.views.count, at: span)
            let old = arrangement
            try runtime.modeled(span) { () throws(ConstraintError) in
                // A view that was removed for good took its constraints along.
                for leaf in old.constraints.flatMap(\.leaves) where !leaf.first.view.isRemoved { try leaf.uninstall() }
                for gap in old.gaps { try gap.removeFromSuperview() }
            }
            arrangement.constraints = []
            arrangement.gaps = []
            arrangement.plan = plan
            scene.origin = arrangement.origin
            var tie = StackTie(stack: view, plan: plan)
            try runtime.modeled(span) { () throws(ConstraintError) in try tie.tie() }
            arrangement.constraints = tie.constraints
            arrangement.gaps = tie.gaps
            setArrangement(arrangement, of: stack)
            try runtime.checkConstraintCount(at: span)
        }
    }

    private func plan(
        of stack: ObjectValue, _ arrangement: StackArrangement, at span: Span
    ) -> StackArrangement.Plan {
        var axis = Axis.horizontal
        switch setting("axis", of: stack) {
        case .axis(let given): axis = given
        case .foreign: axis = word("axis", of: stack).flatMap(Axis.init) ?? axis
        default: break
        }
        var spacing = 0.0
        var unknownSpacing: String?
        switch setting("spacing", of: stack) {
        case .number(let number): spacing = number
        case .foreign(let unknown):
            noteUse(of: unknown, at: span)
            spacing = unknown.number(StandIn.distance)
            unknownSpacing = unknown.name
        default: break
        }
        let distribution = word("distribution", of: stack).flatMap(StackArrangement.Distribution.init) ?? .fill
        let hasMargins =
            (stack.storage[vocabulary.names.intern("isLayoutMarginsRelativeArrangement")]
            ?? setting("layoutMarginsRelativeArrangement", of: stack)).isTrue
        let lengths =
            distribution == .fillProportionally
            ? arrangement.views.map { view in
                view.intrinsicContentSize.map { axis == .horizontal ? $0.width : $0.height } ?? 0
            } : []
        var plan = StackArrangement.Plan(
            views: arrangement.views, hidden: arrangement.views.map(\.isHidden), axis: axis, distribution: distribution,
            alignment: word("alignment", of: stack).flatMap(StackArrangement.Alignment.init) ?? .fill,
            spacings: arrangement.views.map { arrangement.spacings[$0] ?? spacing }, hasMargins: hasMargins,
            lengths: lengths)
        plan.unknownSpacings = arrangement.views.map {
            arrangement.spacings[$0] == nil ? unknownSpacing : arrangement.unknownSpacings[$0]
        }
        return plan
    }

    private func setting(_ name: String, of stack: ObjectValue) -> Value {
        stack.storage[vocabulary.names.intern(name)] ?? .nothing
    }

    /// The word for a UIKit constant: `.fillEqually`, `UIStackViewDistributionFillEqually`. A misspelled one was
    /// reported and is read as intended.
    private func word(_ property: String, of stack: ObjectValue) -> String? {
        switch setting(property, of: stack) {
        case .foreign(let foreign): nearest(foreign.lastWord, among: UIKitName.stackWords[property] ?? [])
        case .attributeName(let attribute): attribute.rawValue
        case .object(let object): object.caseName
        default: nil
        }
    }

    private func nearest(_ word: String, among known: [String]) -> String {
        known.contains(word) ? word : NearestName.of(word, among: known) ?? word
    }
}
