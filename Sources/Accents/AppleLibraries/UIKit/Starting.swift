internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Syntax
internal import Evaluator

// UIKit's calls when a screen appears, and in later layout passes.
extension AppleLibrary {
    /// Starts a screen of the classes read so far, then runs UIKit's passes.
    func start(at span: Span) throws(Failure) {
        let (wanted, entry) = entryParts
        isBeforeLayout = true
        defer { isBeforeLayout = false }
        guard let type = startingClass(named: wanted) else {
            if entryName == nil, !testClasses.isEmpty { return try runTests(of: testClasses, at: span) }
            if let entryName {
                throw failure(.noEntry(entryName, nearest: nearestEntry(to: entryName)), span)
            }
            return try settle(at: span)
        }
        if entryName == nil, isInScene(type) { return try settle(at: span) }
        let selector = entry.flatMap { self.entry($0, of: type) }
        if let entry, selector == nil { throw failure(.noEntry(entry, nearest: nearestEntry(to: entry)), span) }
        if let selector, testClasses.contains(where: { $0 === type }) {
            return try runTest(selector, of: type, at: span)
        }
        let old = mainObject
        undoLog.record { [unowned self] in mainObject = old }
        startedMessages = []
        switch nature(of: type) {
        case .viewController:
            let object = try newObject(type, lives: true, at: span)
            object.isViewController = true
            mainObject = .object(object)
            try initializeStorage(of: object, .object(object), at: span)
            try startController(object, selector, at: span)
        default:
            let object = try newObject(type, lives: true, at: span)
            object.view = scene.root
            try leaveSafeArea(at: span)
            let before = objects[scene.root]
            undoLog.record { [unowned self] in objects[scene.root] = before }
            objects[scene.root] = object
            mainObject = .view(scene.root)
            try initializeStorage(of: object, .view(scene.root), at: span)
            try startView(object, selector, at: span)
        }
        try showFirst(at: span)
        try settle(at: span)
        if case .object(let controller)? = mainObject, controller.isViewController,
            try sendIfKnown(.object(controller), Self.didAppear, [.boolean(false)], at: span) != nil
        {
            try settle(at: span)
        }
        if case .view(let view)? = mainObject, view.isRoot {
            let size = scene.size
            try fitStarted(at: span)
            if scene.size != size { try layOutAgain(at: span) }
        }
        checkStarted(at: span)
    }

    /// Whether the code itself made an object of a class and laid it out.
    private func isInScene(_ type: ClassValue) -> Bool {
        objects.contains { $1.type === type && $0.superview != nil }
            || livingObjects.contains { $0.type === type && $0.view?.superview != nil }
    }

    private static let didAppear = "viewDidAppear:"

    /// The requested entry: a class, a method, or both separated by a dot.
    private var entryParts: (type: String?, method: String?) {
        guard let entryName else { return (nil, nil) }
        if type(named: vocabulary.names.intern(entryName))?.isImplemented == true { return (entryName, nil) }
        let parts = entryName.split(separator: ".").map(String.init)
        return parts.count < 2
            ? (nil, entryName) : (parts.dropLast().joined(separator: "."), parts[parts.count - 1])
    }

    /// The class to start: the requested one, else the last view controller, else the last view.
    private func startingClass(named name: String?) -> ClassValue? {
        if let name { return type(named: vocabulary.names.intern(name)).flatMap { $0.isImplemented ? $0 : nil } }
        let implemented = ownClasses
        if let method = entryParts.method, let type = implemented.last(where: { entry(method, of: $0) != nil }) {
            return type
        }
        // Imported classes are there to be used, not started.
        let own = implemented.filter { type in
            type.methods.values.contains { $0.unit.source === unit.source || namedFiles.contains($0.unit.source.name) }
        }
        return screen(among: own) ?? screen(among: implemented)
    }

    /// The class with the name of the file; else the last view controller, else the last view, that has no subclass and that no
    /// other one holds.
    private func screen(among types: [ClassValue]) -> ClassValue? {
        let controllers = types.filter { if case .viewController = nature(of: $0) { true } else { false } }
        let views = types.filter { if case .view = nature(of: $0) { true } else { false } }
        // `Screen+Layout.swift` is named for `Screen`.
        let file = unit.source.name.split(separator: "/").last?.prefix { !".+".contains($0) }
        if let named = (controllers + views).first(where: { $0.name == file ?? "" }) { return named }
        return [controllers, views].lazy.compactMap { kind in
            let last = kind.filter { type in !kind.contains { $0 !== type && $0.inherits(from: type) } }
            return last.last { type in !last.contains { $0 !== type && $0.mentions(type) } } ?? last.last
        }.first
    }

