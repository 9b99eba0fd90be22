internal import Masonry

// Classes, their objects, and when UIKit calls them.
extension Evaluator {
    func declareClass(_ declaration: ClassDeclaration) {
        let syntax = declaration.syntax
        let type = classes[syntax.name.name] ?? ClassValue(vocabulary.text(syntax.name.name))
        let parts = (type.superclass, type.methods, type.classMethods, type.properties, type.hasOwnView)
        let order = type.methodOrder
        let isNew = classes[syntax.name.name] == nil
        let (wasImplemented, wasImplied) = (type.isImplemented, type.isImplied)
        undoLog.record { [unowned self] in
            (type.superclass, type.methods, type.classMethods, type.properties, type.hasOwnView) = parts
            (type.isImplemented, type.isImplied) = (wasImplemented, wasImplied)
            type.methodOrder = order
            if isNew {
                classes[syntax.name.name] = nil
                classOrder.removeLast()
            }
        }
        if isNew {
            classes[syntax.name.name] = type
            classOrder.append(type)
        }
        if let superclass = syntax.superclass { type.superclass = self.type(named: superclass) }
        type.hasOwnView = type.hasOwnView || syntax.hasOwnView
        type.isImplied = syntax.isImplied
        type.isImplemented = type.isImplemented || !syntax.methods.isEmpty
        for property in declaration.properties {
            let initial = FunctionValue(
                prototype: unit.prototypes[Int(property.initial)], unit: unit, captures: [])
            type.properties.removeAll { $0.name == property.name }
            type.properties.append((property.name, initial))
        }
        for (method, prototype) in declaration.methods {
            let function = FunctionValue(prototype: unit.prototypes[Int(prototype)], unit: unit, captures: [])
            if method.isOfClass {
                type.classMethods[method.selector] = function
            } else {
                if type.methods[method.selector] == nil { type.methodOrder.append(method.selector) }
                type.methods[method.selector] = function
            }
        }
    }

    /// A script's class of this name, or one of UIKit's whose objects are views or view controllers.
    func type(named name: Name) -> ClassValue? {
        if let type = classes[name] { return type }
        guard let nature = UIKitClass.nature(of: vocabulary.text(name)) else { return nil }
        if let type = libraryTypes[name] { return type }
        let type = ClassValue(vocabulary.text(name), nature: nature)
        libraryTypes[name] = type
        return type
    }

    /// What the objects of a class are: what the class above says, else its name, else what its methods are called.
    func nature(of type: ClassValue) -> ClassValue.Nature {
        if let nature = type.nature { return nature }
        if let superclass = type.superclass { return nature(of: superclass) }
        if type.hasOwnView || has(type, .viewDidLoad) || has(type, .loadView) { return .viewController }
        if let nature = UIKitClass.nature(of: type.name) { return nature }
        let ofViews: [LibraryMessage] = [.initWithFrame, .updateConstraints, .layoutSubviews, .initWithStyle]
        return ofViews.contains { has(type, $0) } || type.isImplied ? .view(.view, nil) : .object
    }

    private func has(_ type: ClassValue, _ message: LibraryMessage) -> Bool {
        type.methods[vocabulary.names.intern(message.rawValue)] != nil
    }

    // MARK: Objects

    /// The object that a value is, where it is one of a script's class.
    func object(of value: Value) -> ObjectValue? {
        switch value {
        case .object(let object): object
        case .view(let view): objects[view]
        default: nil
        }
    }

    /// An object of a class, before any `init`.
    func allocate(_ type: ClassValue, at span: Span) throws(Failure) -> Value {
        switch nature(of: type) {
        case .view(let kind, let size):
            if scene.views.count > limits.views { throw failure(.limit(.views, limits.views), span) }
            stamp(span)
            let view = View(kind: kind, imageSize: size, apartIn: scene)
            if type.nature == nil {
                let object = ObjectValue(type)
                object.view = view
                objects[view] = object
                livingObjects.append(object)
                try initializeStorage(of: object, .view(view), at: span)
            }
            return .view(view)
        case .viewController:
            let object = ObjectValue(type)
            object.isViewController = true
            livingObjects.append(object)
            try initializeStorage(of: object, .object(object), at: span)
            return .object(object)
        case .object:
            let object = ObjectValue(type)
            try initializeStorage(of: object, .object(object), at: span)
            return .object(object)
        }
    }

