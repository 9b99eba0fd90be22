internal import CLibEdit
internal import Glibc

/// Has the terminal say where a paste begins and ends, so that a pasted block arrives as one input.
enum BracketedPaste {
    static let beginning = "\u{1B}[200~"
    static let end = "\u{1B}[201~"

    static func start() { send("\u{1B}[?2004h") }

    static func stop() { send("\u{1B}[?2004l") }

    private static func send(_ sequence: String) {
        _ = sequence.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
    }

    /// Reads what is pasted, to its end.
    static func read(from editor: OpaquePointer) -> String {
        let end = Array(Self.end.unicodeScalars)
        var scalars = String.UnicodeScalarView()
        var character: wchar_t = 0
        while el_wgetc(editor, &character) == 1 {
            guard let scalar = Unicode.Scalar(UInt32(bitPattern: character)) else { continue }
            scalars.append(scalar)
            if scalar == end.last, scalars.suffix(end.count).elementsEqual(end) {
                scalars.removeLast(end.count)
                break
            }
        }
        return String(scalars)
            .replacing("\r\n", with: "\n")
            .replacing("\r", with: "\n")
    }
}
