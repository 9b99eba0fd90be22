internal import Masonry

/// Recognizes views that are outside of their superviews on purpose.
struct IntendedOverhang {
    private let solved: SolvedScene

    init(_ solved: SolvedScene) {
        self.solved = solved
    }

    /// Whether the view extends past this side on purpose, or is entirely outside it.
    func isIntended(_ view: View, _ side: Attribute, isWhole: Bool, in frame: Rect) -> Bool {
        if isWhole {
            return isParked(view, side, in: frame) || isClosed(view, side) || isWaiting(view, side)
                || isPage(view, side, in: frame) || isAttached(view, side)
        }
        return isCenteredOnEdge(view, side) || isOnCorner(view) || isFilling(view, in: frame)
            || isKnob(view, side, in: frame)
            || isLine(view, side, in: frame) || isRing(view, in: frame) || isSheet(view, side)
    }

    /// The thickness of a bar along which a larger view may be moved, in points.
    private static let thickness: Double = 16

    /// Whether the view, which is not text, is larger than its thin superview and centered across it, like the knob of
    /// a slider.
    private func isKnob(_ view: View, _ side: Attribute, in frame: Rect) -> Bool {
        guard !view.kind.hasText, let parent = view.superview, let bounds = solved.solution.frame(of: parent) else {
            return false
        }
        let (place, length) = side.axis.components
        return bounds[length] < Self.thickness && frame[length] > bounds[length]
            && abs((frame[place] + frame[length] / 2) - (bounds[place] + bounds[length] / 2)) <= 0.5
            && ties(of: view, side.axis).contains { $0.second?.view === parent && $0.constant == 0 }
    }

    /// Whether the view is centered on an edge, like a badge. Edges of the screen don't count: text beyond them can't
    /// be read.
    private func isCenteredOnEdge(_ view: View, _ side: Attribute) -> Bool {
        if view.kind.hasText, view.superview?.isRoot == true { return false }
        return ties(of: view, side.axis).contains { tie in
            tie.first.attribute.isCenter
                && tie.second?.attribute != tie.first.attribute
        }
    }

    /// Whether the view is just outside, moved by its own length, such as one that slides in later.
    private func isParked(_ view: View, _ side: Attribute, in frame: Rect) -> Bool {
        let length = frame[side.axis.components.length]
        return ties(of: view, side.axis).contains { tie in
            tie.second?.view === view.superview && tie.first.attribute == tie.second?.attribute
                && abs(abs(tie.constant) - length) <= 0.5
        }
    }

    /// Whether the view ends where the screen starts and is tied to both screen edges along the other axis, like a
    /// closed drawer.
    private func isClosed(_ view: View, _ side: Attribute) -> Bool {
        side.opposite != nil && isBeyond(view, side) && isAcrossScreen(view, side)
    }

    /// The least of a sheet that is seen while it waits to be drawn up, in points.
    private static let peek: Double = 24

    /// Whether the view, which shows nothing itself, is tied to both screen edges along the other axis, and to the screen's
    /// edge at this side by a constant with which its beginning shows, like a sheet that is drawn up.
    private func isSheet(_ view: View, _ side: Attribute) -> Bool {
        guard view.kind == .view, isAcrossScreen(view, side) else { return false }
        return ties(of: view, side.axis).contains { tie in
            isBeyond(tie, view, side) && (tie.first.attribute.isFarEdge ? tie.constant : -tie.constant) >= Self.peek
        }
    }

    /// Whether the view is on the screen and tied to both its edges along the other axis.
    private func isAcrossScreen(_ view: View, _ side: Attribute) -> Bool {
        guard view.superview?.isRoot == true else { return false }
        let across = ties(of: view, side.axis.other).filter { $0.second?.view === view.superview }
            .map { $0.first.attribute.resolved(in: solved.scene.direction) }
        return across.contains { edge in edge.acrossTheView.map(across.contains) ?? false }
    }

    /// Whether the view starts at the edge of the screen or further out, like a sheet that slides in later, and no other
    /// view follows it. Text with a margin beyond the left or right edge was probably tied to the wrong edge.
    private func isWaiting(_ view: View, _ side: Attribute) -> Bool {
        guard let parent = view.superview, isScreen(parent),
            let tie = ties(of: view, side.axis).first(where: { isBeyond($0, view, side) }),
            tie.first.attribute.isFarEdge ? tie.constant <= 0 : tie.constant >= 0,
            !view.kind.hasText || tie.constant == 0 || side.axis == .vertical && isMessage(view)
        else { return false }
        // Rows that follow it are meant to be seen, and so are those of a loop, which one statement places.
        return !parent.subviews.contains { other in
            ties(of: other, side.axis).contains {
                $0.second?.view === view || other !== view && $0.origin != nil && $0.origin == tie.origin
            }
        }
    }

    /// Whether the view is text, but not of a form, and no sibling aligns it, like a message that shows up for a moment.
    private func isMessage(_ view: View) -> Bool {
        view.kind != .field && ties(of: view, .horizontal).allSatisfy { $0.second?.view.superview !== view.superview }
    }

