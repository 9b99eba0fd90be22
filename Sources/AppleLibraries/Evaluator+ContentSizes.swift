internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// What the layout takes from classes rather than from constraints: the sizes that views ask for, and that of a cell.
extension Evaluator {
    /// Brings up to date what UIKit works out before it lays out.
    func bringUpToDate(at span: Span) throws(Failure) {
        if apple.livingObjects.isEmpty, apple.stacks.isEmpty { return }
        try stateContentSizes(at: span)
        try arrangeStacks(at: span)
        guard let fitted = apple.fittedScreen, scene.size == fitted.taken else { return }
        try fitScreen(wanting: fitted.wanted, at: span)
    }

    /// Asks the views whose classes say an `intrinsicContentSize` for it.
    private func stateContentSizes(at span: Span) throws(Failure) {
        let getter = Member.intrinsicContentSize.rawValue
        try step(apple.livingObjects.count >> 4, at: span)
        for object in apple.livingObjects {
            guard let view = object.view, !object.isViewController, !view.isRemoved,
                case .tuple(let value)? = try tellIfKnown(.view(view), getter, [], at: span),
                let size = value.tuple.size
            else { continue }
            try modelled(span) { () throws(ConstraintError) in try view.setStatedContentSize(size) }
        }
    }

    // MARK: The view that is the screen

    /// Below what a script requires, above all that it wishes.
    private static let screenPriority = 999.0

    /// Makes the screen as large as the view that it is, as far as that says how large: a cell is as wide as wanted and as
    /// high as its content asks for; another view has the lengths that constraints of its own give it, and is as high as
    /// what is required of its content makes it.
    func fitScreen(wanting wanted: Size, at span: Span) throws(Failure) {
        guard let main = mainObject, let type = object(of: main)?.type else { return }
        try stepThroughScene(at: span)
        let isCell = UIKitClass.isCell(type.top.name)
        try stepBeforeLayout(at: span)
        var size = try fitting(Size(width: wanted.width, height: isCell ? 0 : wanted.height), isCell: isCell, at: span)
        if !screenSaysLength(.horizontal) { size.width = wanted.width }
        if isCell {
            // A cell whose height no content bounds has one that only its table knows.
            if size.height < Self.tolerance { size = wanted }
        } else if !screenSaysLength(.vertical), abs(size.height - wanted.height) > Self.tolerance {
            // Content that would only have more room, or less, does not say how high the screen is.
            let other = Size(width: wanted.width, height: size.height > wanted.height ? 2 * size.height : 0)
            let isOnlyHeight = abs(try fitting(other, isCell: false, at: span).height - size.height) < Self.tolerance
            if !isOnlyHeight { size.height = wanted.height }
        }
        if let old = apple.fittedScreen, old.taken == size, scene.size == size { return }
        undoLog.record { [apple, fitted = apple.fittedScreen] in apple.fittedScreen = fitted }
        apple.fittedScreen = (wanted, size)
        if size != scene.size { try modelled(span) { () throws(ConstraintError) in try scene.setSize(size) } }
    }

    /// The size that is as near to another as what is required lets it be.
    private func fitting(_ size: Size, isCell: Bool, at span: Span) throws(Failure) -> Size {
        let fitted = scene.root.fittingSize(
            size, horizontal: screenSaysLength(.horizontal) ? Self.screenPriority : LayoutPriority.required,
            vertical: isCell ? LayoutPriority.fittingSize : Self.screenPriority)
        try checkInterruption(at: span)
        return fitted
    }

    /// Whether a constraint speaks of the length of the view that is the screen, and of nothing else.
    private func screenSaysLength(_ axis: Axis) -> Bool {
        scene.root.constraints.contains { constraint in
            let length: Attribute = axis == .horizontal ? .width : .height
            return constraint.first.view.isRoot && constraint.second?.view.isRoot != false
                && (constraint.first.attribute == length || constraint.second?.attribute == length)
        }
    }
}