    /// The method with this name, with or without colons.
    private func entry(_ name: String, of type: ClassValue) -> Name? {
        type.methodOrder.first {
            let text = vocabulary.text($0)
            return text == name || text.filter { $0 != ":" } == name || text.prefix { $0 != ":" } == name
        }
    }

    /// The class or method that an entry was probably meant to be.
    private func nearestEntry(to name: String) -> String? {
        let implemented = classOrder.filter(\.isImplemented)
        let methods = implemented.flatMap(\.methodOrder).map { vocabulary.text($0).filter { $0 != ":" } }
        return NearestName.of(name, among: implemented.map(\.name) + methods)
    }

    /// The initializer: the entry if it is an `init`, else the first of these that exists, else any other.
    private func initializer(of object: ObjectValue, _ entry: Name?, among known: [LibraryMessage]) -> String? {
        if let entry, isInitializer(entry) { return vocabulary.text(entry) }
        if let known = known.first(where: { object.type.method(selector($0)) != nil }) { return known.rawValue }
        return object.type.lineage.flatMap(\.methodOrder).filter(isInitializer).map(vocabulary.text)
            .first { $0 != LibraryMessage.initWithCoder.rawValue }
    }

    func isInitializer(_ selector: Name) -> Bool {
        let text = vocabulary.text(selector)
        guard text.hasPrefix(LibraryMessage.initialize.rawValue) else { return false }
        // `initSubviews` is an ordinary method.
        let rest = text.dropFirst(LibraryMessage.initialize.rawValue.count)
        return rest.isEmpty || ["With", "From", "For"].contains(where: rest.hasPrefix)
    }

    /// Calls the entry method on the started object, unless UIKit already did.
    private func notify(entry: Name?, _ own: Value, at span: Span) throws(Failure) {
        guard let entry, !isInitializer(entry) else { return }
        let text = vocabulary.text(entry)
        if [LibraryMessage.loadView, .viewDidLoad, .viewWillAppear].contains(where: { $0.rawValue == text }) { return }
        try notify(text, own, at: span)
    }

    private func startController(_ object: ObjectValue, _ entry: Name?, at span: Span) throws(Failure) {
        let own = Value.object(object)
        if let initializer = initializer(of: object, entry, among: [.initialize, .initWithNib]) {
            try notify(initializer, own, at: span)
        }
        try sendIfKnown(own, LibraryMessage.loadView.rawValue, [], at: span)
        if object.view == nil { undoLog.set(\.view, of: object, to: scene.root) }
        try fillScreen(with: object.view, at: span)
        if !has(object.type, .viewDidLoad), !has(object.type, .loadView), object.type.isImplied {
            if entry == nil { try startFirst(object, own, at: span) }
            return try notify(entry: entry, own, at: span)
        }
        try load(object, at: span)
        // `viewDidLoad` can set another view.
        try fillScreen(with: object.view, at: span)
        if entry == nil { try runHooks(of: object, own, at: span) }
        isBeforeLayout = false
        try sendIfKnown(own, LibraryMessage.viewWillAppear.rawValue, [.boolean(false)], at: span)
        try notify(entry: entry, own, at: span)
    }

