/// The lists of the rules that explain syntax errors, each in the order in which they are asked. The first answer counts.
package enum SyntaxRules {
    package static let all: [any Rule.Type] =
        masonry + objectiveC + swift.filter { rule in !objectiveC.contains { $0.id == rule.id } }

    /// The rules for the language itself.
    static let masonry: [any SyntaxRule.Type] = []

    /// The rules for Objective-C.
    static let objectiveC: [any SyntaxRule.Type] = [
        // Brackets and bodies.
        UnendedBlock.self, UnendedBrackets.self, UnclosedMacro.self, BodyLeftOpen.self, BracelessBody.self,
        MissingEnd.self, BareCondition.self, MissingCommas.self,
        // Messages.
        MissingColon.self, ClassInBrackets.self, ArrayWithoutSign.self, MessageWithoutReceiver.self,
        DottedMessage.self,
        // Other languages, and ends of statements.
        SwiftCode.self, NewKeyword.self, FuncKeyword.self, DotlessMember.self, MessageWithoutOpening.self,
        ArgumentAfterColon.self, LoopHead.self, CommaAsSeparator.self, OperatorWord.self, UntypedVariable.self,
        MisspeltKeyword.self, CalledClass.self, LabelledStructure.self,
        // Blocks and values.
        MissingCaret.self, UntypedParameter.self, UnnamedParameter.self, SingleQuotes.self, BoxedName.self,
        HalfQuotedText.self, MacroWithSign.self,
    ]

    /// The rules for Swift.
    static let swift: [any SyntaxRule.Type] = [
        // Brackets and bodies.
        UnendedBlock.self, UnendedBrackets.self, AssignedCondition.self, BracelessBody.self, MissingCommas.self,
        UnclosedElement.self,
        // Ends of statements.
        CommaAsSeparator.self, NewKeyword.self, DotlessMember.self, MisspeltKeyword.self,
        // Other languages.
        MessageInBrackets.self, LoopOfC.self, PrefixedString.self, BooleanWord.self, FunctionKeyword.self,
        MemberOfMasonry.self,
        // Functions and their arguments.
        ArrowWithoutType.self, MissingReturn.self, UnlabelledStructure.self, WrongLabels.self, BindingWithAnd.self,
    ]
}
