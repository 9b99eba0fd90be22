/// A constraint as its description in a log tells it: `<SnapKit.LayoutConstraint:0x600000000101@CardCell.swift#70 …>`.
package struct LoggedConstraint: Hashable, Sendable {
    package var className: String
    package var address: String?
    /// UIKit's identifier, Masonry's key or SnapKit's label.
    package var name: String?
    /// SnapKit's place in the source.
    package var place: SourcePlace?
    /// The autoresizing mask that it is for: `h=--& v=--&`.
    package var mask: String?
    /// One, unless a visual format describes several.
    package var equations: [LoggedEquation]
    /// Whether it is written in the visual format language.
    package var isVisualFormat = false
    /// The superview, written `|`.
    package var superview: LoggedItem?
    /// The views that have names, by name.
    package var names: [String: String] = [:]
    /// The description in the log.
    package var range: Range<Int>
    /// The part of it that is the equation.
    package var equationRange: Range<Int>

    package struct SourcePlace: Hashable, Sendable {
        package let file: String
        package let line: Int

        package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
    }

    /// The library that made it.
    package enum Library: Sendable { case masonry, snapKit, uiKit }

    package var library: Library {
        if className.hasPrefix("SnapKit.") || place != nil { return .snapKit }
        return className.hasPrefix("MAS") || className == "LayoutConstraint" ? .masonry : .uiKit
    }

    /// Whether the description is of the same constraint.
    func isSame(as other: LoggedConstraint) -> Bool {
        if let address, let otherAddress = other.address { return address == otherAddress }
        return name == other.name && equations == other.equations
    }
}

/// Constraints that a log says can't all hold.
package struct LoggedConflict: Sendable {
    package var constraints: [LoggedConstraint]
    /// The index of the one that UIKit breaks; nil where the log doesn't say.
    package var broken: Int?
    /// Where the log says so first.
    package var range: Range<Int>
    /// How often the log says so.
    package var count = 1

    /// The indices of the constraints, that of the broken one last.
    var brokenLast: [Int] { constraints.indices.filter { $0 != broken } + [broken].compactMap(\.self) }
}
