internal import AccentSyntax
internal import Diagnostics
internal import ObjectiveCAccent
public import Masonry
internal import Syntax
internal import SwiftAccent
internal import Synchronization
internal import Vocabulary

/// What the files of a project declare, by name. It says which files the code of one of them needs.
public final class ProjectIndex: Sendable {
    /// Where something is declared.
    struct Place: Hashable {
        let file: Int
        let span: Span
    }

    private struct Part {
        let type: String
        let place: Place
    }

    /// The paths of the files, as messages name them.
    let paths: [String]
    private let read: @Sendable (String) -> String?
    /// The size of an image of the project, in points; nil if it has none with that name.
    let imageSize: @Sendable (String) -> Size?
    /// The places of types, functions, variables and constants. The private ones have their file's mark.
    private let declarations: [String: [Place]]
    private let parts: [String: [Place]]
    /// The parts of types that no file declares, by their members.
    private let members: [String: [Part]]
    private let heads: [String: [String]]
    /// The types for which what has a name declares other names.
    private let aliased: [String: [String]]
    private let macros: [String: [Int]]
    /// The files with methods of delegates that say how large the cells of a table or a collection are.
    let sizingFiles: [Int]
    /// The operators and their functions, by symbol.
    private let operators: [String: [Place]]
    /// What was read again of files that others are read with.
    private let readAgain = Mutex<ReadAgain>(ReadAgain())

    private struct ReadAgain {
        var sources: [Int: SourceText] = [:]
        var wordsOfMacros: [Int: Set<String>] = [:]
    }

    /// - Parameters:
    ///   - paths: the project's files.
    ///   - imageSize: the size of an image of the project, in points; nil if it has none with that name.
    ///   - read: the text of a file; nil if it can't be read.
    public init(
        of paths: [String], imageSize: @escaping @Sendable (String) -> Size? = { _ in nil },
        read: @escaping @Sendable (String) -> String?
    ) {
        (self.paths, self.read, self.imageSize) = (paths, read, imageSize)
        var builder = Builder()
        var sizing: [Int] = []
        let names = NameTable()
        let libraries = paths.compactMap(Self.folderOfLibrary)
        for (file, path) in paths.enumerated() {
            guard !libraries.contains(where: path.hasPrefix), let text = read(path) else { continue }
            var found = Self.declarations(in: SourceText(name: path, text: text), names)
            if Self.isHeader(path) { for index in found.indices { found[index].isPrivate = false } }
            builder.add(found, of: file, sharesMacros: Self.isHeader(path))
            if Self.sizesCells(text) { sizing.append(file) }
        }
        builder.parts = builder.parts.filter { builder.types.contains($0.key) || builder.initializes.contains($0.key) }
        builder.members = builder.members.mapValues { $0.filter { !builder.types.contains($0.type) } }
        (declarations, parts, members) = (builder.declarations, builder.parts, builder.members)
        (heads, macros, operators) = (builder.heads, builder.macros, builder.operators)
        (aliased, sizingFiles) = (builder.aliased, sizing)
    }

    /// The folder of a copy of Masonry or SnapKit, which is not read, if this is its maker.
    private static func folderOfLibrary(_ path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        let isMaker = ["MASConstraintMaker.h", "ConstraintMaker.swift"].contains(path[path.index(after: slash)...])
        return isMaker ? String(path[...slash]) : nil
    }

    private static func declarations(in source: SourceText, _ names: NameTable) -> [FileDeclaration] {
        switch source.accent {
        case .swift: SwiftDeclarations.all(in: source, names)
        case .objectiveC: ObjectiveCDeclarations.all(in: source, names)
        case .masonry: []
        }
    }

    private struct Builder {
        var declarations: [String: [Place]] = [:]
        var parts: [String: [Place]] = [:]
        var members: [String: [Part]] = [:]
        var heads: [String: [String]] = [:]
        var aliased: [String: [String]] = [:]
        var macros: [String: [Int]] = [:]
        var operators: [String: [Place]] = [:]
        /// The types that a file declares, and those that a part gives an initializer.
        var types: Set<String> = []
        var initializes: Set<String> = []

