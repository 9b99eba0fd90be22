/// A class, or a part of one: the parts of a class of the same name add up.
final class ClassSyntax {
    let name: DeclaredName
    /// The class it says to inherit from, if it does.
    let superclass: Name?
    /// The protocols it conforms to, as far as the source has methods for them.
    let protocols: [Name]
    /// Whether it is a protocol, whose methods are those of what conforms to it.
    let isProtocol: Bool
    let properties: [Property]
    let methods: [Method]
    /// Names that stand for a property's storage in methods, where nothing nearer has the name.
    let storageNames: [Name: Name]
    /// Whether it speaks of a view that it has, as a view controller does.
    let hasOwnView: Bool
    /// Whether it puts views into itself, as a view does.
    let addsSubviews: Bool
    /// Whether it stands for methods that were written without a class around them.
    let isImplied: Bool
    /// Whether the source only uses its objects as views, and says nothing more of it.
    var isAssumed = false
    /// Whether what it makes is equal to what holds the same.
    var isStructure = false
    /// Whether there are operators among its methods.
    var hasOperators = false

    init(
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

    struct Property {
        let name: DeclaredName
        /// The value before any other is given.
        let initial: Expression
    }

    /// A method, whose first parameter is `self`.
    struct Method {
        /// The whole name, labels included, each followed by a colon.
        let selector: Name
        /// Whether it belongs to the class rather than to what it makes.
        let isOfClass: Bool
        let function: FunctionSyntax
        /// What it may be called with, where an accent lets arguments be missing.
        var signature: MethodSignature?
        /// The types of what it is given, as far as they are written, and the method of the same whole name before it.
        var types: [Name?] = []
        var overload: Name?
        /// Whether it gives a value that is worked out once and can be set.
        var isStored = false
    }
}
