internal import Masonry
internal import MasonryLanguage

/// What is wrong with the program's arguments, and what to write instead.
struct UsageProblem: Error {
    let message: String
    let help: String

    private static let slug = "usage"

    var diagnostic: Diagnostic { Diagnostic(severity: .error, slug: Self.slug, message: message, help: help) }

    /// Finds what the argument parser objects to.
    ///
    /// - Parameter message: what the argument parser says, where nothing better is known.
    init(in arguments: [String], message: String) {
        let reading = ArgumentReading(arguments, ProgramOutline.own)
        let known = reading.problem
        self.message = known?.message ?? message
        help = [known?.hint, "`\(reading.helpCommand)` shows options and examples"].compactMap(\.self).joined(
            separator: " ")
    }

    /// Finds the word after `help` that is not a tool; nil if there is none.
    init?(ofHelp arguments: [String]) {
        guard arguments.count > 1, arguments[0] == "help", !arguments[1].hasPrefix("-"),
            !MasonryREPL.tools.contains(arguments[1])
        else { return nil }
        message = "there is no tool `\(arguments[1])`"
        help =
            NearestName.of(arguments[1], among: MasonryREPL.tools).map { "did you mean `masonry-repl help \($0)`?" }
            ?? "the tools are \(MasonryREPL.tools.map { "`\($0)`" }.joined(separator: ", "))"
    }
}

/// The arguments as a person means them: options with their values, and the other words.
private struct ArgumentReading {
    private let outline: ProgramOutline
    private let tool: ProgramOutline.Command
    private let isNamed: Bool
    private(set) var problem: (message: String, hint: String?)?

    init(_ arguments: [String], _ outline: ProgramOutline) {
        self.outline = outline
        guard let tool = outline.tool(named: arguments.first) else { preconditionFailure("there is no tool `run`") }
        self.tool = tool
        isNamed = tool.commandName == arguments.first
        problem = problem(in: FixChoice.withValue(arguments.dropFirst(isNamed ? 1 : 0)))
    }

    /// What prints the help of the tool.
    var helpCommand: String { isNamed ? "masonry-repl \(tool.commandName) --help" : "masonry-repl --help" }

    private var subject: String { isNamed ? tool.commandName : "masonry-repl" }

    private func problem(in arguments: [String]) -> (message: String, hint: String?)? {
        var rest = arguments[...]
        var words: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = tool.option(named: parts[0]) else {
                // Several short options may share a dash.
                if !argument.hasPrefix("--"), argument.count > 2 { continue }
                return ("`\(subject)` has no option `\(parts[0])`", hint(forOption: parts[0]))
            }
            guard option.takesValue else { continue }
            let next = rest.first.flatMap { $0.hasPrefix("-") && $0 != "-" ? nil : $0 }
            guard let value = parts.count > 1 ? parts[1] : next else {
                return ("`\(parts[0])` needs a value", option.allValues.map { "it takes \($0.alternatives)." })
            }
            if parts.count == 1 { rest.removeFirst() }
            if let values = option.allValues, !values.contains(value) {
                let nearest = NearestName.of(value, among: values)
                return (
                    "`\(parts[0])` can't be `\(value)`",
                    nearest.map { "did you mean `\($0)`?" } ?? "it takes \(values.alternatives)."
                )
            }
        }
        return problem(inWords: words)
    }

    private func problem(inWords words: [String]) -> (message: String, hint: String?)? {
        let places = tool.positionals
        if let place = places.dropFirst(words.count).first, !place.isOptional {
            return ("`\(subject)` needs a \(place.valueName ?? "file")", nil)
        }
        if words.count > places.count, !places.contains(where: \.isRepeating) {
            return (
                "`\(subject)` takes only one \(places.last?.valueName ?? "file"), not `\(words[places.count])`", nil
            )
        }
        return nil
    }

    /// The tools that have the option, or the nearest option of this one.
    private func hint(forOption name: String) -> String? {
        let others = outline.tools.filter { $0.option(named: name) != nil }.map { "`masonry-repl \($0.commandName)`" }
        if !others.isEmpty { return "\(others.joinedAsList()) \(others.count == 1 ? "has" : "have") it." }
        let options = tool.options.flatMap(\.spellings).filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
        let word = String(name.drop { $0 == "-" })
        let nearest = NearestName.of(word, among: options) ?? Self.sharingStart(of: word, among: options)
        return nearest.map { "did you mean `--\($0)`?" }
            ?? "the nearest options are "
            + NearestName.sorted(options, by: word).prefix(3).map { "`--\($0)`" }.joinedAsList() + "."
    }

    /// The candidate that shares the most letters with the start of a word, at least one.
    private static func sharingStart(of word: String, among candidates: [String]) -> String? {
        let counted = candidates.map { ($0, zip($0, word).prefix { $0 == $1 }.count) }
        return counted.filter { $0.1 >= 1 }.max { $0.1 < $1.1 }?.0
    }
}
