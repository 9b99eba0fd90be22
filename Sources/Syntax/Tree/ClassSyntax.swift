package import Vocabulary

/// A class, or a part of one: the parts of a class of the same name add up.
package final class ClassSyntax {
    package let name: DeclaredName
    /// The class it says to inherit from, if it does.
    package let superclass: Name?
    /// The protocols it conforms to, as far as the source has methods for them.
    package let protocols: [Name]
    /// Whether it is a protocol, whose methods are those of what conforms to it.
    package let isProtocol: Bool
    package let properties: [Property]
    package let methods: [Method]
    /// Names that stand for a property's storage in methods, where nothing nearer has the name.
    package let storageNames: [Name: Name]
    /// Whether it speaks of a view that it has, as a view controller does.
    package let hasOwnView: Bool
    /// Whether it puts views into itself, as a view does.
    package let addsSubviews: Bool
    /// Whether it stands for methods that were written without a class around them.
    package let isImplied: Bool
    /// Whether the source only uses its objects as views, and says nothing more of it.
    package var isAssumed = false
    /// Whether what it makes is equal to what holds the same.
    package var isStructure = false
    /// Whether there are operators among its methods.
    package var hasOperators = false

    package init(
        name: DeclaredName, superclass: Name?, protocols: [Name] = [], isProtocol: Bool = false,
        properties: [Property], methods: [Method], storageNames: [Name: Name], hasOwnView: Bool, addsSubviews: Bool,
        isImplied: Bool
    ) {
        self.name = name
        self.superclass = superclass
        self.protocols = protocols
        self.isProtocol = isProtocol
        self.properties = properties
        self.methods = methods
        self.storageNames = storageNames
        self.hasOwnView = hasOwnView
        self.addsSubviews = addsSubviews
        self.isImplied = isImplied
    }

    package struct Property {
        package let name: DeclaredName
        /// The value before any other is given.
        package let initial: Expression

        package init(name: DeclaredName, initial: Expression) {
            self.name = name
            self.initial = initial
        }
    }

    /// A method, whose first parameter is `self`.
    package struct Method {
        /// The whole name, labels included, each followed by a colon.
        package let selector: Name
        /// Whether it belongs to the class rather than to what it makes.
        package let isOfClass: Bool
        package let function: FunctionSyntax
        /// What it may be called with, where an accent lets arguments be missing.
        package var signature: MethodSignature?
        /// The types of what it is given, as far as they are written, and the method of the same whole name before it.
        package var types: [Name?] = []
        package var overload: Name?
        /// Whether it gives a value that is worked out once and can be set.
        package var isStored = false

        package init(
            selector: Name, isOfClass: Bool, function: FunctionSyntax, signature: MethodSignature? = nil,
            types: [Name?] = [], overload: Name? = nil, isStored: Bool = false
        ) {
            self.selector = selector
            self.isOfClass = isOfClass
            self.function = function
            self.signature = signature
            self.types = types
            self.overload = overload
            self.isStored = isStored
        }
    }
}
