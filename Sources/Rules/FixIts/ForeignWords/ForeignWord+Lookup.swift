internal import LayoutTerms
internal import Diagnostics
package import Vocabulary

extension ForeignWord {
    /// The entry for a word in one of several roles; the first role wins.
    package static func find(_ text: String, _ roles: Role...) -> ForeignWord? {
        roles.lazy.compactMap { table[Key(text: text, role: $0)] }.first
    }

    /// The entry for `n.round()`, which is a function of the language.
    static func function(_ text: String) -> ForeignWord? {
        guard let builtin = Builtin(rawValue: text), builtin.isFunction, builtin.sample?.hasPrefix("\(text)(") ?? false
        else {
            return nil
        }
        return ForeignWord(
            text: text, role: .member, advice: "call the function directly: \(text)(…)", replacement: "\(text)($)")
    }

    /// The entry for `setText` if the receiver has `text`.
    static func setter(_ text: String, of receiver: Receiver) -> ForeignWord? {
        guard text.hasPrefix("set"), text.count > 3 else { return nil }
        let written = text.dropFirst(3).prefix(1).lowercased() + text.dropFirst(4)
        let property = find(written, .member)?.replacement ?? written
        guard let member = Member(rawValue: property), member.receivers.contains(receiver),
            member.isAssignable(of: receiver)
        else { return nil }
        return ForeignWord(
            text: text, role: .member, advice: "assign the property: \(property) = …", assignedProperty: property)
    }

    /// The entry for a member with one wrong letter.
    static func member(misspelled text: String) -> ForeignWord? {
        guard text.utf8.count > 5 else { return nil }
        return NearestName.typo(text, among: members.lazy.map(\.text)).flatMap { find($0, .member) }
    }

    /// The names of reading directions elsewhere.
    static let directions = [
        "right": "rtl", "rightToLeft": "rtl", "RightToLeft": "rtl", "left": "ltr", "leftToRight": "ltr",
        "LeftToRight": "ltr",
    ]

    private struct Key: Hashable {
        let text: String
        let role: Role
    }

    private static let table: [Key: ForeignWord] = {
        var table: [Key: ForeignWord] = [:]
        for word in statements + infixes + names + members + membersOfViews + assignments {
            table[Key(text: word.text, role: word.role)] = word
        }
        return table
    }()

    /// The advice for animations.
    static let withoutTime: Advice =
        "there are no animations: write the statements directly, for the layout at the end"

    /// The advice for a whole file of Objective-C.
    static let objectiveC: Advice =
        "to run Objective-C, use a file that ends in .m, or --accent objective-c; here a function is func name(a, b) { … }"

    static func words(
        _ texts: String, _ role: Role, _ advice: Advice, _ replacement: String? = nil
    ) -> [ForeignWord] {
        texts.split(separator: " ").map {
            ForeignWord(text: String($0), role: role, advice: advice, replacement: replacement)
        }
    }
}
