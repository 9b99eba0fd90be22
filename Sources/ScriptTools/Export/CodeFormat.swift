/// What a scene can be written in as code for a project.
public enum CodeFormat: String, CaseIterable, Sendable {
    /// Masonry, in Objective-C.
    case masonry
    /// SnapKit, in Swift.
    case snapkit
    /// UIKit's own constraints, in either language.
    case nslayoutconstraint
    /// UIKit's layout anchors, in Swift.
    case anchors

    /// The languages that there is such code in, the usual one first.
    public var languages: [CodeLanguage] {
        switch self {
        case .masonry: [.objectiveC]
        case .snapkit, .anchors: [.swift]
        case .nslayoutconstraint: [.swift, .objectiveC]
        }
    }
}
