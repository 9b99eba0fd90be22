internal import Masonry
package import Vocabulary
package import Diagnostics
package import Evaluator
internal import Syntax

// Messages to classes, functions of C, and the values of library names.
extension AppleLibrary {
    package func value(of name: Name, at span: Span, _ use: NameHint.Use) -> Value? {
        guard let value = undeclaredValue(of: name) else { return nil }
        guard case .foreign = value else { return value }
        return typo(name, span, use) ?? value
    }

    /// The value of an undeclared name, if there is one all the same.
    func undeclaredValue(of name: Name) -> Value? {
        if let view = loadedView(named: name) { return .view(view) }
        return unit.dialect.hasLibraries ? libraryValue(of: name) : nil
    }

    /// The view that a loaded source held under this name in a variable or property that no longer exists. Later inputs
    /// can use the name, which pictures show.
    private func loadedView(named name: Name) -> View? {
        guard unit.source.isInput, !namedViews.isEmpty, let view = scene.view(named: vocabulary.text(name)),
            namedViews[view] != nil
        else { return nil }
        return view
    }

    /// The value of a name that no script declares: one of the language's own, a class, a constant, or something
    /// unknown.
    private func libraryValue(of name: Name) -> Value {
        runtime.countSteps(Self.stepsOfLibraryName)
        let text = vocabulary.text(name)
        if unit.source.accent == .swift, text == LibraryMessage.view.rawValue {
            // The screen's own view, for code outside classes.
            if case .object(let controller)? = mainObject, let view = controller.view { return .view(view) }
            return .view(scene.root)
        }
        if let builtin = vocabulary.builtin(name) { return runtime.value(of: builtin) }
        if let type = type(named: name) { return .type(type) }
        if let side = LibraryConstant.screenSide(text) {
            return .number(side == .horizontal ? scene.size.width : scene.size.height)
        }
        return LibraryConstant.value(of: text) ?? .foreign(ForeignValue(text))
    }

    // MARK: Classes

    func sendClass(_ type: ClassValue, _ message: Message) throws(Failure) -> Value {
        for owner in [type] + extensions(above: type) {
            if let value = owner.stored(message.selector) { return value }
            guard let (method, values) = try method(of: owner, \.classMethods, message) else { continue }
            let value = try runtime.call(.function(method), [.type(type)] + values, at: message.span)
            if let owner = owner.owner(ofStored: message.selector) { store(value, in: message.selector, of: owner) }
            return value
        }
        // `alloc` calls `allocWithZone:` if the class overrides it.
        if message.selector == selector(.alloc), let method = type.classMethod(selector(.allocWithZone)) {
            return try runtime.call(.function(method), [.type(type), .nothing], at: message.span)
        }
        return try sendLibraryClass(type, message)
    }

    /// A script's extensions of the library superclasses of a class.
    private func extensions(above type: ClassValue) -> [ClassValue] {
        guard hasExtensions else { return [] }
        return UIKitClass.above(type.top.name).compactMap { classes[vocabulary.names.intern($0)] }
            .filter { $0 !== type.top }
    }

    /// Stores a value in a class property.
    func store(_ value: Value, in name: Name, of type: ClassValue) {
        let old = type.classStorage[name]
        undoLog.record { type.classStorage[name] = old }
        type.classStorage[name] = value
    }

