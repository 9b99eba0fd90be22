internal import MasonryDrawing
internal import MasonryLanguage

/// A session as text: prompts, inputs and answers.
struct Transcript {
    /// The text before the first prompt.
    var greeting: [String] = []
    var turns: [Turn] = []
    /// The line of the greeting, from 1.
    let firstLine: Int

    struct Turn {
        /// The prompt without the trailing `> `.
        let prompt: String
        let input: [String]
        var answer: [String] = []
        /// The line of the prompt, from 1.
        let line: Int
    }

    private static let continuation = "..."

    /// - Parameter firstLine: the number, from 1, of the first of the lines.
    init(_ lines: [String], firstLine: Int) {
        self.firstLine = firstLine
        var number = 0
        while number < lines.count {
            let line = lines[number]
            guard let (prompt, text) = Self.typed(line) else {
                if turns.isEmpty { greeting.append(line) } else { turns[turns.count - 1].answer.append(line) }
                number += 1
                continue
            }
            var input = [text]
            let first = number
            number += 1
            while number < lines.count, !input[0].hasPrefix(":"), let more = Self.continued(lines[number]) {
                input.append(more)
                number += 1
            }
            turns.append(Turn(prompt: prompt, input: input, line: firstLine + first))
        }
    }

    init(greeting: [String] = [], turns: [Turn], firstLine: Int = 1) {
        (self.greeting, self.turns, self.firstLine) = (greeting, turns, firstLine)
    }

    /// The columns and rows that answers are formatted for.
    static let screen = (columns: 80, rows: 24)

    /// Matches any lines.
    static let anything = "…"

    /// The session as written in a file. An answer that would parse as an input is replaced by a wildcard.
    var lines: [String] {
        greeting
            + turns.flatMap { turn in
                let isTyped = turn.answer.contains { Self.typed($0) != nil }
                let continues = turn.answer.first.map { Self.continued($0) != nil } ?? false
                return Self.lines(of: turn.input, prompt: turn.prompt)
                    + (isTyped || continues ? [Self.anything] : turn.answer)
            }
    }

    /// The prompt and the text after it, if the line has a prompt: names and `> `.
    private static func typed(_ line: String) -> (prompt: String, text: String)? {
        guard let end = line.firstIndex(of: ">"), end > line.startIndex else { return nil }
        let prompt = line[..<end]
        let rest = line[line.index(after: end)...]
        guard rest.isEmpty || rest.hasPrefix(" "), prompt.first?.isNumber == false,
            prompt.allSatisfy({ $0.isLetter || $0.isNumber || "_,…#".contains($0) })
        else { return nil }
        return (String(prompt), String(rest.dropFirst()))
    }

    private static func continued(_ line: String) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix(continuation) else { return nil }
        let rest = text.dropFirst(continuation.count)
        return rest.isEmpty ? "" : rest.hasPrefix(" ") ? String(rest.dropFirst()) : nil
    }

    /// The lines of an input, at a prompt.
    static func lines(of input: [String], prompt: String) -> [String] {
        let margin = String(repeating: " ", count: max(0, prompt.count + 1 - continuation.count)) + continuation
        return input.enumerated().map { number, text in
            let start = number == 0 ? prompt + ">" : margin
            return text.isEmpty ? start : "\(start) \(text)"
        }
    }

    /// Replays the same inputs in a new session, whatever the terminal supports.
    func played(screen: (columns: Int, rows: Int)) -> Transcript {
        let console = Console(isCollecting: true)
        let presenter = Presenter(
            console: console, isASCII: false, colors: .none, usesColorInDiagnostics: false, size: { screen })
        let interpreter = Interpreter(files: ScriptFolder())
        interpreter.onOutput = { presenter.show(output: $0) }
        let session = Session(reporter: LayoutReporter(interpreter), presenter: presenter)
        let loop = SessionLoop(session: session, commands: CommandRunner(session: session))
        let greeting = [session.greeting]
        var played: [Turn] = []
        for turn in turns {
            let prompt = interpreter.prompt
            let goesOn = loop.handle(turn.input.joined(separator: "\n"))
            var answer = console.takeText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if answer.last == "" { answer.removeLast() }
            played.append(Turn(prompt: prompt, input: turn.input, answer: answer, line: turn.line))
            if !goesOn { break }
        }
        return Transcript(greeting: greeting, turns: played, firstLine: firstLine)
    }
}
