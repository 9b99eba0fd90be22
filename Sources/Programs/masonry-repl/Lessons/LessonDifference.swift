internal import Masonry
internal import MasonryLanguage

/// A difference between a layout and a lesson's goal.
struct LessonDifference: Equatable {
    /// Nil if it is about the whole layout.
    let view: String?
    let kind: Kind

    enum Kind: Equatable {
        case missing(ViewKind)
        /// The view is there, but in no other.
        case unadded
        /// The view is hidden, or is not, where the goal is otherwise.
        case hidden(Bool)
        case frame([Part])
        /// The frame is right by chance.
        case open([FrameComponent])
        /// The frame is right because it was set directly, where constraints should determine it.
        case given
        case content(Size, wanted: Size)
        /// This many constraints are broken.
        case broken(Int)
        /// What the goal expects and is not so.
        case condition(String)
        /// The constraints with these numbers are broken but still active.
        case missed([Int])
    }

    struct Part: Equatable {
        let component: FrameComponent
        let isValue: Double
        let wanted: Double
    }

    /// How many things are wrong.
    var count: Int {
        switch kind {
        case .frame(let parts): parts.count
        case .open(let components): components.count
        case .missed(let ids): ids.count
        case .broken(let count): count
        case .missing, .unadded, .hidden, .given, .content, .condition: 1
        }
    }

    /// A sentence, without the view's name and without what is open anyway; nil if there is nothing else.
    func text(but open: [FrameComponent]) -> String? {
        switch kind {
        case .frame(let parts):
            let set = parts.filter { !open.contains($0.component) }
            return set.isEmpty ? nil : LessonDifference(view: view, kind: .frame(set)).text
        case .open: return nil
        case .missing, .unadded, .hidden, .given, .content, .broken, .missed, .condition: return text
        }
    }

    /// A sentence, without the view's name.
    var text: String {
        switch kind {
        case .missing(let kind): "is missing: declare it with `\(kind.rawValue) \(view ?? "")`"
        case .hidden(let isHidden): isHidden ? "is hidden" : "is not hidden"
        case .unadded: "is in no view, so it is not drawn"
        case .frame(let parts):
            parts.map { "\($0.component.rawValue) is \($0.isValue.spelled), not \($0.wanted.spelled)" }
                .joined(separator: "; ")
        case .open(let components):
            "is in the right place, but only by chance: no constraint sets its "
                + components.map(\.rawValue).joined(separator: " and ")
        case .given:
            "is in the right place, but only because of its frame: use constraints to place it"
        case .content(let size, let wanted):
            "its content is \(size.width.spelled)x\(size.height.spelled), not "
                + "\(wanted.width.spelled)x\(wanted.height.spelled)"
        case .condition(let text): text
        case .broken(let count):
            count == 1
                ? "every view is in place, but a constraint is broken: `:conflicts` explains it"
                : "every view is in place, but \(count) constraints are broken: `:conflicts` explains them"
        case .missed(let ids):
            "every view is in place, but \(ids.map { "#\($0)" }.joined(separator: ", ")) "
                + (ids.count == 1
                    ? "is still active, although other constraints win"
                    : "are still active, although other constraints win")
                + ": "
                + ids.map { "`root.\(Member.constraint.rawValue)(\($0)).\(Member.deactivate.rawValue)()`" }
                .joined(separator: " and ") + " switches \(ids.count == 1 ? "it" : "them") off"
        }
    }
}
