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

    private var textRange: ClosedRange<Double>? {
        guard let text else { return nil }
        let dots = ["...", ".."].lazy.compactMap { text.firstRange(of: $0) }.first
        let ends = (dots.map { [text[..<$0.lowerBound], text[$0.upperBound...]] } ?? [text[...]]).map { Double($0) }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, min(first, last) > 0, first.isFinite,
            last.isFinite
        else { return nil }
        return min(first, last)...max(first, last)
    }

    func validate() throws {
        if text != nil, textRange == nil {
            throw ValidationError("`--text` can't be `\(text ?? "")`; write factors above 0, as in --text 0.8..1.5")
        }
        guard let sizes else { return }
        do throws(ScreenChoice.Problem) {
            _ = try ScreenChoice(sizes)
        } catch {
            switch error {
            case .unknown(let name, let nearest):
                let hint = nearest.map { "did you mean `\($0)`?" } ?? "write 320..430, 320x480 or the name of a device"
                throw ValidationError("`--sizes` has no screen `\(name)`; \(hint)")
            case .empty: throw ValidationError("`--sizes` needs screens, as in --sizes 320..430")
            }
        }
    }

    /// The screens to look at; none if only the script's own was asked for.
    var boxes: [ScreenBox] {
        if sizes == nil, !rtl, text == nil { return [] }
        let directions: [LayoutDirection] = rtl ? [.leftToRight, .rightToLeft] : []
        guard let sizes, let choice = try? ScreenChoice(sizes) else {
            return [ScreenBox(textRange.map { [.text($0)] } ?? [], directions: directions)]
        }
        return choice.boxes(directions: directions, text: textRange)
    }
}
