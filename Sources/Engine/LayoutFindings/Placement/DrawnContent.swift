internal import Masonry

/// Where views draw what people read or tap, so that two in one place are seen at once.
struct DrawnContent {
    private let solved: SolvedScene
    private var solution: LayoutSolution { solved.solution }

    /// How far drawings may reach into each other, in points: letters have room around them.
    private static let tolerance = 3.0
    /// Which part of the smaller of two drawings may be covered: badges cover a corner.
    private static let share = 0.3
    /// A button that covers more of a field leaves no room for its text.
    private static let shareOfField = 0.7

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    /// Whether a text is drawn over a text, a control over a control, or an image over a text.
    func collide(_ back: View, _ front: View) -> Bool {
        if isCovering(front, back) { return false }
        return areOverlappingControls(back, front) || isImage(front, over: back) || areOverlappingTexts(back, front)
    }

    /// Whether the view in front hides the other on purpose: it has a color, or is a sheet that is not like the other.
    private func isCovering(_ front: View, _ back: View) -> Bool {
        guard front.kind == .view else { return false }
        if front.color != nil { return true }
        guard back.kind == .view, let frame = solution.frame(of: front), let other = solution.frame(of: back) else {
            return frame(of: front, contains: back)
        }
        return abs(frame.width - other.width) > 0.5 || abs(frame.height - other.height) > 0.5
    }

    private func frame(of front: View, contains back: View) -> Bool {
        guard let frame = solution.frame(of: front), let other = solution.frame(of: back) else { return false }
        return frame.contains(other)
    }

    private func areOverlappingControls(_ back: View, _ front: View) -> Bool {
        let controls: [ViewKind] = [.button, .field]
        guard controls.contains(back.kind), controls.contains(front.kind),
            let frame = solution.frame(of: back), let other = solution.frame(of: front)
        else { return false }
        // A field may have a button at its end, or one without a title that opens something.
        if back.kind == .field, front.kind == .button {
            let area = frame.width * frame.height
            return front.text?.isEmpty == false && frame.sharedArea(with: other) > Self.shareOfField * area
        }
        return areDeep(frame, other)
    }

    private func isImage(_ front: View, over back: View) -> Bool {
        guard front.kind == .image, back.kind == .label || back.kind == .button, let text = drawnText(of: back),
            let frame = solution.frame(of: front)
        else { return false }
        return areDeep(frame, text)
    }

    private func areOverlappingTexts(_ back: View, _ front: View) -> Bool {
        let (texts, others) = (texts(in: back), texts(in: front))
        return texts.contains { text in others.contains { areDeep(text, $0) } }
    }

    private func areDeep(_ one: Rect, _ other: Rect) -> Bool {
        let smaller = min(one.width * one.height, other.width * other.height)
        return Axis.allCases.allSatisfy { one.shared(with: other, $0) > Self.tolerance }
            && one.sharedArea(with: other) > Self.share * smaller
    }

    /// Where the view and its descendants draw text.
    private func texts(in view: View) -> [Rect] {
        guard solved.isShown(view), solved.isPlain(view) else { return [] }
        return [drawnText(of: view)].compactMap(\.self)
            + view.subviews.filter { !$0.isHidden }.flatMap(texts)
    }

    /// A label's text begins at its leading edge, a button's is centered; nil for a view without text, and for a field, whose
    /// text is what someone types.
    private func drawnText(of view: View) -> Rect? {
        guard view.kind == .label || view.kind == .button, view.text?.isEmpty == false,
            let frame = solution.frame(of: view)
        else { return nil }
        let needed =
            view.kind == .button
            ? view.titleSize
            : Size(
                width: view.intrinsicSize(wrappedAt: frame.width).width ?? 0,
                height: view.intrinsicSize(wrappedAt: frame.width).height ?? 0)
        let (width, height) = (min(needed.width, frame.width), min(needed.height, frame.height))
        let isAtEnd = solved.scene.direction == .rightToLeft
        let room = frame.width - width
        let x = frame.x + (view.kind == .button ? room / 2 : isAtEnd ? room : 0)
        return Rect(x: x, y: frame.y + (frame.height - height) / 2, width: width, height: height)
    }
}

extension Rect {
    /// The length of the overlap along the axis, in points; negative for rectangles that are apart.
    func shared(with other: Rect, _ axis: Axis) -> Double {
        let (place, length) = axis.components
        return min(self[place] + self[length], other[place] + other[length]) - max(self[place], other[place])
    }

    fileprivate func sharedArea(with other: Rect) -> Double {
        max(0, shared(with: other, .horizontal)) * max(0, shared(with: other, .vertical))
    }
}
