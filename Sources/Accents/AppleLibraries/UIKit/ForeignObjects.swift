internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator
internal import Syntax

// Messages to library classes and objects about which little more than the name is known.
extension AppleLibrary {
    /// Runs the block passed to an animator or a coordinator; false for other receivers.
    private func runAnimator(_ foreign: ForeignValue, _ message: Message) throws(Failure) -> Bool {
        guard foreign.name.hasPrefix(UIKitName.animator) || foreign.name == UIKitName.transitionCoordinator else {
            return false
        }
        let text = vocabulary.text(message.name)
        guard !text.lowercased().contains(UIKitName.completion) else { return true }
        _ = try runAnimations(message)
        return true
    }

    /// Creates an attributed text or a title object, or handles a message to one; nil for anything else.
    private func sendText(_ foreign: ForeignValue, _ message: Message) throws(Failure) -> Value? {
        let word = vocabulary.text(message.name)
        if foreign.isMade, foreign.text == nil, message.arguments.count > 0, word.hasPrefix("initWith") {
            let isText = foreign.name.hasSuffix(UIKitName.attributedText)
            guard isText || word == "initWithTitle" else { return nil }
            guard let text = shownText(of: try message.arguments[0]) else {
                guard isText, word.hasSuffix("String"), case .foreign(let unknown) = try message.arguments[0] else {
                    return nil
                }
                return .foreign(
                    ForeignValue(
                        foreign.name, text: StandIn.text(unknown.name), isPartial: true, isMade: true,
                        base: unknown.source, font: font(in: message.arguments)))
            }
            addFont(in: message.arguments, to: foreign)
            foreign.text = try runtime.shown(text, at: message.span)
            return .foreign(foreign)
        }
        guard foreign.name.hasSuffix(UIKitName.attributedText), let text = foreign.text ?? (foreign.isMade ? "" : nil)
        else { return nil }
        switch word {
        case "string", "mutableString", "description": return try runtime.text(text, at: message.span)
        case LibraryMessage.length.rawValue: return .number(Double(text.utf16.count))
        case "size", LibraryMessage.boundingRectWithSize.word: return try size(of: text, in: foreign.font, message)
        case "append", "appendAttributedString", LibraryMessage.addObject.word:
            guard let more = message.arguments.first.flatMap(sampleText) else { return .nothing }
            addFont(in: message.arguments, to: foreign)
            undoLog.record { foreign.text = text }
            foreign.text = try runtime.shown(text + more, at: message.span)
            return .nothing
        case "copy", "mutableCopy":
            return .foreign(ForeignValue(foreign.name, text: text, isMade: true, font: foreign.font))
        default:
            // Other attributes only affect the look of a text.
            addFont(in: message.arguments, to: foreign)
            return .foreign(foreign)
        }
    }

