internal import Masonry
public import Diagnostics

extension Report {
    /// Something to say about a script or its layout.
    public struct Finding: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable {
            /// An error, a warning or a note about a statement or a file.
            case message
            /// A property of the layout, such as a conflict.
            case layout
            /// The finding of a lint rule.
            case lint
        }

        public var kind: Kind
        /// The name of its page in `docs/diagnostics.md`.
        public var rule: String
        public var severity: Diagnostic.Severity
        /// One sentence.
        public var message: String
        /// Nil if it is about no place, such as a file that can't be read.
        public var place: Place?
        /// The statement at the place, on one line.
        public var statement: String?
        /// The place and others that explain it, each with its message.
        public var labels: [Label]
        public var notes: [String]
        public var help: String?
        /// Best first.
        public var fixes: [Fix]
        /// What a finding of a layout is about.
        public var subject: Subject?
        public var conflict: Conflict?
        /// Further findings with the same cause.
        public var others: [Other]?
        /// The sizes at which it holds, each with the intervals of what varies; nil if it was looked for at one size only.
        public var sizes: [[SizeRange]]?
        /// Identifies the finding even when it moves to another line; nil in `run`.
        public var fingerprint: String?
    }

    /// A place with a message.
    public struct Label: Codable, Hashable, Sendable {
        public var place: Place
        public var message: String?
        /// Whether the finding is about this place; other places only explain it.
        public var isPrimary: Bool
    }

    /// Edits that resolve a finding.
    public struct Fix: Codable, Hashable, Sendable {
        public var title: String
        /// What it does to the layout, if that is known.
        public var effect: String?
        /// How likely it is the right one, from 0 to 1; nil for what a rule says to write, which isn't ranked.
        public var probability: Double?
        /// Whether `check --fix` applies it.
        public var isSafe: Bool
        public var edits: [Edit]
    }

    /// A text that replaces a stretch of a source.
    public struct Edit: Codable, Hashable, Sendable {
        public var place: Place
        public var text: String
    }

    /// What a finding of a layout is about.
    public struct Subject: Codable, Hashable, Sendable {
        public var views: [String]
        /// `horizontal` or `vertical`.
        public var axis: String?
        /// The ambiguous parts of the frame.
        public var components: [String]?
        /// Whether it is about the content of a scroll view.
        public var isContent: Bool?
    }

    /// A finding with the same cause as another one.
    public struct Other: Codable, Hashable, Sendable {
        public var rule: String
        public var message: String
        public var place: Place?
        public var subject: Subject?
    }

    /// An interval of sizes.
    public struct SizeRange: Codable, Hashable, Sendable {
        public enum Axis: String, Codable, Sendable {
            /// In points.
            case width, height
            /// How much longer texts are, as a factor.
            case text
        }

        public var axis: Axis
        public var from: Double
        public var to: Double
        /// Whether the ends belong to it.
        public var includesFrom: Bool
        public var includesTo: Bool
        /// `ltr` or `rtl`, if both were tried.
        public var direction: String?

        private init(_ axis: Axis, _ from: Double, _ to: Double, _ stretch: ScreenStretch) {
            self.axis = axis
            self.from = from
            self.to = to
            includesFrom = stretch.includesLower
            includesTo = stretch.includesUpper
            direction = stretch.direction?.rawValue
        }

        /// The intervals of what varies.
        init(_ stretch: ScreenStretch, _ axis: Axis) {
            let (lower, upper) = (stretch.lower, stretch.upper)
            switch axis {
            case .width: self.init(axis, lower.size.width, upper.size.width, stretch)
            case .height: self.init(axis, lower.size.height, upper.size.height, stretch)
            case .text: self.init(axis, lower.textScale, upper.textScale, stretch)
            }
        }

        static func all(of stretch: ScreenStretch) -> [SizeRange] {
            switch stretch.dimension {
            case .width: [SizeRange(stretch, .width)]
            case .height: [SizeRange(stretch, .height)]
            case .text: [SizeRange(stretch, .text)]
            case .size: [SizeRange(stretch, .width), SizeRange(stretch, .height)]
            }
        }
    }
}

extension Report.Finding {
    /// What makes two findings the same, whichever script led to them: fixes are offered only in the script that is checked.
    package struct Identity: Hashable {
        let rule: String
        let message: String
        let place: Report.Place
        let subject: Report.Subject?
    }

    /// Nil for one without a place.
    package var identity: Identity? {
        place.map { Identity(rule: rule, message: message, place: $0, subject: subject) }
    }
}

extension Report.Finding {
    /// Replaces each of its places.
    package mutating func changePlaces(_ change: (Report.Place) -> Report.Place) {
        place = place.map(change)
        for index in labels.indices { labels[index].place = change(labels[index].place) }
        for index in fixes.indices {
            for edit in fixes[index].edits.indices {
                fixes[index].edits[edit].place = change(fixes[index].edits[edit].place)
            }
        }
        others = others?.map { other in
            Report.Other(
                rule: other.rule, message: other.message, place: other.place.map(change), subject: other.subject)
        }
        conflict?.changePlaces(change)
    }
}

extension Report.Conflict {
    fileprivate mutating func changePlaces(_ change: (Report.Place) -> Report.Place) {
        broken.place = broken.place.map(change)
        for index in set.indices { set[index].place = set[index].place.map(change) }
        guard var arithmetic else { return }
        for index in arithmetic.summands.indices {
            arithmetic.summands[index].term.place = arithmetic.summands[index].term.place.map(change)
        }
        self.arithmetic = arithmetic
    }
}
