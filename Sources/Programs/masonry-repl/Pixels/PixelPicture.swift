internal import CRsvg
internal import Masonry
internal import MasonryDrawing
internal import MasonryLanguage

/// The SVG picture of a layout, drawn by librsvg, which is loaded when it is first asked for.
struct PixelPicture {
    private let svg: String
    /// In points, or in pixels if there is a scale.
    private let size: Size
    private let isScaled: Bool

    enum Failure: Error {
        case missingLibrary
        case notDrawn
        /// The longest side, in pixels.
        case tooLarge(Double)

        var diagnostic: Diagnostic {
            switch self {
            case .missingLibrary:
                Diagnostic(
                    severity: .error, slug: Slug.terminal.rawValue,
                    message: "pixels are drawn by librsvg, which is missing",
                    help: "install it, on Debian and Ubuntu with: apt-get install librsvg2-2")
            case .notDrawn:
                Diagnostic(severity: .error, slug: Slug.terminal.rawValue, message: "librsvg can't draw this picture")
            case .tooLarge(let side):
                Diagnostic(
                    severity: .error, slug: Slug.argument.rawValue,
                    message: "the picture would have \(side.rounded().spelled) pixels in a row or column; the most are "
                        + PixelPicture.longestSide.spelled,
                    help: "use a smaller --scale")
            }
        }
    }

    /// Pixels per point of a file.
    private static let fileScale = 2.0
    /// The longest side of a picture, in pixels.
    private static let longestSide = 8_192.0

    static var isAvailable: Bool { rsvg_is_available() != 0 }

    init(_ layout: Layout, _ picture: SVGPicture) {
        (svg, size) = picture.file(of: layout)
        isScaled = picture.scale != nil
    }

    init(_ strip: SVGStrip, isScaled: Bool) {
        svg = strip.text
        size = strip.size
        self.isScaled = isScaled
    }

    /// The file with the picture's scale, or with two pixels a point.
    func png() throws(Failure) -> [UInt8] {
        let side = max(size.width, size.height)
        if isScaled, side > Self.longestSide { throw .tooLarge(side) }
        return try png(pixels(scale: isScaled ? 1 : Self.fileScale))
    }

    /// The file with the largest picture that fits, at most twice as large as its points.
    func png(fitting room: (width: Int, height: Int)) throws(Failure) -> [UInt8] { try png(pixels(fitting: room)) }

    private func png(_ pixels: Size) throws(Failure) -> [UInt8] {
        try written { svg, length, write, data in
            rsvg_write_png(svg, length, pixels.width, pixels.height, write, data)
        }
    }

    /// The file in points.
    func pdf() throws(Failure) -> [UInt8] {
        try written { svg, length, write, data in
            rsvg_write_pdf(svg, length, size.width, size.height, write, data)
        }
    }

    /// The largest image that fits, at most twice as large as its points.
    func image(fitting room: (width: Int, height: Int)) throws(Failure) -> PixelImage {
        let size = pixels(fitting: room)
        let (width, height) = (Int(size.width), Int(size.height))
        var pixels = [UInt32](repeating: 0, count: width * height)
        var text = svg
        let outcome = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                rsvg_draw_pixels($0.baseAddress, $0.count, size.width, size.height, &pixels)
            }
        }
        try Self.check(outcome)
        return PixelImage(width: width, height: height, pixels: pixels)
    }

    /// The size in pixels. Parts of pixels are drawn, too, so that the picture covers every whole one.
    private func pixels(scale: Double) -> Size {
        let scale = min(scale, Self.longestSide / max(size.width, size.height, 1))
        return Size(width: max(1, size.width * scale), height: max(1, size.height * scale))
    }

    private func pixels(fitting room: (width: Int, height: Int)) -> Size {
        pixels(
            scale: min(
                Self.fileScale, Double(room.width) / max(1, size.width), Double(room.height) / max(1, size.height)))
    }

    private final class Output {
        var bytes: [UInt8] = []
    }

    private func written(
        _ draw: (UnsafePointer<CChar>?, Int, @escaping rsvg_writer, UnsafeMutableRawPointer) -> Int32
    ) throws(Failure) -> [UInt8] {
        let output = Output()
        var text = svg
        let outcome = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                draw(
                    $0.baseAddress, $0.count,
                    { data, bytes, count in
                        guard let data else { return 1 }
                        Unmanaged<Output>.fromOpaque(data).takeUnretainedValue().bytes += UnsafeBufferPointer(
                            start: bytes, count: count)
                        return 0
                    }, Unmanaged.passUnretained(output).toOpaque())
            }
        }
        try Self.check(outcome)
        return output.bytes
    }

    private static func check(_ outcome: Int32) throws(Failure) {
        if outcome == Int32(rsvg_missing.rawValue) { throw .missingLibrary }
        if outcome != Int32(rsvg_done.rawValue) { throw .notDrawn }
    }
}

extension SVGPicture {
    /// The file with the picture of a layout: an SVG file, unless the format is one of those that librsvg draws.
    func file(of layout: Layout, as format: LayoutFormat) throws(PixelPicture.Failure) -> [UInt8] {
        switch format {
        case .png: try PixelPicture(layout, self).png()
        case .pdf: try PixelPicture(layout, self).pdf()
        default: Array(draw(layout).utf8)
        }
    }
}

extension SVGStrip {
    /// The file with the strip, as `SVGPicture.file`.
    func file(as format: LayoutFormat, isScaled: Bool) throws(PixelPicture.Failure) -> [UInt8] {
        switch format {
        case .png: try PixelPicture(self, isScaled: isScaled).png()
        case .pdf: try PixelPicture(self, isScaled: isScaled).pdf()
        default: Array(text.utf8)
        }
    }
}

extension Theme {
    /// The theme in a terminal, which is taken to be dark.
    var onTerminal: Theme { self == .auto ? .dark : self }
}

/// Rows of pixels, each 0xAARRGGBB.
struct PixelImage {
    let width: Int
    let height: Int
    let pixels: [UInt32]
}