    /// Handles a message to a class or object known only by name.
    func sendForeign(_ foreign: ForeignValue, _ message: Message) throws(Failure) -> Value {
        if let subject = foreign.subject { return try sendExpectation(subject, message) }
        let known = vocabulary.libraryMessage(message.selector)
        // What something is cast to is no use of it.
        if known != .cast, let view = try standInOfKnownKind(for: foreign, at: message.span) {
            return try send(.view(view), message)
        }
        if let value = try sendFont(foreign, message) { return value }
        if foreign.isMade, accent == .swift, vocabulary.text(message.name) == SnapKitWord.snp.rawValue {
            return .foreign(foreign)
        }
        let values = message.arguments
        if let value = try sendCollectionClass(foreign, known, message) { return value }
        if known == .activateConstraints || known == .deactivateConstraints {
            return try setActive(known == .activateConstraints, message)
        }
        if foreign.name.hasPrefix(UIKitName.plainConstraint) {
            if let value = try itemConstraint(message) { return value }
            if let value = try visualFormatConstraints(message) { return value }
        }
        switch known {
        case .number, .cast, .allElements: return .foreign(foreign)
        case .caseName where foreign.name.hasPrefix("."):
            // A case of an enumeration that the caller does not know.
            return try runtime.text(String(foreign.name.dropFirst()), at: message.span)
        case .stringWithFormat, .initWithFormat, .initWithFormatArguments:
            return try formatted(try valuesToFormat(message), at: message.span)
        case .evaluateWithObject where foreign.predicate != nil:
            return try holds(.foreign(foreign), of: try values[0], message).map { .boolean($0) } ?? .nothing
        case .numberWithInt, .numberWithInteger, .numberWithFloat, .numberWithDouble, .numberWithBool, .valueWithCGSize,
            .valueWithCGPoint, .valueWithCGRect, .valueWithInsets:
            return try values[0]
        case .bounds, .frame:
            if isScreen(foreign) || foreign.name.hasSuffix("Window") {
                runtime.noteScreenReading()
                return .tuple(Tuple(scene.root.bounds))
            }
        case .scale where isScreen(foreign): return .number(scene.scale == 0 ? 1 : scene.scale)
        case .isEqualToString where foreign.isConstant:
            guard case .foreign(let other) = try values[0] else { return .boolean(false) }
            return .boolean(other.isConstant && other.lastWord == foreign.lastWord)
        case .isKindOfClass, .respondsToSelector, .conformsToProtocol, .isEqual: return .boolean(false)
        case .stringWithString: return try values[0]
        case .alloc, .allocWithZone, .new:
            return .foreign(ForeignValue(foreign.name, isMade: true, isTypo: foreign.isTypo))
        default: break
        }
        let text = vocabulary.text(message.name)
        if foreign.name.hasSuffix("Axis"), let axis = Axis(rawValue: text) { return .axis(axis) }
        if values.isEmpty, let value = foreign.properties[message.name] ?? UIKitName.usual(text, of: foreign.name) {
            return value
        }
        if let value = try sendDefaults(foreign, text, message) { return value }
        // As in `NSLocalizedString`, the key counts.
        if foreign.name.contains("Bundle"), text.hasPrefix("localizedString"), let key = values.first { return key }
        if foreign.name == "Optional", text == "none" { return .nothing }
        if let value = environment(text) { return value }
        if text == "orientation", foreign.name.hasPrefix("UIDevice") {
            runtime.noteScreenReading()
            return .foreign(ForeignValue(traits.isLandscape ? ".landscapeLeft" : ".portrait"))
        }
        if foreign.name == UIKitName.colorClass {
            if !message.isGuess, let suggestion = colorName(suggestedBy: message) {
                return try sendForeign(foreign, suggestion)
            }
            return .foreign(ForeignValue("\(foreign.name).\(text)", color: color(message)))
        }
        if foreign.color != nil { return .foreign(foreign) }
        if UIKitName.attributeTypes.contains(foreign.name),
            case .attribute(let attribute)? = vocabulary.spelling(message.name)
        {
            return .attributeName(attribute)
        }
        if let image = image(foreign, message) { return .foreign(image) }
        if let value = try sendText(foreign, message) { return value }
        if try runAnimator(foreign, message) { return .foreign(foreign) }
        if foreign.name.hasPrefix("DispatchQueue"), ["async", "sync"].contains(text), case .function? = values.last {
            return try later { () throws(Failure) in try runtime.call(values[values.count - 1], [], at: message.span) }
        }
        if isAboutLayout(message) {
            if let view = try standIn(for: foreign, receiving: message) { return try send(.view(view), message) }
            if !noteVariableOfOtherMethod(foreign, message) {
                reportUnknownObject(foreign, at: message.nameSpan)
                notePlacement(by: message, of: .foreign(foreign))
            }
            return .nothing
        }
        if foreign.name.hasSuffix("Anchor") || foreign.name.hasPrefix("NSLayout"), !values.isEmpty {
            if foreign.name == UIKitName.plainConstraint, !message.isGuess,
                let suggestion = activation(suggestedBy: message)
            {
                return try sendForeign(foreign, suggestion)
            }
            reportUnknown(message, of: .foreign(foreign))
            return .foreign(ForeignValue(foreign.name))
        }
        if case .function? = values.first, UIKitName.loops.contains(text) {
            // Objects without effect on the layout may have any properties.
            if isWithoutLayout(String(foreign.name.prefix { $0 != "." })) { return .nothing }
            return try sendSample(of: foreign, message)
        }
        if text == SwiftArrayWord.enumerated.rawValue, values.isEmpty { return try sendSample(of: foreign, message) }
        if let structure = foreign.structure {
            let part = values.isEmpty ? structure.part(text, vocabulary.spelling(message.name)) : nil
            return part ?? .foreign(foreign.derived())
        }
        if text.hasPrefix(LibraryMessage.initialize.rawValue), foreign.isMade {
            try keep(message, in: foreign)
            return .foreign(foreign)
        }
        if known == .elementAt, let key = values.first {
            return .foreign(foreign.element(ValueText(limit: 40).text(key, .shown)))
        }
        // A part of something unknown, without a name of its own.
        if text.hasPrefix("$") { return .foreign(ForeignValue(foreign.name, isTypo: foreign.isTypo)) }
        if !values.isEmpty, !foreign.isTypo { ignore("\(foreign.name.prefix { $0 != "." }).\(text)") }
        return .foreign(foreign.member(text, at: ForeignValue.Place(unit.source, message.span)))
    }

