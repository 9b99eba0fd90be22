import Masonry
import MasonryLanguage
import Testing

/// A project whose files are only texts, by path.
struct FileProject: ProjectFinder, CustomStringConvertible {
    let description: String
    private let files: [String: String]
    private let index: ProjectIndex

    init(_ description: String = "", _ files: KeyValuePairs<String, String>) {
        self.init(description, files.map { ($0.key, $0.value) })
    }

    init(_ description: String = "", _ files: [(path: String, text: String)]) {
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
        (self.description, self.files) = (description, texts)
        index = ProjectIndex(of: files.map(\.path)) { texts[$0] }
    }

    func project(around source: SourceText) -> (index: ProjectIndex, path: String)? { (index, source.name) }

    /// Runs a file, or several that are named together.
    func run(_ paths: String..., entry: String? = nil) throws -> (interpreter: Interpreter, outcome: Outcome) {
        let interpreter = Interpreter(projects: self)
        interpreter.entry = entry
        let sources = try paths.map { SourceText(name: $0, text: try #require(files[$0])) }
        let outcome = interpreter.run(try #require(sources.last), together: sources.dropLast())
        return (interpreter, outcome)
    }
}

/// What a file of a project comes to.
struct ProjectFrames: CustomStringConvertible {
    let project: FileProject
    let paths: [String]
    let frames: [String: [Double]]

    var description: String { project.description }

    init(
        _ description: String, _ path: String, _ frames: [String: [Double]], _ files: KeyValuePairs<String, String>
    ) {
        (project, paths, self.frames) = (FileProject(description, files), [path], frames)
    }

    func expectFrames() throws {
        let (interpreter, outcome) = try project.run(paths[0])
        #expect(outcome.diagnostics.map(\.message) == [])
        for (name, expected) in frames {
            let frame = try #require(interpreter.scene.layout().item(named: name)).frame
            #expect([frame.x, frame.y, frame.width, frame.height] == expected, "\(name)")
        }
    }
}
