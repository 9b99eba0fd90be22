package import Diagnostics
package import Vocabulary

/// A message to an object: a name, the full name with labels, and arguments.
package struct Message {
    package let name: Name
    /// The name with its labels.
    package let selector: Name
    package let arguments: Arguments
    /// Whether it was guessed from one that nothing understands. If nothing understands this one either, there is no
    /// further guess.
    package var isGuess = false

    package init(name: Name, selector: Name, arguments: Arguments, isGuess: Bool = false) {
        self.name = name
        self.selector = selector
        self.arguments = arguments
        self.isGuess = isGuess
    }

    package var span: Span { arguments.span }
    package var nameSpan: Span { arguments.site.nameSpan }
}

extension Evaluator {
    package func message(_ name: Name, _ site: Int32, at index: Code.Index) throws(Failure) -> Message {
        let site = unit.callSites[Int(site)]
        let arguments = Arguments(
            evaluator: self, name: vocabulary.text(name), values: try values(site.arguments), site: site,
            span: unit.spans[Int(index)])
        return Message(name: name, selector: site.selector ?? name, arguments: arguments)
    }

    /// A message that reads a property.
    package func property(_ name: Name, at span: Span) -> Message {
        let site = CallSite(arguments: .empty, nameSpan: span, selector: name)
        let arguments = Arguments(evaluator: self, name: vocabulary.text(name), values: [], site: site, span: span)
        return Message(name: name, selector: name, arguments: arguments)
    }
}
