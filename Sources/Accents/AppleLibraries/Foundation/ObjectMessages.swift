internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import Evaluator

// The behavior of Foundation and UIKit objects.
extension AppleLibrary {
    /// Performs a message; nil if the receiver does not understand it.
    func perform(_ known: LibraryMessage, _ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        if let value = try performOnAny(known, receiver, message) { return value }
        switch receiver {
        case .view(let view): return try perform(known, view, message)
        case .object(let object): return try perform(known, object, message)
        case .array(let array): return try perform(known, array, message)
        case .dictionary(let dictionary): return try perform(known, dictionary, message)
        case .text(let text): return try perform(known, text.text, message)
        case .number, .boolean, .tuple: return try performOnPlain(known, receiver, message)
        case .function(let function): return try perform(known, function, message)
        case .attribute(let value):
            switch known {
            case .view, .item: return .view(value.attribute.view)
            case .layoutAttribute: return .number(value.attribute.attribute.uiKitNumber)
            case .isSizeAttribute: return .boolean(value.attribute.attribute.isSize)
            default: return nil
            }
        case .range(let range) where known == .location: return .number(Double(range.lower))
        case .range(let range) where known == .length: return .number(Double(range.count))
        default: return nil
        }
    }

    private func performOnAny(
        _ known: LibraryMessage, _ receiver: Value, _ message: Message
    ) throws(Failure) -> Value? {
        switch known {
        case .type: return object(of: receiver).map { .type($0.type) } ?? .foreign(ForeignValue(receiver.phrase))
        case .itself: return receiver
        case .matches:
            if case .range(let range) = receiver, case .number(let number) = try message.arguments[0] {
                return .boolean(Double(range.lower) <= number && number < Double(range.upper))
            }
            return .boolean(
                try runtime.areEqual(receiver, try message.arguments[0], tolerance: 0, at: message.span) == true)
        case .identical: return .boolean(try areIdentical(receiver, try message.arguments[0], at: message.span))
        case .isEqual, .isEqualToString, .isEqualToNumber:
            let equal = try runtime.areEqual(receiver, try message.arguments[0], tolerance: 0, at: message.span)
            return .boolean(equal == true)
        case .isKindOfClass, .isMemberOfClass: return .boolean(isInstance(receiver, of: try message.arguments[0]))
        case .respondsToSelector:
            guard case .text(let name) = try message.arguments[0] else { return .boolean(false) }
            return .boolean(responds(receiver, to: vocabulary.names.intern(name.text)))
        case .conformsToProtocol: return .boolean(false)
        case .compare:
            let other = try message.arguments[0]
            return .number(isBefore(receiver, other) ? -1 : isBefore(other, receiver) ? 1 : 0)
        default: return try convert(known, receiver, message)
        }
    }

    /// The receiver as another kind of value, or a part of it.
    private func convert(_ known: LibraryMessage, _ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        switch known {
        case .number:
            switch receiver {
            case .text(let text): return Double(text.text).flatMap { $0.isFinite ? .number($0) : nil } ?? .nothing
            case .boolean(let boolean): return .number(boolean ? 1 : 0)
            case .object: return try ownNumber(receiver, at: message.span) ?? receiver
            default: return receiver
            }
        case .cast:
            // An object that is not a view may have any type.
            guard case .view = receiver, case .type(let type) = try message.arguments[0], case .view = nature(of: type)
            else {
                return receiver
            }
            return isInstance(receiver, of: try message.arguments[0]) ? receiver : .nothing
        case .part:
            guard case .dictionary(let dictionary) = receiver else {
                guard case .array(let array) = receiver else { return nil }
                return try perform(.elementAt, array, message)
            }
            let position = try runtime.wholeNumber(try message.arguments[0], of: .part, at: message.span)
            return dictionary.values.indices.contains(position) ? dictionary.values[position] : .nothing
        case .allElements: return try elements(of: receiver, at: message.span)
        case .asSet:
            guard case .array(let array) = try elements(of: receiver, at: message.span) else { return receiver }
            return try set(of: array.elements, at: message.span)
        case .copies:
            let count = try runtime.wholeNumber(try message.arguments[0], of: .count, at: message.span)
            try runtime.step(copying: max(0, count) * MemoryLayout<Value>.stride, at: message.span)
            return try runtime.array(Array(repeating: receiver, count: max(0, count)), at: message.span)
        case .byteSize: return .number(bytes(of: receiver))
        case .caseName:
            guard case .object(let object) = receiver, let name = object.caseName else { return nil }
            return try runtime.text(name, at: message.span)
        default: return try access(known, receiver, message)
        }
    }

    /// Reads, sets and calls what a value names.
    private func access(_ known: LibraryMessage, _ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        switch known {
        case .valueForKey, .valueForKeyPath: return try value(forKeys: try message.arguments[0], of: receiver, message)
        case .setValueForKey, .setValueForKeyPath:
            return try setValue(try message.arguments[0], forKeys: try message.arguments[1], of: receiver, message)
                ? .nothing : nil
        case .performSelector, .performSelectorWithObject:
            guard case .text(let name) = try message.arguments[0] else { return .nothing }
            return try sendIfKnown(receiver, name.text, Array(message.arguments.dropFirst()), at: message.span)
                ?? .nothing
        case .pointee:
            if case .array(let array) = receiver { return array.elements.first ?? .nothing }
            return receiver
        case .setPointee:
            let value = try message.arguments[0]
            if case .array(let array) = receiver, !array.elements.isEmpty {
                try change(array, at: message.span) { array.replace(at: 0, with: value) }
            }
            return .nothing
        default: return nil
        }
    }