    /// A controller's own view fills the screen.
    private func fillScreen(with view: View?, at span: Span) throws(Failure) {
        guard let view, !view.isRoot, view.superview == nil else { return }
        try runtime.modeled(span) { () throws(ConstraintError) in
            try scene.root.addSubview(view)
            try view.setFrame(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
            // It has a screen's margins and safe area, unless it sets others.
            if view.layoutMargins == EdgeInsets(8) { try view.setLayoutMargins(scene.root.layoutMargins) }
            if view.safeAreaInsets == EdgeInsets(0) { try view.setSafeAreaInsets(scene.root.safeAreaInsets) }
        }
    }

    private func startView(_ object: ObjectValue, _ entry: Name?, at span: Span) throws(Failure) {
        let own = Value.view(scene.root)
        if let initializer = initializer(of: object, entry, among: [.initialize, .initWithFrame, .initWithStyle]) {
            try notify(initializer, own, at: span)
        } else if object.type.isImplied, entry == nil {
            try startFirst(object, own, at: span)
        }
        try awake(object, own, at: span)
        for selector in Self.moved { try sendIfKnown(own, selector, [], at: span) }
        if entry == nil {
            try runHooks(of: object, own, at: span)
            try fill(object, own, at: span)
            try present(object, own, at: span)
        }
        isBeforeLayout = false
        try notify(entry: entry, own, at: span)
    }

    /// Performs deferred work after the current code has finished.
    func later(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
        let before = isBeforeLayout
        isBeforeLayout = false
        defer { isBeforeLayout = before }
        return try work()
    }

    /// Without a class, the first method starts.
    private func startFirst(_ object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        let lifecycle: [LibraryMessage] = [.updateConstraints, .updateViewConstraints, .layoutSubviews]
        let first = object.type.methodOrder.first { name in
            !lifecycle.contains { $0.rawValue == vocabulary.text(name) }
        }
        if let first {
            try notify(vocabulary.text(first), own, at: span)
        }
    }

    /// Calls a method with placeholder arguments. Values that only the creator knows are unknown.
    private func notify(_ selector: String, _ own: Value, at span: Span) throws(Failure) {
        let count = selector.filter { $0 == ":" }.count
        var arguments = Array(repeating: Value.nothing, count: count)
        let name = vocabulary.names.intern(selector)
        if isInitializer(name), let (method, owner) = object(of: own)?.type.method(name) {
            let signature = owner.signatures.values.joined().first { $0.selector == name }?.signature
            for (position, parameter) in method.prototype.parameters.dropFirst().enumerated()
            where position < count && signature?.parameters[position].isOptional != true {
                arguments[position] = try unknownArgument(
                    vocabulary.text(parameter), position, of: name, owner, at: span)
            }
        }
        if selector.hasPrefix(LibraryMessage.initWithFrame.rawValue) { arguments[0] = .tuple(Tuple(scene.root.bounds)) }
        try sendIfKnown(own, selector, arguments, at: span)
    }

    // MARK: Changes of superview

    /// The messages to a view that has appeared on the screen.
    private static let moved = ["didMoveToSuperview", "didMoveToWindow"]

    /// Tells an object's view that it will move to another superview.
    func notifyMove(of view: View, into superview: View, at span: Span) throws(Failure) {
        guard objects[view] != nil else { return }
        for selector in ["willMoveToSuperview:", "willMovetoSuperview:"] {
            try sendIfKnown(.view(view), selector, [.view(superview)], at: span)
        }
    }

    /// Tells an object's view that it has moved to another superview.
    func notifyMoved(_ view: View, at span: Span) throws(Failure) {
        guard objects[view] != nil else { return }
        try sendIfKnown(.view(view), Self.moved[0], [], at: span)
    }

    // MARK: Passes

    /// Updates the constraints of objects that requested it, and runs manual layout.
    func settle(at span: Span) throws(Failure) {
        isBeforeLayout = false
        arrangeAddedViews()
        var last: (object: ObjectValue, method: String)?
        for _ in 0..<Self.passLimit {
            try updateConstraints(under: scene.root, at: span)
            try bringUpToDate(at: span)
            last = nil
            for object in livingObjects where object.needsLayout && isOnScreen(object) {
                undoLog.set(\.needsLayout, of: object, to: false)
                let own: Value = object.isViewController ? .object(object) : .view(object.view)
                for selector in object.isViewController
                    ? ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] : [LibraryMessage.layoutSubviews.rawValue]
                where try sendIfKnown(own, selector, [], at: span) != nil { last = last ?? (object, selector) }
            }
            if last == nil { return }
        }
        guard let last, livingObjects.contains(where: { $0.needsLayout && isOnScreen($0) }),
            let (method, type) = last.object.type.method(vocabulary.names.intern(last.method))
        else { return }
        let found = Failure(
            .projectProblem(.neverAtRest(last.method, of: type.name, passes: Self.passLimit)), method.unit.source,
            method.prototype.span)
        runtime.report(found)
    }

    /// The limit of layout passes requested during layout.
    private static let passLimit = 8

    func isOnScreen(_ object: ObjectValue) -> Bool {
        guard var view = object.view else { return false }
        while let superview = view.superview { view = superview }
        return view.isRoot
    }

    /// Calls `updateConstraints` on the objects under a view that requested it, innermost first.
    func updateConstraints(under view: View, at span: Span) throws(Failure) {
        try runtime.step(livingObjects.count >> 4, at: span)
        for object in livingObjects.reversed() where object.needsUpdateConstraints {
            guard let own = object.view, own === view || own.closestCommonSuperview(with: view) === view else {
                continue
            }
            undoLog.set(\.needsUpdateConstraints, of: object, to: false)
            let receiver: Value = object.isViewController ? .object(object) : .view(own)
            let selector: LibraryMessage = object.isViewController ? .updateViewConstraints : .updateConstraints
            try sendIfKnown(receiver, selector.rawValue, [], at: span)
        }
    }
}
