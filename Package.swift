// swift-tools-version: 6.2
import PackageDescription

/// The rules that every Swift target keeps: warnings are errors, and an import is internal unless said otherwise.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether only the program is wanted, as by `scripts/run`. Other packages may not depend on unsafe flags, and get none.
let isQuick = Context.environment["MASONRY_QUICK_BUILD"] != nil

/// Whether the build is for the tests, as by `scripts/test`.
let isForTests = Context.environment["MASONRY_TEST_BUILD"] != nil

/// For what runs once a constraint. A build for the tests, which spend most of their time in it, optimizes it, and still checks
/// its assertions. The quick build says `-Onone` for every target, those of other packages too; the frontend takes this flag
/// instead.
let hot =
    strict
    + (isQuick
        ? [.unsafeFlags(["-Xfrontend", "-O"])]
        : isForTests ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : [])

/// For what runs once a view, a statement, a token of an accent or a tried edit: the quick build optimizes it, too.
let warm = isQuick ? hot : strict

/// Whether the fuzz targets are wanted, as by `scripts/fuzz`. Its flags would make a fuzzer of the plugin's tool, too.
let isForFuzzing = Context.environment["MASONRY_FUZZ"] != nil

let package = Package(
    name: "masonry-repl",
    products: [
        .library(name: "Masonry", targets: ["Masonry"]),
        .library(name: "MasonryLanguage", targets: ["MasonryLanguage"]),
        .library(name: "MasonryDrawing", targets: ["MasonryDrawing"]),
        .executable(name: "masonry-repl", targets: ["masonry-repl"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .target(name: "Simplex", path: "Sources/Engine/Simplex", swiftSettings: hot),
        .target(name: "LayoutTerms", path: "Sources/Engine/LayoutTerms", swiftSettings: hot),
        .target(
            name: "Masonry", dependencies: ["Simplex", "LayoutTerms"], path: "Sources/Engine/Masonry",
            swiftSettings: hot),
        .target(
            name: "LayoutFindings", dependencies: ["Masonry"], path: "Sources/Engine/LayoutFindings",
            swiftSettings: warm),
        .target(
            name: "Diagnostics", dependencies: ["LayoutTerms"], path: "Sources/Engine/Diagnostics", swiftSettings: hot),
        .target(
            name: "Vocabulary", dependencies: ["LayoutTerms", "Diagnostics"], path: "Sources/Engine/Vocabulary",
            swiftSettings: hot),
        .target(
            name: "Syntax", dependencies: ["LayoutTerms", "Diagnostics", "Vocabulary"], path: "Sources/Engine/Syntax",
            exclude: ["Parser/Grammar.txt"],
            swiftSettings: hot),
        .target(
            name: "Evaluator",
            dependencies: ["LayoutTerms", "Masonry", "LayoutFindings", "Diagnostics", "Vocabulary", "Syntax"],
            path: "Sources/Engine/Evaluator",
            swiftSettings: warm),
        .target(
            name: "AppleLibraries",
            dependencies: ["LayoutTerms", "Masonry", "Diagnostics", "Vocabulary", "Syntax", "Evaluator"],
            path: "Sources/Accents/AppleLibraries",
            swiftSettings: strict),
        .target(
            name: "AccentSyntax", dependencies: ["Masonry", "Diagnostics", "Vocabulary", "Syntax"],
            path: "Sources/Accents/AccentSyntax",
            swiftSettings: warm),
        .target(
            name: "ObjectiveCAccent", dependencies: ["Masonry", "Diagnostics", "Vocabulary", "Syntax", "AccentSyntax"],
            path: "Sources/Accents/ObjectiveCAccent",
            exclude: ["Grammar.txt"], swiftSettings: warm),
        .target(
            name: "SwiftAccent", dependencies: ["Masonry", "Diagnostics", "Vocabulary", "Syntax", "AccentSyntax"],
            path: "Sources/Accents/SwiftAccent",
            swiftSettings: warm),
        .target(
            name: "FixIts",
            dependencies: [
                "LayoutTerms", "Masonry", "Diagnostics", "Vocabulary", "Syntax", "Evaluator", "AccentSyntax",
            ],
            path: "Sources/Rules/FixIts",
            swiftSettings: strict, plugins: ["EmbedPages"]),
        .target(
            name: "LayoutLints",
            dependencies: [
                "LayoutTerms", "Masonry", "LayoutFindings", "Diagnostics", "Vocabulary", "Syntax", "Evaluator",
                "FixIts",
            ], path: "Sources/Rules/LayoutLints",
            swiftSettings: strict),
        .target(
            name: "Scripts",
            dependencies: [
                "LayoutTerms", "Masonry", "LayoutFindings", "LayoutLints", "Diagnostics", "Vocabulary", "Syntax",
                "Evaluator", "AppleLibraries", "ObjectiveCAccent", "SwiftAccent", "AccentSyntax", "FixIts",
            ], path: "Sources/Tools/Scripts",
            swiftSettings: strict),
        .target(
            name: "LayoutFixes",
            dependencies: [
                "LayoutTerms", "Masonry", "LayoutLints", "LayoutFindings", "Diagnostics", "Vocabulary", "Syntax",
                "Evaluator", "FixIts", "Scripts",
            ], path: "Sources/Rules/LayoutFixes",
            swiftSettings: warm),
        .target(
            name: "ScriptTools",
            dependencies: [
                "LayoutTerms", "Masonry", "LayoutLints", "LayoutFixes", "Diagnostics", "Vocabulary", "Syntax",
                "Evaluator",
                "FixIts", "Scripts",
            ], path: "Sources/Tools/ScriptTools",
            swiftSettings: strict),
        .target(
            name: "ConsoleLogs", dependencies: ["LayoutTerms", "Masonry", "Diagnostics", "FixIts"],
            path: "Sources/Tools/ConsoleLogs", swiftSettings: strict),
        .target(
            name: "MasonryLanguage",
            dependencies: [
                "Masonry", "LayoutLints", "Diagnostics", "Vocabulary", "Syntax", "Evaluator", "FixIts", "Scripts",
                "LayoutFixes", "ScriptTools", "ConsoleLogs",
            ], path: "Sources/Tools/MasonryLanguage",
            swiftSettings: strict, plugins: ["EmbedPages"]),
        .target(
            name: "MasonryDrawing", dependencies: ["Masonry"], path: "Sources/Tools/MasonryDrawing", swiftSettings: warm
        ),
        .target(
            name: "MasonryPage",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
            ], path: "Sources/Tools/MasonryPage", exclude: ["Page"],
            swiftSettings: strict, plugins: ["EmbedPages"]),
        .target(name: "CRsvg", path: "Sources/Programs/CRsvg", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "CLibEdit", path: "Sources/Programs/CLibEdit",
            linkerSettings: [.linkedLibrary("edit"), .linkedLibrary("tinfo")]),
        .executableTarget(
            name: "masonry-repl",
            dependencies: [
                "Masonry", "LayoutFindings", "MasonryLanguage", "MasonryDrawing", "MasonryPage", "CLibEdit",
                "CRsvg",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/masonry-repl",
            swiftSettings: strict, plugins: ["EmbedPages"]),
        .plugin(
            name: "EmbedPages", capability: .buildTool(), path: "Sources/Programs/EmbedPages"),
        .executableTarget(
            name: "masonry-example", dependencies: ["Masonry", "MasonryDrawing"],
            path: "Sources/Programs/masonry-example", swiftSettings: strict),
        .executableTarget(
            name: "masonry-untrusted-example", dependencies: ["Masonry", "MasonryLanguage", "MasonryDrawing"],
            path: "Sources/Programs/masonry-untrusted-example",
            swiftSettings: strict),
        .executableTarget(
            name: "masonry-bench",
            dependencies: [
                "Simplex", "Masonry", "MasonryLanguage",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Sources/Programs/masonry-bench",
            swiftSettings: warm),
        .target(name: "SceneFuzzing", dependencies: ["Masonry"], path: "Tests/SceneFuzzing", swiftSettings: strict),
        .target(
            name: "FormatterFuzzing", dependencies: ["MasonryLanguage"], path: "Tests/FormatterFuzzing",
            swiftSettings: hot),
        .target(
            name: "CallFuzzing", dependencies: ["Masonry", "MasonryLanguage"], path: "Tests/CallFuzzing",
            swiftSettings: strict),
        .target(
            name: "TokenFuzzing", dependencies: ["CallFuzzing", "FixIts", "Masonry", "MasonryLanguage"],
            path: "Tests/TokenFuzzing", swiftSettings: strict),
        .executableTarget(
            name: "masonry-token-trials", dependencies: ["CallFuzzing", "MasonryLanguage", "TokenFuzzing"],
            path: "Tests/TokenTrials", swiftSettings: strict),
        .executableTarget(
            name: "masonry-soak",
            dependencies: ["SceneFuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Sources/Programs/masonry-soak",
            swiftSettings: strict),
        .executableTarget(
            name: "masonry-memory-probe", dependencies: ["CallFuzzing", "Masonry", "MasonryLanguage"],
            path: "Tests/MemoryProbe", swiftSettings: strict),
        .executableTarget(
            name: "masonry-record", dependencies: ["Masonry", "MasonryLanguage", "TokenFuzzing"],
            path: "Tests/ProgramRecord",
            swiftSettings: strict),
        .executableTarget(
            name: "masonry-repairs",
            dependencies: [
                "Masonry", "LayoutFixes", "MasonryLanguage",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/RepairCorpus", swiftSettings: warm),
        .testTarget(name: "SceneTests", dependencies: ["SceneFuzzing", "Masonry"], swiftSettings: strict),
        .testTarget(name: "SimplexTests", dependencies: ["Simplex"], swiftSettings: strict),
        .testTarget(name: "MasonryTests", dependencies: ["Masonry", "LayoutFindings"], swiftSettings: strict),
        .testTarget(
            name: "MasonryLanguageTests",
            dependencies: [
                "MasonryLanguage", "ConsoleLogs", "Diagnostics", "Vocabulary", "Syntax", "Scripts", "FixIts",
                "LayoutFindings", "LayoutTerms",
                "LayoutFixes", "ScriptTools", "Masonry", "CallFuzzing", "FormatterFuzzing", "SceneFuzzing",
                "TokenFuzzing",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RepairCorpusTests", dependencies: ["masonry-repairs", "MasonryLanguage"], swiftSettings: strict),
        .testTarget(name: "MasonryDrawingTests", dependencies: ["MasonryDrawing", "Masonry"], swiftSettings: strict),
        .testTarget(
            name: "GoldenTests", dependencies: ["Masonry", "MasonryLanguage", "MasonryDrawing"], swiftSettings: strict),
        .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .testTarget(
            name: "SessionTests",
            dependencies: [
                "masonry-repl", "masonry-memory-probe", "masonry-token-trials", "Masonry", "MasonryLanguage",
                "MasonryDrawing", "LayoutFindings", "SceneFuzzing", "CPseudoTerminal",
            ],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

// What libFuzzer links is built by scripts/fuzz alone.
if isForFuzzing {
    package.targets += [
        .target(name: "CFuzzer", path: "Sources/Programs/CFuzzer"),
        .executableTarget(
            name: "masonry-fuzz",
            dependencies: [
                "Masonry", "MasonryLanguage", "MasonryDrawing", "CallFuzzing", "SceneFuzzing", "FormatterFuzzing",
                "TokenFuzzing", "CFuzzer",
            ], path: "Sources/Programs/masonry-fuzz",
            swiftSettings: strict),
    ]
}
