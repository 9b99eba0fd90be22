import Foundation
import Testing

@Suite("The grammar and the parser name the same things")
struct GrammarTests {
    private let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    @Test(arguments: ["Engine/Syntax/Parser", "Accents/ObjectiveCAccent"])
    func everyProductionHasAMethod(_ folder: String) throws {
        let directory = sources.appending(path: folder)
        let grammar = try String(contentsOf: directory.appending(path: "Grammar.txt"), encoding: .utf8)
        let productions = grammar.split(separator: "\n").compactMap { line -> String? in
            let parts = line.split(separator: " ")
            return line.first?.isLowercase == true && parts.count > 2 && parts[1] == "=" ? String(parts[0]) : nil
        }
        #expect(productions.count > 40)
        let sources = try [directory, sources.appending(path: "Accents/AccentSyntax")].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        }.joined()
        for production in productions {
            #expect(sources.contains("func \(production)("), "no parse method for \(production)")
        }
    }
}
