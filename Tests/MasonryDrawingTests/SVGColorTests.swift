import Foundation
import Masonry
import Testing

@testable import MasonryDrawing

/// The colors of SVG files, on light and on dark paper.
struct SVGColorTests {
    /// A color of a class in a style sheet.
    private static func color(_ property: String, of name: String, in text: String) throws -> RGB {
        let rule = text.split(separator: "\n").first { $0.hasPrefix(".\(name) {") && $0.contains("\(property): #") }
        let parts = try #require(rule, "\(name)").components(separatedBy: "\(property): #")
        let digits = parts[1].prefix(6)
        return RGB(hex: try #require(Int(digits, radix: 16)))
    }

    /// WCAG's contrast.
    private static func contrast(_ one: RGB, _ other: RGB) -> Double {
        func luminance(_ color: RGB) -> Double {
            func part(_ value: Int) -> Double {
                let value = Double(value) / 255
                return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * part(color.red) + 0.7152 * part(color.green) + 0.0722 * part(color.blue)
        }
        let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
        return (light + 0.05) / (dark + 0.05)
    }

    /// Views within each other, with a label in the innermost.
    private static let nested = Samples.build(320, 480) { builder in
        var parent = "root"
        for name in ["a", "b", "c", "d", "e"] {
            builder.add(name, in: parent, 24, 24, 300, 400)
            parent = name
        }
        builder.add("text", .label, in: parent, 8, 8, 80, 20, text: "readable")
    }

    @Test(arguments: [Theme.light, .dark])
    func nestedViewsStayReadable(theme: Theme) throws {
        let text = SVGPicture(theme: theme).draw(Self.nested)
        let ink = try Self.color("fill", of: "text", in: text)
        let paper = RGB(hex: theme == .light ? 0xFFFFFF : 0x161B22)
        // Each is filled by its own color, which covers those behind it.
        #expect(!text.contains("fill-opacity"))
        let fills = text.matches(of: /class="back view (c[0-9a-f]{6})"/).map { String($0.output.1) }
        #expect(fills.count == 5 && Set(fills).count == 5)
        for name in fills {
            let fill = try Self.color("fill", of: name, in: text)
            let own = try #require(Int(name.dropFirst(), radix: 16)).quotientAndRemainder(dividingBy: 0x10000)
            // A part of the color, the rest paper.
            let share = theme == .light ? 0.1 : 0.16
            #expect(fill.red == paper.red + Int((Double(own.quotient - paper.red) * share).rounded()))
            #expect(Self.contrast(ink, fill) > 7, "\(name)")
            #expect(Self.contrast(try Self.color("stroke", of: name, in: text), paper) >= 3, "\(name)")
            #expect(
                Self.contrast(try Self.color("fill", of: "t\(name.dropFirst())", in: text), paper) >= 4.5, "\(name)")
        }
    }

    @Test func everyNamedColorIsSeenOnBothPapers() throws {
        for color in NamedColor.allCases {
            for tones in [SVGTones.light, .dark] {
                #expect(Self.contrast(tones.line(color.rgb), tones.paper) >= 3, "\(color)")
                #expect(Self.contrast(tones.text(color.rgb), tones.paper) >= 4.5, "\(color)")
                #expect(Self.contrast(tones.ink, tones.buttonFill(color.rgb)) >= 4.5, "\(color)")
            }
        }
    }

    @Test func aFileFollowsItsReaderUnlessTheThemeIsLightOrDark() {
        func text(_ theme: Theme) -> String { SVGPicture(theme: theme).draw(Samples.iconInCard) }
        let media = "@media (prefers-color-scheme: dark) {"
        let (light, dark) = (".page { fill: #f4f5f7 }", ".page { fill: #0d1117 }")
        for theme in [Theme.auto, .colorblind, .large] {
            let parts = text(theme).components(separatedBy: media)
            #expect(parts.count == 2 && parts[0].contains(light) && parts.last?.contains(dark) == true, "\(theme)")
        }
        #expect(!text(.light).contains("@media") && text(.light).contains(light) && !text(.light).contains(dark))
        #expect(!text(.dark).contains("@media") && text(.dark).contains(dark) && !text(.dark).contains(light))
        #expect(SVGPicture().draw(Samples.iconInCard) == text(.auto))
    }

    @Test(
        arguments: [
            ("green", nil, "2ea043"), ("greenView", nil, "2ea043"), ("red2", nil, "e0352b"),
            ("_blueBox", nil, "1f6feb"),
            ("lightGrayBox", nil, "c7c7cc"), ("orange#2", nil, "f08a24"), ("green", "red", "e0352b"),
            // No colors: the first of the palette.
            ("greenish", nil, "1f6feb"), ("evergreen", nil, "1f6feb"), ("box", nil, "1f6feb"), ("_", nil, "1f6feb"),
        ] as [(String, String?, String)])
    func aViewIsDrawnInTheColorOfItsName(name: String, color: String?, expected: String) {
        let layout = Samples.build(100, 100) { $0.add(name, 10, 10, 50, 50, color: color) }
        #expect(SVGPicture().draw(layout).contains("class=\"back view c\(expected)\""))
    }

    @Test func aTerminalDrawsItInThatColor() {
        let layout = Samples.build(100, 100) { $0.add("green", 10, 10, 50, 50) }
        let named = Samples.build(100, 100) { $0.add("other", 10, 10, 50, 50, color: "green") }
        var picture = TerminalPicture(colors: .ansi16)
        picture.columns = 40
        func codes(_ layout: Layout) -> [Substring] {
            picture.draw(layout).matches(of: /\u{1B}\[[0-9;]*m/).map { $0.output }
        }
        #expect(codes(layout).contains("\u{1B}[32m") && Set(codes(layout)) == Set(codes(named)))
    }
}
