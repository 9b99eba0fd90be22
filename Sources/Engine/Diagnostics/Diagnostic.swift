public import LayoutTerms

/// An error, a warning or a note about a place in a script.
public struct Diagnostic: Hashable, Sendable {
    public enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    /// A place with the text that is shown under it.
    public struct Label: Hashable, Sendable {
        public let source: SourceText
        public let span: Span
        public let message: String
        /// Whether the diagnostic is about this place; other places only explain it.
        public let isPrimary: Bool

        public init(source: SourceText, span: Span, message: String = "", isPrimary: Bool = true) {
            self.source = source
            self.span = span
            self.message = message
            self.isPrimary = isPrimary
        }

        public static func == (one: Label, other: Label) -> Bool {
            one.source === other.source && one.span == other.span && one.message == other.message
                && one.isPrimary == other.isPrimary
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(span)
            hasher.combine(message)
        }
    }

    public package(set) var severity: Severity
    /// The stable name of the problem, such as `relation-redefined`.
    public let slug: String
    /// One sentence in the user's terms.
    public private(set) var message: String
    public let labels: [Label]
    public private(set) var notes: [String]
    /// What to do about it, in words.
    public let help: String?
    /// What to write instead.
    public package(set) var replacement: Replacement?
    /// The fixes for a finding, solved and checked, best first.
    public let repairs: [Repair]
    /// The best of them.
    public var repair: Repair? { repairs.first }
    /// The rule that found the edit.
    package let rule: RuleID?
    /// What a report of a few lines says.
    package private(set) var brief: Brief
    /// The screens on which it was found, each with the dimensions that vary; none if only one was looked at.
    public private(set) var screens: [[ScreenStretch]] = []

    /// A diagnostic in a few lines.
    package struct Brief: Hashable, Sendable {
        package let headline: String
        /// The places, the most important first.
        package let labels: [Label]
        /// What is special about the first place.
        package let mark: String
        /// One sentence of why.
        package let reason: String?

        package init(headline: String, labels: [Label], mark: String = "", reason: String?) {
            self.headline = headline
            self.labels = labels
            self.mark = mark
            self.reason = reason
        }
    }

    public init(
        severity: Severity, slug: String, message: String, labels: [Label] = [], notes: [String] = [],
        help: String? = nil, replacement: Replacement? = nil, repairs: [Repair] = []
    ) {
        self.init(
            severity: severity, slug: slug, message: message, labels: labels, notes: notes, help: help,
            replacement: replacement, repairs: repairs, rule: nil)
    }

    package init(
        severity: Severity, slug: String, message: String, labels: [Label], notes: [String], help: String?,
        replacement: Replacement?, repairs: [Repair] = [], rule: RuleID?, brief: Brief? = nil
    ) {
        self.severity = severity
        self.slug = slug
        self.message = Self.excerpt(of: message)
        self.labels = labels
        self.notes = notes.map(Self.excerpt)
        self.help = help.map(Self.excerpt)
        self.replacement = replacement
        self.repairs = repairs
        self.rule = rule
        // Without an edit, the advice says more than the note.
        let advice = replacement == nil && repairs.isEmpty ? self.help : nil
        self.brief = brief ?? Brief(headline: self.message, labels: labels, reason: advice ?? self.notes.first)
    }

    /// The same with one more note.
    package func noting(_ note: String) -> Diagnostic {
        var noted = self
        noted.notes.append(note)
        return noted
    }

    /// The same, found on some of several screens, which come first in the message.
    package func found(on screens: [[ScreenStretch]]) -> Diagnostic {
        if screens.isEmpty { return self }
        var found = self
        found.screens = screens
        let most = 3
        let isPlain = screens.allSatisfy { $0.count == 1 && $0[0].direction == nil }
        let dimensions = Set(screens.map { $0.last?.dimension })
        let texts = screens.prefix(most).enumerated().map { index, screen in
            // `width 320 to 359 and 400 to 430`
            isPlain && index > 0 && dimensions.count == 1 ? screen[0].range : screen.text
        }
        let rest = screens.count - texts.count
        let place =
            rest > 0
            ? texts.joined(separator: isPlain ? ", " : "; ") + (isPlain ? "" : ";") + " and \(rest) more"
            : isPlain ? texts.joinedAsList() : texts.joined(separator: "; ")
        found.message = "\(place): \(message)"
        found.brief = Brief(
            headline: "\(place): \(brief.headline)", labels: brief.labels, mark: brief.mark, reason: brief.reason)
        return found
    }

    /// Shortens a message of more than 4,000 bytes to 1,000 characters, since it may quote a whole script.
    private static func excerpt(of text: String) -> String {
        text.utf8.count <= 4_000 ? text : String(text.prefix(1_000)) + "…"
    }

    /// Whether `--fix` may write the replacement. A new name is a guess: the other statement may have the wrong one.
    package var hasSafeReplacement: Bool { replacement != nil && slug != Slug.redeclared.rawValue }

    /// The line of the first primary place, from 1.
    public var line: Int? {
        labels.first { $0.isPrimary }.map { $0.source.line(at: $0.span.lower) }
    }

    /// The column of the first primary place, from 1, in Unicode scalars.
    public var column: Int? {
        labels.first { $0.isPrimary }.map { $0.source.column(at: $0.span.lower) }
    }
}
