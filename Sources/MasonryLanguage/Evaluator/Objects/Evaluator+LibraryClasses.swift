internal import Masonry

// What classes are told, what functions of C compute, and what the libraries' names stand for.
extension Evaluator {
    /// The value of a name that no script declares: the language's own, a class, a constant, or something unknown.
    func libraryValue(of name: Name) -> Value {
        let text = vocabulary.text(name)
        if unit.source.accent == .swift, text == LibraryMessage.view.rawValue {
            // A screen's own view, for what stands outside of classes.
            if case .object(let controller)? = mainObject, let view = controller.view { return .view(view) }
            return .view(scene.root)
        }
        if let builtin = vocabulary.builtin(name) { return value(of: builtin) }
        if let type = type(named: name) { return .type(type) }
        if let side = LibraryConstant.screenSide(text) {
            return .number(side == .horizontal ? scene.size.width : scene.size.height)
        }
        return LibraryConstant.value(of: text) ?? .foreign(ForeignValue(text))
    }

    // MARK: Classes

    func tellClass(_ type: ClassValue, _ message: Message) throws(Failure) -> Value {
        if let value = type.stored(message.selector) { return value }
        if let (method, values) = try method(of: type, \.classMethods, message) {
            let value = try call(.function(method), [.type(type)] + values, at: message.span)
            if let owner = type.owner(ofStored: message.selector) { store(value, in: message.selector, of: owner) }
            return value
        }
        return try tellLibraryClass(type, message)
    }

    /// Keeps what belongs to a class itself.
    func store(_ value: Value, in name: Name, of type: ClassValue) {
        let old = type.classStorage[name]
        undoLog.record { type.classStorage[name] = old }
        type.classStorage[name] = value
    }

    func tellLibraryClass(_ type: ClassValue, _ message: Message) throws(Failure) -> Value {
        switch vocabulary.libraryMessage(message.selector) {
        case .alloc: return try allocate(type, at: message.span)
        case .new:
            let made = try allocate(type, at: message.span)
            return try tell(made, property(selector(.initialize), at: message.nameSpan))
        case .type, .itself: return .type(type)
        case .enumerationCase: return try enumerationCase(of: type, message)
        case .requiresConstraintBasedLayout: return .boolean(true)
        default: break
        }
        if UIKitName.animating.contains(where: vocabulary.text(message.name).hasPrefix) {
            return try runAnimations(message)
        }
        if case .view = nature(of: type) {
            let text = vocabulary.text(message.name)
            if message.values.isEmpty,
                let constant = LibraryConstant.value(of: type.name + text.prefix(1).uppercased() + text.dropFirst())
            {
                return constant
            }
            // A type in the class, such as a button's configuration.
            if text.first?.isUppercase == true { return .foreign(ForeignValue("\(type.name).\(text)", isMade: true)) }
            // `buttonWithType:`, `viewWithFrame:`: a class's own way to make one.
            if text.contains("With") || message.values.isEmpty && type.name.lowercased().hasSuffix(text.lowercased()) {
                let made = try allocate(type, at: message.span)
                return try tell(made, property(selector(.initialize), at: message.nameSpan))
            }
            if !isWithoutLayout(text), text != "appearance" { reportUnknown(message, of: .type(type)) }
        }
        return .foreign(ForeignValue("\(type.name).\(vocabulary.text(message.name))"))
    }

    /// A value of an enumeration: the name of its case, its raw value, and the values that come with it.
    private func enumerationCase(of type: ClassValue, _ message: Message) throws(Failure) -> Value {
        guard message.values.count == 3, case .text(let name) = message.values[0] else { return .nothing }
        let object = try newObject(type, at: message.span)
        object.caseName = name.text
        object.storage[selector(.rawValue)] = message.values[1]
        object.storage[selector(.caseValues)] = message.values[2]
        return .object(object)
    }

    /// Runs what is animated: what an animation ends at is what counts. What runs when it has ended does not.
    private func runAnimations(_ message: Message) throws(Failure) -> Value {
        let blocks = message.values.indices.filter { if case .function = message.values[$0] { true } else { false } }
        let named = blocks.first { message.arguments.label(of: $0) == UIKitName.animations }
        let first = blocks.first { message.arguments.label(of: $0) != UIKitName.completion }
        guard let block = named ?? first else { return .nothing }
        let value = message.values[block]
        // A handler of what is to be animated may take what animates it.
        guard case .function(let function) = value, function.prototype.plan.takes(0) else { return .nothing }
        return try call(value, [], at: message.span)
    }

    /// Runs what an object that animates is given to animate; false where the message is none that gives it that.
    private func runAnimator(_ foreign: ForeignValue, _ message: Message) throws(Failure) -> Bool {
        guard foreign.name.hasPrefix(UIKitName.animator) else { return false }
        let text = vocabulary.text(message.name)
        guard !text.lowercased().contains(UIKitName.completion) else { return true }
        _ = try runAnimations(message)
        return true
    }