    func sendLibraryClass(_ type: ClassValue, _ message: Message) throws(Failure) -> Value {
        switch vocabulary.libraryMessage(message.selector) {
        case .alloc, .allocWithZone: return try allocate(type, at: message.span)
        case .new:
            let made = try allocate(type, at: message.span)
            return try send(made, runtime.property(selector(.initialize), at: message.nameSpan))
        case .type, .itself: return .type(type)
        case .enumerationCase: return try enumerationCase(of: type, message)
        case .requiresConstraintBasedLayout: return .boolean(true)
        case .instancesRespondToSelector:
            guard case .text(let name) = try message.arguments[0] else { return .boolean(false) }
            let asked = vocabulary.names.intern(name.text)
            return .boolean(type.method(asked) != nil || isKnown(asked, of: .view))
        default: break
        }
        let own = type.classMethods.keys.map(vocabulary.text).sorted()
        if !own.isEmpty, !message.isGuess, let suggestion = self.message(suggestedBy: message, own: own) {
            return try sendClass(type, suggestion)
        }
        if isOnlyExtended(type) { return try sendForeign(ForeignValue(type.name), message) }
        if UIKitName.animating.contains(where: vocabulary.text(message.name).hasPrefix) {
            return try runAnimations(message)
        }
        let text = vocabulary.text(message.name)
        if unit.source.accent == .swift, text.hasPrefix(LibraryMessage.initialize.rawValue),
            text.dropFirst(LibraryMessage.initialize.rawValue.count).first?.isUppercase != false
        {
            // `self.init(…)` in any class.
            return try send(try allocate(type, at: message.span), message)
        }
        if case .view = nature(of: type) {
            if message.arguments.isEmpty,
                let constant = LibraryConstant.value(of: type.name + text.prefix(1).uppercased() + text.dropFirst())
            {
                return constant
            }
            // A nested type, such as a button's configuration.
            if text.first?.isUppercase == true { return .foreign(ForeignValue("\(type.name).\(text)", isMade: true)) }
            // `buttonWithType:`, `viewWithFrame:`: a class's factory methods.
            if text.contains("With") || message.arguments.isEmpty && type.name.lowercased().hasSuffix(text.lowercased())
            {
                let made = try allocate(type, at: message.span)
                return try send(made, runtime.property(selector(.initialize), at: message.nameSpan))
            }
            let makers = [LibraryMessage.alloc, .new].map(\.rawValue)
            if message.arguments.isEmpty, !type.isAssumed, let suggestion = NearestName.typo(text, among: makers) {
                report(.misspelled(text, suggestion: suggestion), at: message.nameSpan)
                return try send(.type(type), renamed(message, to: suggestion))
            }
            if let value = readingDirection(message) { return value }
            if !type.isAssumed, !isWithoutLayout(text), text != "appearance" { reportUnknown(message, of: .type(type)) }
        }
        let typo = message.arguments.isEmpty ? typo(message.name, of: .type(type), message.nameSpan) : nil
        return typo ?? .foreign(ForeignValue("\(type.name).\(text)"))
    }

    /// An enumeration value: its case name, raw value and associated values.
    private func enumerationCase(of type: ClassValue, _ message: Message) throws(Failure) -> Value {
        guard message.arguments.count == 3, case .text(let name) = try message.arguments[0] else { return .nothing }
        let object = try newObject(type, at: message.span)
        object.caseName = name.text
        object.storage[selector(.rawValue)] = try message.arguments[1]
        object.storage[selector(.caseValues)] = try message.arguments[2]
        return .object(object)
    }

    /// Runs animation blocks, since their final state counts. Completion blocks do not run.
    func runAnimations(_ message: Message) throws(Failure) -> Value {
        let blocks = message.arguments.indices.filter {
            if case .function = message.arguments.given($0) { true } else { false }
        }
        let named = blocks.first { message.arguments.label(of: $0) == UIKitName.animations }
        let first = blocks.first { message.arguments.label(of: $0) != UIKitName.completion }
        guard let block = named ?? first else { return .nothing }
        let value = message.arguments.given(block)
        // An animation handler may take the animator as its argument.
        guard case .function(let function) = value, function.prototype.plan.takes(0) else { return .nothing }
        return try runtime.call(value, [], at: message.span)
    }

    // MARK: Functions

