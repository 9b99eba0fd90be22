/// The part of SARIF 2.1.0 that the program writes, with the names of the standard.
struct SARIFLog: Encodable {
    let version = "2.1.0"
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case version, runs
        case schema = "$schema"
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind: String
        let invocations: [Invocation]
        let results: [Result]
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String
        let version: String
        let rules: [Rule]
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let fullDescription: Text
        let help: Text
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
    }

    struct Text: Encodable {
        let text: String
        let markdown: String?

        init(_ text: String, markdown: String? = nil) {
            self.text = text
            self.markdown = markdown
        }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        let locations: [Location]
        let relatedLocations: [Location]?
        let partialFingerprints: [String: String]?
        let fixes: [Fix]?
    }

    struct Location: Encodable {
        var id: Int?
        let physicalLocation: PhysicalLocation
        var message: Text?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        let uriBaseId: String?
    }

    /// Lines and columns from 1, bytes from 0; the end is exclusive.
    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int
        let endColumn: Int
        let byteOffset: Int
        let byteLength: Int
        let snippet: Text?
    }

    struct Fix: Encodable {
        let description: Text
        let artifactChanges: [ArtifactChange]
    }

    struct ArtifactChange: Encodable {
        let artifactLocation: ArtifactLocation
        let replacements: [Replacement]
    }

    struct Replacement: Encodable {
        let deletedRegion: Region
        let insertedContent: Text
    }

    /// The URIs of files: relative to the project's folder, absolute outside.
    struct Files {
        private let project: ProjectFolder

        init(_ project: ProjectFolder) {
            self.project = project
        }

        func location(of source: String) -> ArtifactLocation {
            let path = project.path(of: source)
            let isOutside = path.hasPrefix("/")
            return ArtifactLocation(
                uri: (isOutside ? "file://" : "") + Self.escaped(path), uriBaseId: isOutside ? nil : "%SRCROOT%")
        }

        private static func escaped(_ path: String) -> String {
            path.utf8.map { byte in
                let character = Character(Unicode.Scalar(byte))
                let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "/-._~".contains(character))
                return isPlain
                    ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }.joined()
        }
    }
}