    /// A text with attributes, or what gives a title: made from one, or told about its own; nil where it is neither.
    private func tellText(_ foreign: ForeignValue, _ message: Message) throws(Failure) -> Value? {
        let word = vocabulary.text(message.name)
        if foreign.isMade, foreign.text == nil, message.values.count > 0 {
            let isText = foreign.name.hasSuffix(UIKitName.attributedText)
            guard isText && word.hasPrefix("initWith") || word == "initWithTitle" else { return nil }
            guard let text = shownText(of: message.values[0]) else { return nil }
            foreign.text = try shown(text, at: message.span)
            return .foreign(foreign)
        }
        guard foreign.name.hasSuffix(UIKitName.attributedText), let text = foreign.text ?? (foreign.isMade ? "" : nil)
        else { return nil }
        switch word {
        case "string", "mutableString", "description": return try self.text(text, at: message.span)
        case LibraryMessage.length.rawValue: return .number(Double(text.utf16.count))
        case "append", "appendAttributedString", LibraryMessage.addObject.word:
            guard let more = message.values.first.flatMap(shownText) else { return .nothing }
            undoLog.record { foreign.text = text }
            foreign.text = try shown(text + more, at: message.span)
            return .nothing
        case "copy", "mutableCopy": return .foreign(ForeignValue(foreign.name, text: text, isMade: true))
        default:
            // Attributes say how a text looks.
            return .foreign(foreign)
        }
    }

    /// What is told to a class or an object that only has a name here.
    func tellForeign(_ foreign: ForeignValue, _ message: Message) throws(Failure) -> Value {
        let values = message.values
        let known = vocabulary.libraryMessage(message.selector)
        if let value = try tellCollectionClass(foreign, known, message) { return value }
        if known == .activateConstraints || known == .deactivateConstraints {
            return try setActive(known == .activateConstraints, message)
        }
        if foreign.name.hasPrefix(UIKitName.plainConstraint), let value = try itemConstraint(message) { return value }
        switch known {
        case .number: return .foreign(foreign)
        case .stringWithFormat, .initWithFormat: return try text(format(values), at: message.span)
        case .numberWithInt, .numberWithInteger, .numberWithFloat, .numberWithDouble, .numberWithBool, .valueWithCGSize,
            .valueWithCGPoint, .valueWithCGRect, .valueWithInsets:
            return values[0]
        case .bounds, .frame:
            if foreign.name.hasPrefix("UIScreen") || foreign.name.hasSuffix("Window") {
                return .tuple(Tuple(scene.root.bounds))
            }
        case .scale where foreign.name.hasPrefix("UIScreen"): return .number(scene.scale == 0 ? 1 : scene.scale)
        case .isKindOfClass, .respondsToSelector, .conformsToProtocol, .isEqual: return .boolean(false)
        case .alloc, .new: return .foreign(ForeignValue(foreign.name, isMade: true))
        default: break
        }
        let text = vocabulary.text(message.name)
        if foreign.name == "Optional", text == "none" { return .nothing }
        if let value = environment(text) { return value }
        if foreign.name == UIKitName.colorClass {
            return .foreign(ForeignValue("\(foreign.name).\(text)", color: color(message)))
        }
        if foreign.color != nil { return .foreign(foreign) }
        if let image = image(foreign, message) { return .foreign(image) }
        if let value = try tellText(foreign, message) { return value }
        if try runAnimator(foreign, message) { return .foreign(foreign) }
        if foreign.name.hasPrefix("DispatchQueue"), ["async", "sync"].contains(text), case .function? = values.last {
            return try call(values[values.count - 1], [], at: message.span)
        }
        if isAboutLayout(message) {
            report(.unknownObject(foreign.name), at: message.nameSpan)
            return .nothing
        }
        if foreign.name.hasSuffix("Anchor") || foreign.name.hasPrefix("NSLayout"), !values.isEmpty {
            reportUnknown(message, of: .foreign(foreign))
            return .foreign(ForeignValue(foreign.name))
        }
        if case .function? = values.first, UIKitName.loops.contains(text) {
            reportUndecided(foreign, .loop, at: message.nameSpan)
            return .foreign(foreign)
        }
        if text.hasPrefix(LibraryMessage.initialize.rawValue), foreign.isMade { return .foreign(foreign) }
        if known == .elementAt, let key = values.first {
            return .foreign(ForeignValue("\(foreign.name)[\(ValueText(limit: 40).text(key, .shown))]"))
        }
        if !values.isEmpty { ignore("\(foreign.name.prefix { $0 != "." }).\(text)") }
        return .foreign(ForeignValue("\(foreign.name).\(text)"))
    }

