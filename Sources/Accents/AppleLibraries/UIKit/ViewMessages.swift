internal import Evaluator
internal import Masonry
internal import Vocabulary

// Messages to views.
extension AppleLibrary {
    func perform(_ known: LibraryMessage, _ view: View, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        // A view in a scroll view is related to the scroll view itself, not to its content.
        case .contentView, .view, .contentLayoutGuide, .frameLayoutGuide: return .view(view)
        case .readableContentGuide: return .guide(GuideValue(LayoutGuide(view: view, guide: .layoutMarginsGuide)))
        case .keyboardLayoutGuide where view.isRoot:
            return .guide(GuideValue(LayoutGuide(view: view, guide: .bottomLayoutGuide)))
        case .isDescendantOfView:
            guard case .view(let other) = try values[0] else { return .boolean(false) }
            return .boolean(view.closestCommonSuperview(with: other) === other)
        case .sizeThatFits:
            return .tuple(Tuple(view.sizeThatFits(width: try message.arguments.size(0).width)))
        case .center:
            try runtime.stepBeforeLayout(at: message.span)
            let center = view.frame.center
            try runtime.checkInterruption(at: message.span)
            return .tuple(Tuple(center))
        case .systemLayoutSizeFittingSize:
            return try runtime.member(.member(.fittingSize), of: .view(view), message.name, at: message.span)
        case .systemLayoutSizeFittingPriorities:
            try runtime.stepThroughScene(at: message.span)
            runtime.noteScreenReading()
            let size = view.fittingSize(
                try message.arguments.size(0), horizontal: try message.arguments.number(1),
                vertical: try message.arguments.number(2))
            try runtime.checkInterruption(at: message.span)
            return .tuple(Tuple(size))
        case .sizeToFit:
            guard !view.isRoot, let size = view.intrinsicContentSize else { return .nothing }
            let frame = view.frame
            let (width, height) = (
                size.width < 0 ? frame.width : size.width, size.height < 0 ? frame.height : size.height
            )
            try runtime.modeled(message.span) { () throws(ConstraintError) in
                try view.setFrame(Rect(x: frame.x, y: frame.y, width: width, height: height))
            }
            return .nothing
        case .directionalLayoutMargins: return .tuple(Tuple(view.layoutMargins))
        default: return try initialize(view, known, message)
        }
    }

    private func initialize(_ view: View, _ known: LibraryMessage, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .initialize:
            // A view's `init` calls its `initWithFrame:`.
            let frame = Value.tuple(Tuple(Rect.zero))
            return try sendIfKnown(.view(view), LibraryMessage.initWithFrame.rawValue, [frame], at: message.span)
                ?? .view(view)
        case .initWithStyle, .initWithNib, .initWithCoder: return .view(view)
        case .initWithFrame, .initWithFrameStyle, .initWithFrameLayout, .initWithFrameContainer,
            .initWithFrameConfiguration, .initWithFrameAction, .initWithTypeAction, .initWithConfigurationAction,
            .initWithConfiguration:
            if known == .initWithFrameLayout {
                keep(try values[1], as: vocabulary.names.intern("collectionViewLayout"), of: .view(view))
            }
            for case .foreign(let foreign) in values {
                noteImage(in: foreign, of: view)
                if view.kind == .button, let title = foreign.text {
                    view.text = try runtime.shown(title, at: message.span)
                }
            }
            try setFrame(of: .view(view), from: message)
            return .view(view)
        case .initWithImage:
            try setImage(try values[0], of: view, at: message.span)
            return .view(view)
        case .initWithItems:
            guard case .array(let items) = try values[0] else {
                if case .foreign = try values[0] { view.setUnknownContent(sampleSize: StandIn.viewSize) }
                return .view(view)
            }
            try setShownTexts(items.elements.map { shownText(of: $0) ?? "" }, of: view, at: message.span)
            return .view(view)
        default: return try change(view, known, message)
        }
    }

    private func change(_ view: View, _ known: LibraryMessage, _ message: Message) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .setTitleForState, .setAttributedTitleForState:
            noteOldLabel(message)
            try set(vocabulary.names.intern(Member.text.rawValue), of: .view(view), to: try values[0], message.nameSpan)
            return .nothing
        case .insertSegment:
            var texts = view.shownTexts
            let position = try runtime.wholeNumber(try values[1], of: .index, at: message.span)
            texts.insert(shownText(of: try values[0]) ?? "", at: max(0, min(position, texts.count)))
            try setShownTexts(texts, of: view, at: message.span)
            return .nothing
        case .addLayoutGuide:
            guard case .view(let guide) = try values[0] else { return nil }
            try runtime.checkNesting(under: view, height: 1, at: message.span)
            try runtime.modeled(message.span) { () throws(ConstraintError) in try view.addLayoutGuide(guide) }
            return .nothing
        case .insertAtIndex, .insertBelow, .insertAbove:
            return try runtime.callMember(.addSubview, of: .view(view), message.arguments.onlyFirst)
        case .addConstraint, .addConstraints: return try setActive(true, message)
        case .removeConstraint, .removeConstraints: return try setActive(false, message)
        default: return try update(view, known, message)
        }
    }

    /// Gives a view the frame that its initializer gets first.
    func setFrame(of receiver: Value, from message: Message) throws(Failure) {
        guard case .view(let view) = receiver, let frame = message.arguments.first else { return }
        let isFrame = vocabulary.text(message.name) == LibraryMessage.initWithFrame.word
        guard frame.structure.map({ $0.shape == .rect || $0.shape == .four }) ?? isFrame else { return }
        if try setUnknownFrame(frame, of: view, message.span) { return }
        guard case .tuple(let value) = frame, let rect = value.tuple.rect, rect != .zero, !view.isRoot else { return }
        try runtime.modeled(message.span) { () throws(ConstraintError) in try view.setFrame(rect.standardized) }
    }

    /// Follows UIKit's passes for constraints and layout.
    private func update(_ view: View, _ known: LibraryMessage, _ message: Message) throws(Failure) -> Value? {
        switch known {
        case .needsUpdateConstraints: return .boolean(objects[view]?.needsUpdateConstraints ?? false)
        case .setNeedsUpdateConstraints, .setNeedsLayout:
            if let object = objects[view] {
                undoLog.set(known == .setNeedsLayout ? \.needsLayout : \.needsUpdateConstraints, of: object, to: true)
            }
            return .nothing
        case .updateConstraintsIfNeeded:
            try updateConstraints(under: view, at: message.span)
            return .nothing
        case .layoutIfNeeded:
            try updateConstraints(under: view, at: message.span)
            try showInTest(view, at: message.span)
            try bringUpToDate(at: message.span)
            return try runtime.callMember(.layoutIfNeeded, of: .view(view), message.arguments)
        // The content sizes of classes are read before every layout.
        case .invalidateIntrinsicContentSize: return .nothing
        case .updateConstraints, .layoutSubviews, .updateViewConstraints: return .nothing
        default:
            guard let stack = objects[view] else { return nil }
            return try sendStack(known, stack, view, message)
        }
    }
}