    /// Whether an object is the screen: the main one, or that of a window or a scene.
    private func isScreen(_ foreign: ForeignValue) -> Bool {
        foreign.name.hasPrefix("UIScreen") || foreign.lastWord == "screen"
    }

    /// A message to an unknown sequence, for a few elements.
    private func sendSample(of foreign: ForeignValue, _ message: Message) throws(Failure) -> Value {
        reportUndecided(foreign, .loop, at: message.nameSpan)
        return try send(try runtime.array(foreign.sampleElements, at: message.span), message)
    }

    /// An object of an unknown type most likely has what it was made with: `Insets(top: 16).top` is 16.
    private func keep(_ message: Message, in foreign: ForeignValue) throws(Failure) {
        let prefix = "\(LibraryMessage.initialize.rawValue)With"
        let text = vocabulary.text(message.name)
        let first = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : nil
        for index in message.arguments.indices {
            let folded = index == 0 ? first.map { $0.prefix(1).lowercased() + $0.dropFirst() } : nil
            guard let label = message.arguments.label(of: index) ?? folded else { continue }
            foreign.properties[vocabulary.names.intern(label)] = try message.arguments[index]
        }
    }

    /// The image or image maker returned by a message to an image renderer; nil for other messages.
    private func image(_ foreign: ForeignValue, _ message: Message) -> ForeignValue? {
        switch vocabulary.text(message.name) {
        case "imageNamed", "initNamed", "initWithNamed", "initResource", "initWithResource":
            return image(named: message.arguments.first)
        case "initWithSize":
            guard foreign.name.hasPrefix(UIKitName.imageRenderer), case .tuple(let value)? = message.arguments.first,
                let size = value.tuple.size
            else { return nil }
            return ForeignValue(UIKitName.imageRenderer, imageSize: size)
        case "image", "imageWithActions": return foreign.imageSize.map { ForeignValue("UIImage", imageSize: $0) }
        default: return nil
        }
    }

    /// An image of the project, with its size; nil for others.
    private func image(named name: Value?) -> ForeignValue? {
        let size: Size? =
            switch name {
            case .text(let name): runtime.imageSize(named: name.text)
            case .foreign(let resource) where resource.isConstant: runtime.imageSize(named: resource.lastWord)
            default: nil
            }
        return size.map { ForeignValue("UIImage", imageSize: $0) }
    }

    /// Whether a message would constrain or place its receiver.
    private func isAboutLayout(_ message: Message) -> Bool {
        guard case .member(let member)? = vocabulary.spelling(message.name) else {
            if vocabulary.text(message.name) == "insertSubview", case .view? = message.arguments.first { return true }
            guard case .function? = message.arguments.first else { return false }
            let known = [Member.makeConstraints, .updateConstraints, .remakeConstraints].map(\.rawValue)
            let text = vocabulary.text(message.name)
            let word = text.hasPrefix(Spelling.prefix) ? String(text.dropFirst(Spelling.prefix.count)) : text
            return NearestName.of(word, among: known) != nil
        }
        switch member {
        case .makeConstraints, .updateConstraints, .remakeConstraints, .addSubview, .distributeViewsAlongAxis:
            return !message.arguments.isEmpty
        default: return false
        }
    }

