internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Syntax
internal import Evaluator

// Finds the method of a script's class for a message.
extension AppleLibrary {
    /// The method for a message to a value, with its arguments; nil if no script declares one.
    func method(of receiver: Value, _ message: Message) throws(Failure) -> (FunctionValue, [Value])? {
        if let object = object(of: receiver), let found = try method(of: object.type, \.methods, message, to: receiver)
        {
            if isBeforeLayout, isStarted(object) { startedMessages.insert(message.selector) }
            return found
        }
        guard hasExtensions else { return nil }
        for name in classNames(of: receiver) + [Self.optional] {
            guard let type = classes[vocabulary.names.intern(name)] else { continue }
            if let found = try method(of: type, \.methods, message, to: receiver) { return found }
        }
        return nil
    }

    func setterName(_ property: String) -> Name {
        vocabulary.names.intern("set" + property.prefix(1).uppercased() + property.dropFirst() + ":")
    }

    /// The setter of a value's property, from its class or from a script's extension of a library type.
    func setter(_ selector: Name, of receiver: Value) -> FunctionValue? {
        if let method = object(of: receiver)?.type.setter(selector) { return method }
        guard hasExtensions else { return nil }
        return classNames(of: receiver).lazy.compactMap { [self] name in
            classes[vocabulary.names.intern(name)]?.setter(selector)
        }.first
    }

    /// Matches any value, including nil.
    private static let optional = "Optional"

    /// The library classes of a value, most derived first.
    func classNames(of value: Value) -> [String] {
        switch value {
        case .view(let view):
            let own: [String] =
                switch view.kind {
                case .label: ["UILabel"]
                case .button: ["UIButton", "UIControl"]
                case .image: ["UIImageView"]
                case .field: ["UITextField", "UIControl"]
                case .scroll: ["UITableView", "UICollectionView", "UIScrollView"]
                case .guide: ["UILayoutGuide"]
                case .view: []
                }
            let library = view.libraryClass.map { [$0] + (UIKitClass.isControl($0) ? ["UIControl"] : []) } ?? []
            // The started view is of the library's class that its own one has.
            let top = objects[view].map { [$0.type.top.name] + UIKitClass.above($0.type.top.name) } ?? []
            return top + library + own + ["UIView", "ConstraintView", "ConstraintViewDSL", "UIResponder", "NSObject"]
        case .object(let object) where object.isViewController:
            return [object.type.top.name, "UIViewController", "NSObject"]
        case .object: return ["NSObject"]
        case .number:
            return ["CGFloat", "Double", "Int", "Float", "IntegerLiteralType", "FloatLiteralType", "NSNumber"]
                + SwiftName.numberProtocols + SwiftName.comparableProtocols
        case .text: return ["String", "NSString"] + SwiftName.collectionProtocols + SwiftName.comparableProtocols
        case .array: return ["Array", "Sequence", "NSArray"] + SwiftName.collectionProtocols
        case .range: return ["Range", "ClosedRange", "Sequence"] + SwiftName.collectionProtocols
        case .boolean: return ["Bool"]
        case .dictionary: return ["Dictionary", "NSDictionary"]
        case .tuple(let tuple): return [tuple.tuple.shape.className]
        case .constraint:
            return ["Constraint", "MASConstraint"] + SwiftName.constraints + [SwiftName.plainConstraint, "NSObject"]
        case .attribute(let anchor): return [SwiftName.anchor(of: anchor.attribute.attribute), SwiftName.anchor]
        case .guide: return ["UILayoutGuide", "NSObject"]
        case .maker: return ["ConstraintMaker", "MASConstraintMaker"]
        case .foreign(let foreign):
            // A value reached through a script's class is not of that class.
            let name = String(foreign.name.prefix { $0 != "." })
            return UIKitClass.isLibrary(name) ? [name] : []
        default: return []
        }
    }

    /// The library types whose extensions apply to a value.
    func extendedTypes(of value: Value) -> [String] {
        guard case .type(let type) = value else { return classNames(of: value) + [Self.optional] }
        return type.lineage.map(\.name) + UIKitClass.above(type.top.name)
    }

    // MARK: Understood messages

    /// Whether an object responds to a message.
    func responds(_ receiver: Value, to selector: Name) -> Bool {
        if let object = object(of: receiver) {
            let text = vocabulary.text(selector)
            // A property's setter exists even if it is not written.
            let property = text.hasSuffix(":") ? UIKitName.property(ofSetter: String(text.dropLast())) : text
            if object.type.method(selector) != nil { return true }
            if let property, object.type.declares(vocabulary.names.intern(property)) { return true }
        }
        return switch receiver {
        case .view: isKnown(selector, of: .view)
        case .object(let object) where object.isViewController: isKnown(selector, of: .view)
        default: false
        }
    }

    /// Whether library objects are known to respond to a message.
    func isKnown(_ selector: Name, of kind: Receiver) -> Bool {
        vocabulary.libraryMessage(selector) != nil || vocabulary.foreignSpelling(selector)?.isMember(of: kind) == true
            || isWithoutLayout(vocabulary.text(selector))
    }
}
