internal import Vocabulary
internal import Diagnostics
internal import FixIts

/// An invisible character in text or a comment.
enum InvisibleCharacter: SourceRule {
    package static let id = Slug("invisible-character")

    static func findings(in source: SourceText, of scene: LintScene) -> [(place: Span, words: LintWords)] {
        source.invisibleScalars.map { offset, scalar in
            let span = Span(offset, offset + UTF8.width(scalar))
            let number = String(scalar.value, radix: 16, uppercase: true)
            let words = LintWords(
                message: "the character \\u{\(number)} is invisible",
                advice: LintAdvice(
                    text: scalar.reordersText
                        ? "it changes the order in which the rest of the line is shown"
                        : "in text, write it as \\u{\(number)}"),
                edit: Replacement(source: source, span: span, text: ""))
            return (span, words)
        }
    }
}

extension SourceText {
    /// The maximum number of findings in a script. One that has more probably has them on purpose.
    private static let maxInvisible = 20

    /// Control characters, and the first bytes of the other invisible scalars in UTF-8.
    private static let suspects = ByteSet(
        (0..<0x20).filter { ![0x09, 0x0A, 0x0D].contains($0) } + [0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF])

    /// The invisible scalars with their offsets. The first character is left out, since it may be a byte order mark.
    fileprivate var invisibleScalars: [(offset: Int, scalar: Unicode.Scalar)] {
        var found: [(offset: Int, scalar: Unicode.Scalar)] = []
        var offset = 0
        while found.count < Self.maxInvisible, let next = firstOffset(of: Self.suspects, in: offset..<length) {
            offset = next + 1
            guard let scalar = text(in: next..<(next + 3)).unicodeScalars.first, scalar.isInvisible, next > 0 else {
                continue
            }
            found.append((next, scalar))
        }
        return found
    }
}

extension Unicode.Scalar {
    fileprivate var reordersText: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    fileprivate var isInvisible: Bool {
        switch self {
        case "\t", "\n", "\r": false
        case "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{2028}", "\u{2029}": true
        case "\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}": true
        default: properties.generalCategory == .control || reordersText
        }
    }
}
