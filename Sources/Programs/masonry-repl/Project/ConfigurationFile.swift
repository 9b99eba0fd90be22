internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// Reads the configuration of a project.
struct ConfigurationFile {
    static let name = ".masonry-repl.toml"

    /// A key, in the order of the documentation.
    enum Key: String, CaseIterable {
        case sizes, rtl, text, theme, strict, exclude, lint

        /// What to write.
        fileprivate var example: String {
            switch self {
            case .sizes: #"sizes = "320..430" or sizes = ["320..430", "iPad"]"#
            case .rtl: "rtl = true"
            case .text: #"text = "0.8..1.5""#
            case .theme: #"theme = "light""#
            case .strict: "strict = true"
            case .exclude: #"exclude = ["Generated/", "*.draft.mas"]"#
            case .lint: "[lint] on a line of its own, and the rules below it"
            }
        }
    }

    private let source: SourceText
    private var problems: [(span: Span, diagnostic: Diagnostic)] = []
    private var configuration = ProjectConfiguration()

    /// The nearest folder with a configuration: this one, or one around it, up to the home folder or the top.
    static func folder(around folder: String) -> String? {
        let home = UserFolder.expanded("~")
        let found = Folder.above(folder) { $0 == home || ScriptFolder.resolved("\($0)/\(name)") != nil }
        return found.flatMap { ScriptFolder.resolved("\($0)/\(name)") == nil ? nil : $0 }
    }

    /// - Parameters:
    ///   - path: the file, as messages name it.
    ///   - folder: the absolute path of the folder that its patterns are relative to.
    static func read(_ path: String, in folder: String) throws(ConfigurationProblem) -> ProjectConfiguration {
        let text: String
        do throws(FileError) { text = try TextFile.read(path, .regular) } catch { throw ConfigurationProblem(error) }
        return try read(text, named: path, in: folder)
    }

    static func read(
        _ text: String, named path: String, in folder: String
    ) throws(ConfigurationProblem) -> ProjectConfiguration {
        var file = ConfigurationFile(SourceText(name: path, text: text, accent: .masonry))
        file.configuration.folder = folder
        file.read(text)
        if file.problems.isEmpty { return file.configuration }
        throw ConfigurationProblem(file.problems.sorted { $0.span.lower < $1.span.lower }.map(\.diagnostic))
    }

    private init(_ source: SourceText) {
        self.source = source
    }

    private mutating func read(_ text: String) {
        let table: TOMLTable
        do throws(TOMLError) { table = try TOMLReader.table(in: text) } catch {
            return report("this is not TOML: \(error.message)", at: error.span)
        }
        for entry in table.entries {
            if let key = Key(rawValue: entry.name) {
                read(key, entry.value)
                continue
            }
            let names = Key.allCases.map(\.rawValue)
            let nearest = NearestName.of(entry.name, among: names)
            report(
                "a configuration has no key `\(entry.name)`", at: entry.span,
                help: nearest.map { "did you mean `\($0)`?" }
                    ?? "the keys are \(names.map { "`\($0)`" }.joinedAsList())")
        }
    }

    private mutating func read(_ key: Key, _ value: TOMLValue) {
        switch key {
        case .sizes:
            let parts = strings(value, of: key, allowsOne: true) ?? []
            for part in parts {
                do throws(ScreenChoice.Problem) { _ = try ScreenChoice(part.text) } catch {
                    let (message, help) = error.words(after: "`sizes`", example: key.example)
                    report(message, at: part.span, help: help)
                }
            }
            configuration.sizes = parts.isEmpty ? nil : parts.map(\.text).joined(separator: ",")
        case .text:
            guard let text = string(value, of: key) else { return }
            if ScreenChoice.textFactors(text) == nil {
                report("`text` can't be `\(text)`", at: value.span, help: "write \(key.example)")
            }
            configuration.text = text
        case .theme:
            guard let text = string(value, of: key) else { return }
            configuration.theme = choice(text, at: value.span, called: "`theme`")
        case .rtl: configuration.rtl = bool(value, of: key)
        case .strict: configuration.strict = bool(value, of: key)
        case .exclude: configuration.exclude = strings(value, of: key)?.map(\.text) ?? []
        case .lint:
            guard case .table(let table) = value.content else { return reportWrongType(of: key, at: value.span) }
            read(lints: table)
        }
    }

    private mutating func read(lints table: TOMLTable) {
        var levels: [String: LintLevels.Level] = [:]
        for entry in table.entries {
            if let problem = LintLevels.problem(ofName: entry.name) {
                report(problem.message, at: entry.span, help: problem.help)
            } else if case .text(let text) = entry.value.content {
                levels[entry.name] = choice(text, at: entry.value.span, called: "a lint rule")
            } else {
                report(
                    "`\(entry.name)` needs text in quotes", at: entry.value.span,
                    help: #"write \#(entry.name) = "off", or "on" or "error""#)
            }
        }
        configuration.lints = LintLevels(levels)
    }

    // MARK: Values

    private mutating func string(_ value: TOMLValue, of key: Key) -> String? {
        if case .text(let text) = value.content { return text }
        reportWrongType(of: key, at: value.span)
        return nil
    }

    private mutating func bool(_ value: TOMLValue, of key: Key) -> Bool {
        if case .bool(let value) = value.content { return value }
        reportWrongType(of: key, at: value.span)
        return false
    }

    /// An array of texts, or if allowed a single one; nil, after a report, for anything else.
    private mutating func strings(
        _ value: TOMLValue, of key: Key, allowsOne: Bool = false
    ) -> [(text: String, span: Span)]? {
        if allowsOne, case .text(let text) = value.content { return [(text, value.span)] }
        guard case .array(let values) = value.content else {
            reportWrongType(of: key, at: value.span)
            return nil
        }
        var texts: [(text: String, span: Span)] = []
        for value in values {
            if case .text(let text) = value.content {
                texts.append((text, value.span))
            } else {
                report("`\(key.rawValue)` takes text in quotes", at: value.span, help: "write \(key.example)")
            }
        }
        return texts
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ text: String, at span: Span, called name: String
    ) -> Choice? {
        if let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        report(
            "\(name) can't be `\(text)`", at: span,
            help: NearestName.of(text, among: names).map { "did you mean `\($0)`?" }
                ?? "it can be \(names.alternatives)")
        return nil
    }

    // MARK: Reports

    private mutating func reportWrongType(of key: Key, at span: Span) {
        let needed =
            switch key {
            case .sizes: "text in quotes, or an array of it"
            case .text, .theme: "text in quotes"
            case .rtl, .strict: "`true` or `false`"
            case .exclude: "an array of patterns"
            case .lint: "a table of rules"
            }
        report("`\(key.rawValue)` needs \(needed)", at: span, help: "write \(key.example)")
    }

    private mutating func report(_ message: String, at span: Span, help: String? = nil) {
        let label = Diagnostic.Label(source: source, span: span)
        let diagnostic = Diagnostic(
            severity: .error, slug: "configuration", message: message, labels: [label], help: help)
        problems.append((span, diagnostic))
    }
}
