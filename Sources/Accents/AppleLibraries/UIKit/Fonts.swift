internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Vocabulary

// Fonts, which determine the size of text.
extension AppleLibrary {
    /// The answer of a font, its class, or a class that makes fonts; nil for other receivers and messages.
    func sendFont(_ foreign: ForeignValue, _ message: Message) throws(Failure) -> Value? {
        let word = FontName.swiftWord(vocabulary.text(message.name))
        if foreign.name == UIKitName.titleLabel, word == UIKitName.font, let button = foreign.owner {
            return look(message.name, of: .view(button))
        }
        switch foreign.name.prefix(while: { $0 != "." }) {
        case FontName.metrics where ["scaledFont", "scaledValue"].contains(word):
            // The content size is the default one.
            return message.arguments.first
        case FontName.type[...], FontName.descriptor[...]:
            // An app has the fonts that it names.
            if Self.lists.contains(foreign.lastWord), word.hasPrefix("contains") { return .boolean(true) }
            if Self.lists.contains(word) { return .foreign(foreign.member(word)) }
            if let font = foreign.font { return try answer(of: font, foreign, word, message) }
            if message.arguments.isEmpty, let size = FontName.usualSize(word) { return .number(size) }
            if let font = madeFont(word, message) { return .foreign(Self.value(of: font)) }
            if FontName.makers.contains(word) { return .foreign(foreign.member(word)) }
        default: break
        }
        guard foreign.name.lowercased().hasSuffix(UIKitName.font) || foreign.name.hasPrefix(FontName.type) else {
            return nil
        }
        switch word {
        case "lineHeight": return .number(TextMetrics(font: nil).lineHeight)
        case "withSize", "fontWithSize":
            return Self.size(message.arguments.first).map { .foreign(Self.value(of: Font(size: $0))) }
        default: return nil
        }
    }

    private static let lists: Set = ["familyNames", "fontNames", "fontNamesForFamilyName"]

    private static func value(of font: Font, type: String = FontName.type) -> ForeignValue {
        ForeignValue(type, isMade: true, font: font)
    }

    /// The size of a font, in points; nil if it is not known.
    private static func size(_ value: Value?) -> Double? {
        guard case .number(let size)? = value, size > 0, size < largest else { return nil }
        return size
    }

    /// Larger sizes are mistakes.
    private static let largest = 10_000.0

    private func answer(
        of font: Font, _ foreign: ForeignValue, _ word: String, _ message: Message
    ) throws(Failure) -> Value? {
        switch word {
        case "pointSize": return .number(font.size)
        case "lineHeight": return .number(font.lineHeight)
        case "ascender": return .number(font.ascender)
        case "descender": return .number(font.descender)
        case "capHeight": return .number(font.capHeight)
        case "xHeight": return .number(font.xHeight)
        case "leading": return .number(0)
        case "withSize", "fontWithSize", "fontDescriptorWithSize":
            return Self.size(message.arguments.first).map {
                .foreign(Self.value(of: Font(size: $0, weight: font.weight), type: foreign.name))
            }
        case "fontDescriptor": return .foreign(Self.value(of: font, type: FontName.descriptor))
        case "withSymbolicTraits", "fontDescriptorWithSymbolicTraits":
            let traits = message.arguments.first.map { ValueText(limit: 200).text($0, .shown) } ?? ""
            let weight = traits.lowercased().contains("bold") ? Font.bold : font.weight
            return .foreign(Self.value(of: Font(size: font.size, weight: weight), type: foreign.name))
        case "copy": return .foreign(foreign)
        // The rest of a descriptor does not matter to the size of text.
        default: return foreign.name == FontName.descriptor ? .foreign(foreign) : nil
        }
    }

    /// The name of a constant, or of a case of an enumeration with a case of the same name.
    private static func word(_ value: Value) -> String? {
        switch value {
        case .foreign(let foreign): foreign.name
        case .object(let object): object.caseName
        default: nil
        }
    }

    private static func weight(_ value: Value) -> Double? {
        // `.medium` is also a priority, which has the same number.
        if case .number(LayoutPriority.medium) = value { return Font.medium }
        return word(value).flatMap(FontName.weight)
    }

    /// The font that a message to a class makes; nil for other messages, and if its size is not known.
    private func madeFont(_ word: String, _ message: Message) -> Font? {
        let values = Array(message.arguments)
        guard let first = values.first else { return nil }
        switch word {
        case FontName.preferred, "preferredFontDescriptor":
            guard let name = Self.word(first), let style = FontName.style(name) else { return nil }
            return Font(size: style.size, weight: style.isSemibold ? Font.semibold : Font.regular)
        case "initWithName", "fontWithName":
            guard values.count == 2, let size = Self.size(values[1]) else { return nil }
            return Font(size: size, weight: FontName.weight(ofFont: runtime.plainText(first)))
        case "initWithDescriptor", "fontWithDescriptor":
            guard values.count == 2, let font = font(in: first) else { return nil }
            // 0 keeps the size of the descriptor.
            return Font(size: Self.size(values[1]) ?? font.size, weight: font.weight)
        case _ where FontName.makers.contains(word):
            guard let size = Self.size(first) else { return nil }
            var weight = word == FontName.boldSystem ? Font.bold : Font.regular
            if values.count > 1 { weight = Self.weight(values[1]) ?? weight }
            return Font(size: size, weight: weight)
        default: return nil
        }
    }

    /// The font that a value is or, in a dictionary of attributes, contains; nil without one, or if its size is not known.
    func font(in value: Value) -> Font? {
        switch value {
        case .foreign(let foreign): foreign.font
        case .dictionary(let attributes):
            attributes.values.lazy.compactMap { if case .foreign(let foreign) = $0 { foreign.font } else { nil } }.first
        default: nil
        }
    }

    /// The font of a text with attributes, as given by the arguments of a message.
    func font(in arguments: Arguments) -> Font? {
        arguments.lazy.compactMap(font(in:)).first
    }

    /// Sets the font of a view's text; false if its size is not known, or for views without text.
    func setFont(_ value: Value, of view: View) -> Bool {
        guard view.kind.hasText || view.libraryClass == UIKitClass.textView else { return false }
        view.font = font(in: value)
        guard let font = view.font else { return false }
        keep(.foreign(Self.value(of: font)), as: vocabulary.names.intern(UIKitName.font), of: .view(view))
        return true
    }

    /// Gives an attributed text a font. A text with several is measured in the largest.
    func addFont(in arguments: Arguments, to text: ForeignValue) {
        guard let font = font(in: arguments), font.size > text.font?.size ?? 0 else { return }
        undoLog.set(\.font, of: text, to: font)
    }
}
