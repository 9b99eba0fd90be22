/// The code formats that a scene can be exported in.
public enum CodeFormat: String, CaseIterable, Sendable {
    /// Masonry, in Objective-C.
    case masonry
    /// SnapKit, in Swift.
    case snapkit
    /// Plain UIKit constraints, in either language.
    case nslayoutconstraint
    /// UIKit's layout anchors, in Swift.
    case anchors

    /// The languages of the format, the default first.
    public var languages: [CodeLanguage] {
        switch self {
        case .masonry: [.objectiveC]
        case .snapkit, .anchors: [.swift]
        case .nslayoutconstraint: [.swift, .objectiveC]
        }
    }
}
