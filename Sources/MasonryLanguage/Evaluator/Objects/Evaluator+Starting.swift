internal import Masonry

// What UIKit calls when a screen comes up, and in its passes after that.
extension Evaluator {
    /// Runs what a screen of the classes read so far starts with, and lets UIKit's passes follow.
    func start(at span: Span) throws(Failure) {
        let (wanted, entry) = entryParts
        guard let type = startingClass(named: wanted) else { return try settle(at: span) }
        let old = mainObject
        undoLog.record { [unowned self] in mainObject = old }
        switch nature(of: type) {
        case .viewController:
            let object = try newObject(type, lives: true, at: span)
            object.isViewController = true
            mainObject = .object(object)
            try initializeStorage(of: object, .object(object), at: span)
            try startController(object, entry, at: span)
        default:
            let object = try newObject(type, lives: true, at: span)
            object.view = scene.root
            let before = objects[scene.root]
            undoLog.record { [unowned self] in objects[scene.root] = before }
            objects[scene.root] = object
            mainObject = .view(scene.root)
            try initializeStorage(of: object, .view(scene.root), at: span)
            try startView(object, entry, at: span)
        }
        try settle(at: span)
    }

    /// What was asked to be the entry: a class, a method, or both with a point between.
    private var entryParts: (type: String?, method: String?) {
        guard let entryName else { return (nil, nil) }
        let parts = entryName.split(separator: ".").map(String.init)
        if parts.count == 2 { return (parts[0], parts[1]) }
        return classes[vocabulary.names.intern(entryName)] == nil ? (nil, entryName) : (entryName, nil)
    }

    /// The class to start with: the one asked for, else the last view controller, else the last view.
    private func startingClass(named name: String?) -> ClassValue? {
        let implemented = classOrder.filter { $0.isImplemented && !UIKitClass.extensible.contains($0.name) }
        if let name { return implemented.first { $0.name == name } }
        if let method = entryParts.method, let type = implemented.last(where: { entry(method, of: $0) != nil }) {
            return type
        }
        let controllers = implemented.filter { if case .viewController = nature(of: $0) { true } else { false } }
        if let controller = controllers.last { return controller }
        return implemented.last { if case .view = nature(of: $0) { true } else { false } }
    }

    /// The method of this name, with or without its colons.
    private func entry(_ name: String, of type: ClassValue) -> Name? {
        type.methodOrder.first {
            let text = vocabulary.text($0)
            return text == name || text.filter { $0 != ":" } == name || text.prefix { $0 != ":" } == name
        }
    }

    private func startController(_ object: ObjectValue, _ entry: String?, at span: Span) throws(Failure) {
        let own = Value.object(object)
        for selector in [LibraryMessage.initialize, .initWithNib] where has(object.type, selector) {
            try tell(selector.rawValue, own, at: span)
            break
        }
        try tellIfKnown(own, LibraryMessage.loadView.rawValue, [], at: span)
        if let view = object.view, !view.isRoot {
            // A controller's own view fills the screen.
            try modelled(span) { () throws(ConstraintError) in
                try scene.root.addSubview(view)
                try view.setFrame(Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height))
            }
        } else {
            setView(scene.root, of: object)
        }
        if let entry {
            if let selector = self.entry(entry, of: object.type) { try tell(vocabulary.text(selector), own, at: span) }
            return
        }
        if !has(object.type, .viewDidLoad), !has(object.type, .loadView), object.type.isImplied {
            return try startFirst(object, own, at: span)
        }
        try load(object, at: span)
        try tellIfKnown(own, "viewWillAppear:", [.boolean(false)], at: span)
    }

    private func startView(_ object: ObjectValue, _ entry: String?, at span: Span) throws(Failure) {
        let own = Value.view(scene.root)
        if let entry {
            if let selector = self.entry(entry, of: object.type) { try tell(vocabulary.text(selector), own, at: span) }
            return
        }
        if object.type.method(vocabulary.names.intern(LibraryMessage.initialize.rawValue)) != nil {
            return try tell(LibraryMessage.initialize.rawValue, own, at: span)
        }
        for selector in [LibraryMessage.initWithFrame, .initWithStyle]
        where object.type.method(vocabulary.names.intern(selector.rawValue)) != nil {
            return try tell(selector.rawValue, own, at: span)
        }
        if let first = object.type.methodOrder.first(where: { vocabulary.text($0).hasPrefix("init") }) {
            return try tell(vocabulary.text(first), own, at: span)
        }
        if object.type.isImplied { try startFirst(object, own, at: span) }
    }

    /// Methods that stand without a class start with the first.
    private func startFirst(_ object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        let lifecycle: [LibraryMessage] = [.updateConstraints, .updateViewConstraints, .layoutSubviews]
        let first = object.type.methodOrder.first { name in
            !lifecycle.contains { $0.rawValue == vocabulary.text(name) }
        }
        if let first {
            try tell(vocabulary.text(first), own, at: span)
        }
    }

    /// Tells an object something with arguments that say nothing.
    private func tell(_ selector: String, _ own: Value, at span: Span) throws(Failure) {
        let count = selector.filter { $0 == ":" }.count
        var arguments = Array(repeating: Value.nothing, count: count)
        if selector == LibraryMessage.initWithFrame.rawValue { arguments = [.tuple(Tuple(scene.root.bounds))] }
        try tellIfKnown(own, selector, arguments, at: span)
    }

    // MARK: Passes

    /// Lets the objects that asked for it update their constraints, and those that lay out by hand do so.
    func settle(at span: Span) throws(Failure) {
        for _ in 0..<3 {
            try updateConstraints(under: scene.root, at: span)
            try arrangeStacks(at: span)
            var hasLaidOut = false
            for object in livingObjects where object.needsLayout && isOnScreen(object) {
                setNeedsLayout(false, of: object)
                let own: Value = object.isViewController ? .object(object) : .view(object.view)
                for selector in object.isViewController
                    ? ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] : [LibraryMessage.layoutSubviews.rawValue]
                where try tellIfKnown(own, selector, [], at: span) != nil { hasLaidOut = true }
            }
            if !hasLaidOut { return }
        }
    }

    private func isOnScreen(_ object: ObjectValue) -> Bool {
        guard var view = object.view else { return false }
        while let superview = view.superview { view = superview }
        return view.isRoot
    }

    /// Calls `updateConstraints` of the objects under a view that asked for it, the inner ones first.
    func updateConstraints(under view: View, at span: Span) throws(Failure) {
        try step(livingObjects.count >> 4, at: span)
        for object in livingObjects.reversed() where object.needsUpdateConstraints {
            guard let own = object.view, own === view || own.closestCommonSuperview(with: view) === view else {
                continue
            }
            setNeedsUpdate(false, of: object)
            let receiver: Value = object.isViewController ? .object(object) : .view(own)
            let selector: LibraryMessage = object.isViewController ? .updateViewConstraints : .updateConstraints
            try tellIfKnown(receiver, selector.rawValue, [], at: span)
        }
    }

    func setNeedsUpdate(_ needs: Bool, of object: ObjectValue) {
        let old = object.needsUpdateConstraints
        undoLog.record { object.needsUpdateConstraints = old }
        object.needsUpdateConstraints = needs
    }

    func setNeedsLayout(_ needs: Bool, of object: ObjectValue) {
        let old = object.needsLayout
        undoLog.record { object.needsLayout = old }
        object.needsLayout = needs
    }
}
