internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Frames, margins and contents of views that are unknown, for which stand-ins are used.
extension AppleLibrary {
    /// Sets a text that is a sample, or has samples in it.
    func setSample(_ text: String, of view: View, isSample: Bool, _ span: Span) throws(Failure) {
        // What the code itself says of a cell is more than a sample of its data.
        if isFilling, isSample, !view.hasUnknownContent, view.text?.isEmpty == false { return }
        let shown = try runtime.shown(text, at: span)
        if view.libraryClass == UIKitClass.textView { view.flowingText = shown } else { view.text = shown }
        view.setUnknownContent(isSample ? Set(Axis.allCases) : [])
    }

    /// Sets a frame with unknown parts. Returns false for the screen, and for a view with constraints, which does not keep it.
    func setUnknownFrame(_ value: Value, of view: View, _ span: Span) throws(Failure) -> Bool {
        guard value.unknownNumber != nil, !view.isRoot, view.translatesAutoresizingMaskIntoConstraints else {
            return false
        }
        noteUses(in: value, at: span)
        let parts = value.structure?.parts ?? Array(repeating: value, count: FrameComponent.allCases.count)
        let components = [FrameComponent.x, .y, .width, .height]
        guard parts.count == components.count else { return false }
        var numbers = SIMD4<Double>.zero
        var open: Set<FrameComponent> = []
        for (index, (part, component)) in zip(parts, components).enumerated() {
            if part.unknownNumber != nil { open.insert(component) }
            numbers[index] = part.standIn(isLength: component.isLength)
        }
        try runtime.modeled(span) { () throws(ConstraintError) in
            try view.setFrame(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
        view.unknownFrame = open
        return true
    }

    func setUnknownMargins(_ value: Value, of view: View, _ span: Span) throws(Failure) {
        noteUses(in: value, at: span)
        guard case .tuple(let box) = value.withStandIns(StandIn.distance, as: .insets), let insets = box.tuple.insets
        else { return }
        try runtime.modeled(span) { () throws(ConstraintError) in try view.setLayoutMargins(insets) }
    }

    /// Sets a content size of a class with unknown parts.
    func setUnknownContentSize(_ value: Value, of view: View, at span: Span) throws(Failure) {
        let parts = value.structure?.parts ?? [value, value]
        guard parts.count == 2 else { return }
        let lengths = parts.map { part in if case .number(let length) = part { length } else { -1.0 } }
        try runtime.modeled(span) { () throws(ConstraintError) in
            try view.setStatedContentSize(Size(width: lengths[0], height: lengths[1]))
        }
        let axes = zip(Axis.allCases, parts).filter { $0.1.unknownNumber != nil }.map(\.0)
        view.setUnknownContent(Set(axes), sampleSize: StandIn.viewSize)
    }

    /// A view's text that is a sample, or its frame of which parts are unknown; nil if all is known.
    func unknownPart(of receiver: Value, _ spelling: Spelling, at span: Span) throws(Failure) -> Value? {
        guard case .view(let view) = receiver, case .member(let member) = spelling else { return nil }
        switch member {
        case .text where view.hasUnknownContent && view.kind.hasText && view.text?.isEmpty == false:
            return .foreign(ForeignValue("\(view.name).text", text: view.text, isPartial: true))
        case .frame: return try unknownFrame(of: view, at: span)
        case .bounds:
            guard let frame = try unknownFrame(of: view, at: span)?.structure else { return nil }
            return .structure(.rect, [.number(0), .number(0)] + frame.parts[2...])
        default: return nil
        }
    }

    /// A view's frame if parts of it rest on something unknown; nil if all are known.
    func unknownFrame(of view: View, at span: Span) throws(Failure) -> Value? {
        try runtime.stepBeforeLayout(at: span)
        let unknown = scene.search { $0.unknownComponents(of: view) }
        if unknown.isEmpty { return nil }
        let frame = view.frame
        return .structure(
            .rect,
            [FrameComponent.x, .y, .width, .height].map { component in
                guard unknown.contains(component) else { return .number(frame[component]) }
                return .foreign(
                    ForeignValue.reported(
                        "\(view.name).frame.\(component.rawValue)", standIn: frame[component]))
            })
    }
}

extension Value {
    /// The number, or a stand-in for an unknown one.
    func standIn(isLength: Bool) -> Double {
        switch self {
        case .number(let number): return number
        case .foreign(let foreign):
            let number = foreign.number(isLength ? StandIn.length : StandIn.distance)
            return isLength && number <= 0 ? StandIn.length : number
        default: return 0
        }
    }
}
