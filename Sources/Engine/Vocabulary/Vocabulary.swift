internal import LayoutTerms
package import Diagnostics

/// The meanings of the interned names, looked up by number instead of by text.
package final class Vocabulary {
    package let names: NameTable
    package let make: Name
    package let superview: Name
    package let ownSelf: Name
    @exclusivity(unchecked) private var spellings: [Spelling?]
    @exclusivity(unchecked) private var builtins: [Builtin?]
    @exclusivity(unchecked) private var libraryMessages: [LibraryMessage?]
    @exclusivity(unchecked) private var foreignSpellings: [Name: Spelling] = [:]

    package init(names: NameTable) {
        self.names = names
        make = names.intern(Builtin.make.rawValue)
        superview = names.intern(Builtin.superview.rawValue)
        ownSelf = names.intern(Builtin.`self`.rawValue)
        let members = Spelling.all.map { (names.intern($0.text), $0.spelling) }
        let starting = Builtin.allCases.map { (names.intern($0.rawValue), $0) }
        let messages = LibraryMessage.allCases.map { (names.intern($0.rawValue), $0) }
        libraryMessages = Array(repeating: nil, count: names.count)
        spellings = Array(repeating: nil, count: names.count)
        builtins = Array(repeating: nil, count: names.count)
        for (name, spelling) in members { spellings[Int(name.index)] = spelling }
        for (text, spelling) in UIKitName.spellings { foreignSpellings[names.intern(text)] = spelling }
        for (name, message) in messages { libraryMessages[Int(name.index)] = message }
        for (name, builtin) in starting { builtins[Int(name.index)] = builtin }
    }

    /// The meaning of the name after a dot.
    package func spelling(_ name: Name) -> Spelling? {
        let index = Int(name.index)
        return index < spellings.count ? spellings[index] : nil
    }

    /// The meaning of the name on its own, if nothing shadows it.
    package func builtin(_ name: Name) -> Builtin? {
        let index = Int(name.index)
        return index < builtins.count ? builtins[index] : nil
    }

    /// The meaning of the name after a dot, including UIKit's names.
    package func foreignSpelling(_ name: Name) -> Spelling? { foreignSpellings[name] ?? spelling(name) }

    /// The Foundation or UIKit message with this full name.
    package func libraryMessage(_ selector: Name) -> LibraryMessage? {
        let index = Int(selector.index)
        return index < libraryMessages.count ? libraryMessages[index] : nil
    }

    package func text(_ name: Name) -> String { names.text(name) }

    /// The place of a member's name at the end of its expression.
    package func span(of name: Name, endOf span: Span) -> Span {
        Span(max(span.lower, span.upper - names.length(of: name)), span.upper)
    }

    package func span(of name: Name, startOf span: Span) -> Span {
        Span(span.lower, min(span.upper, span.lower + names.length(of: name)))
    }

    /// The member that a wrong name probably means; nil if none is close.
    package func nearestMember(to text: String, of receiver: Receiver) -> String? {
        let isPrefixed = text.hasPrefix("mas")
        return NearestName.of(
            text,
            among: Spelling.all.lazy.filter {
                $0.spelling.isMember(of: receiver) && (isPrefixed || !$0.text.hasPrefix(Spelling.prefix))
            }.map(\.text))
    }
}
