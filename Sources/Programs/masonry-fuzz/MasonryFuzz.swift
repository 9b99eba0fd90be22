internal import CFuzzer
internal import Glibc

/// Feeds one of the targets with inputs that libFuzzer makes up, guided by the code that they reach. `scripts/fuzz` builds
/// and runs it.
///
///     masonry-fuzz TARGET [what libFuzzer takes: a corpus, files to try again, -max_total_time=60 …]
///     masonry-fuzz list
///     masonry-fuzz dictionary
@main
enum MasonryFuzz {
    /// What the target complains about ends the process, so that libFuzzer keeps the input.
    @MainActor private static var target = FuzzTarget.parser

    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "list": return print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
        case "dictionary": return print(FuzzDictionary.text, terminator: "")
        case let name?:
            guard let target = FuzzTarget(rawValue: name) else { return complain("there is no target \(name)") }
            self.target = target
        case nil: return complain("which target?")
        }
        var count = CommandLine.argc - 1
        var pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
        // The name of the program is libFuzzer's to read.
        pointers?[0] = CommandLine.unsafeArgv[0]
        exit(
            LLVMFuzzerRunDriver(&count, &pointers) { data, size in
                let input = UnsafeBufferPointer(start: data, count: size)
                MainActor.assumeIsolated { MasonryFuzz.run(Array(input)) }
                return 0
            })
    }

    @MainActor private static func run(_ input: [UInt8]) {
        let complaints = target.complaints(about: input)
        for complaint in complaints { complain(complaint) }
        if !complaints.isEmpty { abort() }
    }

    static func complain(_ text: String) {
        let line = Array("masonry-fuzz: \(text)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
}
