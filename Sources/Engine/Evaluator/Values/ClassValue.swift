package import Diagnostics
internal import Masonry
package import Syntax
package import Vocabulary

/// A class: a script's, with all its extensions, or UIKit's, which has only a name and the nature of its objects.
package final class ClassValue {
    package let name: String
    package var superclass: ClassValue?
    /// The declared superclass.
    package var superclassName: Name?
    /// The protocols of a class, or the inherited ones of a protocol.
    package var protocols: [ClassValue] = []
    package var isProtocol = false
    package var methods: [Name: FunctionValue] = [:]
    /// The setters of properties, by their names in Objective-C. There each method with such a name is one, but in Swift
    /// no function is.
    package var setters: [Name: FunctionValue] = [:]
    package var classSetters: [Name: FunctionValue] = [:]
    /// The methods' names in order of declaration.
    package var methodOrder: [Name] = []
    package var classMethods: [Name: FunctionValue] = [:]
    /// The parameters of methods, by their first word, for calls that omit arguments.
    package var signatures: [Name: [(selector: Name, signature: MethodSignature)]] = [:]
    /// The methods that are written as overriding one of a superclass.
    package var overrides: Set<Name> = []
    /// The methods without a result that are not actions of controls: code of other files may call them to set up.
    package var procedures: Set<Name> = []
    /// The names that its methods and properties use.
    package var names: Set<Name> = []
    /// The names that each method uses, with those of what it sends.
    package var uses: [Name: Set<Name>] = [:]
    /// The first words of the methods that its code names as selectors.
    package var actions: Set<String> = []
    /// The methods that add `self` to another view.
    package var presenters: Set<Name> = []
    /// The undeclared properties that the methods set, and whether only to true.
    package var flags: [Name: Bool] = [:]
    /// The methods with a variadic parameter.
    package var variadicMethods: Set<Name> = []
    /// The parameter types of methods, and the overloads that differ only in these.
    package var parameterTypes: [Name: [Name?]] = [:]
    package var overloads: [Name: [Name]] = [:]
    /// What the types of methods' parameters say, where they are classes of views.
    package var parameterViews: [Name: [Conversion?]] = [:]
    /// The lazy class properties, and their computed values.
    package var storedOfClass: Set<Name> = []
    package var classStorage: [Name: Value] = [:]
    /// In order of declaration.
    package var properties: [(name: Name, initial: FunctionValue)] = []
    /// The properties that a nib sets.
    package var outlets: [Name: Outlet] = [:]
    /// Whether its methods use `self.view`.
    package var hasOwnView = false
    /// Whether its methods add views to `self`.
    package var addsSubviews = false
    /// Whether nothing is known about it except that its objects are views.
    package var isAssumed = false
    /// Whether a script implements methods for it, and whether it represents methods without a surrounding class.
    package var isImplemented = false
    package var isImplied = false
    /// Whether objects with the same contents are equal.
    package var isStructure = false
    package let nature: UIKitClass.Nature?
    /// Its name in the code of a script; nil for a library's.
    package let symbol: Name?

    /// The type of an outlet, and where it is declared.
    package struct Outlet {
        package let type: Name
        package let source: SourceText
        package let span: Span

        package init(type: Name, source: SourceText, span: Span) {
            (self.type, self.source, self.span) = (type, source, span)
        }
    }

    package init(_ name: String, symbol: Name? = nil, nature: UIKitClass.Nature? = nil) {
        self.name = name
        self.symbol = symbol
        self.nature = nature
    }

    /// The class and its superclasses.
    package var lineage: some Sequence<ClassValue> { sequence(first: self, next: \.superclass) }

    /// The topmost superclass, usually one of UIKit's.
    package var top: ClassValue { lineage.reduce(self) { $1 } }

    /// Whether its objects are stack views.
    package var isStackView: Bool { top.name.hasSuffix(UIKitClass.stackView) }

    package func method(_ selector: Name) -> (FunctionValue, ClassValue)? {
        first { type in type.methods[selector].map { ($0, type) } }
    }

    /// The setter of a property, by its name in Objective-C.
    package func setter(_ selector: Name) -> FunctionValue? { first { $0.setters[selector] } }

    package func classSetter(_ selector: Name) -> FunctionValue? { first { $0.classSetters[selector] } }

    /// Whether a method is a function of Swift.
    package func isFunction(_ selector: Name) -> Bool {
        signatures.values.contains { $0.contains { $0.selector == selector } }
    }

    package func classMethod(_ selector: Name) -> FunctionValue? { first { $0.classMethods[selector] } }

    /// The first result found in the class and its superclasses, else in their protocols.
    private func first<Found>(_ find: (ClassValue) -> Found?) -> Found? {
        for type in lineage { if let found = find(type) { return found } }
        for other in allProtocols { if let found = other.first(find) { return found } }
        return nil
    }

    /// The protocols of the class and its superclasses.
    package var allProtocols: [ClassValue] { lineage.flatMap(\.protocols) }

    /// The class that owns the class property, whether it was computed or not.
    package func owner(ofStored name: Name) -> ClassValue? { lineage.first { $0.storedOfClass.contains(name) } }

    /// The computed or assigned value of a class property.
    package func stored(_ name: Name) -> Value? { owner(ofStored: name)?.classStorage[name] }

    package func declares(_ property: Name) -> Bool {
        lineage.contains { $0.properties.contains { $0.name == property } }
    }

    /// Whether its code names another class.
    package func mentions(_ other: ClassValue) -> Bool { other.symbol.map(names.contains) ?? false }

    /// Whether this is the class, inherits from it or conforms to it.
    package func inherits(from other: ClassValue) -> Bool { first { $0.name == other.name ? true : nil } == true }
}
