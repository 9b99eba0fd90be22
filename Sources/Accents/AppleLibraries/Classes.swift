internal import Masonry
package import Diagnostics
package import Vocabulary
internal import Syntax
package import Evaluator

// Classes, their objects, and UIKit's calls to them.
extension AppleLibrary {
    func declareClass(_ declaration: ClassDeclaration) throws(Failure) {
        let syntax = declaration.syntax
        if syntax.isAssumed, classes[syntax.name.name] != nil { return }
        let type = declared(syntax.name.name)
        let wasAssumed = type.isAssumed
        let parts = (
            type.superclass, type.methods, type.classMethods, type.properties, type.hasOwnView, type.addsSubviews
        )
        let order = type.methodOrder
        let (wasImplemented, wasImplied) = (type.isImplemented, type.isImplied)
        let (protocols, wasProtocol) = (type.protocols, type.isProtocol)
        let (signatures, stored, storage) = (type.signatures, type.storedOfClass, type.classStorage)
        let (parameterTypes, overloads, variadics) = (type.parameterTypes, type.overloads, type.variadicMethods)
        undoLog.record {
            (type.superclass, type.methods, type.classMethods, type.properties, type.hasOwnView, type.addsSubviews) =
                parts
            (type.isImplemented, type.isImplied) = (wasImplemented, wasImplied)
            type.isAssumed = wasAssumed
            (type.protocols, type.isProtocol) = (protocols, wasProtocol)
            type.methodOrder = order
            (type.signatures, type.storedOfClass, type.classStorage) = (signatures, stored, storage)
            (type.parameterTypes, type.overloads, type.variadicMethods) = (parameterTypes, overloads, variadics)
        }
        if UIKitClass.isLibrary(type.name) { hasExtensions = true }
        if let superclass = syntax.superclass {
            let above = self.type(named: superclass)
            if above?.inherits(from: type) == true { throw failure(.classCycle(type.name), syntax.name.span) }
            type.superclass = above
            let old = type.superclassName
            undoLog.record { type.superclassName = old }
            type.superclassName = superclass
        }
        // Subclasses that were declared before their superclass.
        for lower in classOrder
        where lower.superclassName == syntax.name.name && lower.superclass !== type && !type.inherits(from: lower) {
            let old = lower.superclass
            undoLog.record { lower.superclass = old }
            lower.superclass = type
        }
        type.isProtocol = type.isProtocol || syntax.isProtocol
        for other in syntax.protocols.map(declared)
        where !other.inherits(from: type) && !type.protocols.contains(where: { $0 === other }) {
            type.protocols.append(other)
        }
        type.hasOwnView = type.hasOwnView || syntax.hasOwnView
        type.addsSubviews = type.addsSubviews || syntax.addsSubviews
        type.isImplied = syntax.isImplied
        type.isAssumed = syntax.isAssumed
        type.isStructure = type.isStructure || syntax.isStructure
        hasOperators = hasOperators || syntax.hasOperators
        type.isImplemented = type.isImplemented || !syntax.methods.isEmpty
        for property in declaration.properties {
            let initial = FunctionValue(
                prototype: unit.prototypes[Int(property.initial)], unit: unit)
            type.properties.removeAll { $0.name == property.name }
            type.properties.append((property.name, initial))
        }
        for (method, prototype) in declaration.methods {
            let function = FunctionValue(prototype: unit.prototypes[Int(prototype)], unit: unit)
            if let signature = method.signature {
                type.signatures[signature.name, default: []].removeAll { $0.selector == method.selector }
                type.signatures[signature.name, default: []].append((method.selector, signature))
            }
            if method.signature?.parameters.contains(where: \.isVariadic) == true {
                type.variadicMethods.insert(method.selector)
            } else {
                type.variadicMethods.remove(method.selector)
            }
            type.parameterTypes[method.selector] = method.types
            if let plain = method.overload, type.overloads[plain]?.contains(method.selector) != true {
                type.overloads[plain, default: []].append(method.selector)
            }
            if method.isStored {
                type.storedOfClass.insert(method.selector)
                type.classStorage[method.selector] = nil
            }
            if method.isOfClass {
                type.classMethods[method.selector] = function
            } else {
                if type.methods[method.selector] == nil { type.methodOrder.append(method.selector) }
                type.methods[method.selector] = function
            }
            noteMisspelled(method, of: type)
            noteSuperNotCalled(method, of: type)
        }
    }

    /// A script's class with this name, which may be extended later.
    private func declared(_ name: Name) -> ClassValue {
        if let type = classes[name] { return type }
        let type = ClassValue(vocabulary.text(name))
        classes[name] = type
        classOrder.append(type)
        undoLog.record { [unowned self] in
            classes[name] = nil
            classOrder.removeLast()
        }
        return type
    }

    /// A script's class with this name, or a UIKit class whose objects are views or view controllers.
    func type(named name: Name) -> ClassValue? {
        if let type = classes[name] { return type }
        let text = UIKitName.ofMacros[vocabulary.text(name)] ?? vocabulary.text(name)
        guard let nature = UIKitClass.nature(of: text) else { return nil }
        if let type = libraryTypes[name] { return type }
        let type = ClassValue(text, nature: nature)
        libraryTypes[name] = type
        return type
    }

