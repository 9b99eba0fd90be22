internal import ArgumentParser
internal import FoundationEssentials
internal import MasonryLanguage

/// The tools and their arguments, as the argument parser describes them.
struct ProgramOutline: Decodable {
    /// The program itself, whose subcommands are the tools.
    struct Command: Decodable {
        let commandName: String
        let arguments: [Argument]?
        let subcommands: [Command]?

        var options: [Argument] { (arguments ?? []).filter { !$0.isPositional } }
        var positionals: [Argument] { (arguments ?? []).filter(\.isPositional) }

        func option(named name: String) -> Argument? { options.first { $0.spellings.contains(name) } }
    }

    /// An option, a flag, or a place for files and the like.
    struct Argument: Decodable {
        struct Name: Decodable {
            let kind: String
            let name: String
        }

        let kind: String
        let names: [Name]?
        let isOptional: Bool
        let isRepeating: Bool
        let valueName: String?
        /// The only possible values, if they are few.
        let allValues: [String]?

        var isPositional: Bool { kind == "positional" }
        var takesValue: Bool { kind == "option" }
        /// The names as they are written: `-i`, `--interactive`.
        var spellings: [String] { (names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name } }
    }

    private let command: Command

    /// The outline of this program.
    static let own: ProgramOutline = {
        guard let outline = try? JSONDecoder().decode(Self.self, from: Data(MasonryREPL._dumpHelp().utf8)) else {
            fatalError("the argument parser describes the program in another format")
        }
        return outline
    }()

    var tools: [Command] { command.subcommands ?? [] }

    /// The tool that the arguments start with; without one, they are those of `run`.
    func tool(named name: String?) -> Command? {
        tools.first { $0.commandName == name }
            ?? tools.first { $0.commandName == RunCommand.configuration.commandName }
    }

    /// The options that are followed by a value, as they are written. A bare `--fix` has none.
    var valued: [String] {
        let spellings = tools.flatMap { $0.options.filter(\.takesValue).flatMap(\.spellings) }
        return Set(spellings).subtracting([FixChoice.option]).sorted()
    }

    /// The arguments with the tool's name first: options may come before it, as in `--color=always check card.mas`.
    static func toolFirst(_ arguments: [String]) -> [String] {
        // An outline takes as long as the rest of a start: only options before the name of a tool need one.
        guard arguments.first?.hasPrefix("-") == true, arguments.contains(where: MasonryREPL.tools.contains) else {
            return arguments
        }
        let valued = own.valued
        var place = 0
        while place < arguments.count, arguments[place].count > 1, arguments[place].hasPrefix("-"),
            arguments[place] != "--"
        {
            place += valued.contains(arguments[place]) ? 2 : 1
        }
        guard place > 0, place < arguments.count, MasonryREPL.tools.contains(arguments[place]) else { return arguments }
        return [arguments[place]] + arguments[..<place] + arguments[(place + 1)...]
    }

    /// What a word probably means that was taken for a file: a misspelled tool, or an option without its dashes.
    static func hint(forWord word: String) -> String? {
        if let tool = NearestName.of(word, among: MasonryREPL.tools) {
            return "did you mean the tool `masonry-repl \(tool)`?"
        }
        return own.tool(named: nil)?.option(named: "--\(word)").map { _ in "did you mean `--\(word)`?" }
    }
}