        /// - Parameter sharesMacros: whether other files include the file.
        mutating func add(_ found: [FileDeclaration], of file: Int, sharesMacros: Bool) {
            for declaration in found {
                let place = Place(file: file, span: declaration.span)
                let name = declaration.isPrivate ? "\(declaration.name)$\(file)" : declaration.name
                if !declaration.aliased.isEmpty { aliased[name, default: []] += declaration.aliased }
                switch declaration.kind {
                case .type:
                    types.insert(name)
                    declarations[name, default: []].append(place)
                    for inner in declaration.types { declarations["\(name).\(inner)", default: []].append(place) }
                    if !declaration.heads.isEmpty { heads[name, default: []] += declaration.heads }
                case .part:
                    parts[declaration.name, default: []].append(place)
                    if declaration.members.contains("init") { initializes.insert(declaration.name) }
                    for inner in declaration.types {
                        declarations["\(declaration.name).\(inner)", default: []].append(place)
                    }
                    for member in declaration.members {
                        members[member, default: []].append(Part(type: declaration.name, place: place))
                    }
                case .value: declarations[name, default: []].append(place)
                case .macro where !sharesMacros: break
                case .macro: if macros[name]?.last != file { macros[name, default: []].append(file) }
                case .operator: operators[name, default: []].append(place)
                }
            }
        }
    }

    // MARK: Answers

    /// The mark of what is private to a file.
    func mark(of file: Int) -> String { Self.isHeader(paths[file]) ? "" : "\(file)" }

    /// Whether other files include the file, with all that is private to it.
    private static func isHeader(_ path: String) -> Bool { path.hasSuffix(".h") || path.hasSuffix(".pch") }

    /// The file of a source; nil if the project does not have it.
    func file(of path: String) -> Int? { paths.firstIndex(of: path) }

    func source(_ file: Int) -> SourceText? {
        readAgain.withLock { known in
            if let source = known.sources[file] { return source }
            let source = read(paths[file]).map { SourceText(name: paths[file], text: $0) }
            known.sources[file] = source
            return source
        }
    }

    /// The names in the definitions of a file's macros.
    private func wordsOfMacros(_ file: Int, _ names: NameTable) -> Set<String> {
        if let known = readAgain.withLock({ $0.wordsOfMacros[file] }) { return known }
        let words = source(file).map { ObjectiveCDeclarations.wordsOfMacros(in: $0, names) } ?? []
        readAgain.withLock { $0.wordsOfMacros[file] = words }
        return words
    }

    /// The places of what has a name, with the extensions of a type. Of several things with the same name, as in several apps
    /// of one project, those next to a file.
    func places(of name: String, near path: String) -> [Place] {
        let all = declarations[name] ?? []
        // The interface and the implementation of a class can be in different folders.
        let headers = all.filter { Self.isHeader(paths[$0.file]) }
        let own = nearest(headers, to: path) + nearest(all.filter { !headers.contains($0) }, to: path)
        let parts = parts[name] ?? []
        return own + (own.count < all.count ? nearest(parts, to: path) : parts)
    }

    /// Whether an extension of a library type has a member.
    func hasMember(_ name: String) -> Bool { members[name]?.isEmpty == false }

    /// The extensions of library types that have a member.
    ///
    /// - Parameter types: those that count; by default all.
    func places(ofMember name: String, of types: [String]? = nil, near path: String) -> [Place] {
        let wanted = (members[name] ?? []).filter { types?.contains($0.type) != false }
        return Dictionary(grouping: wanted, by: \.type).sorted { $0.key < $1.key }.flatMap {
            nearest($0.value.map(\.place), to: path)
        }
    }

    /// Of places in several folders, those that are nearest to a file.
    func nearest(_ places: [Place], to path: String) -> [Place] {
        if places.count < 2 { return places }
        // What the file itself declares hides the rest.
        let own = places.filter { paths[$0.file] == path }
        if !own.isEmpty { return own }
        let ways = places.map { Self.way(from: paths[$0.file], to: path) }
        let shortest = ways.min()
        return zip(places, ways).filter { $0.1 == shortest }.map(\.0)
    }

