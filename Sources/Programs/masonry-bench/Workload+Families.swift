import Masonry

extension Workload {
    /// Every workload of views, by name; made when it is asked for, as large ones take memory.
    static var makers: [(name: String, make: () -> Workload)] {
        let chains = [10, 100, 1000, 3000, 10000].map { count in ("chain \(count)", { chain(count) }) }
        let trees = [(3, 85), (4, 341), (5, 1365), (6, 5461)].map { depth, count in
            ("nested \(count)", { nested(depth: depth, branching: 4) })
        }
        let grids = [10, 20, 30].flatMap { side in
            [true, false].map { isCommon in
                ("grid \(isCommon ? "e" : "c") \(side)×\(side)", { grid(side, isCommon: isCommon) })
            }
        }
        return chains + [("chain 1000, shuffled", { chain(1000).shuffled() })] + trees
            + [("nested 1365, shuffled", { nested(depth: 5, branching: 4).shuffled() })] + grids + [
                ("200 cells, independent", { cells(200, areCoupled: false) }),
                ("200 cells, coupled", { cells(200, areCoupled: true) }),
                ("50 conflicts", conflicts),
            ]
    }

    /// Siblings side by side: equal widths, gaps of 8, the ends pinned, tops and bottoms to the root.
    static func chain(_ count: Int) -> Workload {
        var chain = Workload("chain \(count)")
        chain.screen = Size(width: Double(count) * 40, height: 500)
        var previous: Int?
        for index in 0..<count {
            let view = chain.addView(in: 0)
            if let previous {
                let gap = chain.add(view, .left, to: previous, .right, plus: 8)
                if index == count / 2 { chain.adjustable = gap }
                let width = chain.add(view, .width, to: previous)
                if index == count / 2 { chain.removable = width }
            } else {
                chain.add(view, .left, to: 0)
            }
            chain.add(view, .top, to: 0)
            chain.add(view, .bottom, to: 0)
            previous = view
        }
        if let previous { chain.add(previous, .right, to: 0) }
        return chain
    }

    /// A tree of panels: every child inset in its parent, siblings stacked with equal heights.
    static func nested(depth: Int, branching: Int) -> Workload {
        var tree = Workload("")
        tree.screen = Size(width: 4000, height: 40000)
        func fill(_ parent: Int, _ level: Int) {
            var previous: Int?
            for index in 0..<branching {
                let view = tree.addView(in: parent)
                let inset = tree.add(view, .left, to: parent, plus: 4)
                tree.add(view, .right, to: parent, plus: -4)
                if let previous {
                    let gap = tree.add(view, .top, to: previous, .bottom, plus: 4)
                    let height = tree.add(view, .height, to: previous)
                    if level == 1, index == branching / 2 { (tree.adjustable, tree.removable) = (gap, height) }
                } else {
                    tree.add(view, .top, to: parent, plus: 4)
                    if level == 1 { tree.adjustable = inset }
                }
                if index == branching - 1 { tree.add(view, .bottom, to: parent, plus: -4) }
                previous = view
                if level < depth { fill(view, level + 1) }
            }
        }
        // The panel that holds them all.
        let top = tree.addView(in: 0)
        for attribute in [Attribute.left, .right, .top, .bottom] { tree.add(top, attribute, to: 0) }
        fill(top, 1)
        tree.name = "nested \(tree.size)"
        return tree
    }

