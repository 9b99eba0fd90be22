package import Vocabulary

/// A class, or a part of one. Parts with the same name make one class.
package final class ClassSyntax {
    package let name: DeclaredName
    /// The declared superclass, if there is one.
    package let superclass: Name?
    /// The protocols it conforms to, if the source has methods for them.
    package let protocols: [Name]
    /// Whether it is a protocol, whose methods are shared by the classes that conform to it.
    package let isProtocol: Bool
    package let properties: [Property]
    package let methods: [Method]
    /// The property for each name of its storage, such as `_title`, unless a local variable has that name.
    package let storageNames: [Name: Name]
    /// Whether its methods use `self.view`, as a view controller's do.
    package var hasOwnView: Bool
    /// Whether its methods add views to `self`, as a view's do.
    package var addsSubviews: Bool
    /// Whether it holds methods that were written outside a class.
    package let isImplied: Bool
    /// Whether nothing is known about it except that its objects are used as views.
    package var isAssumed = false
    /// Every type that its declaration inherits from or conforms to, also those that nothing declares.
    package var inherited: [Name] = []
    /// Whether its objects are equal if their contents are.
    package var isStructure = false
    /// Whether some of its methods are operators.
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
        package let initial: Expression
        /// The type of an outlet, which a nib sets; nil for other properties.
        package var outlet: Name?

        package init(name: DeclaredName, initial: Expression) {
            self.name = name
            self.initial = initial
        }
    }

    /// A method, whose first parameter is `self`.
    package struct Method {
        /// The selector: the name and the labels, with their colons.
        package let selector: Name
        /// Whether it is a method of the class, not of its objects.
        package let isClassMember: Bool
        package let function: FunctionSyntax
        /// The parameters and their labels, in an accent where calls can omit arguments.
        package var signature: MethodSignature?
        /// The types of the parameters, if they are written, and the selector of the method that this one overloads.
        package var types: [Name?] = []
        /// What the types of the parameters say, where they are classes of views.
        package var views: [Conversion?] = []
        package var overload: Name?
        /// Whether it is a stored property of the class: its value is computed once and can be set.
        package var isStored = false
        /// Whether it is written as overriding a method of a superclass.
        package var isOverride = false
        /// Whether it is a method of objects that has no result and is not an action of a control.
        package var isProcedure = false

        package init(
            selector: Name, isClassMember: Bool, function: FunctionSyntax, signature: MethodSignature? = nil,
            types: [Name?] = [], overload: Name? = nil, isStored: Bool = false
        ) {
            self.selector = selector
            self.isClassMember = isClassMember
            self.function = function
            self.signature = signature
            self.types = types
            self.overload = overload
            self.isStored = isStored
        }
    }
}