    private func sendCollectionClass(
        _ foreign: ForeignValue, _ known: LibraryMessage?, _ message: Message
    ) throws(Failure) -> Value? {
        let values = message.arguments
        switch (foreign.name, known) {
        case ("NSArray", .alloc), ("NSMutableArray", .alloc), ("NSArray", .new), ("NSMutableArray", .new),
            (_, .array), (_, .arrayWithCapacity):
            return try runtime.array([], at: message.span)
        case (_, .arrayWithObjects), (_, .arrayWithObject):
            return try runtime.array(Array(values.prefix { !$0.isNothing }), at: message.span)
        case (_, .arrayWithArray):
            guard case .array(let other) = try values[0] else { return try runtime.array([], at: message.span) }
            return try runtime.array(other.elements, at: message.span)
        case ("NSDictionary", .alloc), ("NSMutableDictionary", .alloc), ("NSDictionary", .new),
            ("NSMutableDictionary", .new), (_, .dictionary), (_, .dictionaryWithCapacity):
            return try runtime.dictionary([], [], at: message.span)
        case (_, .dictionaryWithDictionary):
            guard case .dictionary(let other) = try values[0] else {
                return try runtime.dictionary([], [], at: message.span)
            }
            return try runtime.dictionary(other.keys, other.values, at: message.span)
        case (_, .dictionaryWithObjectsAndKeys):
            let pairs = Array(values.prefix { !$0.isNothing })
            let keys = Swift.stride(from: 1, to: pairs.count, by: 2).map { pairs[$0] }
            return try runtime.dictionary(
                keys, Swift.stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] }, at: message.span)
        case ("NSString", .alloc), ("NSMutableString", .alloc), ("NSString", .new), (_, .string),
            (_, .stringWithCapacity):
            return try runtime.text("", at: message.span)
        default: return try sendSetClass(foreign, known, message)
        }
    }

    /// Makes a set, a predicate or a sort descriptor.
    private func sendSetClass(
        _ foreign: ForeignValue, _ known: LibraryMessage?, _ message: Message
    ) throws(Failure) -> Value? {
        let values = message.arguments
        switch (foreign.name, known) {
        case ("NSSet", .alloc), ("NSMutableSet", .alloc), ("NSOrderedSet", .alloc), ("NSMutableOrderedSet", .alloc),
            ("NSSet", .new), ("NSMutableSet", .new), ("NSMutableOrderedSet", .new), (_, .set), (_, .orderedSet),
            (_, .setWithCapacity), (_, .orderedSetWithCapacity):
            return try set(of: [], at: message.span)
        case (_, .setWithObject), (_, .setWithObjects), (_, .orderedSetWithObjects):
            return try set(of: Array(values.prefix { !$0.isNothing }), at: message.span)
        case (_, .setWithArray), (_, .orderedSetWithArray):
            guard case .array(let other) = try values[0] else { return try set(of: [], at: message.span) }
            return try set(of: other.elements, at: message.span)
        case (_, .sortDescriptor): return try sortDescriptor(message)
        case ("NSPredicate", .predicateWithBlock): return try values[0]
        case ("NSPredicate", .predicateWithFormat):
            guard case .text(let format) = try values[0] else { return nil }
            let predicate = PredicateFormat(format.text, Array(values.dropFirst()))
            return .foreign(
                ForeignValue("NSPredicate(\"\(format.text.prefix(80))\")", isMade: true, predicate: predicate))
        default: return nil
        }
    }

    /// The color returned by a message to `UIColor`, by name or as `#rrggbb`.
    private func color(_ message: Message) -> String? {
        let text = vocabulary.text(message.selector)
        let numbers = message.arguments.map { value -> Double in
            if case .number(let number) = value { max(0, min(1, number)) } else { 0 }
        }
        let parts: [Double]
        switch text {
        case "colorWithRed:green:blue:alpha:": parts = Array(numbers.prefix(3))
        case "colorWithWhite:alpha:": parts = Array(repeating: numbers.first ?? 0, count: 3)
        default:
            guard accent == .swift || text.hasSuffix("Color") else { return nil }
            return NamedColor(spelled: text)?.rawValue
        }
        return "#"
            + parts.map { part in
                let number = Int((part * 255).rounded())
                return (number < 16 ? "0" : "") + String(number, radix: 16)
            }.joined()
    }
}
