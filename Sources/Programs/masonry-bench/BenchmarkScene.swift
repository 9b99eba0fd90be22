import Masonry

/// A workload as a scene, made by Masonry's maker.
struct BenchmarkScene {
    let scene: Scene
    private let size: Size
    private var views: [View]
    /// The constraints that the operations take away and give back, and change, and what the latter's constant is.
    private let removable: any Constraint
    private let adjustable: any Constraint
    private let constant: Double

    init(_ workload: Workload) throws {
        size = workload.screen
        scene = Scene(width: size.width, height: size.height)
        views = [scene.root]
        for node in workload.views.dropFirst() { views.append(try Self.view(node.content, in: views[node.parent])) }
        var handles: [any Constraint] = []
        for equation in workload.equations { handles.append(try Self.install(equation, on: views)) }
        removable = handles[workload.removable]
        adjustable = handles[workload.adjustable]
        constant = workload.equations[workload.adjustable].constant
    }

    private static func view(_ content: Workload.Content, in parent: View) throws -> View {
        switch content {
        case .none: try View(in: parent)
        case .label(let columns): try View(kind: .label, text: String(repeating: "x", count: columns), in: parent)
        case .button(let columns): try View(kind: .button, text: String(repeating: "x", count: columns), in: parent)
        case .image(let width, let height):
            try View(kind: .image, imageSize: Size(width: width, height: height), in: parent)
        }
    }

    private static func install(_ equation: Workload.Equation, on views: [View]) throws -> any Constraint {
        let maker = try ConstraintMaker(view: views[equation.first])
        let made = try maker.addConstraint(with: equation.attribute)
        if let second = equation.second {
            let attribute = ViewAttribute(view: views[second], attribute: equation.secondAttribute)
            try made.relate(equation.relation, to: .attribute(attribute)).offset(equation.constant)
        } else {
            try made.relate(equation.relation, to: .constant(.number(equation.constant)))
        }
        if equation.multiplier != 1 { try made.multipliedBy(equation.multiplier) }
        if equation.priority != LayoutPriority.required { try made.priority(equation.priority) }
        try maker.install()
        return made
    }

    /// Measures each operation with all frames read after it.
    func measure(_ report: (_ operation: String, _ seconds: Double) -> Void) throws {
        var isOther = false
        let clock = ContinuousClock()
        let start = clock.now
        readFrames()
        report("first build", (clock.now - start) / .seconds(1))
        let build = Timing.medians([
            {
                scene.forgetLayout()
                readFrames()
            }
        ])
        report("build", build[0])
        report("report", Timing.medians([{ reportFromNothing() }])[0])
        let edit = try Timing.medians([
            {
                isOther.toggle()
                try scene.setSize(isOther ? Size(width: size.width * 1.25, height: size.height * 1.25) : size)
                readFrames()
            }
        ])
        try scene.setSize(size)
        report("edit", edit[0])
        let optional = try Self.install(
            Workload.Equation(
                first: views.count / 2, attribute: .width, relation: .equal, second: nil,
                secondAttribute: .width, multiplier: 1, constant: 77, priority: LayoutPriority.medium), on: views)
        let changes = try Timing.medians([
            {
                try optional.uninstall(); readFrames()
            },
            {
                try optional.install(); readFrames()
            },
        ])
        try optional.uninstall()
        report("add optional", changes[1])
        report("remove optional", changes[0])
        let removals = try Timing.medians([
            {
                try removable.uninstall(); readFrames()
            },
            {
                try removable.install(); readFrames()
            },
        ])
        report("add required", removals[1])
        report("remove required", removals[0])
        let constants = try Timing.medians([
            {
                isOther.toggle()
                try adjustable.setOffset(constant + (isOther ? 1 : 0))
                readFrames()
            }
        ])
        try adjustable.setOffset(constant)
        report("change constant", constants[0])
    }

    private func reportFromNothing() {
        scene.forgetLayout()
        precondition(!scene.layout().items.isEmpty)
    }

    private func readFrames() {
        var sum = 0.0
        for view in views { sum += view.frame.width }
        precondition(sum.isFinite)
    }
}
