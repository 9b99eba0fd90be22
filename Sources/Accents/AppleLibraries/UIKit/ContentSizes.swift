internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// Layout input from classes rather than constraints: the content sizes of views, and the size of a cell.
extension AppleLibrary {
    /// Updates everything that UIKit computes before layout.
    func bringUpToDate(at span: Span) throws(Failure) {
        if livingObjects.isEmpty, stacks.isEmpty { return }
        try stateContentSizes(at: span)
        try arrangeStacks(at: span)
        guard let fitted = fittedScreen, scene.size == fitted.taken else { return }
        try fitScreen(wanting: fitted.wanted, at: span)
    }

    /// Reads the `intrinsicContentSize` of views whose classes override it.
    private func stateContentSizes(at span: Span) throws(Failure) {
        let getter = Member.intrinsicContentSize.rawValue
        try runtime.step(livingObjects.count >> 4, at: span)
        for object in livingObjects {
            guard let view = object.view, !object.isViewController, !view.isRemoved,
                let value = try sendIfKnown(.view(view), getter, [], at: span)
            else { continue }
            if let unknown = value.unknownNumber {
                noteUse(of: unknown, at: span)
                try setUnknownContentSize(value, of: view, at: span)
            } else if case .tuple(let box) = value, let size = box.tuple.size {
                try runtime.modeled(span) { () throws(ConstraintError) in try view.setStatedContentSize(size) }
                if view.hasUnknownContent { view.setUnknownContent([]) }
            }
        }
    }

    // MARK: The screen's view

    /// Below required constraints and above all optional ones of a script.
    private static let screenPriority = 999.0
    /// How far apart two lengths may be that are equal, in points.
    private static let tolerance = 0.001

    /// Gives the screen the size of its view, as far as the view determines it. A cell has the given width and the
    /// height of its content. Another view has the lengths set by its own constraints and the height required by its
    /// content.
    func fitScreen(wanting wanted: Size, at span: Span) throws(Failure) {
        guard let main = mainObject, let type = object(of: main)?.type else { return }
        try runtime.stepThroughScene(at: span)
        let isCell = UIKitClass.isCell(type.top.name)
        try runtime.stepBeforeLayout(at: span)
        var size = try fitting(Size(width: wanted.width, height: isCell ? 0 : wanted.height), isCell: isCell, at: span)
        if !isSizedByScreen(.horizontal) { size.width = wanted.width }
        if UIKitClass.isItem(type.top.name) {
            let needed = try fitting(Size(width: 0, height: 0), isItem: true, isCell: true, at: span)
            if needed.width >= Self.tolerance, needed.width < size.width { size = needed }
        }
        if isCell {
            // The height of a cell whose content does not bound it.
            let usual = UIKitClass.cellHeight(of: type.top.name)
            if size.height < Self.tolerance || size.height < usual && reachesOut(of: size) {
                size = Size(width: wanted.width, height: usual)
            }
        } else if !isSizedByScreen(.vertical), abs(size.height - wanted.height) > Self.tolerance {
            // Content that would only gain or lose room does not determine the screen's height.
            let other = Size(width: wanted.width, height: size.height > wanted.height ? 2 * size.height : 0)
            let isOnlyHeight =
                abs(try fitting(other, isCell: false, at: span).height - size.height) < Self.tolerance
            if !isOnlyHeight { size.height = wanted.height }
        }
        if !isCell, let own = scene.root.statedContentSize { size = try ownSize(own, besides: size, at: span) }
        if let old = fittedScreen, old.taken == size, scene.size == size { return }
        undoLog.record { [unowned self, fittedScreen] in self.fittedScreen = fittedScreen }
        fittedScreen = (wanted, size)
        if size != scene.size { try runtime.modeled(span) { () throws(ConstraintError) in try scene.setSize(size) } }
        if shownScreen != nil { keepShownScreen() }
    }

    /// The size that a view's class states, as far as its constraints allow it; along an axis without one, another size.
    private func ownSize(_ own: Size, besides other: Size, at span: Span) throws(Failure) -> Size {
        let stated = Size(
            width: own.width < Self.tolerance ? other.width : own.width,
            height: own.height < Self.tolerance ? other.height : own.height)
        let fitted = scene.root.fittingSize(stated, horizontal: Self.screenPriority, vertical: Self.screenPriority)
        try runtime.checkInterruption(at: span)
        return Size(
            width: own.width < Self.tolerance ? other.width : fitted.width,
            height: own.height < Self.tolerance ? other.height : fitted.height)
    }

    /// Whether a view is partly outside a cell of a size, which then is not what determines it.
    private func reachesOut(of size: Size) -> Bool {
        let mark = undoLog.mark()
        defer { undoLog.rollBack(to: mark) }
        try? scene.setSize(size)
        return scene.layout(explained: false).items.dropFirst().contains { item in
            let frame = item.rootFrame
            let isOut =
                frame.y < -Self.tolerance || frame.y + frame.height > size.height + Self.tolerance
                || frame.x + frame.width > size.width + Self.tolerance
            return isOut && !item.isHidden && item.unknown.isEmpty
        }
    }

    /// The nearest size that the required constraints allow.
    private func fitting(
        _ size: Size, isItem: Bool = false, isCell: Bool, at span: Span
    ) throws(Failure) -> Size {
        let fitted = scene.root.fittingSize(
            size,
            horizontal: isItem
                ? LayoutPriority.fittingSize
                : isSizedByScreen(.horizontal) ? Self.screenPriority : LayoutPriority.required,
            vertical: isCell ? LayoutPriority.fittingSize : Self.screenPriority)
        try runtime.checkInterruption(at: span)
        return fitted
    }

    /// Whether a constraint refers only to a length of the screen's view.
    private func isSizedByScreen(_ axis: Axis) -> Bool {
        scene.root.constraints.contains { constraint in
            let length: Attribute = axis == .horizontal ? .width : .height
            return constraint.first.view.isRoot && constraint.second?.view.isRoot != false
                && (constraint.first.attribute == length || constraint.second?.attribute == length)
        }
    }
}
