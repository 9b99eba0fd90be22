/// Writes pictures as sixels: six rows of pixels at a time, color by color.
enum Sixel {
    /// Every terminal with sixels has as many colors.
    private static let maxColors = 256

    static func text(of image: PixelImage) -> String {
        let palette = Palette(image)
        var bytes = Array("\u{1B}Pq\"1;1;\(image.width);\(image.height)".utf8)
        for (number, color) in palette.colors.enumerated() {
            let percents = [16, 8, 0].map { percent(of: color >> $0 & 255) }
            bytes += Array("#\(number);2;\(percents[0]);\(percents[1]);\(percents[2])".utf8)
        }
        for top in stride(from: 0, to: image.height, by: 6) {
            var bands: [Int: [UInt8]] = [:]
            for y in top..<min(top + 6, image.height) {
                for x in 0..<image.width {
                    let color = palette.number(of: image.pixels[y * image.width + x])
                    bands[color, default: [UInt8](repeating: 0, count: image.width)][x] |= 1 << UInt8(y - top)
                }
            }
            for (place, color) in bands.keys.sorted().enumerated() {
                if place > 0 { bytes.append(UInt8(ascii: "$")) }
                bytes += Array("#\(color)".utf8)
                append(bands[color] ?? [], to: &bytes)
            }
            bytes.append(UInt8(ascii: "-"))
        }
        return String(decoding: bytes, as: UTF8.self) + "\u{1B}\\"
    }

    private static func percent(of part: UInt32) -> UInt32 { (part * 100 + 127) / 255 }

    /// Adds a band with repeated sixels counted.
    private static func append(_ band: [UInt8], to bytes: inout [UInt8]) {
        var start = 0
        while start < band.count {
            var end = start + 1
            while end < band.count, band[end] == band[start] { end += 1 }
            let sixel = band[start] + 63
            if end - start > 3 {
                bytes += Array("!\(end - start)".utf8) + [sixel]
            } else {
                bytes += [UInt8](repeating: sixel, count: end - start)
            }
            start = end
        }
    }

    /// The colors of an image, with 5 bits a part, the most frequent ones if they are too many.
    private struct Palette {
        private(set) var colors: [UInt32] = []
        private var numbers: [UInt32: Int] = [:]

        init(_ image: PixelImage) {
            var counts: [UInt32: Int] = [:]
            for pixel in image.pixels { counts[Self.coarse(pixel), default: 0] += 1 }
            let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
            colors = Array(frequent.prefix(Sixel.maxColors))
            for (number, color) in colors.enumerated() { numbers[color] = number }
            for color in frequent.dropFirst(Sixel.maxColors) { numbers[color] = nearest(to: color) }
        }

        func number(of pixel: UInt32) -> Int { numbers[Self.coarse(pixel)] ?? 0 }

        private func nearest(to color: UInt32) -> Int {
            colors.indices.min { Self.distance(colors[$0], color) < Self.distance(colors[$1], color) } ?? 0
        }

        private static func coarse(_ pixel: UInt32) -> UInt32 {
            let top = pixel & 0xF8F8F8
            // As bright as the whole range.
            return top | top >> 5 & 0x070707
        }

        private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
            [16, 8, 0].reduce(0) { sum, shift in
                let difference = Int(one >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)
                return sum + difference * difference
            }
        }
    }
}
