import Masonry

/// A scene of Masonry's that follows changes, one after another.
struct LiveScene {
    let scene = Scene()
    private var views: [Int: View]
    private var handles: [Int: any Constraint] = [:]
    private var marks: [Int] = []

    init() {
        views = [0: scene.root]
        scene.undoLog.isRecording = true
    }

    /// The scene that the model describes, without detours.
    init(_ model: SceneModel) throws {
        self.init()
        for change in model.changes { try apply(change) }
        for id in model.constrainedViews { views[id]?.translatesAutoresizingMaskIntoConstraints = false }
    }

    mutating func apply(_ change: Change) throws {
        switch change {
        case .declare(let spec): try declare(spec)
        case .constrain(let spec): try constrain(spec)
        case .deactivate(let id): try handles[id]?.uninstall()
        case .activate(let id): try handles[id]?.install()
        case .setConstant(let id, let constant): try handles[id]?.setOffset(constant)
        case .setSize(let size): try scene.setSize(size)
        case .setScale(let scale): try scene.setScale(scale)
        case .setDirection(let direction): scene.direction = direction
        case .setText(let id, let text): views[id]?.text = text
        case .setNumberOfLines(let id, let number): try views[id]?.setNumberOfLines(number)
        case .setHugging(let id, let axis, let priority):
            try views[id]?.setContentHuggingPriority(priority, axis)
        case .setCompressionResistance(let id, let axis, let priority):
            try views[id]?.setContentCompressionResistancePriority(priority, axis)
        case .setMargins(let id, let margins): try views[id]?.setLayoutMargins(margins)
        case .setSafeArea(let id, let insets): try views[id]?.setSafeAreaInsets(insets)
        case .setFrame(let id, let frame):
            views[id]?.translatesAutoresizingMaskIntoConstraints = true
            try views[id]?.setFrame(frame)
        case .exercise(let id): views[id]?.exerciseAmbiguity()
        case .remove(let id): try views[id]?.remove()
        case .beginUnit: marks.append(scene.undoLog.mark())
        case .undo: if let mark = marks.popLast() { scene.undoLog.rollBack(to: mark) }
        case .check: break
        }
    }

    private mutating func declare(_ spec: ViewSpec) throws {
        guard let parent = views[spec.parent] else { return }
        let view = try View(spec.name, kind: spec.kind, text: spec.text, imageSize: spec.imageSize, in: parent)
        view.translatesAutoresizingMaskIntoConstraints = !spec.isConstrained
        views[spec.id] = view
    }

    private mutating func constrain(_ spec: EquationSpec) throws {
        guard let view = views[spec.first.view] else { return }
        let maker = try ConstraintMaker(view: view)
        let made = try maker.addConstraint(with: spec.first.attribute)
        if let second = spec.second, let other = views[second.view] {
            let attribute = ViewAttribute(view: other, guide: second.guide, attribute: second.attribute)
            try made.relate(spec.relation, to: .attribute(attribute))
        } else {
            try made.relate(spec.relation, to: .constant(.number(spec.constant)))
        }
        try made.offset(spec.constant).multipliedBy(spec.multiplier).priority(spec.priority)
        made.key(spec.key)
        try maker.install()
        handles[spec.id] = made
    }
}