    /// The number that the source computes from an object; nil if it does not.
    private func ownNumber(_ object: Value, at span: Span) throws(Failure) -> Value? {
        let initializer = selector(.initialize, taking: 1)
        for name in SwiftName.numbers.sorted() + SwiftName.wholeNumbers.sorted() {
            guard let (method, _) = classes[vocabulary.names.intern(name)]?.method(initializer) else { continue }
            return try runtime.call(.function(method), [.number(0), object], at: span)
        }
        return nil
    }

    func isInstance(_ value: Value, of type: Value) -> Bool {
        switch (value, type) {
        case (.view(let view), .type(let type)):
            if let object = objects[view] { return object.type.inherits(from: type) }
            guard case .view(let kind, _) = nature(of: type) else { return false }
            // The screen's view also represents its window.
            return type.name == "UIView" || view.isRoot && type.name == "UIWindow" || kind != .view && kind == view.kind
        case (.object(let object), .type(let type)): return object.type.inherits(from: type)
        case (.equation, .foreign(let foreign)), (.constraint, .foreign(let foreign)):
            return UIKitName.constraintClasses.contains(foreign.name)
        case (.foreign, _): return false
        // `[NSString class]`, `String.self`
        case (_, .foreign(let foreign)):
            return classNames(of: value).contains(String(foreign.name.prefix { $0 != "." }))
        case (_, .type(let type)): return classNames(of: value).contains(type.name)
        case (_, .builtin(let type)): return classNames(of: value).contains(type.rawValue)
        default: return false
        }
    }

    private func perform(_ known: LibraryMessage, _ object: ObjectValue, _ message: Message) throws(Failure) -> Value? {
        switch known {
        case .initialize, .initWithNib, .initWithCoder: return .object(object)
        case .view where object.isViewController: return try view(of: object, at: message.span)
        case .loadView where object.isViewController:
            // UIKit loads an empty view; the screen's already exists.
            if object.view == nil {
                let view = try isMain(object) ? scene.root : newView(.view, at: message.span)
                undoLog.set(\.view, of: object, to: view)
            }
            return .nothing
        case .additionalSafeAreaInsets where object.isViewController:
            return storedProperty(message.name, of: .object(object)) ?? .tuple(Tuple(EdgeInsets(0)))
        case .addChildViewController, .viewDidLoad, .viewWillAppear, .updateViewConstraints: return .nothing
        default: return nil
        }
    }

    // MARK: Dictionaries, strings, numbers

    private func perform(
        _ known: LibraryMessage, _ dictionary: DictionaryValue, _ message: Message
    ) throws(Failure) -> Value? {
        let values = message.arguments
        switch known {
        case .elementAt, .objectForKey:
            try readKey(try values[0], at: message.span)
            return dictionary.value(of: try values[0]) ?? .nothing
        case .setElement, .setObjectForKey:
            try readKey(try values[1], at: message.span)
            try runtime.prepareChange(of: dictionary, at: message.span)
            dictionary.set(try values[0], of: try values[1])
            return .nothing
        case .count: return .number(Double(dictionary.keys.count))
        case .removeObjectForKey:
            try runtime.step(copying: dictionary.keys.count * DictionaryValue.pairSize, at: message.span)
            try runtime.prepareChange(of: dictionary, at: message.span)
            dictionary.remove(try values[0])
            return .nothing
        case .enumerateKeysAndObjects:
            let stop = ArrayValue([.boolean(false)], countedBy: runtime.memory)
            let (keys, contents) = (dictionary.keys, dictionary.values)
            try runtime.loop(keys.count, at: message.span) { (index) throws(Failure) in
                _ = try runtime.call(try values[0], [keys[index], contents[index], .array(stop)], at: message.span)
                return !stop.elements[0].isTrue
            }
            return .nothing
        case .allKeys: return try runtime.array(dictionary.keys, at: message.span)
        case .allValues: return try runtime.array(dictionary.values, at: message.span)
        case .copy, .mutableCopy:
            try runtime.step(copying: dictionary.bytes, at: message.span)
            return .dictionary(DictionaryValue(copying: dictionary))
        case .initialize: return .dictionary(dictionary)
        default: return nil
        }
    }

    /// Performs a message to a boxed or plain value.
    private func performOnPlain(_ known: LibraryMessage, _ value: Value, _ message: Message) throws(Failure) -> Value? {
        switch known {
        case .integerValue, .intValue, .unsignedIntegerValue:
            if case .number(let number) = value { return .number(number.rounded(.towardZero)) }
            return .number(value.isTrue ? 1 : 0)
        case .floatValue, .doubleValue, .sizeValue, .pointValue, .rectValue, .insetsValue, .copy, .initialize:
            return value
        case .boolValue: return .boolean(value.isTrue)
        case .stringValue: return try runtime.text(runtime.plainText(value), at: message.span)
        case .origin, .size:
            guard case .tuple(let box) = value, let first = box.tuple.start(ofPart: known.rawValue) else { return nil }
            return .tuple(Tuple(first == 0 ? .point : .size, box.tuple.numbers[first], box.tuple.numbers[first + 1]))
        default: return nil
        }
    }
}
