/// The list of the rules that answer failures.
package enum FixItRules {
    /// All rules, in the order in which they are asked. The first answer counts.
    package static let all: [any FixItRule.Type] =
        [
            AssignedChain.self, AssignedAttribute.self,
            // Names.
            UndottedAttribute.self, AttributeAlone.self, MethodAsFunction.self, SplitChain.self,
            UndeclaredMaker.self, ChainWithoutWord.self, MisspelledDeclaration.self, StatementAsCall.self,
            ClassInstance.self,
            ActivatedAnchors.self, AssertedCondition.self, ClassColor.self, UnquotedText.self, UnquotedColor.self,
            MisspelledWord.self, ForeignName.self, MissingParameter.self, MissingDeclarationWord.self,
            LaterDeclaration.self, InnerName.self, UndeclaredName.self,
            // Members.
            ViewChain.self, MisplacedLink.self, AspectRatio.self, ViewAsMember.self, MemberOfEach.self,
            SecondRelation.self, UnknownImplicitMember.self, PlacingWord.self, AddedConstraint.self,
            AssignedForeignMember.self, MemberWithoutLayout.self, ForEachLoop.self, AddedViews.self,
            ExpectedToBe.self, SetterCall.self, AnchorChain.self, VisualFormatCall.self, MissingMember.self,
            // Calls.
            CalledProperty.self, UncalledMethod.self, CalledMaker.self, CalledBlock.self, ConstraintAsClosure.self,
            OrderedLabels.self, RepeatedArgument.self, AxisFirst.self, MissingLabels.self, UnknownLabel.self,
            MissingAxis.self, SwappedArguments.self, ExtraClosure.self, ArrayAsArguments.self, MissingArgument.self,
            MisspelledPart.self, InsetsBySide.self, IncompleteStructure.self, SpreadStructure.self, SeveralRelated.self,
            SpreadValue.self, ArrayForView.self, SwappedSuperview.self,
            // Chains.
            ReadOnlyMember.self, ActiveRequirement.self, ComparedAttribute.self, CalculatedAttribute.self,
            CalculatedAnchor.self, CalculatedChain.self, JoinedConstraints.self, HexadecimalNumber.self,
            PairedOffset.self,
            PriorityAboveRequired.self,
            // Variables and statements.
            RepeatedDeclaration.self, PredefinedName.self, AssignedConstant.self, AssignedParameter.self,
            AppendedElement.self,
            PositionPastEnd.self, UnselectedView.self, IndexedValue.self, FractionalNumber.self, ReversedRange.self,
            LoopedValue.self,
            SwappedExpectation.self, TupleOfMany.self, GuideAsParent.self, NestedArray.self, EndlessLoop.self,
            // Kinds of value.
            UncalledFunction.self, AttributeAsView.self, NilValue.self, EmptyViews.self, RelatedValue.self,
            CrossedAxes.self,
            MiddleWithoutMultiplier.self, QuotedOperand.self, QuotedValue.self, JoinedValue.self, FormatOperator.self,
            CalculatedTuple.self, BracketedTuple.self, NumberAsSize.self, SingleNumber.self, UnreadAttribute.self,
            WrittenBool.self, MisspelledAxis.self, NumberAsText.self, UnreadComparison.self, ComparedFrame.self,
            ValueAsCondition.self,
        ] + projects

    /// Those for code that a compiler or UIKit would reject in a project, and for what only its libraries have.
    private static let projects: [any FixItRule.Type] = [
        ProjectMistake.self, InactiveConstraint.self,
        ControllerInRelation.self, LiteralOfOtherKind.self, PropertyOfConstraint.self,
        MissingSuperCall.self, AccessorOfItself.self, DotOrBrackets.self,
        ConstantForSuperview.self, IncompleteItemConstraint.self,
        MisspelledLink.self, SuperviewRelation.self,
    ]

    /// The failure with the answer of the first rule that has one; that about a constraint at its chain.
    ///
    /// - Parameter context: makes the context, which takes parsing the source. It is called only if no answer is known.
    package static func answer(_ failure: Failure, in context: (Failure) -> RuleContext) -> Failure {
        let place = failure.constraint.map { _ in context(failure) }
        let failure = place.map(failure.atChain) ?? failure
        // A problem that has the nearest known name needs no rule.
        guard failure.replacement == nil else { return failure.hinted }
        return answer(failure, in: place ?? context(failure)) ?? failure
    }

    private static func answer(_ failure: Failure, in context: RuleContext) -> Failure? {
        for rule in all {
            guard var fix = rule.fix(failure, in: context) else { continue }
            // The hint about the member goes with any fix.
            if case .unknownMember(let name, let receiver, .none) = failure.problem, fix.problem == nil {
                fix.problem = .unknownMember(name, of: receiver, context.memberHint(for: name))
            }
            return failure.answered(fix, by: rule.id)
        }
        return nil
    }
}

extension Failure {
    /// The failure at the chain around its place; at what the chain is related to if that is the problem.
    fileprivate func atChain(in context: RuleContext) -> Failure {
        let isOfTarget = if case .masonry(let error) = problem { error.relatesUnlikes } else { false }
        let place = isOfTarget ? context.writtenChain?.argument?.span : context.wholeChain?.span
        return place.map { moved(to: $0) } ?? self
    }

    /// The failure with what is known about the missing member's name.
    fileprivate var hinted: Failure {
        guard case .unknownMember(let name, let receiver, .none) = problem, let word = ForeignWord.find(name, .member)
        else { return self }
        return reworded(.unknownMember(name, of: receiver, .foreign(word)))
    }
}