    /// The image, or what makes one, that a message to a renderer of images gives.
    private func image(_ foreign: ForeignValue, _ message: Message) -> ForeignValue? {
        switch vocabulary.text(message.name) {
        case "initWithSize":
            guard foreign.name.hasPrefix(UIKitName.imageRenderer), case .tuple(let value)? = message.values.first,
                let size = value.tuple.size
            else { return nil }
            return ForeignValue(UIKitName.imageRenderer, imageSize: size)
        case "image", "imageWithActions": return foreign.imageSize.map { ForeignValue("UIImage", imageSize: $0) }
        default: return nil
        }
    }

    /// Whether a message would constrain or place what it is told to.
    private func isAboutLayout(_ message: Message) -> Bool {
        guard case .member(let member)? = vocabulary.spelling(message.name) else {
            guard case .function? = message.values.first else { return false }
            let known = [Member.makeConstraints, .updateConstraints, .remakeConstraints].map(\.rawValue)
            let text = vocabulary.text(message.name)
            let word = text.hasPrefix(Spelling.prefix) ? String(text.dropFirst(Spelling.prefix.count)) : text
            return NearestName.of(word, among: known) != nil
        }
        switch member {
        case .makeConstraints, .updateConstraints, .remakeConstraints, .addSubview, .distributeViewsAlongAxis:
            return !message.values.isEmpty
        default: return false
        }
    }

