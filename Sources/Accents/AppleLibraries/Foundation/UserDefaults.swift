internal import Masonry
internal import Vocabulary
internal import Evaluator

// An app's user defaults, which are empty at first launch.
extension AppleLibrary {
    /// Handles a message to user defaults; nil if it neither reads nor sets one.
    func sendDefaults(_ foreign: ForeignValue, _ word: String, _ message: Message) throws(Failure) -> Value? {
        guard UIKitName.userDefaults.contains(where: foreign.name.hasPrefix), let key = message.arguments.last,
            case .text(let name) = key
        else { return nil }
        if word.hasPrefix("set"), message.arguments.count == 2 {
            let old = userDefaults[name.text]
            undoLog.record { [unowned self] in userDefaults[name.text] = old }
            userDefaults[name.text] = try message.arguments[0]
            return .nothing
        }
        guard message.arguments.count == 1 else { return nil }
        if word.hasPrefix("removeObject") {
            let old = userDefaults[name.text]
            undoLog.record { [unowned self] in userDefaults[name.text] = old }
            userDefaults[name.text] = nil
            return .nothing
        }
        if let known = userDefaults[name.text] { return known }
        switch word.prefix(while: \.isLowercase) {
        case "bool": return .boolean(false)
        case "integer", "float", "double": return .number(0)
        case "object", "string", "array", "dictionary", "data", "url", "value": return .nothing
        default: return nil
        }
    }
}
