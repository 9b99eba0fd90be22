internal import Masonry
internal import MasonryLanguage

/// What is not yet as a lesson's goal has it.
struct LessonDifference: Equatable {
    /// Nil where it is about the whole layout.
    let view: String?
    let kind: Kind

    enum Kind: Equatable {
        case missing(ViewKind)
        case frame([Part])
        /// The frame is right by chance.
        case open([FrameComponent])
        /// The frame is right because the view was given it, where constraints are to place it.
        case given
        case content(Size, wanted: Size)
        /// So many constraints can't hold.
        case broken(Int)
        /// The constraints with these numbers gave way, and are still there.
        case missed([Int])
    }

    struct Part: Equatable {
        let component: FrameComponent
        let isValue: Double
        let wanted: Double
    }

    /// A sentence, without the view's name.
    var text: String {
        switch kind {
        case .missing(let kind): "is not there: `\(kind.rawValue) \(view ?? "")` declares it"
        case .frame(let parts):
            parts.map { "\($0.component.rawValue) is \($0.isValue.spelled), not \($0.wanted.spelled)" }
                .joined(separator: "; ")
        case .open(let components):
            "is where it should be, but only by chance: nothing fixes its "
                + components.map(\.rawValue).joined(separator: " and ")
        case .given:
            "is where it should be, but by the frame that it was given, on this screen alone: constraints are to place it"
        case .content(let size, let wanted):
            "what it scrolls is \(size.width.spelled)x\(size.height.spelled), not "
                + "\(wanted.width.spelled)x\(wanted.height.spelled)"
        case .broken(let count):
            count == 1
                ? "every view is in its place, but a constraint is broken: `:conflicts` says which and why"
                : "every view is in its place, but \(count) constraints are broken: `:conflicts` says which and why"
        case .missed(let ids):
            "every view is in its place, but \(ids.map { "#\($0)" }.joined(separator: ", ")) "
                + (ids.count == 1 ? "is still there and only gives way" : "are still there and only give way")
                + ": "
                + ids.map { "`root.\(Member.constraint.rawValue)(\($0)).\(Member.deactivate.rawValue)()`" }
                .joined(separator: " and ") + " switches \(ids.count == 1 ? "it" : "them") off"
        }
    }
}
