/// The variables of the solver for the items of a pass: left and top in the superview's coordinates, width and height of
/// each, followed by the size of each scroll view's content area.
///
/// What is inside a view depends on its size alone, not on its place, so that it makes a block of its own.
struct LayoutVariables {
    /// The scrolling items, ascending.
    private let scrolls: [Int]
    private let itemCount: Int

    init(_ items: SceneItems) {
        scrolls = items.scrolls
        itemCount = items.count
    }

    var count: Int { 4 * itemCount + 2 * scrolls.count }

    /// Whether the variable belongs to the root's frame.
    static func isRoot(_ variable: Int) -> Bool { variable < 4 }

    @inline(__always) static func origin(_ item: Int, _ axis: Axis) -> Int { 4 * item + (axis == .horizontal ? 0 : 1) }

    @inline(__always) static func extent(_ item: Int, _ axis: Axis) -> Int { 4 * item + (axis == .horizontal ? 2 : 3) }

    @inline(__always) static func variable(of component: FrameComponent, _ item: Int) -> Int {
        component.isLength ? extent(item, component.axis) : origin(item, component.axis)
    }

    /// The extent of a scroll view's content area; nil for an item that does not scroll.
    func contentExtent(_ item: Int, _ axis: Axis) -> Int? {
        scrolls.firstIndex(of: item).map { 4 * itemCount + 2 * $0 + (axis == .horizontal ? 0 : 1) }
    }

    /// The item and the component of a variable.
    func meaning(of variable: Int) -> (item: Int, component: FrameComponent, isContent: Bool) {
        if variable < 4 * itemCount { return (variable / 4, FrameComponent.allCases[variable % 4], false) }
        let place = variable - 4 * itemCount
        return (scrolls[place / 2], place % 2 == 0 ? .width : .height, true)
    }

    /// An item's frame, in the coordinates of the values.
    static func frame(_ item: Int, _ values: [Double]) -> Rect {
        // Rounding can make a length slightly negative.
        Rect(
            x: values[4 * item], y: values[4 * item + 1], width: max(0, values[4 * item + 2]),
            height: max(0, values[4 * item + 3]))
    }
}
