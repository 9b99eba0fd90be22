internal import Masonry

/// A class: of a script, whose parts add up here, or of UIKit, which has only its name and what its objects are.
final class ClassValue {
    let name: String
    var superclass: ClassValue?
    var methods: [Name: FunctionValue] = [:]
    /// The methods' names in order of declaration.
    var methodOrder: [Name] = []
    var classMethods: [Name: FunctionValue] = [:]
    /// What methods may be called with, by their first word, where arguments may be missing.
    var signatures: [Name: [(selector: Name, signature: MethodSignature)]] = [:]
    /// The methods of the class whose value is worked out once, and the values that were.
    var storedOfClass: Set<Name> = []
    var classStorage: [Name: Value] = [:]
    /// In order of declaration.
    var properties: [(name: Name, initial: FunctionValue)] = []
    /// Whether its methods speak of `self.view`.
    var hasOwnView = false
    /// Whether its methods put views into `self`.
    var addsSubviews = false
    /// Whether a script has methods for it, and whether it stands for methods without a class around them.
    var isImplemented = false
    var isImplied = false
    let nature: Nature?

    /// What the objects of a class are.
    enum Nature {
        /// With its own size where it has a fixed one, in points.
        case view(ViewKind, Size?)
        case viewController
        case object
    }

    init(_ name: String, nature: Nature? = nil) {
        self.name = name
        self.nature = nature
    }

    /// The class at the top of those that it is under, which is most often one of UIKit's.
    var top: ClassValue {
        var type = self
        while let above = type.superclass { type = above }
        return type
    }

    /// Whether its objects arrange views.
    var isStackView: Bool { top.name.hasSuffix(UIKitClass.stackView) }

    func method(_ selector: Name) -> (FunctionValue, ClassValue)? {
        var type: ClassValue? = self
        while let current = type {
            if let method = current.methods[selector] { return (method, current) }
            type = current.superclass
        }
        return nil
    }

    func classMethod(_ selector: Name) -> FunctionValue? {
        var type: ClassValue? = self
        while let current = type {
            if let method = current.classMethods[selector] { return method }
            type = current.superclass
        }
        return nil
    }

    /// The class that has a value of its own of the name, whether it was worked out or not.
    func owner(ofStored name: Name) -> ClassValue? {
        var type: ClassValue? = self
        while let current = type {
            if current.storedOfClass.contains(name) { return current }
            type = current.superclass
        }
        return nil
    }

    /// What a class's own value of the name was worked out to be, or was set to.
    func stored(_ name: Name) -> Value? { owner(ofStored: name)?.classStorage[name] }

    func declares(_ property: Name) -> Bool {
        var type: ClassValue? = self
        while let current = type {
            if current.properties.contains(where: { $0.name == property }) { return true }
            type = current.superclass
        }
        return false
    }

    /// Whether this is the class, or under it.
    func inherits(from other: ClassValue) -> Bool {
        var type: ClassValue? = self
        while let current = type {
            if current.name == other.name { return true }
            type = current.superclass
        }
        return false
    }
}
