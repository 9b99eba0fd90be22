internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Properties of views that determine their size.
extension AppleLibrary {
    /// Sets a property that determines a view's content; false for other properties.
    func setContent(_ name: String, of view: View, to value: Value, _ span: Span) throws(Failure) -> Bool {
        switch (name, value) {
        case ("image", _):
            guard try setImage(value, of: view, at: span) else { return false }
        case (UIKitName.font, _): return setFont(value, of: view)
        case ("configuration", .foreign(let foreign)) where view.kind == .button:
            if let title = foreign.text { view.text = try runtime.shown(title, at: span) }
            noteImage(in: foreign, of: view)
            // A configuration is a value: later changes of the original do not matter.
            keepLook(
                vocabulary.names.intern(name), of: .view(view),
                .foreign(ForeignValue(foreign.name, text: foreign.text, owner: view)))
        case ("placeholder", _), ("attributedPlaceholder", _):
            guard view.kind == .field, let text = sampleText(of: value) else { return false }
            if case .foreign(let unknown) = value, unknown.isSample {
                noteUse(of: unknown, at: span)
                view.setUnknownContent([.horizontal])
            }
            try setShownTexts(text.isEmpty ? [] : [text], of: view, at: span)
            keep(value, as: vocabulary.names.intern(name), of: .view(view))
        case ("contentEdgeInsets", .tuple(let value)) where view.kind == .button:
            guard let insets = value.tuple.insets else { return false }
            try runtime.modeled(span) { () throws(ConstraintError) in try view.setContentInsets(insets) }
            keep(.tuple(value), as: vocabulary.names.intern(name), of: .view(view))
        case ("style", .foreign(let style)), ("activityIndicatorViewStyle", .foreign(let style)):
            guard view.libraryClass == UIKitClass.spinner else { return false }
            try runtime.modeled(span) { () throws(ConstraintError) in
                try view.setImageSize(UIKitClass.spinnerSize(ofStyle: style.name))
            }
        default:
            if try setTextContainer(name, of: view, to: value, at: span) { return true }
            return try setGeometry(name, of: view, to: value, span)
        }
        return true
    }

    /// Sets a property that places a view or its parts; false for other properties.
    private func setGeometry(_ name: String, of view: View, to value: Value, _ span: Span) throws(Failure) -> Bool {
        switch (name, value) {
        case ("center", .tuple(let value)):
            guard let point = value.tuple.point, !view.isRoot else { return false }
            let size = view.frame
            try runtime.modeled(span) { () throws(ConstraintError) in
                try view.setFrame(
                    Rect(
                        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
                        height: size.height))
            }
        case ("center", .foreign):
            let frame = view.givenFrame ?? .zero
            let point = value.structure?.parts ?? [value, value]
            guard point.count == 2 else { return false }
            return try setUnknownFrame(
                .structure(.rect, point + [.number(frame.width), .number(frame.height)]), of: view, span)
        case ("tableHeaderView", .view(let part)), ("tableFooterView", .view(let part)):
            try runtime.modeled(span) { () throws(ConstraintError) in
                try view.addSubview(part)
                // An empty footer, which hides the lines of empty rows, has no height.
                if part.givenFrame == nil, part.subviews.isEmpty { try part.setFrame(.zero) }
            }
        case ("transform", .foreign(let foreign)) where foreign.name.lowercased().hasSuffix("identity"): break
        case ("directionalLayoutMargins", .tuple(let value)):
            guard let insets = value.tuple.insets else { return false }
            try runtime.modeled(span) { () throws(ConstraintError) in try view.setLayoutMargins(insets) }
        default: return try setFrameShortcut(name, of: view, to: value, span)
        }
        return true
    }

    /// Sets a button's title from an unfinished call on the button.
    func setTitle(_ value: Value, of foreign: ForeignValue, at span: Span) throws(Failure) {
        guard let title = shownText(of: value) else {
            if case .foreign(let unknown) = value {
                noteUse(of: unknown, at: span)
                if let button = foreign.owner, button.kind == .button {
                    try setSample(StandIn.text(unknown.name), of: button, isSample: true, span)
                }
            }
            return
        }
        undoLog.set(\.text, of: foreign, to: title)
        if let button = foreign.owner, button.kind == .button { button.text = title }
    }

    /// The text of a value; nil if unknown.
    func shownText(of value: Value) -> String? {
        switch value {
        case .nothing: ""
        case .text(let text): text.text
        case .foreign(let foreign): foreign.text
        default: nil
        }
    }

    /// The text of a value, or a sample for an unknown one.
    func sampleText(of value: Value) -> String? {
        if case .foreign(let unknown) = value { return unknown.text ?? StandIn.text(unknown.name) }
        return shownText(of: value)
    }

    /// The text and title of a control determine its size.
    func setShownTexts(_ texts: [String], of view: View, at span: Span) throws(Failure) {
        for text in texts { try runtime.step(reading: text.utf8.count, at: span) }
        view.shownTexts = texts
        if view.kind == .view {
            try runtime.modeled(span) { () throws(ConstraintError) in try view.setStatedContentSize(nil) }
        }
    }

    /// A button with an image that a configuration gives it has a size that nobody knows.
    func noteImage(in configuration: ForeignValue, of button: View) {
        guard button.kind == .button, let image = configuration.properties[vocabulary.names.intern("image")],
            !image.isNothing
        else { return }
        button.setUnknownContent(sampleSize: StandIn.imageSize)
    }

    /// Gives an image view the size of its image, or of a placeholder if the image is unknown; false for other views and values.
    @discardableResult
    func setImage(_ value: Value, of view: View, at span: Span) throws(Failure) -> Bool {
        guard view.kind == .image, case .foreign(let foreign) = value else { return false }
        guard let size = foreign.imageSize else {
            if !view.hasUnknownContent { view.setUnknownContent(sampleSize: StandIn.imageSize) }
            return true
        }
        view.setUnknownContent([])
        try runtime.modeled(span) { () throws(ConstraintError) in try view.setImageSize(size) }
        return true
    }
}
