internal import LayoutTerms

/// The views of a conflict, each once, with its superview as far as the log tells it.
struct LoggedViews {
    private(set) var items: [LoggedItem] = []
    private(set) var parents: [Int?] = []
    private var indices: [String: Int] = [:]
    /// The content of scroll views, whose lengths are attributes of their own.
    private(set) var contents: [Int: Int] = [:]
    /// Views that are likely to have one superview.
    private var siblings: [(Int, Int)] = []

    init(of conflict: LoggedConflict) {
        for constraint in conflict.constraints {
            if let superview = constraint.superview { _ = index(of: superview) }
            for equation in constraint.equations {
                _ = index(of: equation.first)
                if let second = equation.second { _ = index(of: second) }
            }
        }
        for constraint in conflict.constraints { placeSurely(constraint) }
        let equations = conflict.constraints.flatMap(\.equations)
        for equation in equations { placeByMargin(equation) }
        for equation in equations { placeProbably(equation) }
        joinSiblings()
    }

    /// The view of a side, or the one made for its content.
    mutating func index(of side: LoggedSide) -> Int {
        let owner = index(of: side.item)
        guard side.isContent else { return owner }
        if let content = contents[owner] { return content }
        let content = add(LoggedItem(name: "\(items[owner].shownName).content"))
        contents[owner] = content
        parents[content] = owner
        return content
    }

    /// The same for a side that is among those that the views are of.
    func position(of side: LoggedSide) -> Int {
        let owner = indices[Self.key(of: side.item)] ?? 0
        return side.isContent ? contents[owner] ?? owner : owner
    }

    private static func key(of item: LoggedItem) -> String {
        item.address ?? "\(item.className ?? ""):\(item.name ?? "")"
    }

    /// What is known of a view is gathered from all its mentions.
    private mutating func index(of item: LoggedItem) -> Int {
        let key = Self.key(of: item)
        guard let index = indices[key] else {
            indices[key] = items.count
            return add(item)
        }
        items[index].className = items[index].className ?? item.className
        items[index].name = items[index].name ?? item.name
        items[index].quoted = items[index].quoted ?? item.quoted
        return index
    }

    private mutating func add(_ item: LoggedItem) -> Int {
        items.append(item)
        parents.append(nil)
        return items.count - 1
    }

    // MARK: Superviews

    /// What is certain: `|`, a mask that depends on another view, and what a stack view arranges.
    private mutating func placeSurely(_ constraint: LoggedConstraint) {
        for equation in constraint.equations {
            let (first, second) = (index(of: equation.first), equation.second.map { index(of: $0) })
            if let superview = constraint.superview {
                let superview = index(of: superview)
                for view in [first, second].compactMap(\.self) where view != superview { place(view, in: superview) }
            } else if constraint.mask != nil, let second {
                place(first, in: second)
            } else if constraint.name?.hasPrefix(KnownConstraint.stackConnection) == true, let second {
                let stack = [first, second].first { items[$0].plainClass?.hasSuffix("StackView") == true }
                if let stack { place(stack == first ? second : first, in: stack) }
            }
        }
        if constraint.isVisualFormat, constraint.superview == nil {
            for equation in constraint.equations {
                if let second = equation.second { siblings.append((index(of: equation.first), index(of: second))) }
            }
        }
    }

    /// A view is laid out within the margins of its superview.
    private mutating func placeByMargin(_ equation: LoggedEquation) {
        guard let second = equation.second else { return }
        let sides = (index(of: equation.first), index(of: second))
        let margins = (equation.first.attribute.isWithinMargins, second.attribute.isWithinMargins)
        if margins == (true, false) { place(sides.1, in: sides.0) }
        if margins == (false, true) { place(sides.0, in: sides.1) }
    }

    /// A view whose edge is that of another is likely in it, unless the other is one that holds no views.
    private mutating func placeProbably(_ equation: LoggedEquation) {
        guard let other = equation.second else { return }
        let (first, second) = (index(of: equation.first), index(of: other))
        if equation.first.attribute.isSize || other.attribute.isSize { return }
        guard equation.first.attribute.part == other.attribute.part else {
            siblings.append((first, second))
            return
        }
        let isPlaced =
            switch (items[first].holdsViews, items[second].holdsViews) {
            case (true, false): place(second, in: first)
            case (false, false): false
            default: !items[first].isGuide && place(first, in: second)
            }
        if !isPlaced, parents[first] != second, parents[second] != first { siblings.append((first, second)) }
    }

    private mutating func joinSiblings() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for (one, other) in siblings {
                if parents[one] == nil, let parent = parents[other], place(one, in: parent) { isSettled = false }
                if parents[other] == nil, let parent = parents[one], place(other, in: parent) { isSettled = false }
            }
        }
    }

    /// False if the view has a superview already, or is around the other.
    @discardableResult
    private mutating func place(_ view: Int, in superview: Int) -> Bool {
        guard parents[view] == nil else { return false }
        var outer: Int? = superview
        while let current = outer {
            if current == view { return false }
            outer = parents[current]
        }
        parents[view] = superview
        return true
    }

    /// Superviews before their subviews.
    var order: [Int] {
        var order: [Int] = []
        var pending = Array(items.indices.filter { parents[$0] == nil }.reversed())
        while let next = pending.popLast() {
            order.append(next)
            pending += items.indices.filter { parents[$0] == next }.reversed()
        }
        return order
    }
}

extension LoggedItem {
    /// The name that people know it by: its key or identifier, or its class.
    var shownName: String {
        if let name { return name == "|" ? "superview" : name.hasPrefix("self.") ? String(name.dropFirst(5)) : name }
        if isGuide, let quoted { return Self.guides.first { quoted.hasPrefix($0.identifier) }?.name ?? quoted }
        if let quoted, kind == .view, !quoted.isEmpty,
            quoted.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
        {
            return quoted
        }
        return plainClass ?? "view"
    }

    /// What the class is to the layout.
    var kind: ViewKind {
        let name = plainClass ?? ""
        switch true {
        case name.hasSuffix("Label"): return .label
        case name.hasSuffix("Button"): return .button
        case name.hasSuffix("ImageView"), name.hasSuffix("IconView"): return .image
        case name.hasSuffix("TextField"), name.hasSuffix("TextView"), name.hasSuffix("SearchBar"): return .field
        case name.hasSuffix("ScrollView"), name.hasSuffix("TableView"), name.hasSuffix("CollectionView"): return .scroll
        default: return .view
        }
    }

    var isGuide: Bool { plainClass?.hasSuffix("LayoutGuide") == true }

    /// Whether views of the class usually have subviews of the project.
    fileprivate var holdsViews: Bool {
        if isGuide || [.label, .button, .image, .field].contains(kind) { return false }
        let name = plainClass ?? ""
        return !["Switch", "Slider", "Control", "IndicatorView", "ProgressView", "Stepper", "Picker"].contains {
            name.hasSuffix($0)
        }
    }

    private static let guides: [(identifier: String, name: String)] = [
        ("UIViewSafeAreaLayoutGuide", "safeArea"), ("UIViewLayoutMarginsGuide", "layoutMarginsGuide"),
        ("UIViewReadableContentGuide", "readableContentGuide"), ("UIViewKeyboardLayoutGuide", "keyboardLayoutGuide"),
    ]
}
