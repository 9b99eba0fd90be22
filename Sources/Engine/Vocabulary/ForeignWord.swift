/// A word from another language or library, and what to write instead.
package struct ForeignWord: Hashable {
    /// The position of the word in the code.
    package enum Role: Hashable {
        /// At the start of a statement.
        case statement
        /// Between two values, like an operator.
        case infix
        /// As a value.
        case name
        /// After a dot.
        case member
        /// After a dot, on a view.
        case memberOfView
        /// After a dot, on a view, with something assigned to it.
        case assigned
        /// At the start of a statement, as the type of a variable.
        case type
        /// After a number.
        case unit
        /// A call that checks a condition.
        case assertion
        /// A reading direction.
        case direction
        /// After a dot, on a view, without an effect on the layout.
        case look
        /// In a source in Swift.
        case inSwift
        /// In a source in Objective-C.
        case inObjectiveC
    }

    package let text: String
    package let role: Role
    /// One sentence: how to do it here.
    package let advice: Advice
    /// What replaces the word; empty if the word is removed. `$` stands for the code before the word, and `$2` for the
    /// assigned value. Text that starts with `.` is put after the name that follows the word. Text that ends with `)`
    /// also replaces an empty argument list, and text that ends with a relation after a dot also the `equalTo` that
    /// follows.
    package var replacement: String?
    /// What replaces a call, with `$` for its first argument and `$2` for its second.
    package var templates: [String] = []
    /// The property to assign instead of calling a method.
    package var assignedProperty: String?

    package init(
        text: String, role: Role, advice: Advice, replacement: String? = nil, templates: [String] = [],
        assignedProperty: String? = nil
    ) {
        self.text = text
        self.role = role
        self.advice = advice
        self.replacement = replacement
        self.templates = templates
        self.assignedProperty = assignedProperty
    }
}
