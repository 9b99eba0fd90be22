public import ArgumentParser
internal import Masonry
public import MasonryDrawing
internal import MasonryLanguage

/// What the final picture shows of constraints.
struct DimensionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draw constraints, the distances between views, or the constraints that clash, as dimension lines.",
            valueName: DimensionChoice.Kind.allValueStrings.joined(separator: "|")))
    var show: DimensionChoice.Kind?

    @Option(
        name: .customLong("view"),
        help: ArgumentHelp("With --show, a view that it is about; can be repeated.", valueName: "name"))
    var views: [String] = []

    /// Nil without --show.
    var choice: DimensionChoice? { show.map { DimensionChoice($0, of: views) } }

    func validate(_ format: LayoutFormat) throws {
        if show == nil, !views.isEmpty { throw ValidationError("--view goes with --show") }
        guard let show, !format.isPicture else { return }
        if !format.isForPeople { throw ValidationError("--show draws; it has no effect on \(format.rawValue)") }
        if show == .conflicts {
            throw ValidationError("--show conflicts is for svg, png and pdf; in text, the report shows them")
        }
        if views.isEmpty { throw ValidationError("--show needs a --view in text; svg, png and pdf can show all") }
    }

    /// An error for the first view that is not there.
    func error(in layout: Layout) -> Diagnostic? { choice?.error(in: layout) }
}

extension DimensionChoice {
    /// An error for the first view that is not in the layout.
    func error(in layout: Layout) -> Diagnostic? {
        guard let name = views.first(where: { layout.item(named: $0) == nil }) else { return nil }
        let nearest = NearestName.of(name, among: layout.items.map(\.name))
        return Diagnostic(
            severity: .error, slug: Slug.unknownView.rawValue, message: "there is no view `\(name)`",
            help: nearest.map { "did you mean `\($0)`?" })
    }
}

extension DimensionChoice.Kind: ExpressibleByArgument {}

extension DimensionChoice.Kind {
    /// What it adds to a picture.
    var summary: String {
        switch self {
        case .constraints: "with constraints as dimension lines; names of views after it are those it is about"
        case .distances: "with the distances between views; names of views after it are those it is about"
        case .conflicts: "with the constraints that clash, and how far the ignored ones are from holding"
        }
    }
}
