import Foundation
import Testing

/// Pictures in pixels: as files, and in terminals that say that they show them.
struct PixelTests {
    private static let script = "screen 100x50\nview a\nmake.edges.equalTo(root).inset(10)\n"
    /// The bytes that every PNG file starts with.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    @Test func filesArePNGAndPDF() throws {
        let folder = try TerminalSession.newFolder()
        let input = Self.script + ":export a.png\n:export a.pdf\n:export a.svg\n"
        let result = try BuiltProgram.run(["-i"], input: input, in: folder)
        #expect(!result.output.contains("error"), "\(result.output)\(result.errors)")
        func file(_ name: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: folder.appending(path: name))) }
        let png = try file("a.png")
        #expect(png.starts(with: Self.signature))
        let svg = String(decoding: try file("a.svg"), as: UTF8.self)
        let width = try #require(svg.firstMatch(of: /width="([0-9.]+)"/).flatMap { Double($0.output.1) })
        #expect(Self.width(ofPNG: png) == Int(2 * width))
        #expect(try file("a.pdf").starts(with: Array("%PDF-".utf8)))
    }

    @Test(arguments: [("png", "PNG"), ("pdf", "%PDF")])
    func aScriptIsWrittenAsAFile(_ format: String, _ start: String) throws {
        let result = try BuiltProgram.run(["--format", format], input: Self.script)
        #expect(result.status == 0)
        #expect(result.output.prefix(8).contains(start))
    }

    @Test func aTerminalGetsNoBinaryFile() throws {
        let session = try TerminalSession(["--format", "png", "demo:basic"])
        #expect(session.status() == 64)
        #expect(session.text.contains("write it to a file with -o FILE"))
    }

    /// The program in a terminal that answers the question what it shows.
    private func session(answering reply: String) throws -> TerminalSession {
        let session = try TerminalSession(["--draw", "pixels", "demo:basic"])
        try session.wait(for: "_Gi=31")
        session.type(reply)
        #expect(session.status() == 0)
        return session
    }

    @Test func kittyGetsAPNGFile() throws {
        let session = try session(answering: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;22c")
        let chunks = session.bytes.matches(of: /\u{1B}_G([^;]*);([A-Za-z0-9+\/=]*)\u{1B}\\/).dropFirst()
        #expect(chunks.first?.output.1.hasPrefix("a=T,f=100") == true)
        #expect(chunks.dropLast().allSatisfy { $0.output.1.hasSuffix("m=1") && $0.output.2.count == 4096 })
        #expect(chunks.last?.output.1.hasSuffix("m=0") == true)
        let png = try #require(Data(base64Encoded: chunks.map { String($0.output.2) }.joined()))
        #expect(png.starts(with: Self.signature))
        // 80 columns of 10 pixels, 23 rows of 20.
        #expect(Self.width(ofPNG: [UInt8](png)) <= 800)
        #expect(Self.number([UInt8](png), at: 20) <= 460)
    }

    @Test func sixelsAreDrawnColorByColor() throws {
        let session = try session(answering: "\u{1B}[6;20;10t\u{1B}[?62;4;22c")
        let picture = try #require(session.bytes.firstMatch(of: /\u{1B}Pq"1;1;([0-9]+);([0-9]+)([^\u{1B}]*)\u{1B}\\/))
        let height = try #require(Int(picture.output.2))
        #expect(height > 100 && height <= 460)
        let bands = picture.output.3.split(separator: "-", omittingEmptySubsequences: true)
        #expect(bands.count == (height + 5) / 6)
        // Each color of a band covers its whole width.
        let width = try #require(Int(picture.output.1))
        let colors = try #require(bands.last?.split(separator: "$"))
        for color in colors {
            let sixels = color.drop { $0 == "#" || $0.isNumber }
            let counted = sixels.matches(of: /!([0-9]+)[?-~]/).reduce(0) { $0 + (Int($1.output.1) ?? 0) - 1 }
            let letters = sixels.replacing(/![0-9]+/, with: "").count
            #expect(counted + letters == width)
        }
        // The page covers the first row, although its height is no whole number of pixels: the row has one color.
        let first = try #require(bands.first?.split(separator: "$"))
        let inFirstRow = first.filter { color in
            color.unicodeScalars.contains { (63...126).contains($0.value) && ($0.value - 63) & 1 == 1 }
        }
        #expect(inFirstRow.count == 1, "\(first)")
    }

    @Test func otherTerminalsGetText() throws {
        let session = try session(answering: "\u{1B}[?62;22c")
        #expect(session.text.contains("this terminal shows no pixels"))
        #expect(session.text.contains("┌root 320×480"))
    }

    @Test func aSessionDrawsPixelsAfterEveryChange() throws {
        let session = try TerminalSession.atPrompt()
        session.type(":draw pixels\r")
        try session.wait(for: "_Gi=31")
        session.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;22c")
        try session.wait(for: "_Ga=T,f=100")
        session.type("view a; make.size.equalTo(20)\r")
        try session.wait(for: "_Ga=T,f=100")
        try session.wait(for: "has no fixed")
    }

    @Test func whatIsTypedBeforeTheAnswerIsKept() throws {
        let session = try TerminalSession.atPrompt()
        session.type(":draw pixels\r")
        try session.wait(for: "_Gi=31")
        session.type("vi\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10te\u{1B}[?62;22cw b\r")
        try session.wait(for: "_Ga=T,f=100")
        try session.wait(for: "b> ")
    }

    private static func width(ofPNG file: [UInt8]) -> Int { number(file, at: 16) }

    /// Four bytes of a file as a number.
    private static func number(_ file: [UInt8], at place: Int) -> Int {
        file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
