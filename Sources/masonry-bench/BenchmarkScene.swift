import Masonry

/// A workload as a scene, made by Masonry's maker.
struct BenchmarkScene {
    let scene: Scene
    private let size: Size
    private var views: [View]
    /// A handle per equation.
    private var handles: [any Constraint] = []
    private let workload: Workload

    init(_ workload: Workload) throws {
        self.workload = workload
        size = workload.screen
        scene = Scene(width: size.width, height: size.height)
        views = [scene.root]
        for node in workload.views.dropFirst() { views.append(try Self.view(node.content, in: views[node.parent])) }
        for equation in workload.equations { handles.append(try install(equation)) }
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

    private func install(_ equation: Workload.Equation) throws -> any Constraint {
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

    /// Each operation with all frames read after it.
    func measure() throws -> [(operation: String, seconds: Double)] {
        var isOther = false
        let build = Timing.medians([
            {
                scene.forgetLayout()
                readFrames()
            }
        ])
        let edit = try Timing.medians([
            {
                isOther.toggle()
                try scene.setSize(
                    isOther ? Size(width: size.width + 32, height: size.height + 16) : size)
                readFrames()
            }
        ])
        let middle = workload.views.count / 2
        let optional = try install(
            Workload.Equation(
                first: middle, attribute: .width, relation: .equal, second: nil, secondAttribute: .width,
                multiplier: 1, constant: 77, priority: LayoutPriority.medium))
        let required = handles[workload.removable]
        let adjustable = handles[workload.adjustable]
        let constant = workload.equations[workload.adjustable].constant
        let changes = try Timing.medians([
            {
                try optional.uninstall(); readFrames()
            },
            {
                try optional.install(); readFrames()
            },
        ])
        try optional.uninstall()
        let removals = try Timing.medians([
            {
                try required.uninstall(); readFrames()
            },
            {
                try required.install(); readFrames()
            },
        ])
        let constants = try Timing.medians([
            {
                isOther.toggle()
                try adjustable.setOffset(constant + (isOther ? 1 : 0))
                readFrames()
            }
        ])
        return [
            ("build", build[0]), ("edit", edit[0]), ("add optional", changes[1]), ("remove optional", changes[0]),
            ("add required", removals[1]), ("remove required", removals[0]), ("change constant", constants[0]),
        ]
    }

    private func readFrames() {
        var sum = 0.0
        for view in views { sum += view.frame.width }
        precondition(sum.isFinite)
    }
}
