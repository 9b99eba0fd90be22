/// Writes pictures in kitty's graphics protocol.
enum KittyGraphics {
    /// The most letters of a picture in one escape sequence.
    private static let chunk = 4_096

    /// Asks the terminal whether it knows the protocol; it answers with `reply`.
    static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    static let reply = "\u{1B}_Gi=31;OK"

    /// Shows a PNG file at the cursor, which then is below it.
    static func text(ofPNG file: [UInt8]) -> String {
        let letters = Base64.encoded(file)
        var text = ""
        for start in stride(from: 0, to: letters.count, by: chunk) {
            let end = min(start + chunk, letters.count)
            let keys = (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(end < letters.count ? 1 : 0)"
            text += "\u{1B}_G\(keys);" + String(decoding: letters[start..<end], as: UTF8.self) + "\u{1B}\\"
        }
        return text + "\n"
    }
}

/// Base64 without line breaks.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        var encoded: [UInt8] = []
        encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                encoded.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 63] : padding)
            }
        }
        return encoded
    }
}
