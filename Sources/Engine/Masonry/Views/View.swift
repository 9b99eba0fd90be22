/// A node of a scene's tree: a view, or a declared layout guide, which is a view of kind `guide` without subviews.
///
/// A view belongs to one scene, which must outlive it.
public final class View {
    public unowned let scene: Scene
    public let kind: ViewKind
    /// The view's own name, unique in its scene: `NAME`, `NAME#2` …
    public private(set) var name: String
    /// The place of the declaration.
    public let origin: Origin?
    /// Orders declarations among themselves and with the activations of constraints.
    let declaration: Int
    /// For a guide, its owner. Nil for the root and for a view that was removed from the tree.
    public private(set) var superview: View?
    /// Views only, back to front.
    public private(set) var subviews: [View] = []
    /// The guides that the view owns, in order of declaration.
    public private(set) var guides: [View] = []
    /// The handles of the installed constraints on this view, in order.
    package private(set) var installedConstraints: [ViewConstraint] = []
    /// The constraints that the last `remake` removed.
    private(set) var removal: Removal?
    package var installedCount: Int { installedConstraints.count }
    /// The view's number among all that its scene ever had, and its superview's; -1 without one.
    package let place: Int
    private(set) var parentPlace: Int32 = -1
    @exclusivity(unchecked) var settings: ViewSettings {
        willSet {
            scene.recorder?.note(self, settings)
            guard scene.undoLog.isFirstChange(&epoch) else { return }
            scene.undoLog.record { [self, settings] in self.settings = settings }
        }
        didSet {
            unwrappedSize = nil
            scene.viewsChanged()
            let now = settings.bytesOfTexts
            memory.add(now - bytesOfTexts)
            bytesOfTexts = now
        }
    }
    @exclusivity(unchecked) private var epoch: Int32
    private let memory: MemoryTally
    /// The approximate bytes of a view, including those for laying it out.
    private static let bytes = 2_100
    /// The bytes of the texts in its settings, as charged to the scene's memory.
    private var bytesOfTexts = 0
    /// The natural size of the content before wrapping at a solved width, if it was measured.
    var unwrappedSize: IntrinsicSize?

    /// Declares a view (or, with kind `guide`, a layout guide) and adds it to `superview`.
    ///
    /// - Parameters:
    ///   - name: by default the kind's name; made unique in the scene.
    ///   - text: the text of a label, button or field.
    ///   - imageSize: an image's own size in points.
    public init(
        _ name: String? = nil, kind: ViewKind = .view, text: String = "", imageSize: Size? = nil, in superview: View
    ) throws(ConstraintError) {
        try superview.checkUsable()
        try superview.scene.checkTreeIsFree()
        if superview.kind == .guide { throw .guideHasNoSubviews(superview.displayName) }
        if let imageSize {
            try ConstraintError.checkLength(imageSize.width)
            try ConstraintError.checkLength(imageSize.height)
        }
        scene = superview.scene
        memory = scene.memory
        bytesOfTexts = text.utf8.count
        memory.add(Self.bytes + bytesOfTexts)
        self.kind = kind
        self.name = scene.claimName(name ?? kind.rawValue)
        origin = scene.origin
        declaration = scene.nextStamp()
        epoch = scene.undoLog.epoch
        settings = ViewSettings(kind: kind, text: text, imageSize: imageSize)
        place = scene.nextPlace()
        scene.add(self)
        adopt(by: superview)
    }

    /// Declares a view that has no superview yet.
    public init(kind: ViewKind, imageSize: Size? = nil, apartIn scene: Scene) {
        self.scene = scene
        memory = scene.memory
        memory.add(Self.bytes)
        self.kind = kind
        name = scene.claimName(kind.rawValue)
        origin = scene.origin
        declaration = scene.nextStamp()
        epoch = scene.undoLog.epoch
        settings = ViewSettings(kind: kind, text: "", imageSize: imageSize)
        place = scene.nextPlace()
        scene.add(self)
    }

    /// Renames the view; the name is made unique in the scene.
    public func rename(_ wanted: String) {
        let old = name
        scene.releaseName(old)
        let new = scene.claimName(wanted)
        scene.undoLog.record { [self] in
            name = old
            scene.viewsChanged()
        }
        name = new
        scene.viewsChanged()
    }