    /// Calls a library function; the result of an unknown one is unknown.
    package func call(_ name: String, _ arguments: Arguments) throws(Failure) -> Value {
        guard let function = LibraryFunction(rawValue: name) else {
            ignore(name)
            return .foreign(ForeignValue("\(name)()"))
        }
        let values = arguments
        switch function {
        case .log, .printf:
            if function == .log { noteStringOfC(arguments) }
            let line = format(try described(Array(values), at: arguments.span))
            try runtime.print(
                [try runtime.text(line.hasSuffix("\n") ? String(line.dropLast()) : line, at: arguments.span)],
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
            if function == .once { return try runtime.call(block, [], at: arguments.span) }
            return try later { () throws(Failure) in try runtime.call(block, [], at: arguments.span) }
        case .classText:
            if case .type(let type)? = values.first { return try runtime.text(type.name, at: arguments.span) }
            return try runtime.text(values.first.map(runtime.plainText) ?? "", at: arguments.span)
        case .rectUnion:
            guard case (.tuple(let one), .tuple(let other)) = (try values[0], try values[1]),
                let rects = one.tuple.rect.flatMap({ rect in other.tuple.rect.map { (rect, $0) } })
            else { return try values[0] }
            return .tuple(Tuple(rects.0.union(rects.1)))
        case .classNamed:
            guard case .text(let name)? = values.first else { return .nothing }
            // A module name may precede the class.
            let own = name.text.split(separator: ".").last.map(String.init) ?? name.text
            return type(named: vocabulary.names.intern(own)).map { .type($0) } ?? .foreign(ForeignValue(own))
        case .selectorText, .selector, .localized: return values.first ?? .nothing
        case .rectText, .sizeText, .pointText:
            return try runtime.text(values.first.map(runtime.plainText) ?? "", at: arguments.span)
        case .stride, .strideThrough: return try stride(isThrough: function == .strideThrough, arguments)
        case .zip:
            try arguments.check(2)
            var pairs: [Value] = []
            for index in 0..<min(try values[0].elementCount, try values[1].elementCount) {
                try runtime.step(1, at: arguments.span)
                pairs.append(try runtime.array(values.map { $0.element(index) }, at: arguments.span))
            }
            return try runtime.array(pairs, at: arguments.span)
        case .random, .randomBelow: return .number(0)
        case .range:
            let start = try runtime.wholeNumber(.number(try arguments.number(0)), of: .place, at: arguments.span)
            let count = try runtime.wholeNumber(.number(try arguments.number(1)), of: .length, at: arguments.span)
            return .range(RangeValue(lower: start, upper: start + max(0, count)))
        case .associated, .associate: return try associated(arguments)
        case .box: return values.first ?? .nothing
        case .equalSizes, .equalRects, .equalPoints, .equalInsets:
            try arguments.check(2)
            return .boolean(
                try runtime.areEqual(try values[0], try values[1], tolerance: 0, at: arguments.span) == true)
        case .holds, .holdsTrue, .holdsFalse, .areEqual, .areNotEqual, .areClose, .areEqualObjects, .isNothing,
            .isSomething, .fails:
            try assert(function, arguments)
            return .nothing
        case .expect:
            let subject = AssertedValue(arguments.first ?? .nothing)
            return .foreign(ForeignValue("\(name)()", isMade: true, subject: subject))
        case .describe, .context, .example, .specify, .beforeEach:
            try runBlock(of: function, arguments)
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

    /// An object's associated value, after setting it if a new one is passed.
    private func associated(_ arguments: Arguments) throws(Failure) -> Value {
        let (owner, name) = (try arguments[0], try arguments[1])
        // A key is an address, written the same way at every use, or a method's name.
        var text = unit.source.text(in: arguments.span(of: 1))
        if case .text(let name) = name { text = name.text }
        let key = vocabulary.names.intern("$associated " + text)
        if arguments.count > 2 { keep(try arguments[2], as: key, of: owner) }
        return storedProperty(key, of: owner) ?? .nothing
    }

    private func stride(isThrough: Bool, _ arguments: Arguments) throws(Failure) -> Value {
        try arguments.check(3)
        let (start, end, by) = (try arguments.number(0), try arguments.number(1), try arguments.number(2))
        guard by != 0 else { throw arguments.failure(.notFinite) }
        var numbers: [Value] = []
        var number = start
        while by > 0 ? number < end : number > end {
            try runtime.step(1, at: arguments.span)
            numbers.append(.number(number))
            number = start + Double(numbers.count) * by
        }
        if isThrough, number == end { numbers.append(.number(number)) }
        return try runtime.array(numbers, at: arguments.span)
    }

    private func rectFunction(_ function: LibraryFunction, _ arguments: Arguments) throws(Failure) -> Value {
        let rect = try arguments.rect(0)
        switch function {
        case .width: return .number(rect.width)
        case .height: return .number(rect.height)
        case .minX: return .number(rect.x)
        case .midX: return .number(rect.midX)
        case .maxX: return .number(rect.maxX)
        case .minY: return .number(rect.y)
        case .midY: return .number(rect.midY)
        case .maxY: return .number(rect.maxY)
        case .isEmptyRect: return .boolean(rect.isEmpty)
        case .insetRect: return .tuple(Tuple(rect.inset(by: try arguments.insets(1))))
        case .rectInset: return .tuple(Tuple(rect.inset(by: try arguments.number(1), try arguments.number(2))))
        default: return .tuple(Tuple(rect.offset(by: try arguments.number(1), try arguments.number(2))))
        }
    }
}

extension Value {
    /// The number of elements of an array or range; 0 for any other value.
    fileprivate var elementCount: Int {
        switch self {
        case .array(let array): array.elements.count
        case .range(let range): range.count
        default: 0
        }
    }

    /// The element at an index.
    fileprivate func element(_ index: Int) -> Value {
        switch self {
        case .array(let array): array.elements[index]
        case .range(let range): .number(Double(range.lower + index))
        default: .nothing
        }
    }
}
