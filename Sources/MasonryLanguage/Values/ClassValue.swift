internal import Masonry

/// A class: of a script, whose parts add up here, or of UIKit, which has only its name and what its objects are.
final class ClassValue {
    let name: String
    var superclass: ClassValue?
    var methods: [Name: FunctionValue] = [:]
    /// The methods' names in order of declaration.
    var methodOrder: [Name] = []
    var classMethods: [Name: FunctionValue] = [:]
    /// In order of declaration.
    var properties: [(name: Name, initial: FunctionValue)] = []
    /// Whether its methods speak of `self.view`.
    var hasOwnView = false
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
