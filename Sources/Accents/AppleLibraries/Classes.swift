internal import Masonry
package import Vocabulary
internal import Syntax
internal import Evaluator

// Classes, their objects, and UIKit's calls to them.
extension AppleLibrary {
    func declareClass(_ declaration: ClassDeclaration) throws(Failure) {
        let syntax = declaration.syntax
        if syntax.isAssumed, classes[syntax.name.name] != nil || runtime.declareElsewhere(syntax.name.name) {
            if let type = classes[syntax.name.name] { assumeView(type) }
            return
        }
        let type = declared(syntax.name.name)
        let wasAssumed = type.isAssumed
        let parts = (
            type.superclass, type.methods, type.classMethods, type.properties, type.hasOwnView, type.addsSubviews
        )
        let order = type.methodOrder
        let (setters, classSetters) = (type.setters, type.classSetters)
        let (wasImplemented, wasImplied) = (type.isImplemented, type.isImplied)
        let (protocols, wasProtocol) = (type.protocols, type.isProtocol)
        let (signatures, stored, storage) = (type.signatures, type.storedOfClass, type.classStorage)
        let (parameterTypes, overloads, variadics) = (type.parameterTypes, type.overloads, type.variadicMethods)
        let (overrides, procedures, flags) = (type.overrides, type.procedures, type.flags)
        let (names, outlets, views) = (type.names, type.outlets, type.parameterViews)
        let (uses, actions, presenters) = (type.uses, type.actions, type.presenters)
        undoLog.record {
            (type.superclass, type.methods, type.classMethods, type.properties, type.hasOwnView, type.addsSubviews) =
                parts
            (type.setters, type.classSetters) = (setters, classSetters)
            (type.isImplemented, type.isImplied) = (wasImplemented, wasImplied)
            type.isAssumed = wasAssumed
            (type.protocols, type.isProtocol) = (protocols, wasProtocol)
            type.methodOrder = order
            (type.signatures, type.storedOfClass, type.classStorage) = (signatures, stored, storage)
            (type.parameterTypes, type.overloads, type.variadicMethods) = (parameterTypes, overloads, variadics)
            (type.overrides, type.procedures, type.flags, type.names) = (overrides, procedures, flags, names)
            (type.outlets, type.parameterViews) = (outlets, views)
            (type.uses, type.actions, type.presenters) = (uses, actions, presenters)
        }
        if UIKitClass.isLibrary(type.name) { hasExtensions = true }
        if let superclass = syntax.superclass {
            let above = self.type(named: superclass)
            if above?.inherits(from: type) == true { throw failure(.classCycle(type.name), syntax.name.span) }
            type.superclass = above
            undoLog.set(\.superclassName, of: type, to: superclass)
        }
        // Subclasses that were declared before their superclass.
        for lower in classOrder
        where lower.superclassName == syntax.name.name && lower.superclass !== type && !type.inherits(from: lower) {
            undoLog.set(\.superclass, of: lower, to: type)
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
        noteBodies(of: syntax, type)
        noteCalls(of: syntax, type)
        for property in syntax.properties {
            type.outlets[property.name.name] = property.outlet.map {
                ClassValue.Outlet(type: $0, source: unit.source, span: property.name.span)
            }
        }
        for property in declaration.properties {
            let initial = FunctionValue(prototype: unit.prototypes[Int(property.initial)], unit: unit)
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
            if method.views.contains(where: { $0 != nil }) { type.parameterViews[method.selector] = method.views }
            if method.isOverride { type.overrides.insert(method.selector) }
            if method.isProcedure { type.procedures.insert(method.selector) }
            if let plain = method.overload, type.overloads[plain]?.contains(method.selector) != true {
                type.overloads[plain, default: []].append(method.selector)
            }
            if method.isStored {
                type.storedOfClass.insert(method.selector)
                type.classStorage[method.selector] = nil
            }
            add(method, function, to: type)
            noteMisspelled(method, of: type)
            noteSuperNotCalled(method, of: type)
        }
        // The extensions and categories of other files.
        _ = runtime.declareElsewhere(syntax.name.name)
    }

    /// A function of Swift and a property's setter can have the same name in Objective-C, which means the function then.
    private func add(_ method: ClassSyntax.Method, _ function: FunctionValue, to type: ClassValue) {
        let selector = method.selector
        let isHidden = method.signature == nil && type.isFunction(selector)
        if method.isClassMember {
            if method.signature == nil { type.classSetters[selector] = function }
            if !isHidden { type.classMethods[selector] = function }
        } else {
            if method.signature == nil { type.setters[selector] = function }
            if type.methods[selector] == nil { type.methodOrder.append(selector) }
            if !isHidden { type.methods[selector] = function }
        }
    }

    /// Takes the unknown superclass of a class whose objects are used as views for a class of views.
    private func assumeView(_ type: ClassValue) {
        let top = type.top
        guard top.nature == nil, let above = top.superclassName, self.type(named: above) == nil,
            case .object = nature(of: top)
        else { return }
        let assumed = declared(above)
        undoLog.set(\.isAssumed, of: assumed, to: true)
        undoLog.set(\.superclass, of: assumed, to: self.type(named: vocabulary.names.intern(UIKitClass.view)))
        for lower in classOrder where lower.superclassName == above {
            undoLog.set(\.superclass, of: lower, to: assumed)
        }
    }

    /// A script's class with this name, which may be extended later.
    private func declared(_ name: Name) -> ClassValue {
        if let type = classes[name] { return type }
        let type = ClassValue(String(vocabulary.text(name).prefix { $0 != "$" }), symbol: name)
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
        if runtime.declareElsewhere(name), let type = classes[name] { return type }
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
        if let above = type.superclassName, UIKitClass.isLibrary(vocabulary.text(above)) { return .object }
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
            $0.isImplemented && !$0.isProtocol
                && ($0.superclassName != nil || !UIKitClass.isLibrary($0.name))
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

    /// Whether a source declares a class or structure with a name, not only parts of it.
    package func isDeclared(_ name: Name) -> Bool {
        classes[name].map { $0.superclassName != nil || $0.isStructure || $0.isProtocol || $0.isImplied } ?? false
    }
}
