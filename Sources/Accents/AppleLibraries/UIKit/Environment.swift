internal import Diagnostics
internal import Masonry
package import Vocabulary
package import Evaluator

// UIKit's information about the device, derived from the screen, and the defaults of views.
extension AppleLibrary {
    /// The value of a UIKit property that depends on the screen's size; nil for other properties.
    func environment(_ name: String) -> Value? {
        let traits = self.traits
        if Self.screenNames.contains(name) { runtime.noteScreenReading() }
        switch name {
        case "userInterfaceStyle": return word("light")
        case "userInterfaceLayoutDirection", "effectiveUserInterfaceLayoutDirection":
            return traits.word("layoutDirection").map(word)
        // The size that a device has before anyone changes it.
        case "preferredContentSizeCategory": return word("large")
        case "isAccessibilityCategory": return .boolean(false)
        case "isReduceMotionEnabled", "isReduceTransparencyEnabled", "isVoiceOverRunning", "isBoldTextEnabled":
            return .boolean(false)
        case "displayScale": return .number(scene.scale == 0 ? 1 : scene.scale)
        case "isLandscape": return .boolean(traits.isLandscape)
        case "isPortrait": return .boolean(!traits.isLandscape)
        case "statusBarOrientation", "interfaceOrientation":
            return word(traits.isLandscape ? "landscapeRight" : "portrait")
        case "keyWindow", "window": return .view(scene.root)
        case "windows": return .array(ArrayValue([.view(scene.root)], countedBy: runtime.memory))
        // All features that need version checks are available.
        case "systemVersion": return .text(TextValue("18.0"))
        case "isKeyWindow": return .boolean(true)
        case "connectedScenes":
            let only = ForeignValue("UIWindowScene", isMade: true)
            return .array(ArrayValue([.foreign(only)], countedBy: runtime.memory))
        case "activationState": return word("foregroundActive")
        case "statusBarFrame":
            return .tuple(
                Tuple(
                    Rect(x: 0, y: 0, width: scene.size.width, height: statusBarHeight ?? scene.root.safeAreaInsets.top))
            )
        default: return traits.word(name).map(word)
        }
    }

    private static let screenNames = Set(ScreenTraits.names).union([
        "userInterfaceLayoutDirection", "effectiveUserInterfaceLayoutDirection", "isLandscape", "isPortrait",
        "statusBarOrientation", "interfaceOrientation", "statusBarFrame",
    ])

    /// The result of `userInterfaceLayoutDirectionForSemanticContentAttribute:`: the screen's direction, unless another
    /// is forced.
    func readingDirection(_ message: Message) -> Value? {
        let name = "userInterfaceLayoutDirection"
        guard vocabulary.text(message.name).hasPrefix(name) else { return nil }
        guard case .direction(let direction)? = message.arguments.first else { return environment(name) }
        return word(direction == .leftToRight ? "leftToRight" : "rightToLeft")
    }

    func word(_ word: String) -> Value { .foreign(ForeignValue("." + word)) }

    // MARK: Properties without effect on the layout

    /// Ignores a property for the layout, but stores it to be read again.
    func keepLook(_ name: Name, of receiver: Value, _ value: Value) {
        ignore(vocabulary.text(name))
        if case .view(let view) = receiver, case .number(let alpha) = value, vocabulary.text(name) == "alpha" {
            view.isTransparent = alpha == 0
        }
        keep(value, as: lookKey(name), of: receiver)
    }

    /// Stores an object's property that the layout does not use.
    func keep(_ value: Value, as key: Name, of receiver: Value) {
        switch receiver {
        case .view(let view):
            let old = looks[view]?[key]
            undoLog.record { [unowned self] in looks[view]?[key] = old }
            looks[view, default: [:]][key] = value
        case .object(let object):
            undoLog.set(\.storage[key], of: object, to: value)
        default: break
        }
    }

    /// The stored or default value of such a property; nil if unknown.
    func look(_ name: Name, of receiver: Value) -> Value? {
        switch receiver {
        case .view, .object:
            storedProperty(lookKey(name), of: receiver) ?? UIKitName.usualLook(vocabulary.text(lookKey(name)))
        default: nil
        }
    }

    package func storedProperty(_ key: Name, of receiver: Value) -> Value? {
        switch receiver {
        case .view(let view): looks[view]?[key]
        case .object(let object): object.storage[key]
        default: nil
        }
    }

    /// The same key for `isSelected` and `selected`.
    func lookKey(_ name: Name) -> Name {
        let text = vocabulary.text(name)
        guard text.hasPrefix("is"), text.dropFirst(2).first?.isUppercase == true else { return name }
        let rest = text.dropFirst(2)
        return vocabulary.names.intern(rest.prefix(1).lowercased() + rest.dropFirst())
    }
}