    /// Cells of one common size, or with one width per column and one height per row, gaps of 8; each wants its natural size at 250 and at least that at 750.
    static func grid(_ side: Int, isCommon: Bool) -> Workload {
        var grid = Workload("grid \(isCommon ? "e" : "c") \(side)×\(side)")
        grid.screen = Size(width: Double(side) * 60, height: Double(side) * 40)
        var generator = Generator(state: UInt64(side))
        for row in 0..<side {
            for column in 0..<side {
                let view = grid.addView(in: 0)
                let (left, above) = (view - 1, view - side)
                if column > 0 {
                    let gap = grid.add(view, .left, to: left, .right, plus: 8)
                    if row == 0, column == side / 2 { grid.adjustable = gap }
                } else {
                    grid.add(view, .left, to: 0, plus: 8)
                }
                if row > 0 {
                    grid.add(view, .top, to: above, .bottom, plus: 8)
                } else {
                    grid.add(view, .top, to: 0, plus: 8)
                }
                if isCommon {
                    if view > 1 {
                        let width = grid.add(view, .width, to: 1)
                        grid.add(view, .height, to: 1)
                        if row == side / 2, column == side / 2 { grid.removable = width }
                    }
                } else {
                    if row > 0 {
                        let width = grid.add(view, .width, to: above)
                        if row == side / 2, column == side / 2 { grid.removable = width }
                    }
                    if column > 0 { grid.add(view, .height, to: left) }
                }
                let natural = (
                    width: Double.random(in: 20...80, using: &generator).rounded(),
                    height: Double.random(in: 10...40, using: &generator).rounded()
                )
                grid.add(view, .width, plus: natural.width, at: LayoutPriority.low)
                grid.add(view, .height, plus: natural.height, at: LayoutPriority.low)
                grid.add(view, .width, .greaterThanOrEqual, plus: natural.width, at: LayoutPriority.high)
                grid.add(view, .height, .greaterThanOrEqual, plus: natural.height, at: LayoutPriority.high)
            }
        }
        let last = side * side
        grid.add(last, .right, .lessThanOrEqual, to: 0, plus: -8)
        grid.add(last, .bottom, .lessThanOrEqual, to: 0, plus: -8)
        return grid
    }

    /// A thousand constraints on 250 views, and fifty more that each contradict some of one view's. No peer goes on after the
    /// first.
    static func conflicts() -> Workload {
        var conflicts = Workload("50 conflicts")
        for index in 0..<250 {
            let view = conflicts.addView(in: 0)
            conflicts.add(view, .left, to: 0, plus: Double(index))
            conflicts.add(view, .right, to: 0, plus: -8)
            conflicts.add(view, .top, to: 0, plus: 10)
            conflicts.add(view, .height, .greaterThanOrEqual, plus: 20)
            if index.isMultiple(of: 5) { conflicts.add(view, .width, .lessThanOrEqual, plus: 100) }
        }
        conflicts.removable = 3
        return conflicts
    }

    /// A list of cells, each with an image, two labels that hug and resist, insets, and a button. Coupled cells share the width of their titles.
    static func cells(_ count: Int, areCoupled: Bool) -> Workload {
        var cells = Workload("\(count) cells, \(areCoupled ? "coupled" : "independent")")
        cells.screen = Size(width: 400, height: Double(count) * 60)
        var generator = Generator(state: 7)
        var previous: (cell: Int, title: Int)?
        for index in 0..<count {
            let cell = cells.addView(in: 0)
            let image = cells.addView(in: cell, .image(width: 32, height: 32))
            let title = cells.addView(in: cell, .label(columns: Int.random(in: 4...40, using: &generator)))
            let detail = cells.addView(in: cell, .label(columns: Int.random(in: 4...60, using: &generator)))
            let button = cells.addView(in: cell, .button(columns: 4))
            cells.add(cell, .left, to: 0)
            cells.add(cell, .right, to: 0)
            if let previous {
                cells.add(cell, .top, to: previous.cell, .bottom)
                if areCoupled { cells.add(title, .width, to: previous.title, at: 600) }
            } else {
                cells.add(cell, .top, to: 0)
            }
            cells.add(image, .left, to: cell, plus: 8)
            cells.add(image, .centerY, to: cell)
            cells.add(image, .top, .greaterThanOrEqual, to: cell, plus: 8)
            let inset = cells.add(title, .left, to: image, .right, plus: 8)
            let top = cells.add(title, .top, to: cell, plus: 8)
            cells.add(title, .right, .lessThanOrEqual, to: button, .left, plus: -8)
            cells.add(detail, .left, to: title)
            cells.add(detail, .top, to: title, .bottom, plus: 4)
            cells.add(detail, .right, .lessThanOrEqual, to: button, .left, plus: -8)
            cells.add(detail, .bottom, .lessThanOrEqual, to: cell, plus: -8)
            cells.add(button, .right, to: cell, plus: -8)
            cells.add(button, .centerY, to: cell)
            cells.add(cell, .height, .greaterThanOrEqual, plus: 44)
            cells.add(cell, .height, plus: 44, at: LayoutPriority.low)
            if index == count / 2 { (cells.adjustable, cells.removable) = (inset, top) }
            previous = (cell, title)
        }
        return cells
    }
}
