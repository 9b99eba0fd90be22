internal import CLibEdit
internal import Glibc

/// A command of the shell, which uses the terminal.
enum ShellCommand {
    /// What an input that is one starts with.
    static let mark: Character = "!"

    /// - Returns: the exit status, or 128 plus the signal that ended it.
    static func run(_ command: String) -> Int32 {
        let status = system(command)
        // A ^C was meant for the command.
        _ = edit_take_interrupt()
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }
}
