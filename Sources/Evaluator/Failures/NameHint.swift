package import Masonry
package import Vocabulary

/// What an unknown name probably should be.
package enum NameHint {
    case nearest(String)
    case foreign(ForeignWord)
    /// The word starts a statement.
    case statement(StatementWord)
    /// An attribute or a member of something, without the something.
    case attribute(Attribute)
    case member(Member)
    /// A colour's name, without quotes.
    case color
    /// A text, without quotes, behind the name of what shows one.
    case text
    /// The name of a device, where the size of its screen is wanted.
    case device
    /// The name is declared further down.
    case later
    /// The same in the body of a loop, of which each round has variables of its own.
    case laterInLoop
    /// The name is declared by the very statement that uses it.
    case own
    /// The name is declared misspelt.
    case misspelt(String)
    /// The name is declared in a block, outside of which this is.
    case inner(at: String)
    /// The name starts a closure that does not say what it is given.
    case parameter
    /// The same for a block of Objective-C.
    case blockParameter
    /// A name of the language that stands by itself here, behind a dot as in Swift.
    case undotted(String)
    /// A word that starts a chain and a member, without the dot between them.
    case chain(String)
    /// What is done with the name: it is assigned, or called.
    case assigned(nearest: String?)
    case called
    /// The name is a variable's that nothing declares: further on it is assigned to.
    case counted
    /// The name is the key of a view or a constraint, which is no variable.
    case key
    /// What a view is to be in.
    case parent
    /// The name is put together while the script runs, as by `view_(i)`.
    case built
    case none

    /// What is done with a name.
    package enum Use {
        case read, assigned, called
    }

    /// Whether there is no suggestion.
    package var isNone: Bool {
        switch self {
        case .none, .called: true
        default: false
        }
    }

    /// Whether the name is a typo of one that exists.
    package func isTypo(_ name: String) -> Bool {
        if case .nearest(let nearest) = self { NearestName.typo(name, among: [nearest]) != nil } else { false }
    }

    package var isColor: Bool { if case .color = self { true } else { false } }

    /// What can stand in the name's place.
    package func replacement(of name: String) -> String? {
        switch self {
        case .nearest(let nearest): nearest
        case .foreign(let word): word.role == .name ? word.replacement : nil
        case .color, .text: "\"\(name)\""
        case .chain(let chain): chain
        case .undotted(let text): text
        case .assigned(let nearest?) where nearest.lowercased() == name.lowercased(): nearest
        case .assigned: "\(ReservedWord.var.rawValue) \(name)"
        case .statement, .attribute, .member, .later, .laterInLoop, .own, .device, .inner, .parameter,
            .blockParameter, .called, .counted, .key, .parent, .built, .misspelt, .none:
            nil
        }
    }
}