    /// The nature of a class's objects, determined by its superclass, else its name, else its methods.
    func nature(of type: ClassValue) -> UIKitClass.Nature {
        if let nature = type.nature { return nature }
        if let superclass = type.superclass { return nature(of: superclass) }
        if type.hasOwnView || has(type, .viewDidLoad) || has(type, .loadView) { return .viewController }
        if let nature = UIKitClass.nature(of: type.name) { return nature }
        let ofViews: [LibraryMessage] = [.initWithFrame, .updateConstraints, .layoutSubviews, .initWithStyle]
        return ofViews.contains { has(type, $0) } || type.isImplied || type.addsSubviews ? .view(.view, nil) : .object
    }

    func has(_ type: ClassValue, _ message: LibraryMessage) -> Bool {
        type.methods[vocabulary.names.intern(message.rawValue)] != nil
    }

    /// The classes that the sources implement, in their order.
    var ownClasses: [ClassValue] {
        classOrder.filter {
            $0.isImplemented && !$0.isProtocol && !UIKitClass.extensible.contains($0.name)
                && !SwiftName.isSpecialized($0.name)
        }
    }

    /// The names of the view controllers and views of which nothing made an object, in their order.
    package var screensNotRun: [String] {
        ownClasses.filter { type in
            if madeClasses.contains(ObjectIdentifier(type)) { return false }
            switch nature(of: type) {
            case .view, .viewController: return true
            case .object: return false
            }
        }.map(\.name)
    }

    /// Whether a source declares a class with a name.
    package func declares(_ name: Name) -> Bool { classes[name] != nil }

    // MARK: Objects

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
            if let size = UIKitClass.contentSize(of: library) {
                try runtime.modelled(span) { () throws(ConstraintError) in try view.setStatedContentSize(size) }
            }
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

    /// Whether a class is a library class without views that a script only extends.
    func isOnlyExtended(_ type: ClassValue) -> Bool {
        guard type.superclass == nil, type.properties.isEmpty, !type.isProtocol, UIKitClass.isLibrary(type.name),
            case .object = nature(of: type)
        else { return false }
        return true
    }

    /// Whether a source of Objective-C has only an extension of a class, `@interface Maker ()`: the class itself and what it
    /// does are unknown.
    private func isDeclaredElsewhere(_ type: ClassValue) -> Bool {
        unit.source.accent == .objectiveC && type.superclassName == nil && !type.isImplemented && !type.isImplied
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
        try runtime.modelled(span) { () throws(ConstraintError) in try view.setSafeAreaInsets(insets) }
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
        var made: ClassValue? = type
        while let current = made, madeClasses.insert(ObjectIdentifier(current)).inserted {
            made = current.superclass
        }
        if lives {
            livingObjects.append(object)
            undoLog.record { [unowned self] in livingObjects.removeLast() }
        }
        return object
    }

    func initializeStorage(of object: ObjectValue, _ own: Value, at span: Span) throws(Failure) {
        var type: ClassValue? = object.type
        while let current = type {
            for (name, initial) in current.properties where object.storage[name] == nil {
                let value = try runtime.call(.function(initial), [own], at: span)
                object.storage[name] = value
                self.name(value, vocabulary.text(name), isProperty: true)
            }
            type = current.superclass
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
    }

    /// Names a view after the variable that holds it: the first one, until a property holds it.
    ///
    /// - Parameters:
    ///   - isResult: whether it is a variable for a function's result.
    ///   - said: a name from a comment.
    func name(_ value: Value, _ name: String, isProperty: Bool, isResult: Bool = false, said: String? = nil) {
        let wrappedValue = SwiftName.wrappedValue
        if case .object(let wrapper) = value, let held = wrapper.storage[vocabulary.names.intern(wrappedValue)] {
            // The value in a property's wrapper is named after the property.
            return self.name(held, String(name.drop { $0 == "_" }), isProperty: isProperty)
        }
        guard unit.source.accent != .masonry, case .view(let view) = value, !view.isRoot, !view.isRemoved,
            name != wrappedValue
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
        view.rename(said ?? (plain.isEmpty ? name : String(plain)))
    }

    // MARK: Views of view controllers

    /// A view controller's view, created and loaded on first use.
    func view(of controller: ObjectValue, at span: Span) throws(Failure) -> Value {
        if let view = controller.view { return .view(view) }
        if let (method, _) = controller.type.method(vocabulary.names.intern(LibraryMessage.loadView.rawValue)) {
            _ = try runtime.call(.function(method), [.object(controller)], at: span)
        }
        if controller.view == nil {
            setView(try isMain(controller) ? scene.root : newView(.view, at: span), of: controller)
        }
        try load(controller, at: span)
        return .view(controller.view)
    }

    /// Whether the controller's view is the screen.
    func isMain(_ controller: ObjectValue) -> Bool {
        if case .object(let main)? = mainObject { main === controller } else { false }
    }

    func setView(_ view: View, of controller: ObjectValue) {
        let old = controller.view
        undoLog.record { controller.view = old }
        controller.view = view
    }

    func load(_ controller: ObjectValue, at span: Span) throws(Failure) {
        if controller.isLoaded { return }
        undoLog.record { controller.isLoaded = false }
        controller.isLoaded = true
        try sendIfKnown(.object(controller), LibraryMessage.viewDidLoad.rawValue, [], at: span)
    }

    /// Calls a method if a script's class implements it.
    @discardableResult
    func sendIfKnown(_ receiver: Value, _ selector: String, _ arguments: [Value], at span: Span) throws(Failure)
        -> Value?
    {
        guard let object = object(of: receiver), let (method, _) = object.type.method(vocabulary.names.intern(selector))
        else { return nil }
        return try runtime.call(.function(method), [receiver] + arguments, at: span)
    }
}
