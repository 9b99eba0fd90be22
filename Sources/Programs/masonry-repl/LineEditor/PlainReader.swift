internal import CLibEdit
internal import Glibc

/// Reads statements and answers from a terminal that can't move its cursor, using only its own line editing.
struct PlainReader {
    let isComplete: (String) -> Bool

    func readText(prompt: String) -> LineEditor.Line {
        var text = ""
        var prompt = prompt
        _ = edit_take_continue()
        while true {
            Painter.send(prompt)
            switch readLine(prompt: prompt) {
            case .text(let line): text += line
            case .endOfFile where !text.isEmpty:
                Painter.send("\n")
                return .text(text)
            case .endOfFile: return .endOfFile
            case .interrupted, .visited:
                Painter.send("\n")
                return .interrupted
            }
            if isComplete(text) { return .text(text) }
            text += "\n"
            prompt = "... "
        }
    }

    /// A line without its newline.
    private func readLine(prompt: String) -> LineEditor.Line {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            if edit_wait_for_typing() == 0 {
                if edit_take_interrupt() != 0 { return .interrupted }
                // The terminal discarded the typed part of the line when it stopped the program.
                _ = edit_take_continue()
                Painter.send(prompt)
                continue
            }
            switch read(STDIN_FILENO, &byte, 1) {
            case 1 where byte == UInt8(ascii: "\n"): return .text(String(decoding: bytes, as: UTF8.self))
            case 1: bytes.append(byte)
            default: return bytes.isEmpty ? .endOfFile : .text(String(decoding: bytes, as: UTF8.self))
            }
        }
    }
}
