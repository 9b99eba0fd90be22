import Foundation
import Testing

/// The targets that `Package.swift` declares, read from its text, as a package can't be described while it is built.
struct PackageManifest {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    struct Target: CustomTestStringConvertible {
        let name: String
        let isTest: Bool
        /// Folder in the repository.
        let path: String
        let dependencies: [String]
        /// Products of other packages.
        let products: [String]

        var testDescription: String { name }

        /// The files written in Swift, and their texts.
        func sources() throws -> [(name: String, text: String)] { try PackageManifest.sources(in: path) }
    }

    let targets: [Target]

    init() throws {
        let text = try String(contentsOf: Self.repository.appending(path: "Package.swift"), encoding: .utf8)
        let declaration = #/\.(target|executableTarget|testTarget|plugin)\(\s*name: "/#
        targets = try text.matches(of: declaration).map { match in
            let body = try Self.bracketed(text[match.range.lowerBound...], "(", ")")
            let strings = #/"([^"]+)"/#
            let name = try String(#require(body.firstMatch(of: strings)).1)
            let isTest = match.1 == "testTarget"
            let path = body.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.1) }
            let list = try body.firstRange(of: "dependencies: ").map {
                try Self.bracketed(body[$0.upperBound...], "[", "]")
            }
            let product = #/\.product\(name: "([^"]+)"[^)]*\)/#
            return Target(
                name: name, isTest: isTest, path: try path ?? #require(isTest ? "Tests/\(name)" : nil, "\(name)"),
                dependencies: list?.replacing(product, with: "").matches(of: strings).map { String($0.1) } ?? [],
                products: list?.matches(of: product).map { String($0.1) } ?? [])
        }
        let names = Set(targets.map(\.name))
        try #require(targets.count > 30 && names.count == targets.count)
        for target in targets { try #require(names.isSuperset(of: target.dependencies), "\(target.name)") }
    }

    /// The text from the first opening bracket to its closing one.
    private static func bracketed(
        _ text: Substring, _ opening: Character, _ closing: Character
    ) throws -> Substring {
        let start = try #require(text.firstIndex(of: opening))
        var depth = 0
        for index in text[start...].indices {
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 { return text[start...index] }
        }
        throw CocoaError(.fileReadCorruptFile)
    }

    /// What a target builds on, through any number of targets.
    func foundations(of target: Target) -> Set<String> {
        targets.filter { target.dependencies.contains($0.name) }.reduce(into: []) { all, dependency in
            all.formUnion(foundations(of: dependency))
            all.insert(dependency.name)
        }
    }

    /// The dependencies that no other dependency brings along.
    func ownDependencies(of target: Target) -> [String] {
        let brought = Set(targets.filter { target.dependencies.contains($0.name) }.flatMap(foundations))
        return target.dependencies.filter { !brought.contains($0) } + target.products
    }

    /// The Swift files in a folder of the repository.
    static func sources(in folder: String) throws -> [(name: String, text: String)] {
        let directory = repository.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            (path, try String(contentsOf: directory.appending(path: path), encoding: .utf8))
        }
    }
}
