internal import Syntax

/// The lists of the rules that explain syntax errors, each in the order in which they are asked. The first answer counts.
package enum SyntaxRules {
    package static let all: [any Rule.Type] = masonry + objectiveC + swift

    /// The rules for the language itself.
    static let masonry: [any SyntaxRule.Type] = [
        // Strings, characters, numbers and comments.
        DoubledQuote.self, MissingOpeningQuote.self, OtherQuotes.self, UnclosedString.self, ForeignCharacter.self,
        HexadecimalColor.self, SizeOfThree.self, IncompleteSize.self, LettersInNumber.self, NumberWithUnit.self,
        CommentWithHash.self, ColorWithoutQuotes.self, ImportedLibrary.self, HtmlComment.self, UnclosedComment.self,
        // Signs of other languages.
        DoubledDot.self, JoinedAttributes.self, ClosureInBars.self, TextJoinedByAmpersand.self, Increment.self,
        WalrusOperator.self, CrossInSize.self, BodyByArrow.self, ResultType.self, ArrowClosure.self,
        MemberByArrow.self, NumberedParameter.self, NameWithDollar.self, TernaryChoice.self, DefaultForNil.self,
        // Words of other languages.
        ShareInWords.self, PointerDeclaration.self, StackOfViews.self, RangeInWords.self, IndentedBody.self,
        NegatedCondition.self, ThenBranch.self, AndOrChoice.self, NewView.self, RepeatWhileLoop.self,
        CountedLoop.self, SwitchStatement.self, LambdaClosure.self, OperatorInWords.self, ForeignKeyword.self,
        // Bodies and closures.
        ClosureInHead.self, TupleInBraces.self, ParametersInParentheses.self, RepeatedParameter.self,
        UnknownEscape.self, UnclosedInterpolation.self, AssignedOffset.self,
        // Starts of statements.
        SessionCommand.self, StyleSheet.self, ChainWithoutMake.self, ClosureWithoutParameter.self,
        SplitStatement.self, MissingCondition.self,
        // Declarations.
        QuoteInString.self, MissingParent.self, TrailingComma.self, VariableInLoop.self, VariableAsParameter.self,
        ObjectOfView.self, PropertyInDeclaration.self, PrefixedString.self, SignBeforeText.self,
        BlockAfterView.self, ParentInParentheses.self, TypedView.self, SizeInDeclaration.self,
        ColorInDeclaration.self, CommentWithDashes.self, NamesWithoutCommas.self, MissingIn.self,
        ContentOfView.self,
        // Values and members.
        NumberAsMember.self, NumberWithoutFraction.self, DotAtLineEnd.self, DotBetweenStrings.self,
        ComparisonAsMember.self, AttributesInBrackets.self, DotBeforeParenthesis.self, EmptyParentheses.self,
        ChainedComparison.self, Decrement.self, Percentage.self, ForceUnwrap.self, OperatorAtLineStart.self,
        SelectedArray.self,
    ]

    /// The rules for Objective-C.
    static let objectiveC: [any SyntaxRule.Type] = []

    /// The rules for Swift.
    static let swift: [any SyntaxRule.Type] = []

    /// The error as the first rule with an answer explains it; nil if no rule has one.
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        for rule in masonry where rule.answers(error.problem) {
            guard var answer = rule.answer(error, in: context) else { continue }
            answer.rule = rule.id
            return answer
        }
        return nil
    }
}
