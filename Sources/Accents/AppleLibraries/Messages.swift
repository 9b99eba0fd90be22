internal import Masonry
internal import Diagnostics
package import Vocabulary
package import Evaluator

// Sending messages as in Objective-C: by name, to any object.
extension AppleLibrary {
    package func send(_ receiver: Value, above type: Name?, _ message: Message) throws(Failure) -> Value {
        guard let type else { return try send(receiver, message) }
        return try sendAbove(type, receiver, message)
    }

    /// - Parameter isKnown: whether the message has no unknown numbers any more.
    func send(_ receiver: Value, _ message: Message, isKnown: Bool = false) throws(Failure) -> Value {
        if runtime.declareMember(message.name, of: extendedTypes(of: receiver)), case .foreign(let foreign) = receiver,
            let type = classes[vocabulary.names.intern(foreign.name)]
        {
            return try sendClass(type, message)
        }
        switch receiver {
        case .nothing where message.selector != selector(.copies):
            noteNothingToAddTo(message)
            guard hasExtensions, accent == .swift, let (method, values) = try method(of: receiver, message)
            else { return .nothing }
            return try runtime.call(.function(method), [receiver] + values, at: message.span)
        case .type(let type): return try sendClass(type, message)
        case .builtin(let builtin):
            // A structure that a script extends.
            let name = vocabulary.names.intern(builtin.rawValue)
            if classes[name] == nil { _ = runtime.declareElsewhere(name) }
            if let type = classes[name] {
                return try sendClass(type, message)
            }
        default: break
        }
        if !isKnown, let value = try sendUnknownNumbers(receiver, message) { return value }
        if let key = storageKey(message.name, of: receiver) {
            guard let object = object(of: receiver) else { return .nothing }
            if let outlet = try connected(key, of: object, at: message.span) { return outlet }
            return object.storage[key] ?? misspelled(key, of: object, message.nameSpan) ?? .nothing
        }
        if let (method, values) = try method(of: receiver, message) {
            if !values.isEmpty { noteMethodWithDot(receiver, message) }
            return try runtime.call(.function(method), [receiver] + values, at: message.span)
        }
        if !message.arguments.isEmpty, accent == .objectiveC, !isInBrackets(message),
            let (getter, _) = try method(of: receiver, runtime.property(message.name, at: message.nameSpan))
        {
            // A property whose block is called.
            return try callBlock(try runtime.call(.function(getter), [receiver], at: message.nameSpan), message)
        }
        if case .foreign(let foreign) = receiver { return try sendForeign(foreign, message) }
        if let object = object(of: receiver) {
            if object.type.declares(message.name) || object.storage[message.name] != nil {
                let value =
                    try connected(message.name, of: object, at: message.span) ?? object.storage[message.name]
                    ?? .nothing
                return message.arguments.isEmpty ? value : try callBlock(value, message)
            }
        }
        return try sendLibrary(receiver, message)
    }

    /// Calls the block in a property; does nothing if it is nil.
    private func callBlock(_ value: Value, _ message: Message) throws(Failure) -> Value {
        switch value {
        case .nothing, .foreign: return .nothing
        default:
            if !message.isGuess, let suggestion = relation(suggestedByCalling: value, message) {
                return try send(value, suggestion)
            }
            return try runtime.call(value, Array(message.arguments), at: message.span)
        }
    }

    /// Sends a message to `self` with the implementation of the superclass.
    private func sendAbove(_ name: Name, _ receiver: Value, _ message: Message) throws(Failure) -> Value {
        if case .type(let type) = receiver {
            if let method = type.superclass?.classMethod(message.selector) {
                return try runtime.call(.function(method), [receiver] + message.arguments, at: message.span)
            }
            return try sendLibraryClass(type, message)
        }
        if let above = classes[name]?.superclass, let (method, _) = above.method(message.selector) {
            return try runtime.call(.function(method), [receiver] + message.arguments, at: message.span)
        }
        // A view's `init` calls its `initWithFrame:`.
        if message.selector == selector(.initialize), case .view = receiver, let object = object(of: receiver),
            let (method, owner) = object.type.method(selector(.initWithFrame)), owner.name == vocabulary.text(name)
        {
            return try runtime.call(.function(method), [receiver, .tuple(Tuple(Rect.zero))], at: message.span)
        }
        if case .view(let view) = receiver,
            message.selector == vocabulary.names.intern(Member.intrinsicContentSize.rawValue)
        {
            return .tuple(Tuple(view.measuredContentSize ?? Size(width: -1, height: -1)))
        }
        if message.arguments.isEmpty, let object = object(of: receiver), object.type.declares(message.name) {
            return object.storage[message.name] ?? .nothing
        }
        return try sendLibrary(receiver, message, isAbove: true)
    }

    func selector(_ message: LibraryMessage) -> Name { vocabulary.names.intern(message.rawValue) }

    /// The full name of a message with this many unlabeled arguments.
    func selector(_ message: LibraryMessage, taking count: Int) -> Name {
        vocabulary.names.intern(message.rawValue + String(repeating: ":", count: min(count, 1)))
    }

    // MARK: Storage

    /// The key for `object->_name`: a property's value is stored under the property's name if the source has no such
    /// variable.
    func storageKey(_ name: Name, of receiver: Value) -> Name? {
        guard accent == .objectiveC, let object = object(of: receiver),
            case let text = vocabulary.text(name), text.hasPrefix("_"), object.type.method(name) == nil
        else { return nil }
        return object.type.declares(name) ? name : vocabulary.names.intern(String(text.dropFirst()))
    }

    // MARK: Members of the language and libraries

