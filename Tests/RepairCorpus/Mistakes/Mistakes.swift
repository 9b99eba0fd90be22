/// The table of mistakes.
enum Mistakes {
    static let all: [any Mistake.Type] = [
        WrongSign.self, WrongEdge.self, WrongOtherEdge.self,
        LostOtherEdge.self, WrongView.self, WrongReceiver.self,
        ForgottenSelect.self, MissingChain.self, Contradiction.self,
        WrongPriority.self, WrongContentPriority.self, ConstantTypo.self,
        WrongConstant.self, InvertedRatio.self, PercentForRatio.self,
        MissingRatio.self, NotAdvanced.self, WrongAdvance.self,
        OffByOne.self, WrongParent.self, UpdateForRemake.self,
        LostSafeArea.self, ForgottenDeactivation.self, TurnedRelation.self,
        OffsetForInset.self, OtherAxis.self, WidthForHeight.self,
        MissingAttribute.self, ExtraAttribute.self, WrongArgument.self,
        WrongVariable.self, WrongArithmetic.self, MissingOffset.self,
        WrongDistribution.self, WrongOrderOfParts.self, WrongCondition.self,
        WrongOrderOfLines.self, LeftForLeading.self, MissingSetting.self,
        SelfForSuperview.self,
    ]
}
