internal import Diagnostics
internal import Evaluator
internal import Masonry
internal import Syntax
internal import Vocabulary

/// The project around the source that runs, with the files of it that were read.
final class LoadedProject {
    let index: ProjectIndex
    /// The file that runs, and the path by which the index knows it.
    let path: String
    private let ownFile: Int?
    private let names: NameTable
    private var files: [Int: File?] = [:]
    /// The names of which nothing is left to run.
    var exhausted: Set<Name> = []
    /// Whether extensions of library types have a member with a name.
    private var members: [Name: Bool] = [:]

    private var withShorthand: [String: Set<Int>?] = [:]

    /// The most files that one run reads.
    private static let maxFiles = 400

    /// A file of which single declarations run.
    final class File {
        let program: Program
        /// Whether a statement has run, or is running.
        var hasRun: [Bool]
        /// The errors of syntax that were not reported yet.
        var errors: [SyntaxError]

        init(_ program: Program) {
            self.program = program
            errors = program.errors
            hasRun = Array(repeating: false, count: program.statements.count)
        }
    }

    init(_ index: ProjectIndex, around path: String, _ names: NameTable) {
        (self.index, self.path, self.names) = (index, path, names)
        ownFile = index.file(of: path)
    }

    /// A source with what it is read with.
    func completed(_ source: SourceText) -> SourceText {
        SourceText(source, index.context(of: source, ownFile, at: path, scope: "", names))
    }

    /// The places of a name in other files.
    func places(of name: String) -> [ProjectIndex.Place] {
        index.places(of: name, near: path).filter { $0.file != ownFile }
    }

    /// Whether extensions of library types have a member with a name.
    func hasMember(_ name: Name) -> Bool {
        if let known = members[name] { return known }
        let found = index.hasMember(names.text(name))
        members[name] = found
        return found
    }

    /// The places of extensions of library types with a member, in other files. Masonry's own attribute of a file that does not
    /// include such a category hides it.
    func places(ofMember name: String, of types: [String], in source: SourceText) -> [ProjectIndex.Place] {
        let places = index.places(ofMember: name, of: types, near: path).filter { $0.file != ownFile }
        guard source.accent == .objectiveC, !places.isEmpty, Attribute(rawValue: name) != nil,
            let seen = filesWithShorthand(around: source.name)
        else { return places }
        return places.filter { index.isSeen($0.file, in: seen) }
    }

    private func filesWithShorthand(around path: String) -> Set<Int>? {
        if let known = withShorthand[path] { return known }
        let found = index.filesWithShorthand(around: path, names)
        withShorthand[path] = .some(found)
        return found
    }

    /// The other files with delegates of tables or collections that name the class of a cell.
    func delegates(ofCell name: String) -> [ProjectIndex.Place] {
        index.delegates(ofCell: name, near: path, names).filter { $0.file != ownFile }
    }

    /// The places of the operators of other files that a source uses.
    func operators(in source: SourceText) -> [ProjectIndex.Place] {
        index.operators(in: source, names).filter { $0.file != ownFile }
    }

    /// A file; nil if it can't be read, or is one too many.
    func file(_ number: Int) -> File? {
        if let known = files[number] { return known }
        var file: File?
        if files.count < Self.maxFiles, let source = index.source(number) {
            let context = index.context(
                of: source, number, at: index.paths[number], scope: index.mark(of: number), names)
            file = File(SourceText(source, context).program(names: names))
        }
        files[number] = .some(file)
        return file
    }
}