    /// The number of steps from the folder of a file to that of another.
    private static func way(from one: String, to other: String) -> Int {
        let (one, other) = (one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
        let common = zip(one, other).prefix { $0 == $1 }.count
        return one.count + other.count - 2 * common
    }

    // MARK: Contexts

    /// The most files that a file is read with.
    private static let maxCompanions = 80

    /// What a file is read with: for Swift the files with the types that it names and with what these inherit; for
    /// Objective-C those with the macros that it uses, and the interfaces of its classes and of what these inherit.
    ///
    /// - Parameters:
    ///   - own: its number among the files.
    ///   - path: the path by which the index knows it, or would.
    ///   - scope: the mark of what is private to it.
    func context(
        of source: SourceText, _ own: Int?, at path: String, scope: String, _ names: NameTable
    ) -> SourceContext {
        let declared = Self.declarations(in: source, names)
        let words = words(of: source, names)
        let files =
            source.accent == .swift
            ? swiftFiles(for: source, at: path, declared, words, names)
            : interfaceFiles(declared, at: path) + macroFiles(declared, words, at: path, names)
        var seen: Set<Int> = []
        let companions = files.filter { $0 != own && seen.insert($0).inserted }.prefix(Self.maxCompanions).compactMap {
            self.source($0)
        }
        return SourceContext(companions: companions, scope: scope)
    }

    private func words(of source: SourceText, _ names: NameTable) -> [String] {
        var seen: Set<Name> = []
        return Lexer.tokens(of: source, names: names).filter { $0.kind == .identifier && seen.insert($0.name).inserted }
            .map { names.text($0.name) }
    }

    /// The operators that a source uses, as far as files declare them.
    func operators(in source: SourceText, _ names: NameTable) -> [Place] {
        if operators.isEmpty || source.accent != .swift { return [] }
        var (symbols, last): (Set<String>, String) = ([], "")
        for token in Lexer.tokens(of: source, names: names) {
            guard token.kind.spelling != nil, ![.leftParen, .rightParen, .leftBrace, .rightBrace].contains(token.kind)
            else {
                last = ""
                continue
            }
            last = token.isAdjacent ? last + source.text(in: token.span) : source.text(in: token.span)
            symbols.insert(last)
        }
        return symbols.sorted().flatMap { operators[$0] ?? [] }
    }

    private func swiftFiles(
        for source: SourceText, at path: String, _ declared: [FileDeclaration], _ words: [String], _ names: NameTable
    ) -> [Int] {
        var files: [Int] = []
        var seen: Set<Int> = []
        func add(_ places: [Place]) {
            for place in places
            where paths[place.file].hasSuffix(Accent.swift.pathEnding) && seen.insert(place.file).inserted {
                files.append(place.file)
            }
        }
        var types = declared.filter { $0.kind == .type || $0.kind == .part }
            .flatMap { [$0.name] + $0.heads }
        var known: Set<String> = []
        while let type = types.popLast() {
            guard known.insert(type).inserted else { continue }
            add(places(of: type, near: path))
            types += heads[type] ?? []
        }
        for word in words {
            add(places(of: word, near: path))
            add(places(ofMember: word, near: path))
        }
        var named = words.flatMap { aliased[$0] ?? [] }
        while let type = named.popLast() {
            guard known.insert(type).inserted else { continue }
            add(places(of: type, near: source.name))
            named += aliased[type] ?? []
        }
        add(operators(in: source, names))
        // The nearest file comes first: of several aliases with a name that one counts.
        let ways = Dictionary(uniqueKeysWithValues: files.map { ($0, Self.way(from: paths[$0], to: path)) })
        return files.prefix(Self.maxCompanions).enumerated()
            .sorted { (ways[$0.element] ?? 0, $0.offset) < (ways[$1.element] ?? 0, $1.offset) }.map(\.element)
    }

    private func interfaceFiles(_ declared: [FileDeclaration], at path: String) -> [Int] {
        var files: [Int] = []
        var types = declared.filter { $0.kind == .type || $0.kind == .part }
            .flatMap { [$0.name] + $0.heads }
        var known: Set<String> = []
        while let type = types.popLast() {
            guard known.insert(type).inserted else { continue }
            let places = places(of: type, near: path)
            files += places.map(\.file).filter { Self.isHeader(paths[$0]) && !files.contains($0) }
            types += heads[type] ?? []
        }
        return files
    }

    private func macroFiles(
        _ declared: [FileDeclaration], _ words: [String], at path: String, _ names: NameTable
    ) -> [Int] {
        var files: [Int] = []
        let own = Set(declared.map(\.name))
        var words = Set(words).subtracting(own)
        var pending = words
        while !pending.isEmpty, files.count < Self.maxCompanions {
            var new: [Int] = []
            for word in pending.filter({ macros[$0] != nil }).sorted() {
                let places = nearest((macros[word] ?? []).map { Place(file: $0, span: Span(0, 0)) }, to: path)
                new += places.map(\.file).filter { !files.contains($0) && !new.contains($0) }
            }
            files += new
            pending = []
            for file in new {
                pending.formUnion(wordsOfMacros(file, names).subtracting(words).subtracting(own))
            }
            words.formUnion(pending)
        }
        return files
    }
}