    private func sendLibrary(_ receiver: Value, _ message: Message, isAbove: Bool = false) throws(Failure) -> Value {
        if case .array(let set) = receiver, set.isSet, let value = try sendSet(set, message) { return value }
        if accent == .swift {
            if let value = try sendSnapKit(receiver, message) { return value }
            if let value = try sendSwift(receiver, message) { return value }
        }
        if let known = vocabulary.libraryMessage(message.selector), let value = try perform(known, receiver, message) {
            noteMethodWithDot(receiver, message)
            return value
        }
        if let value = try sendAnchor(receiver, message) { return value }
        if let value = try sendMember(receiver, message) { return value }
        if let value = try sendAnchor(receiver, message) { return value }
        if !message.isGuess,
            let suggestion = self.message(suggestedBy: message, own: isAbove ? [] : ownSelectors(of: receiver))
        {
            return isAbove ? try sendLibrary(receiver, suggestion, isAbove: true) : try send(receiver, suggestion)
        }
        let text = vocabulary.text(message.name)
        // An unknown `init` still creates the object.
        if let suggestion = initializer(suggestedBy: message) { return try send(receiver, suggestion) }
        if text.hasPrefix("init"), text.hasSuffix("Style"), case .foreign? = message.arguments.first,
            case .view(let view) = receiver, view.libraryClass == UIKitClass.spinner
        {
            try set(vocabulary.names.intern("style"), of: receiver, to: try message.arguments[0], message.nameSpan)
            return receiver
        }
        if text.hasPrefix("init"), text.dropFirst(4).first?.isUppercase != false {
            try setFrame(of: receiver, from: message)
            return receiver
        }
        if message.arguments.count == 1, let property = UIKitName.property(ofSetter: text),
            message.arguments.site.selector == vocabulary.names.intern(text + ":")
        {
            try set(
                vocabulary.names.intern(property), of: receiver, to: try message.arguments[0], message.nameSpan,
                isAbove: isAbove)
            return .nothing
        }
        if case .object(let object) = receiver, object.isViewController, let view = object.view,
            let value = try sendMember(.view(view), message)
        {
            return value
        }
        if case .object(let object) = receiver, object.isViewController, message.arguments.isEmpty,
            case .guide(let guide)? = vocabulary.foreignSpelling(message.name),
            case .view(let view) = try view(of: object, at: message.span)
        {
            return .guide(GuideValue(LayoutGuide(view: view, guide: guide)))
        }
        if isAbove {
            ignore(spelled(message), unlessEmpty: true)
            return .nothing
        }
        return try sendUnknown(receiver, message)
    }

    /// Handles a message with the language's own members; nil if there is none with this name.
    private func sendMember(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        if case .tuple(let box) = receiver, box.tuple.shape == .insets, message.arguments.isEmpty,
            case .attribute(let side)? = vocabulary.spelling(message.name), side == .leading || side == .trailing
        {
            return try runtime.member(.attribute(side), of: receiver, message.name, at: message.nameSpan)
        }
        guard let kind = receiver.memberKind, let spelling = vocabulary.foreignSpelling(message.name),
            spelling.isMember(of: kind)
        else { return nil }
        if case .member(let member) = spelling, member.isMethod(of: kind) {
            if message.arguments.isEmpty, !member.takesNothing, message.arguments.site.arguments.count == 0 {
                return nil
            }
            if member == .addSubview, let value = message.arguments.first {
                // Nil and unknown objects are not subviews.
                if value.isNothing {
                    noteNothingAdded(message)
                    return .nothing
                }
                // It is already on the screen.
                if case .view(let view) = value, view.isRoot { return .nothing }
                if case .view(let view) = value { noteAddedToStack(view, to: receiver, message) }
                if let view = try standIn(for: value, at: message.arguments.span(of: 0)) {
                    return try runtime.callMember(member, of: receiver, message.arguments.replacing([.view(view)]))
                }
                if case .foreign(let foreign) = value {
                    reportUnknownObject(foreign, at: message.arguments.span(of: 0))
                    return .nothing
                }
            }
            if isUncalledBlock(member, of: receiver, message) { return receiver }
            noteBlockWithoutSnp(member, of: receiver, message)
            noteBlockInBrackets(receiver, message)
            if ![.attribute, .attributes].contains(member) { noteMethodWithDot(receiver, message) }
            return try runtime.callMember(member, of: receiver, message.arguments)
        }
        if let value = try unknownPart(of: receiver, spelling, at: message.span) { return value }
        let value = try self.value(of: spelling, ofForeign: receiver, message)
        return message.arguments.isEmpty ? value : try callBlock(value, message)
    }

    /// A property of the language, by any of its names.
    private func value(of spelling: Spelling, ofForeign receiver: Value, _ message: Message) throws(Failure) -> Value {
        if case .tuple(let tuple) = receiver {
            if let first = tuple.tuple.start(ofPart: vocabulary.text(message.name)) {
                return .tuple(
                    Tuple(first == 0 ? .point : .size, tuple.tuple.numbers[first], tuple.tuple.numbers[first + 1]))
            }
        }
        let value = try runtime.member(spelling, of: receiver, message.name, at: message.nameSpan)
        if case (.member(.subviews), .array(let views)) = (spelling, value), hasOwnSubviews(receiver) {
            views.unknownRest = Member.subviews.rawValue
        }
        return value
    }

    /// Whether UIKit has put views of its own into a view, such as a cell's content view or a text field's label.
    private func hasOwnSubviews(_ receiver: Value) -> Bool {
        guard case .view(let view) = receiver else { return false }
        let library = objects[view]?.type.top.name ?? view.libraryClass
        return library.map { $0 != UIKitClass.view } ?? (view.kind != .view && view.kind != .guide)
    }
}
