internal import ArgumentParser

/// How a script's final layout is printed.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case text, ascii, svg, json
}
