internal import Masonry
package import Syntax
package import Vocabulary

/// A class: of a script, whose parts add up here, or of UIKit, which has only its name and what its objects are.
package final class ClassValue {
    package let name: String
    package var superclass: ClassValue?
    /// What it says to inherit from.
    package var superclassName: Name?
    /// What it conforms to, and what a protocol is under.
    package var protocols: [ClassValue] = []
    package var isProtocol = false
    package var methods: [Name: FunctionValue] = [:]
    /// The methods' names in order of declaration.
    package var methodOrder: [Name] = []
    package var classMethods: [Name: FunctionValue] = [:]
    /// What methods may be called with, by their first word, where arguments may be missing.
    package var signatures: [Name: [(selector: Name, signature: MethodSignature)]] = [:]
    /// The methods of which a parameter takes any number of values.
    package var variadicMethods: Set<Name> = []
    /// The types of what methods are given, and the methods beside one that differ from it in those alone.
    package var parameterTypes: [Name: [Name?]] = [:]
    package var overloads: [Name: [Name]] = [:]
    /// The methods of the class whose value is worked out once, and the values that were.
    package var storedOfClass: Set<Name> = []
    package var classStorage: [Name: Value] = [:]
    /// In order of declaration.
    package var properties: [(name: Name, initial: FunctionValue)] = []
    /// Whether its methods speak of `self.view`.
    package var hasOwnView = false
    /// Whether its methods put views into `self`.
    package var addsSubviews = false
    /// Whether nothing is known of it but that its objects are views.
    package var isAssumed = false
    /// Whether a script has methods for it, and whether it stands for methods without a class around them.
    package var isImplemented = false
    package var isImplied = false
    /// Whether its objects are equal that hold the same.
    package var isStructure = false
    package let nature: UIKitClass.Nature?

    package init(_ name: String, nature: UIKitClass.Nature? = nil) {
        self.name = name
        self.nature = nature
    }

    /// The class at the top of those that it is under, which is most often one of UIKit's.
    package var top: ClassValue {
        var type = self
        while let above = type.superclass { type = above }
        return type
    }

    /// Whether its objects arrange views.
    package var isStackView: Bool { top.name.hasSuffix(UIKitClass.stackView) }

    package func method(_ selector: Name) -> (FunctionValue, ClassValue)? {
        first { type in type.methods[selector].map { ($0, type) } }
    }

    package func classMethod(_ selector: Name) -> FunctionValue? { first { $0.classMethods[selector] } }

    /// What is found first in the class and those above it, else in the protocols that they conform to.
    private func first<Found>(_ find: (ClassValue) -> Found?) -> Found? {
        var type: ClassValue? = self
        while let current = type {
            if let found = find(current) { return found }
            type = current.superclass
        }
        for other in allProtocols { if let found = other.first(find) { return found } }
        return nil
    }

    /// The protocols that the class and those above it conform to.
    package var allProtocols: [ClassValue] {
        var found: [ClassValue] = []
        var type: ClassValue? = self
        while let current = type {
            found += current.protocols
            type = current.superclass
        }
        return found
    }

    /// The class that has a value of its own of the name, whether it was worked out or not.
    package func owner(ofStored name: Name) -> ClassValue? {
        var type: ClassValue? = self
        while let current = type {
            if current.storedOfClass.contains(name) { return current }
            type = current.superclass
        }
        return nil
    }

    /// What a class's own value of the name was worked out to be, or was set to.
    package func stored(_ name: Name) -> Value? { owner(ofStored: name)?.classStorage[name] }

    package func declares(_ property: Name) -> Bool {
        var type: ClassValue? = self
        while let current = type {
            if current.properties.contains(where: { $0.name == property }) { return true }
            type = current.superclass
        }
        return false
    }

    /// Whether this is the class, or under it, or conforms to it.
    package func inherits(from other: ClassValue) -> Bool { first { $0.name == other.name ? true : nil } == true }
}
