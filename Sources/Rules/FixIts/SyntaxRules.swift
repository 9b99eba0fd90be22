/// The lists of the rules that explain syntax errors, each in the order in which they are asked. The first answer counts.
package enum SyntaxRules {
    package static let all: [any Rule.Type] =
        masonry + objectiveC + swift.filter { rule in !objectiveC.contains { $0.id == rule.id } }

    /// The rules for the language itself.
    static let masonry: [any SyntaxRule.Type] = [
        MergeConflict.self,
        // Strings, characters, numbers and comments.
        StringQuotes.self, ForeignCharacter.self,
        LettersInNumber.self,
        ForeignComment.self, ColorWithoutQuotes.self, ImportedLibrary.self,
        // Signs of other languages, among them the arrows of cases.
        SwitchStatement.self,
        DoubledDot.self, JoinedAttributes.self, FunctionByArrow.self, ClosureParameters.self,
        TextJoinedByAmpersand.self,
        WalrusOperator.self, CrossInSize.self,
        MemberByArrow.self, ChoiceOfValues.self,
        // Words of other languages.
        Percentage.self, PointerDeclaration.self, StackOfViews.self, IndentedBody.self,
        ThenBranch.self, RepeatWhileLoop.self,
        OperatorInWords.self, ForeignKeyword.self,
        // Bodies and closures.
        ClosureInHead.self, TupleInBraces.self, RepeatedParameter.self,
        UnknownEscape.self, UnclosedInterpolation.self, AssignedOffset.self,
        // Starts of statements.
        SessionCommand.self, StyleSheet.self, ChainWithoutMake.self, ClosureWithoutParameter.self,
        SplitStatement.self, MissingCondition.self,
        // Declarations.
        HyphenInName.self, QuoteInString.self, MissingParent.self, TrailingComma.self, VariableInLoop.self,
        ObjectOfView.self, PropertyInDeclaration.self, PrefixedString.self, SignBeforeText.self,
        BlockAfterView.self, ContentInDeclaration.self,
        NamesWithoutCommas.self, MissingIn.self,
        ContentOfView.self,
        // Values and members.
        MisplacedDot.self,
        EmptyParentheses.self,
        ComparisonChain.self, WhenForIf.self, Decrement.self, ForceUnwrap.self, OperatorAtLineStart.self,
        SelectedArray.self,
        // Unexpected code instead of a statement, a value or a sign.
        ObjectiveCCode.self, ObjectiveCMessage.self, ImportUnderName.self, FileWithoutQuotes.self,
        SpreadArray.self, VariableWithoutValue.self, ConditionAfterValue.self,
        ElseWithoutIf.self, ParameterWithType.self, DefaultValue.self, LoopHead.self,
        TypedVariable.self,
        SemicolonInBrackets.self, ListComprehension.self, SlicedArray.self,
        // Brackets.
        DoubledParenthesis.self, UnclosedBrace.self, UnclosedArray.self, UnclosedBracket.self, MismatchedBracket.self,
        ClosureWithoutBraces.self, OptionalBinding.self, MisplacedBrace.self, ExtraClosing.self,
        // Unexpected code after the start of a statement.
        SizeInWords.self, ReservedName.self, DigitBeforeName.self,
        DeclarationWithoutName.self,
        ClosureWithoutIn.self,
        VisualFormatString.self, LabelWithoutColon.self, ContentAfterParent.self, AdditionInWords.self,
        SeveralParents.self, TextWithoutQuotes.self, MissingDot.self, DictionaryLiteral.self, RelationByColon.self,
        MissingOpeningBracket.self, ParametersBeforeBrace.self,
        MissingAssignment.self, StatementAsValue.self, CallByColon.self, ColonAtEnd.self,
        CommaInsteadOfDot.self,
        ListWithoutBrackets.self,
        PrioritySign.self, ImageByName.self, ContentAfterText.self, SteppedRange.self, MembershipTest.self,
        MissingParentheses.self, BodyWithoutBraces.self, ChainedAssignment.self,
        AssignmentAsComparison.self, MissingComma.self, ViewInChain.self, MisspelledStatement.self,
        UnknownStatement.self, StatementsOnOneLine.self,
    ]

    /// The rules for Objective-C.
    static let objectiveC: [any SyntaxRule.Type] = [
        // Brackets and bodies.
        UnendedBlock.self, UnendedBrackets.self, UnclosedMacro.self, BodyLeftOpen.self, BracelessBody.self,
        MissingEnd.self, BareCondition.self, MissingCommas.self,
        // Messages.
        MissingColon.self, IncompleteMessage.self,
        // Other languages, and ends of statements.
        SwiftCode.self, NewKeyword.self, FuncKeyword.self, DotlessMember.self, MessageWithoutOpening.self,
        ArgumentAfterColon.self, LoopSeparators.self, CommaAsSeparator.self, OtherWord.self, UntypedVariable.self,
        MisspelledKeyword.self, CalledClass.self, LabeledStructure.self,
        // Blocks and values.
        BlockHead.self, SingleQuotes.self, BoxedName.self,
        HalfQuotedText.self, MacroWithSign.self,
    ]

    /// The rules for Swift.
    static let swift: [any SyntaxRule.Type] = [
        // Brackets and bodies.
        UnendedBlock.self, UnendedBrackets.self, AssignedCondition.self, BracelessBody.self, MissingCommas.self,
        UnclosedElement.self,
        // Ends of statements.
        CommaAsSeparator.self, NewKeyword.self, DotlessMember.self, MisspelledKeyword.self,
        // Other languages.
        MessageInBrackets.self, CStyleLoop.self, ObjectiveCString.self, OtherWord.self,
        MemberOfMasonry.self,
        // Functions and their arguments.
        ArrowWithoutType.self, MissingReturn.self, UnlabeledStructure.self, WrongLabels.self, BindingWithAnd.self,
    ]

    /// The error as the first rule with an answer explains it; nil if no rule has one.
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        for rule in masonry {
            guard var answer = rule.answer(error, in: context) else { continue }
            answer.rule = rule.id
            return answer
        }
        return nil
    }
}
