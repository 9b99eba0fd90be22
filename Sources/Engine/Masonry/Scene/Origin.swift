/// The place in the source of a view or a constraint, and the calls and loops that led to it.
///
/// A reference to shared storage, because every view and constraint has one.
public struct Origin: Sendable {
    private let place: Place

    /// Small numbers, because there are many places.
    private class Place: @unchecked Sendable {
        let source: String
        let line: Int32
        let lower: UInt32
        let upper: UInt32
        let text: (any AnyObject & Sendable)?
        /// The innermost call or round of a loop in which the place was reached.
        let step: Step?

        init(_ source: String, line: Int, _ range: Range<Int>, _ text: (any AnyObject & Sendable)?, _ step: Step?) {
            self.source = source
            self.line = Int32(clamping: line)
            lower = UInt32(clamping: range.lowerBound)
            upper = UInt32(clamping: range.upperBound)
            self.text = text
            self.step = step
        }
    }

    /// A call or a round of a loop, shared by everything that is made in it.
    private final class Step: Place, @unchecked Sendable {
        let kind: StepKind

        init(_ kind: StepKind, at origin: Origin) {
            self.kind = kind
            let place = origin.place
            super.init(place.source, line: origin.line, origin.range, place.text, place.step)
        }
    }

    /// What led to a place.
    public enum StepKind: Hashable, Sendable {
        /// A call; the name is nil for a closure.
        case call(of: String?)
        /// The round of a loop, from 1.
        case round(Int)
    }

    private init(_ place: Place) {
        self.place = place
    }

    /// - Parameters:
    ///   - range: in the source's UTF-8 bytes.
    ///   - text: the source's text when it was read, for display; the source may change later.
    ///   - outer: the innermost call or round of a loop that was running, made by `step`.
    public init(
        source: String, line: Int, range: Range<Int>, text: (any AnyObject & Sendable)? = nil, in outer: Origin? = nil
    ) {
        place = Place(source, line: line, range, text, outer?.place as? Step)
    }

    /// The origin as a call or as a loop in its round, in which others are made.
    public func step(_ kind: StepKind) -> Origin { Origin(Step(kind, at: self)) }

    /// The source's name: a file's path, or an input of a session such as `in[7]`.
    public var source: String { place.source }
    /// The line in the source, from 1.
    public var line: Int { Int(place.line) }
    /// The range in the source's UTF-8 bytes.
    public var range: Range<Int> { Int(place.lower)..<Int(place.upper) }
    /// The text when it was read, if the creator of the origin keeps it.
    public var text: (any AnyObject & Sendable)? { place.text }
    /// The call or loop that led to the place, innermost first; its own origin is one further out.
    public var steps: [(kind: StepKind, place: Origin)] {
        var steps: [(kind: StepKind, place: Origin)] = []
        var step = place.step
        while let inner = step {
            steps.append((inner.kind, Origin(inner)))
            step = inner.step
        }
        return steps
    }
}

extension Origin: Hashable {
    /// Whether the places are the same, whatever led to them.
    public static func == (one: Origin, other: Origin) -> Bool {
        let (place, otherPlace) = (one.place, other.place)
        return place === otherPlace
            || place.lower == otherPlace.lower && place.upper == otherPlace.upper && place.line == otherPlace.line
                && place.source == otherPlace.source
    }

    public func hash(into hasher: inout Hasher) {
        // Few origins differ by their source alone.
        hasher.combine(place.lower)
        hasher.combine(place.upper)
    }
}