    init(rootOf scene: Scene, name: String) {
        self.scene = scene
        memory = scene.memory
        memory.add(Self.bytes)
        self.name = name
        kind = .view
        origin = nil
        place = scene.nextPlace()
        declaration = scene.nextStamp()
        epoch = scene.undoLog.epoch
        settings = ViewSettings(kind: .view, text: "", imageSize: nil)
        settings.layoutMargins = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }

    deinit {
        memory.remove(Self.bytes + bytesOfTexts)
    }

    /// Whether this is its scene's root, which is the first of its views.
    public var isRoot: Bool { place == 0 }

    /// Whether the view was removed permanently, so that it can't be used any more.
    public var isRemoved: Bool { settings.isRemoved }

    /// The conditions under which breakpoints change settings of the view.
    private(set) var conditions: [ScreenCondition] = []

    func depend(on condition: ScreenCondition) {
        conditions.append(condition)
        scene.undoLog.record { [self] in conditions.removeLast() }
    }

    /// The name in messages and descriptions: the key or, without one, the unique name.
    public var displayName: String { key ?? name }

    func checkUsable() throws(ConstraintError) {
        if settings.isRemoved { throw .viewRemoved(name) }
    }

    /// Breaks the reference cycles of a view when its scene is freed.
    func dismantle() {
        superview = nil
        subviews = []
        guides = []
        installedConstraints = []
        removal = nil
    }
}

extension View: Hashable {
    public static func == (one: View, other: View) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

// The collections of a view, which record each change.
extension View {
    /// Appends the view to its new superview's subviews or guides.
    func adopt(by superview: View) {
        setSuperview(superview)
        superview.append(self, to: superview.list(for: kind))
    }

    /// Removes the view from its superview's subviews or guides.
    func leaveSuperview() {
        guard let superview else { return }
        let list = superview.list(for: kind)
        if let index = superview[keyPath: list].firstIndex(of: self) { superview.remove(at: index, from: list) }
        setSuperview(nil)
    }

    private func setSuperview(_ superview: View?) {
        scene.undoLog.record { [self, before = self.superview] in
            place(under: before)
        }
        place(under: superview)
    }

    private func place(under superview: View?) {
        self.superview = superview
        parentPlace = superview.map { Int32(truncatingIfNeeded: $0.place) } ?? -1
        scene.viewsChanged()
    }

    /// Records that a handle's layout constraint was made or activated. Each handle is recorded once.
    func noteInstalled(_ constraint: ViewConstraint) {
        if constraint.isNoted { return }
        constraint.isNoted = true
        append(constraint, to: \.installedConstraints)
    }

    /// Records constraints that are removed together.
    func noteRemoval(_ removal: Removal?) {
        if self.removal == nil, removal == nil { return }
        scene.undoLog.record { [self, before = self.removal] in self.removal = before }
        self.removal = removal
    }

    /// Records a constraint that is removed on its own, or together with others at the same place.
    func noteUninstall(of constraint: LayoutConstraint) {
        let goesOn = removal.map { $0.cause == .uninstall && $0.origin == scene.origin } ?? false
        guard goesOn else {
            return noteRemoval(Removal(constraints: [constraint], cause: .uninstall, origin: scene.origin))
        }
        if removal?.constraints.last === constraint { return }
        // The list must not be shared here: it would be copied each time.
        removal?.constraints.append(constraint)
        scene.undoLog.record { [self] in self.removal?.constraints.removeLast() }
    }

    func noteUninstalled(_ constraint: ViewConstraint) {
        guard constraint.isNoted, let index = installedConstraints.lastIndex(where: { $0 === constraint }) else {
            return
        }
        constraint.isNoted = false
        remove(at: index, from: \.installedConstraints)
    }

    private func list(for kind: ViewKind) -> ReferenceWritableKeyPath<View, [View]> {
        kind == .guide ? \.guides : \.subviews
    }

    private func append<Element>(_ element: Element, to list: ReferenceWritableKeyPath<View, [Element]>) {
        self[keyPath: list].append(element)
        scene.undoLog.record { [self] in self[keyPath: list].removeLast() }
    }

    private func remove<Element>(at index: Int, from list: ReferenceWritableKeyPath<View, [Element]>) {
        let element = self[keyPath: list].remove(at: index)
        scene.undoLog.record { [self] in self[keyPath: list].insert(element, at: index) }
    }
}
