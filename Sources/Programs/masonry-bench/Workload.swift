import Masonry

/// A layout to measure, independent of the solver: views in a root of a given size, and the equations between them.
struct Workload {
    var name: String
    /// How many views there are, for the growth of a family.
    var size: Int { views.count - 1 }
    var screen = Size(width: 1000, height: 1000)
    /// The root first; a view's parent comes before it.
    var views = [Node(parent: -1)]
    var equations: [Equation] = []
    /// The equations that the operations take away, give back, and change.
    var removable = 0
    var adjustable = 0

    struct Node {
        var parent: Int
        /// What the view shows, which gives it a size of its own.
        var content = Content.none
    }

    enum Content {
        case none
        case label(columns: Int)
        case button(columns: Int)
        case image(width: Double, height: Double)

        /// The size the content asks for, in points.
        var size: Size? {
            switch self {
            case .none: nil
            case .label(let columns): Size(width: Double(columns) * 8, height: 20)
            case .button(let columns): Size(width: Double(columns) * 8 + 16, height: 32)
            case .image(let width, let height): Size(width: width, height: height)
            }
        }
    }

    struct Equation {
        var first: Int
        var attribute: Attribute
        var relation: Relation
        var second: Int?
        var secondAttribute: Attribute
        var multiplier: Double
        var constant: Double
        var priority: Double
    }

    init(_ name: String) {
        self.name = name
    }

    mutating func addView(in parent: Int, _ content: Content = .none) -> Int {
        views.append(Node(parent: parent, content: content))
        return views.count - 1
    }

    /// Adds an equation and returns its place.
    @discardableResult
    mutating func add(
        _ first: Int, _ attribute: Attribute, _ relation: Relation = .equal, to second: Int? = nil,
        _ secondAttribute: Attribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
        at priority: Double = LayoutPriority.required
    ) -> Int {
        equations.append(
            Equation(
                first: first, attribute: attribute, relation: relation, second: second,
                secondAttribute: secondAttribute ?? attribute, multiplier: multiplier, constant: constant,
                priority: priority))
        return equations.count - 1
    }

    /// The workload with its equations activated in another order, the same on every run.
    func shuffled() -> Workload {
        var result = self
        result.name += ", shuffled"
        var generator = Generator(state: 1)
        var places = Array(equations.indices)
        places.shuffle(using: &generator)
        result.equations = places.map { equations[$0] }
        result.removable = places.firstIndex(of: removable) ?? 0
        result.adjustable = places.firstIndex(of: adjustable) ?? 0
        return result
    }
}

/// SplitMix64.
struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