    private func initializeStorage(of object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        var type: ClassValue? = object.type
        while let current = type {
            for (name, initial) in current.properties where object.storage[name] == nil {
                object.storage[name] = try call(.function(initial), [own], at: span)
            }
            type = current.superclass
        }
    }

    func store(_ value: Value, in name: Name, of object: ObjectValue) {
        let old = object.storage[name]
        undoLog.record { object.storage[name] = old }
        object.storage[name] = value
        self.name(value, vocabulary.text(name), isProperty: true)
    }

    /// Names a view after the variable that holds it: the first, until a property does.
    func name(_ value: Value, _ name: String, isProperty: Bool) {
        guard unit.source.accent != .masonry, case .view(let view) = value, !view.isRoot, !view.isRemoved else {
            return
        }
        let rank = isProperty ? 2 : 1
        // A function's variable gives way to the one that takes what it made.
        let known = namedViews[view, default: 0]
        guard rank > known || rank == known && rank == 1 && justReturned === view, !name.lowercased().hasSuffix("self")
        else { return }
        let old = namedViews[view]
        undoLog.record { [unowned self] in namedViews[view] = old }
        namedViews[view] = rank
        view.rename(name)
    }

    // MARK: Views of view controllers

    /// A view controller's view, made and loaded when it is first asked for.
    func view(of controller: ObjectValue, at span: Span) throws(Failure) -> Value {
        if let view = controller.view { return .view(view) }
        if let (method, _) = controller.type.method(vocabulary.names.intern(LibraryMessage.loadView.rawValue)) {
            _ = try call(.function(method), [.object(controller)], at: span)
        }
        if controller.view == nil {
            stamp(span)
            setView(View(kind: .view, apartIn: scene), of: controller)
        }
        try load(controller, at: span)
        return .view(controller.view)
    }

    func setView(_ view: View, of controller: ObjectValue) {
        let old = controller.view
        undoLog.record { controller.view = old }
        controller.view = view
    }

    private func load(_ controller: ObjectValue, at span: Span) throws(Failure) {
        if controller.isLoaded { return }
        undoLog.record { controller.isLoaded = false }
        controller.isLoaded = true
        try tellIfKnown(.object(controller), LibraryMessage.viewDidLoad.rawValue, [], at: span)
    }

    /// Calls a method that a script's class may have.
    @discardableResult
    func tellIfKnown(_ receiver: Value, _ selector: String, _ arguments: [Value], at span: Span) throws(Failure)
        -> Value?
    {
        guard let object = object(of: receiver), let (method, _) = object.type.method(vocabulary.names.intern(selector))
        else { return nil }
        return try call(.function(method), [receiver] + arguments, at: span)
    }

    // MARK: Starting

    /// Runs what a screen of the classes read so far starts with, and lets UIKit's passes follow.
    func start(at span: Span) throws(Failure) {
        let (wanted, entry) = entryParts
        guard let type = startingClass(named: wanted) else { return try settle(at: span) }
        let old = mainObject
        undoLog.record { [unowned self] in mainObject = old }
        switch nature(of: type) {
        case .viewController:
            let object = ObjectValue(type)
            object.isViewController = true
            livingObjects.append(object)
            mainObject = .object(object)
            try initializeStorage(of: object, .object(object), at: span)
            try startController(object, entry, at: span)
        default:
            let object = ObjectValue(type)
            object.view = scene.root
            let before = objects[scene.root]
            undoLog.record { [unowned self] in objects[scene.root] = before }
            objects[scene.root] = object
            livingObjects.append(object)
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
        let implemented = classOrder.filter(\.isImplemented)
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