    /// Whether the view is the screen or fills it.
    private func isScreen(_ view: View) -> Bool {
        view.isRoot || solved.solution.frame(of: view) == solved.solution.frame(of: solved.scene.root)
    }

    /// Whether the view is as large as its superview and comes after a sibling of the same size, like a page.
    private func isPage(_ view: View, _ side: Attribute, in frame: Rect) -> Bool {
        guard let parent = view.superview, isScreen(parent), let bounds = solved.solution.frame(of: parent),
            abs(frame.width - bounds.width) <= 0.5, abs(frame.height - bounds.height) <= 0.5
        else { return false }
        return ties(of: view, side.axis).contains { tie in
            guard let second = tie.second, second.view.superview === parent,
                tie.first.attribute.acrossTheView == second.attribute,
                let other = solved.solution.frame(of: second.view)
            else { return false }
            return other.width == frame.width && other.height == frame.height
        }
    }

    /// The space above and below the letters of a line, in points.
    private static let lineSpace: Double = 3

    /// Whether the view is a line of text centered in a view that is a little lower, like the number in a small badge.
    private func isLine(_ view: View, _ side: Attribute, in frame: Rect) -> Bool {
        guard side.axis == .vertical, view.kind == .label, let parent = view.superview,
            let bounds = solved.solution.frame(of: parent)
        else { return false }
        return Reach.sides(of: frame, in: bounds, along: .vertical).allSatisfy {
            $0.distance > 0 && $0.distance <= Self.lineSpace
        }
    }

    /// Whether the view, which shows nothing itself or is centered there, is beyond an edge of a view on the screen, like the
    /// tail or the arrow of a bubble.
    private func isAttached(_ view: View, _ side: Attribute) -> Bool {
        guard let parent = view.superview, !parent.isRoot, !view.kind.hasText, isBeyond(view, side) else {
            return false
        }
        let isBare = view.kind == .view && view.subviews.isEmpty
        return isBare && ties(of: view, side.axis).contains { isBeyond($0, view, side) && $0.constant == 0 }
            || ties(of: view, side.axis.other).contains { tie in
                tie.first.attribute.isCenter
                    && tie.second?.view === parent && tie.first.attribute == tie.second?.attribute
            }
    }

    /// Whether the view shows nothing itself and surrounds a sibling on which it is centered, like a ring.
    private func isRing(_ view: View, in frame: Rect) -> Bool {
        guard view.kind == .view, view.subviews.isEmpty else { return false }
        return Axis.allCases.allSatisfy { axis in
            ties(of: view, axis).contains { tie in
                guard let sibling = tie.second?.view, sibling.superview === view.superview,
                    tie.first.attribute == tie.second?.attribute, let inner = solved.solution.frame(of: sibling)
                else { return false }
                return tie.first.attribute.isCenter && frame.contains(inner)
            }
        }
    }

    /// Whether the view's edge is tied to its superview's opposite edge, so that it is beyond it.
    private func isBeyond(_ view: View, _ side: Attribute) -> Bool {
        ties(of: view, side.axis).contains { isBeyond($0, view, side) }
    }

    private func isBeyond(_ tie: LayoutConstraint, _ view: View, _ side: Attribute) -> Bool {
        let direction = solved.scene.direction
        return tie.second?.view === view.superview && tie.second?.attribute.resolved(in: direction) == side
            && tie.first.attribute.resolved(in: direction) == side.acrossTheView
    }

    /// Whether the view is moved out of a corner of a view on the screen along both axes, at least once to the left or
    /// upwards, which takes a minus sign that nobody writes by accident, or is tied to the opposite edges along both.
    private func isOnCorner(_ view: View) -> Bool {
        guard let parent = view.superview, !parent.isRoot else { return false }
        let moves = Axis.allCases.compactMap { axis -> LayoutConstraint? in
            let ties = ties(of: view, axis).filter { $0.second?.view === parent }
            return ties.count == 1 && (ties[0].leadsOut || isAcross(ties[0])) ? ties[0] : nil
        }
        return moves.count == 2 && (moves.contains { $0.constant < 0 } || moves.allSatisfy(isAcross))
    }

    /// Whether the constraint relates opposite edges.
    private func isAcross(_ tie: LayoutConstraint) -> Bool {
        tie.first.attribute.acrossTheView.map { $0 == tie.second?.attribute } ?? false
    }

    /// Whether the view is an image that fills its superview, with a size set by a constraint.
    private func isFilling(_ view: View, in frame: Rect) -> Bool {
        guard view.kind == .image, let parent = view.superview, let bounds = solved.solution.frame(of: parent),
            frame.contains(bounds)
        else { return false }
        return solved.constraints(on: view).contains(where: \.first.attribute.isSize)
    }

    /// The constraints on the view's positions along the axis that have a second attribute.
    private func ties(of view: View, _ axis: Axis) -> [LayoutConstraint] {
        solved.constraints(on: view).filter {
            $0.second != nil && $0.first.attribute.axis == axis && !$0.first.attribute.isSize
        }
    }
}
