import Masonry

/// What a scene is, as plain data: views in order of declaration, constraints in order of activation.
struct SceneModel {
    struct ViewState {
        var spec: ViewSpec
        var numberOfLines = 1
        var hugging = [250.0, 250.0]
        var compressionResistance = [750.0, 750.0]
        var margins = EdgeInsets(8)
        var safeArea = EdgeInsets(0)
        var givenFrame: Rect?
        var keepsFrame: Bool
        var exercised = 0

        var isUnplaced: Bool { keepsFrame && givenFrame == nil }
    }

    /// Declarations and activations share one order.
    enum Event {
        case declaration(Int)
        case activation(Int)
    }

    private(set) var size = Size(width: 320, height: 480)
    private(set) var scale = 1.0
    private(set) var direction = LayoutDirection.leftToRight
    private(set) var views: [Int: ViewState]
    private(set) var equations: [Int: EquationSpec] = [:]
    private(set) var events: [Event] = []
    private(set) var active: Set<Int> = []

    init() {
        var root = ViewState(spec: ViewSpec(id: 0, parent: -1), keepsFrame: true)
        root.margins = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        views = [0: root]
    }

    /// The views in order of declaration, the root first.
    var order: [ViewState] {
        [views[0]].compactMap(\.self)
            + events.compactMap { if case .declaration(let id) = $0 { views[id] } else { nil } }
    }

    /// The active constraints in order of activation.
    var activeEquations: [EquationSpec] {
        events.compactMap { if case .activation(let id) = $0 { equations[id] } else { nil } }
    }

    var isExercised: Bool { views.values.contains { $0.exercised % 3 != 0 } }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool {
        var current: Int? = view
        while let id = current {
            if id == ancestor { return true }
            current = views[id]?.spec.parent
        }
        return false
    }

    /// Whether the change speaks only of what there is.
    func allows(_ change: Change) -> Bool {
        switch change {
        case .declare(let spec):
            views[spec.id] == nil && views[spec.parent].map { $0.spec.kind != .guide } == true
        case .constrain(let spec):
            equations[spec.id] == nil && views[spec.first.view] != nil
                && spec.second.map { views[$0.view] != nil } ?? true
        case .deactivate(let id): active.contains(id)
        case .activate(let id), .setConstant(let id, _):
            equations[id].map { views[$0.first.view] != nil && $0.second.map { views[$0.view] != nil } ?? true } == true
        case .setText(let id, _): views[id]?.spec.kind.hasText == true
        case .setNumberOfLines(let id, _), .setHugging(let id, _, _), .setCompressionResistance(let id, _, _),
            .setMargins(let id, _), .setSafeArea(let id, _), .exercise(let id):
            views[id] != nil
        case .setFrame(let id, _): id != 0 && views[id].map { $0.spec.kind != .guide } == true
        case .remove(let id): id != 0 && views[id] != nil
        case .setSize, .setScale, .setDirection, .beginUnit, .undo, .check: true
        }
    }

    /// Applies an allowed change; units of undo are not the model's.
    mutating func apply(_ change: Change) {
        switch change {
        case .declare(let spec):
            views[spec.id] = ViewState(spec: spec, keepsFrame: spec.kind != .guide && !spec.isConstrained)
            events.append(.declaration(spec.id))
        case .constrain(let spec):
            equations[spec.id] = spec
            views[spec.first.view]?.keepsFrame = spec.first.view == 0
            active.insert(spec.id)
            events.append(.activation(spec.id))
        case .deactivate(let id): deactivate(id)
        case .activate(let id):
            if active.insert(id).inserted { events.append(.activation(id)) }
        case .setConstant(let id, let constant): equations[id]?.constant = constant
        case .setSize(let size): self.size = size
        case .setScale(let scale): self.scale = scale
        case .setDirection(let direction): self.direction = direction
        case .setText(let id, let text): views[id]?.spec.text = text
        case .setNumberOfLines(let id, let number): views[id]?.numberOfLines = number
        case .setHugging(let id, let axis, let priority): views[id]?.hugging[axis.index] = priority
        case .setCompressionResistance(let id, let axis, let priority):
            views[id]?.compressionResistance[axis.index] = priority
        case .setMargins(let id, let margins): views[id]?.margins = margins
        case .setSafeArea(let id, let insets): views[id]?.safeArea = insets
        case .setFrame(let id, let frame):
            views[id]?.givenFrame = frame
            views[id]?.keepsFrame = true
        case .exercise(let id): views[id]?.exercised += 1
        case .remove(let id): remove(id)
        case .beginUnit, .undo, .check: break
        }
    }

    private mutating func deactivate(_ id: Int) {
        active.remove(id)
        events.removeAll { if case .activation(id) = $0 { true } else { false } }
    }

    private mutating func remove(_ id: Int) {
        let gone = Set(views.keys.filter { isInside($0, id) })
        for equation in activeEquations
        where gone.contains(equation.first.view) || equation.second.map({ gone.contains($0.view) }) == true {
            deactivate(equation.id)
        }
        events.removeAll { if case .declaration(let view) = $0 { gone.contains(view) } else { false } }
        for view in gone { views[view] = nil }
    }

    /// A straight way to the scene.
    var changes: [Change] {
        var changes: [Change] = [.setSize(size), .setScale(scale), .setDirection(direction)]
        for event in events {
            switch event {
            case .declaration(let id): if let view = views[id] { changes.append(.declare(view.spec)) }
            case .activation(let id): if let equation = equations[id] { changes.append(.constrain(equation)) }
            }
        }
        for view in order {
            let id = view.spec.id
            changes.append(.setNumberOfLines(id, view.numberOfLines))
            for axis in Axis.allCases {
                changes.append(.setHugging(id, axis, view.hugging[axis.index]))
                changes.append(.setCompressionResistance(id, axis, view.compressionResistance[axis.index]))
            }
            changes += [.setMargins(id, view.margins), .setSafeArea(id, view.safeArea)]
            if let frame = view.givenFrame { changes.append(.setFrame(id, frame)) }
            changes += [Change](repeating: .exercise(id), count: view.exercised % 3)
        }
        return changes
    }

    /// The views, but the root, that constraints place, whatever frames they were given.
    var constrainedViews: [Int] { order.dropFirst().filter { !$0.keepsFrame }.map(\.spec.id) }
}

extension Axis {
    var index: Int { self == .horizontal ? 0 : 1 }
}
