/// The files that a tool reads, each with the configuration around it, which is read once.
final class ProjectFiles {
    private let options: ConfigurationOptions
    private let inputPath: String?
    private let excluded: [IgnoreRules]
    /// The configurations by the folders that have them, and that of the command line.
    private var configurations: [String: ProjectConfiguration] = [:]
    /// The nearest folder with a configuration, by folder.
    private var folders: [String: String?] = [:]

    init(_ options: ConfigurationOptions) {
        self.options = options
        (inputPath, excluded) = (nil, [])
    }

    /// Patterns of the command line are relative to the current folder.
    init(_ options: ConfigurationOptions, _ files: FileOptions) {
        self.options = options
        inputPath = files.stdinFilename
        excluded = files.exclude.isEmpty ? [] : [IgnoreRules(files.exclude, in: Folder.absolute("."))]
    }

    /// The configuration of a file: that of the command line, or the nearest one.
    func configuration(of file: String) throws(ConfigurationProblem) -> ProjectConfiguration {
        let isFile = file != "-" && !Demo.isPath(file)
        return try configuration(in: isFile ? Folder.parent(of: Folder.absolute(file)) ?? "/" : Folder.absolute("."))
    }

    /// The same for a folder, by its absolute path.
    func configuration(in folder: String) throws(ConfigurationProblem) -> ProjectConfiguration {
        if options.isOff { return ProjectConfiguration() }
        if let file = options.file { return try read(file, in: Folder.absolute(".")) }
        let known: String?
        if let found = folders[folder] {
            known = found
        } else {
            known = ConfigurationFile.folder(around: folder)
            folders[folder] = .some(known)
        }
        guard let found = known else { return ProjectConfiguration() }
        return try read(Folder.shown(Folder.path(of: ConfigurationFile.name, in: found)), in: found)
    }

    private func read(_ path: String, in folder: String) throws(ConfigurationProblem) -> ProjectConfiguration {
        if let known = configurations[folder] { return known }
        let read = try ConfigurationFile.read(path, in: folder)
        configurations[folder] = read
        return read
    }

    /// A path that a tool got, or what is in it if it is a folder.
    ///
    /// - Returns: the files, and whether others were left out.
    func files(
        _ path: String, endingIn suffixes: [String]
    ) throws(ConfigurationProblem) -> (entries: [ScriptPaths.Entry], leavesOutSome: Bool) {
        guard path != "-", Folder.isFolder(path) else {
            var entry = ScriptPaths.Entry(path: path)
            if path == "-" { entry.inputPath = inputPath }
            entry.configuration = try configuration(of: entry.namedPath)
            return ([entry], false)
        }
        var search = FolderSearch(suffixes: suffixes) { folder throws(ConfigurationProblem) in
            let configuration = try self.configuration(in: folder)
            let own =
                configuration.exclude.isEmpty ? [] : [IgnoreRules(configuration.exclude, in: configuration.folder)]
            return own + self.excluded
        }
        var entries: [ScriptPaths.Entry] = []
        for file in try search.files(below: path) {
            entries.append(
                ScriptPaths.Entry(path: file, isFound: true, configuration: try configuration(of: file)))
        }
        return (entries, search.leavesOutSome)
    }
}
