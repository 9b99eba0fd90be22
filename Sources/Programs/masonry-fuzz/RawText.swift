import Masonry

extension String {
    /// The scalars, other than newlines, that would act on a terminal or on the text around them.
    var unsafeScalars: [String] {
        var found: [String] = []
        // What shapes an emoji is part of it.
        for character in self where !(character.unicodeScalars.first?.properties.isEmojiPresentation ?? false) {
            for scalar in character.unicodeScalars where scalar.isUnsafe && scalar != "\n" {
                found.append(String(scalar.value, radix: 16))
            }
        }
        return found
    }

    /// A complaint about what is raw in a text that people see.
    func complaint(as what: String) -> [String] {
        let found = unsafeScalars
        return found.isEmpty ? [] : ["\(what) has \(found.prefix(3).joined(separator: " ")) raw: \(debugDescription)"]
    }
}
