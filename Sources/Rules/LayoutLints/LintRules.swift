package import Diagnostics

/// The list of the lint rules.
package enum LintRules {
    package static let all: [any LintRule.Type] = [
        PositiveOffset.self, EdgesOffset.self, IgnoredConstant.self, OverwrittenConstant.self, BareAttribute.self,
        LateAttribute.self, UpdateRival.self, DuplicateConstraint.self, IgnoredMultiplier.self, LostKey.self,
        OwnRelation.self, OutwardLimit.self, IdleLimit.self, UnevenSpacing.self, UnlikeSibling.self,
        UnlikeAttributes.self,
        MixedAxes.self,
        OutsideSuperview.self, OverlappingViews.self, CoveredText.self, SqueezedText.self, StretchedPicture.self,
        StretchedControl.self, CollapsedChain.self, TinyContent.self, UnlikeSizeInRow.self, StaleConstraint.self,
        MissingEdge.self,
        EmptyView.self, ScrollContent.self, UnsafeArea.self, UnusedFrame.self, EmptyRelation.self,
        PercentMultiplier.self, FractionalQuotient.self, IdleComparison.self, IdleExpression.self,
        CommentedDivisor.self, SizeCondition.self, ForeignInterpolation.self, InvisibleCharacter.self, UnknownLint.self,
    ]

    package static let ids = Set(all.map { $0.id })
    /// Those about constraints, which breakpoints change.
    package static let constraintIDs = Set(
        all.filter { $0 is any ConstraintRule.Type }.map { $0.id.rawValue })
    /// Those about where views are, which depends on the screen.
    package static let placementIDs = Set(
        all.filter { $0 is any PlacementRule.Type }.map { $0.id.rawValue })
}
