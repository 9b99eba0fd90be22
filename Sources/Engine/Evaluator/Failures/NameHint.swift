package import Masonry
package import Vocabulary

/// A suggestion for an unknown name.
package enum NameHint: Hashable {
    case nearest(String)
    case foreign(ForeignWord)
    /// The word starts a statement.
    case statement(StatementWord)
    /// An attribute or member without its receiver.
    case attribute(Attribute)
    case member(Member)
    /// A color's name without quotes.
    case color
    /// A text without quotes, after the name of a view that shows it.
    case text
    /// A device's name, where its screen size is expected.
    case device
    /// The name is declared later.
    case later
    /// The name is declared later in the body of a loop, where each round has its own variables.
    case laterInLoop
    /// The name is declared by the same statement that uses it.
    case own
    /// The name's declaration is misspelled.
    case misspelled(String)
    /// The name is declared in a block that this place is outside of.
    case inner(at: String)
    /// The name starts a closure that does not declare its parameter.
    case parameter
    /// The same for an Objective-C block.
    case blockParameter
    /// A name of the language that is used without a dot here, but was written with one as in Swift.
    case undotted(String)
    /// The first word and a member of a chain, without the dot between them.
    case chain(String)
    /// The name is assigned or called.
    case assigned(nearest: String?)
    case called
    /// The name is an undeclared variable that is assigned later.
    case counted
    /// The name is the key of a view or constraint, which is not a variable.
    case key
    /// The name of an intended superview.
    case parent
    /// The name is computed while the script runs, for example by `view_(i)`.
    case built
    case none

    /// The use of a name.
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

    /// The text that can replace the name.
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
            .blockParameter, .called, .counted, .key, .parent, .built, .misspelled, .none:
            nil
        }
    }
}
