package import Diagnostics
package import Evaluator
internal import Masonry
package import Vocabulary

// The objects of classes, their names, and the views of view controllers.
extension AppleLibrary {
    /// The object in a value, if its class is a script's.
    package func object(of value: Value) -> ObjectValue? {
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
            let view = try newView(kind, imageSize: size, at: span)
            let library = type.top.name
            if UIKitClass.nature(of: library) != nil { view.libraryClass = library }
            if isOfUnknownClass(type) { view.setUnknownContent(sampleSize: StandIn.viewSize) }
            if let size = UIKitClass.contentSize(of: library) {
                try runtime.modeled(span) { () throws(ConstraintError) in try view.setStatedContentSize(size) }
            }
            if UIKitClass.hugsItsContent(library) {
                try runtime.modeled(span) { () throws(ConstraintError) in
                    for axis in Axis.allCases { try view.setContentHuggingPriority(LayoutPriority.high, axis) }
                }
            }
            // A spinner is over what it waits for, and hidden until it turns.
            if UIKitClass.isSpinner(library) { view.isTransparent = true }
            let isStack = type.isStackView
            if type.nature == nil || isStack {
                let object = try newObject(type, lives: true, at: span)
                object.view = view
                if isStack { makeStack(object, at: span) }
                objects[view] = object
                undoLog.record { [unowned self] in objects[view] = nil }
                try initializeStorage(of: object, .view(view), at: span)
                try takeSafeArea(of: view, at: span)
            }
            return .view(view)
        case .viewController:
            let object = try newObject(type, lives: true, at: span)
            object.isViewController = true
            try initializeStorage(of: object, .object(object), at: span)
            return .object(object)
        case .object where isOnlyExtended(type) || isDeclaredElsewhere(type): return try blank(type.name, at: span)
        case .object:
            let object = try newObject(type, at: span)
            try initializeStorage(of: object, .object(object), at: span)
            return .object(object)
        }
    }

    /// Whether a view's class is, or inherits from, one that no file at hand declares.
    func isOfUnknownClass(_ view: View) -> Bool {
        if let type = objects[view]?.type { return isOfUnknownClass(type) }
        return view.libraryClass.map { !UIKitClass.isOfSystem($0) } ?? false
    }

    private func isOfUnknownClass(_ type: ClassValue) -> Bool {
        if type.lineage.contains(where: \.isAssumed) { return true }
        let top = type.top
        return top.nature == nil ? top.superclassName != nil : !UIKitClass.isOfSystem(top.name)
    }

    /// Whether a class is a library class without views that a script only extends.
    func isOnlyExtended(_ type: ClassValue) -> Bool {
        guard type.superclass == nil, !type.isProtocol, UIKitClass.isLibrary(type.name),
            case .object = nature(of: type)
        else { return false }
        // The properties of a category are computed.
        return type.properties.isEmpty || accent == .objectiveC && type.superclassName == nil
    }

    /// Whether a source of Objective-C has only an extension of a class, `@interface Maker ()`: the class itself and what it
    /// does are unknown.
    private func isDeclaredElsewhere(_ type: ClassValue) -> Bool {
        accent == .objectiveC && type.superclassName == nil && !type.isImplemented && !type.isImplied
            && !type.isAssumed && !type.isStructure
    }

    /// The object that a library type allocates before any message to it.
    private func blank(_ name: String, at span: Span) throws(Failure) -> Value {
        if let shape = TupleShape(className: name) { return .tuple(Tuple(shape, 0, 0)) }
        switch UIKitClass.plainValue(of: name) {
        case .number?: return .number(0)
        case .text?: return try runtime.text("", at: span)
        case .array?: return try runtime.array([], at: span)
        case nil: return .foreign(ForeignValue(name, isMade: true))
        }
    }

    /// Gives a view the safe area from its class.
    private func takeSafeArea(of view: View, at span: Span) throws(Failure) {
        let getter = Member.safeAreaInsets.rawValue
        guard case .tuple(let value)? = try sendIfKnown(.view(view), getter, [], at: span),
            let insets = value.tuple.insets
        else { return }
        try runtime.modeled(span) { () throws(ConstraintError) in try view.setSafeAreaInsets(insets) }
    }

    func newView(_ kind: ViewKind, imageSize: Size? = nil, at span: Span) throws(Failure) -> View {
        // One of the views is the root.
        if scene.views.count > runtime.limits.views { throw failure(.limit(.views, runtime.limits.views), span) }
        runtime.stamp(span)
        return View(kind: kind, imageSize: imageSize, apartIn: scene)
    }

    /// - Parameter lives: whether UIKit's layout passes reach it.
    func newObject(_ type: ClassValue, lives: Bool = false, at span: Span) throws(Failure) -> ObjectValue {
        try runtime.step(copying: ObjectValue.size, at: span)
        let object = ObjectValue(type, countedBy: runtime.memory)
        madeClasses.formUnion(type.lineage.map(ObjectIdentifier.init))
        if lives {
            livingObjects.append(object)
            undoLog.record { [unowned self] in livingObjects.removeLast() }
        }
        return object
    }

    func initializeStorage(of object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        for type in object.type.lineage {
            for (name, initial) in type.properties where object.storage[name] == nil {
                // One that fails costs the property.
                let value =
                    try runtime.skippingFailure { () throws(Failure) in
                        try runtime.call(.function(initial), [own], at: span)
                    } ?? .foreign(ForeignValue(vocabulary.text(name), isTypo: true))
                object.storage[name] = value
                self.name(value, vocabulary.text(name), isProperty: true)
                hold(value, vocabulary.text(name))
            }
        }
    }

    package func store(_ value: Value, in name: Name, of object: ObjectValue, at span: Span) {
        store(value, in: property(suggestedBy: name, of: object, at: span) ?? name, of: object)
    }

    func store(_ value: Value, in name: Name, of object: ObjectValue) {
        let old = object.storage[name]
        undoLog.record { object.storage[name] = old }
        object.storage[name] = value
        self.name(value, vocabulary.text(name), isProperty: true)
        hold(value, vocabulary.text(name))
    }

    /// Names a view after the variable that holds it: the first one, until a property holds it.
    ///
    /// - Parameters:
    ///   - isResult: whether it is a variable for a function's result.
    ///   - comment: a name from a comment.
    func name(_ value: Value, _ name: String, isProperty: Bool, isResult: Bool = false, comment: String? = nil) {
        let wrappedValue = SwiftName.wrappedValue
        if case .object(let wrapper) = value, let held = wrapper.storage[vocabulary.names.intern(wrappedValue)] {
            // The value in a property's wrapper is named after the property.
            return self.name(held, String(name.drop { $0 == "_" }), isProperty: isProperty)
        }
        guard accent != .masonry, case .view(let view) = value, !view.isRoot, !view.isRemoved, name != wrappedValue
        else { return }
        let rank = isProperty ? 2 : 1
        // The name from a function's variable is replaced by that of the variable receiving its result.
        let known = namedViews[view, default: 0]
        guard rank > known || rank == known && isResult, !name.lowercased().hasSuffix("self")
        else { return }
        let old = namedViews[view]
        undoLog.record { [unowned self] in namedViews[view] = old }
        namedViews[view] = rank
        // Variables that functions preserve keep their names.
        let plain = name.prefix { $0 != "$" }
        view.rename(comment ?? (plain.isEmpty ? name : String(plain)))
    }

    // MARK: Views of view controllers

    /// A view controller's view, created and loaded on first use.
    func view(of controller: ObjectValue, at span: Span) throws(Failure) -> Value {
        if let view = controller.view { return .view(view) }
        if let (method, _) = controller.type.method(vocabulary.names.intern(LibraryMessage.loadView.rawValue)) {
            _ = try runtime.call(.function(method), [.object(controller)], at: span)
        }
        if controller.view == nil {
            let view = try isMain(controller) ? scene.root : newView(.view, at: span)
            undoLog.set(\.view, of: controller, to: view)
        }
        try load(controller, at: span)
        return .view(controller.view)
    }

    /// Whether the controller's view is the screen.
    func isMain(_ controller: ObjectValue) -> Bool {
        if case .object(let main)? = mainObject { main === controller } else { false }
    }

    func load(_ controller: ObjectValue, at span: Span) throws(Failure) {
        if controller.isLoaded { return }
        undoLog.set(\.isLoaded, of: controller, to: true)
        try makeList(of: controller, at: span)
        try sendIfKnown(.object(controller), LibraryMessage.viewDidLoad.rawValue, [], at: span)
    }

    /// Calls a method if a script's class implements it.
    @discardableResult
    func sendIfKnown(_ receiver: Value, _ selector: String, _ arguments: [Value], at span: Span) throws(Failure)
        -> Value?
    {
        guard let object = object(of: receiver), let (method, _) = object.type.method(vocabulary.names.intern(selector))
        else { return nil }
        if isBeforeLayout, isStarted(object) { startedMessages.insert(vocabulary.names.intern(selector)) }
        // Of a method of one expression nothing else can be skipped.
        return try runtime.skippingFailure { () throws(Failure) in
            try runtime.call(.function(method), [receiver] + arguments, at: span)
        } ?? .nothing
    }
}
