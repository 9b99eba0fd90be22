internal import Diagnostics
internal import Evaluator
package import Masonry
internal import Vocabulary

// What a view that is started gets from the screen, the table or the collection around it.
extension AppleLibrary {
    /// The sizes that a table and a collection give the cells that start, in points; nil for those of their content.
    package struct GivenSizes {
        /// The height that was asked for.
        package var cellHeight: Double?
        package var rowHeight: Double?
        package var itemSize: Size?
        /// Whether the source says more than one of them.
        package var hasSeveral = false
        /// Whether there is a device around a view.
        package var hasDevice = false

        package init() {}
    }

    /// A view is somewhere on the screen, with no bar over it.
    func leaveSafeArea(at span: Span) throws(Failure) {
        guard given.hasDevice else { return }
        runtime.noteScreenReading()
        undoLog.record { [unowned self, statusBarHeight] in self.statusBarHeight = statusBarHeight }
        statusBarHeight = scene.root.safeAreaInsets.top
        try runtime.modeled(span) { () throws(ConstraintError) in try scene.root.setSafeAreaInsets(EdgeInsets(0)) }
    }

    /// Gives the started view its size: a cell that of its table or collection, another view that of its content.
    func fitStarted(at span: Span) throws(Failure) {
        guard let main = mainObject, let type = object(of: main)?.type, UIKitClass.isCell(type.top.name) else {
            return try fitScreen(wanting: scene.size, at: span)
        }
        let isItem = UIKitClass.isItem(type.top.name)
        var (row, item) = (given.rowHeight, given.itemSize)
        if given.cellHeight == nil, !given.hasSeveral {
            if isItem, item == nil { item = try itemSize(of: type, at: span) }
            if !isItem, row == nil { row = try rowHeight(of: type, at: span) }
        }
        guard let height = given.cellHeight ?? (isItem ? item?.height : row) else {
            try fitScreen(wanting: scene.size, at: span)
            if !isItem { try noteFixedHeight(at: span) }
            return
        }
        let size = Size(width: isItem ? item?.width ?? scene.size.width : scene.size.width, height: height)
        try runtime.modeled(span) { () throws(ConstraintError) in
            try scene.setSize(size)
            scene.isCell = true
        }
    }

    /// Reports that the constraints of a cell can't hold while it has the height that a table gives it at first.
    private func noteFixedHeight(at span: Span) throws(Failure) {
        let usual = UIKitClass.rowHeight
        guard scene.size.height != usual else { return }
        try runtime.stepBeforeLayout(at: span)
        let before = Set(scene.layout(explained: false).constraints.filter(\.isBroken).map(\.id))
        let mark = undoLog.mark()
        try runtime.modeled(span) { () throws(ConstraintError) in
            try scene.setSize(Size(width: scene.size.width, height: usual))
        }
        let layout = scene.layout(explained: false)
        undoLog.rollBack(to: mark)
        try runtime.checkInterruption(at: span)
        guard let broken = layout.constraints.first(where: { $0.isBroken && !before.contains($0.id) }),
            let origin = broken.origin, let text = origin.sourceText
        else { return }
        runtime.report(
            Failure(
                .projectProblem(.requiredCellHeight(broken.equation, fitted: scene.size.height, usual: usual)), text,
                Span(origin.range.lowerBound, origin.range.upperBound)))
    }

    /// Reports what constraints or frames can't do to the views on the screen.
    func checkStarted(at span: Span) {
        let setter = vocabulary.names.intern("setFrame:")
        var known: Set<ObjectIdentifier> = []
        for object in livingObjects {
            guard !object.isViewController, let view = object.view, let (method, type) = object.type.method(setter),
                known.insert(ObjectIdentifier(type)).inserted
            else { continue }
            let isCell = view.isRoot && UIKitClass.isCell(object.type.top.name)
            guard isCell || view.isRoot || !view.translatesAutoresizingMaskIntoConstraints else { continue }
            runtime.report(
                Failure(
                    .projectProblem(.ownFrame(of: type.name, isCell: isCell)), method.unit.source,
                    method.prototype.span))
        }
        for view in scene.views where view.libraryClass == "UIScrollView" && !view.subviews.isEmpty {
            let hasOnlyFrames = view.subviews.allSatisfy {
                $0.translatesAutoresizingMaskIntoConstraints && $0.givenFrame != nil && $0.unknownFrame.isEmpty
            }
            guard hasOnlyFrames, storedProperty(vocabulary.names.intern("contentSize"), of: .view(view)) == nil,
                let origin = view.origin, let text = origin.sourceText
            else { continue }
            runtime.report(
                Failure(
                    .projectProblem(.noContentSize(view.name)), text,
                    Span(origin.range.lowerBound, origin.range.upperBound)))
        }
    }
}
