internal import ArgumentParser
internal import LayoutFindings
internal import Masonry

/// The screens on which layouts are looked at.
struct ScreenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Look at all of these screens: 320..430, 320x480,768x1024, \"iPhone SE\"..iPad.", valueName: "screens"),
        completion: .list(Device.all.map(\.name)))
    var sizes: String?

    @Flag(help: "Look from left to right and from right to left.")
    var rtl = false

    @Option(
        help: ArgumentHelp("Look with texts that are so much shorter and longer: 0.8..1.5.", valueName: "factors"))
    var text: String?

    func validate() throws {
        if let text, ScreenChoice.textFactors(text) == nil {
            throw ValidationError("`--text` can't be `\(text)`; write factors above 0, as in --text 0.8..1.5")
        }
        guard let sizes else { return }
        do throws(ScreenChoice.Problem) {
            _ = try ScreenChoice(sizes)
        } catch {
            let (message, help) = error.words(after: "`--sizes`", example: "--sizes 320..430")
            throw ValidationError("\(message); \(help)")
        }
    }

    /// The screens to look at; none if only the script's own was asked for.
    ///
    /// - Parameter configuration: what applies where there is no option.
    func boxes(_ configuration: ProjectConfiguration = ProjectConfiguration()) -> [ScreenBox] {
        let (sizes, rtl, text) = (
            sizes ?? configuration.sizes, rtl || configuration.rtl, text ?? configuration.text
        )
        if sizes == nil, !rtl, text == nil { return [] }
        let directions: [LayoutDirection] = rtl ? [.leftToRight, .rightToLeft] : []
        let factors = text.flatMap(ScreenChoice.textFactors)
        guard let sizes, let choice = try? ScreenChoice(sizes) else {
            return [ScreenBox(factors.map { [.text($0)] } ?? [], directions: directions)]
        }
        return choice.boxes(directions: directions, text: factors)
    }
}
