extension View {
    /// Whether at least a few letters of a line, or all of a shorter text, can be read in the frame. True for a view
    /// without text.
    package func hasRoom(in frame: Rect) -> Bool {
        guard kind == .label || kind == .button, text?.isEmpty == false else { return true }
        let size = intrinsicSize(wrappedAt: nil)
        return frame.width >= min(size.width ?? 0, 2 * TextMetrics.lineHeight) - 0.5
            && frame.height >= min(size.height ?? 0, TextMetrics.lineHeight) / 2
    }

    /// Whether the frame is as high as the view's text, wrapped at its width. True for a view without text.
    package func hasHeightOfText(in frame: Rect) -> Bool {
        guard kind.hasText, let height = intrinsicSize(wrappedAt: frame.width).height else { return true }
        return abs(frame.height - height) <= 0.5
    }
}

extension Scene {
    /// The names of the views whose frames don't even have space for a few letters of their text, in order of
    /// declaration. Solves if anything changed.
    ///
    /// - Parameter evenOpen: whether to include ambiguous views.
    package func textsWithoutRoom(evenOpen: Bool = true) -> [String] {
        search { solution in
            solution.items.views.filter { view in
                (evenOpen || solution.openComponents(of: view).isEmpty) && !view.isHidden && !view.isUnplaced
                    && solution.frame(of: view).map { !view.hasRoom(in: $0) } ?? false
            }.map(\.name)
        }
    }

    /// The names of the views that are higher or lower than their text, in order of declaration. Solves if anything
    /// changed.
    package func textsOfOtherHeight() -> [String] {
        let solution = solved()
        return solution.items.views.filter { view in
            !view.isHidden && !view.isUnplaced
                && solution.frame(of: view).map { !view.hasHeightOfText(in: $0) } ?? false
        }.map(\.name)
    }
}