    private func tellCollectionClass(
        _ foreign: ForeignValue, _ known: LibraryMessage?, _ message: Message
    ) throws(Failure) -> Value? {
        let values = message.values
        switch (foreign.name, known) {
        case ("NSArray", .alloc), ("NSMutableArray", .alloc), ("NSArray", .new), ("NSMutableArray", .new),
            ("NSMutableSet", .new), ("NSMutableSet", .alloc), (_, .array), (_, .arrayWithCapacity):
            return try array([], at: message.span)
        case (_, .arrayWithObjects), (_, .arrayWithObject):
            return try array(Array(values.prefix { !$0.isNothing }), at: message.span)
        case (_, .arrayWithArray):
            guard case .array(let other) = values[0] else { return try array([], at: message.span) }
            return try array(other.elements, at: message.span)
        case ("NSDictionary", .alloc), ("NSMutableDictionary", .alloc), ("NSDictionary", .new),
            ("NSMutableDictionary", .new), (_, .dictionary):
            return try dictionary([], [], at: message.span)
        case (_, .dictionaryWithDictionary):
            guard case .dictionary(let other) = values[0] else { return try dictionary([], [], at: message.span) }
            return try dictionary(other.keys, other.values, at: message.span)
        case (_, .dictionaryWithObjectsAndKeys):
            let pairs = Array(values.prefix { !$0.isNothing })
            let keys = Swift.stride(from: 1, to: pairs.count, by: 2).map { pairs[$0] }
            return try dictionary(
                keys, Swift.stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] }, at: message.span)
        case ("NSString", .alloc), ("NSMutableString", .alloc), ("NSString", .new), (_, .string):
            return try text("", at: message.span)
        default: return nil
        }
    }

    /// The colour that a message to `UIColor` gives, by name or as `#rrggbb`.
    private func color(_ message: Message) -> String? {
        let text = vocabulary.text(message.selector)
        let numbers = message.values.map { value -> Double in
            if case .number(let number) = value { max(0, min(1, number)) } else { 0 }
        }
        let parts: [Double]
        switch text {
        case "colorWithRed:green:blue:alpha:": parts = Array(numbers.prefix(3))
        case "colorWithWhite:alpha:": parts = [numbers[0], numbers[0], numbers[0]]
        default:
            guard unit.source.accent == .swift || text.hasSuffix("Color") else { return nil }
            return NamedColor(spelled: text)?.rawValue
        }
        return "#"
            + parts.map { part in
                let number = Int((part * 255).rounded())
                return (number < 16 ? "0" : "") + String(number, radix: 16)
            }.joined()
    }

    // MARK: Functions

    /// Calls a function of the libraries; one that nothing here knows gives something unknown.
    func callLibrary(_ name: String, _ arguments: Arguments) throws(Failure) -> Value {
        guard let function = LibraryFunction(rawValue: name) else {
            ignore(name)
            return .foreign(ForeignValue("\(name)()"))
        }
        let values = arguments.values
        switch function {
        case .log, .printf:
            let line = format(values)
            try print(
                [try text(line.hasSuffix("\n") ? String(line.dropLast()) : line, at: arguments.span)],
                at: arguments.span)
            return .nothing
        case .assert, .parameterAssert: return .nothing
        case .maximum, .fmax, .fmaxf: return .number(max(try arguments.number(0), try arguments.number(1)))
        case .minimum, .fmin, .fminf: return .number(min(try arguments.number(0), try arguments.number(1)))
        case .absolute, .fabs, .fabsf: return .number(abs(try arguments.number(0)))
        case .floorf: return .number(try arguments.number(0).rounded(.down))
        case .ceilf: return .number(try arguments.number(0).rounded(.up))
        case .roundf, .rint, .rintf: return .number(try arguments.number(0).rounded())
        case .trunc: return .number(try arguments.number(0).rounded(.towardZero))
        case .sqrtf, .fmod:
            let one = try arguments.number(0)
            let result =
                function == .sqrtf ? one.squareRoot() : one.truncatingRemainder(dividingBy: try arguments.number(1))
            guard result.isFinite else { throw arguments.failure(.notFinite) }
            return .number(result)
        case .once, .async, .sync:
            guard let block = values.last, !block.isNothing else { return .nothing }
            return try call(block, [], at: arguments.span)
        case .classText:
            if case .type(let type)? = values.first { return try text(type.name, at: arguments.span) }
            return try text(values.first.map(plainText) ?? "", at: arguments.span)
        case .selectorText, .selector, .localized: return values.first ?? .nothing
        case .rectText, .sizeText, .pointText:
            return try text(values.first.map(plainText) ?? "", at: arguments.span)
        case .stride, .strideThrough: return try stride(isThrough: function == .strideThrough, arguments)
        case .zip:
            guard case .array(let one)? = values.first, case .array(let other)? = values.last, values.count == 2 else {
                return try array([], at: arguments.span)
            }
            var pairs: [Value] = []
            for (left, right) in Swift.zip(one.elements, other.elements) {
                try step(at: arguments.span)
                pairs.append(try array([left, right], at: arguments.span))
            }
            return try array(pairs, at: arguments.span)
        case .random, .randomBelow: return .number(0)
        case .box: return values.first ?? .nothing
        case .equalSizes, .equalRects, .equalPoints, .equalInsets:
            try arguments.check(2)
            return .boolean(try areEqual(values[0], values[1], tolerance: 0, at: arguments.span) == true)
        case .holds, .holdsTrue, .holdsFalse, .areEqual, .areNotEqual, .areClose, .areEqualObjects, .isNothing,
            .isSomething, .fails:
            try assert(function, arguments)
            return .nothing
        case .directionalInsets:
            try arguments.check(4)
            let (top, bottom) = (try arguments.number(0), try arguments.number(2))
            let sides = (try arguments.number(1), try arguments.number(3))
            let isLeftToRight = scene.direction == .leftToRight
            return .tuple(
                Tuple(.insets, top, isLeftToRight ? sides.0 : sides.1, bottom, isLeftToRight ? sides.1 : sides.0))
        default: return try rectFunction(function, arguments)
        }
    }

    private func stride(isThrough: Bool, _ arguments: Arguments) throws(Failure) -> Value {
        try arguments.check(3)
        let (start, end, by) = (try arguments.number(0), try arguments.number(1), try arguments.number(2))
        guard by != 0 else { throw arguments.failure(.notFinite) }
        var numbers: [Value] = []
        var number = start
        while by > 0 ? number < end : number > end {
            try step(at: arguments.span)
            numbers.append(.number(number))
            number = start + Double(numbers.count) * by
        }
        if isThrough, number == end { numbers.append(.number(number)) }
        return try array(numbers, at: arguments.span)
    }

    private func rectFunction(_ function: LibraryFunction, _ arguments: Arguments) throws(Failure) -> Value {
        let rect = try arguments.rect(0)
        switch function {
        case .width: return .number(rect.width)
        case .height: return .number(rect.height)
        case .minX: return .number(rect.x)
        case .midX: return .number(rect.x + rect.width / 2)
        case .maxX: return .number(rect.x + rect.width)
        case .minY: return .number(rect.y)
        case .midY: return .number(rect.y + rect.height / 2)
        case .maxY: return .number(rect.y + rect.height)
        case .isEmptyRect: return .boolean(rect.width <= 0 || rect.height <= 0)
        case .insetRect:
            let insets = try arguments.insets(1)
            return .tuple(
                Tuple(
                    Rect(
                        x: rect.x + insets.left, y: rect.y + insets.top,
                        width: rect.width - insets.left - insets.right,
                        height: rect.height - insets.top - insets.bottom)))
        default:
            let (dx, dy) = (try arguments.number(1), try arguments.number(2))
            let grows = function == .rectInset
            return .tuple(
                Tuple(
                    Rect(
                        x: rect.x + dx, y: rect.y + dy, width: rect.width - (grows ? 2 * dx : 0),
                        height: rect.height - (grows ? 2 * dy : 0))))
        }
    }
}
