internal import MasonryLanguage

/// An event in a journal, one per line.
enum JournalEvent: Equatable {
    /// An input as typed, whatever its result.
    case typed(String)
    /// The accepted part of an input.
    case kept(number: Int, name: String, isInput: Bool, accent: Accent, script: String)
    /// An earlier input was edited, and it and all later ones ran again.
    case edited(number: Int, Edit)
    /// An input took the place of those that declared the same.
    case replaced(number: Int, accent: Accent, text: String)
    /// The session moved to the position after the input with this number, by undo or redo.
    case wentTo(Int)
    /// The session starts: events before this one are its files.
    case began
    /// The user changed the picture settings.
    case chose(CanvasChoice)
    /// The inputs are those of the lesson with this key.
    case lesson(String)

    struct Edit: Equatable {
        /// The number of the input.
        let input: Int
        /// What the text takes the place of, in the input.
        let span: Span
        let text: String
        let title: String
    }

    private enum Word: String {
        case typed, input, file, edit, replacement, at, began, pictures, lesson
    }

    private static let separator: Character = "\t"

    /// The line, including its newline.
    var line: String {
        let fields: [String] =
            switch self {
            case .typed(let text): [Word.typed.rawValue, text]
            case .kept(let number, let name, let isInput, let accent, let script):
                [(isInput ? Word.input : .file).rawValue, String(number), name, accent.rawValue, script]
            case .edited(let number, let edit):
                [Word.edit.rawValue]
                    + [number, edit.input, edit.span.lower, edit.span.upper].map(String.init) + [edit.text, edit.title]
            case .replaced(let number, let accent, let text):
                [Word.replacement.rawValue, String(number), accent.rawValue, text]
            case .wentTo(let number): [Word.at.rawValue, String(number)]
            case .began: [Word.began.rawValue]
            case .chose(let choice): [Word.pictures.rawValue] + choice.fields
            case .lesson(let key): [Word.lesson.rawValue, key]
            }
        return fields.map(OneLineText.encoded).joined(separator: String(Self.separator)) + "\n"
    }

    /// - Parameter line: without its newline.
    init?(line: Substring) {
        let fields = line.split(separator: Self.separator, omittingEmptySubsequences: false).map {
            OneLineText.decoded($0)
        }
        switch (Word(rawValue: fields[0]), fields.count) {
        case (.typed, 2): self = .typed(fields[1])
        case (.input, 5), (.file, 5):
            guard let number = Int(fields[1]), let accent = Accent(rawValue: fields[3]) else { return nil }
            let isInput = fields[0] == Word.input.rawValue
            self = .kept(number: number, name: fields[2], isInput: isInput, accent: accent, script: fields[4])
        case (.edit, 7):
            let numbers = fields[1...4].compactMap { Int($0) }
            guard numbers.count == 4, 0 <= numbers[2], numbers[2] <= numbers[3] else { return nil }
            let edit = Edit(
                input: numbers[1], span: Span(numbers[2], numbers[3]), text: fields[5], title: fields[6])
            self = .edited(number: numbers[0], edit)
        case (.replacement, 4):
            guard let number = Int(fields[1]), let accent = Accent(rawValue: fields[2]) else { return nil }
            self = .replaced(number: number, accent: accent, text: fields[3])
        case (.at, 2):
            guard let number = Int(fields[1]) else { return nil }
            self = .wentTo(number)
        case (.began, 1): self = .began
        case (.lesson, 2): self = .lesson(fields[1])
        case (.pictures, _):
            guard let choice = CanvasChoice(fields: Array(fields.dropFirst())) else { return nil }
            self = .chose(choice)
        default: return nil
        }
    }
}
