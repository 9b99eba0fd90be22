internal import Masonry
package import Diagnostics
internal import Vocabulary

extension Problem {
    package var slug: Slug {
        switch self {
        case .unknownName, .noConstraint: .unknownName
        case .redeclared: .redeclared
        case .startingName: .startingName
        case .constantAssigned, .loopVariableAssigned, .parameterAssigned, .constraintReplaced: .constantAssigned
        case .unknownMember, .noMembers: .unknownMember
        case .memberOnlyRead, .attributeAssigned: .notAssignable
        case .chainAssigned, .chainCompared: .missingRelation
        case .spreadTuple: .argumentCount
        case .unknownColor: .unknownColor
        case .memberNotCalled: .missingCall
        case .propertyCalled, .attributeCalled, .notCallable: .notCallable
        case .emptyChain: .emptyChain
        case .noCurrentView: .noCurrentView
        case .argumentCount, .partialInsets(_, []): .argumentCount
        case .partialInsets, .unknownLabel, .missingLabel, .labelOrder, .axisNotFirst, .bothLabels, .repeatedLabel:
            .argumentLabel
        case .wrongKind, .rangeAsIndex, .argumentKind, .operands, .attributeAsNumber, .condition, .notNumberInTuple,
            .attachKey:
            .wrongKind
        case .tupleCount, .tupleLabels: .tuple
        case .comparison: .notComparable
        case .divisionByZero, .notFinite: .notFinite
        case .notWhole, .reversedRange, .indexOutOfRange: .range
        case .limit(let kind, _): kind.slug
        case .tooManyErrors: .errorLimit
        case .interrupted: .interrupted
        case .deadline: .deadline
        case .unreportedExpectations: .expectationFailed
        case .importCycle: .importCycle
        case .importOutside, .headerOutside: .importOutside
        case .importUnreadable: .importUnreadable
        case .importedErrors: .unexpected
        case .unknownCall: .unknownCall
        case .misspelled, .unknownObject, .standIn, .unknownValue, .undecided, .noEntry: .unknownName
        case .projectProblem(let problem): problem.slug
        case .nothingLaidOut: .nothingLaidOut
        case .ignored, .ignoredImages: .ignored
        case .classCycle: .redeclared
        case .noSuperview: .noCommonSuperview
        case .notAdded(let error, _): error.slug
        case .nothingAmongViews: ConstraintError.notAllViews.slug
        case .updateWithoutMatch: .constraintNotFound
        case .expectation, .expectationOn: .expectationFailed
        case .masonry(let error): error.slug
        case .removed: .viewRemoved
        }
    }

    package var severity: Diagnostic.Severity {
        switch self {
        case .projectProblem(let problem): problem.severity
        case .headerOutside: .warning
        // A name that is nearly one that exists is no name of its own.
        case .unknownCall(let name, of: _, let nearest?)
        where NearestName.memberTypo(String(name.prefix { $0 != "(" && $0 != ":" }), among: [nearest]) != nil: .error
        case .unknownCall, .unknownObject, .standIn, .unknownValue, .undecided: .warning
        case .ignored, .ignoredImages, .nothingLaidOut: .note
        default: .error
        }
    }
}
