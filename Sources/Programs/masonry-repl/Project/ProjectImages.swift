internal import Masonry
internal import Synchronization

/// The images in the asset catalogues and folders of a project, found when the first is asked for.
final class ProjectImages: Sendable {
    private let root: String
    private let known = Mutex<[String: [String]]?>(nil)

    private static let (catalogue, image) = ("/Contents.json", ".png")
    /// How many bytes the header of an image has up to its size.
    private static let headerLength = 24

    init(below root: String) { self.root = root }

    /// The size of an image, in points; nil if there is none with this name, or if it can't be read.
    func size(named name: String) -> Size? {
        let files = known.withLock { known in
            let all = known ?? Self.files(below: root)
            known = all
            return all[name] ?? all[Self.symbol(name)]
        }
        for path in files ?? [] {
            if let size = path.hasSuffix(Self.catalogue) ? Self.size(inSet: path) : Self.size(ofImage: path) {
                return size
            }
        }
        return nil
    }

    /// The files of each image, by its name and by that of the constant that Xcode makes for it.
    private static func files(below root: String) -> [String: [String]] {
        var search = FolderSearch(suffixes: [String(catalogue.dropFirst()), image])
        var files: [String: [String]] = [:]
        for path in search.files(below: root) where !Folder.isLink(path) {
            let parts = path.split(separator: "/")
            guard parts.count > 1 else { continue }
            let folder = parts[parts.count - 2]
            var name: Substring
            if folder.hasSuffix(".imageset") {
                if !path.hasSuffix(catalogue) { continue }
                name = folder.dropLast(".imageset".count)
            } else if path.hasSuffix(image) {
                name = parts[parts.count - 1].dropLast(image.count)
                if name.hasSuffix("@2x") || name.hasSuffix("@3x") { name = name.dropLast(3) }
            } else {
                continue
            }
            for key in Set([String(name), symbol(String(name))]) { files[key, default: []].append(path) }
        }
        return files
    }

    /// `iconLike` for `icon_like` and `Icon-like`, without the differences of case.
    private static func symbol(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// The size of the first image of a set that can be read.
    private static func size(inSet path: String) -> Size? {
        guard let text = try? TextFile.read(path, .regular), let folder = Folder.parent(of: path) else { return nil }
        for entry in text.split(separator: "{") {
            guard let file = value(of: "filename", in: entry), file.hasSuffix(image), !file.contains("/"),
                let pixels = pixels(of: Folder.path(of: file, in: folder))
            else { continue }
            let scale = value(of: "scale", in: entry).flatMap { Double($0.filter { $0 != "x" }) } ?? 1
            return Size(width: pixels.width / scale, height: pixels.height / scale)
        }
        return nil
    }

    /// The text of a field of an object of JSON.
    private static func value(of field: String, in object: Substring) -> String? {
        let parts = object.split(separator: "\"", omittingEmptySubsequences: false)
        guard let place = parts.firstIndex(of: Substring(field)), place + 2 < parts.count,
            parts[place + 1].allSatisfy({ $0 == ":" || $0.isWhitespace })
        else { return nil }
        return String(parts[place + 2])
    }

    /// `icon@2x.png` has two pixels in a point.
    private static func size(ofImage path: String) -> Size? {
        let stem = path.dropLast(image.count)
        let scale = stem.hasSuffix("@2x") ? 2.0 : stem.hasSuffix("@3x") ? 3 : 1
        return pixels(of: path).map { Size(width: $0.width / scale, height: $0.height / scale) }
    }

    /// The size in pixels that the header of a PNG file says.
    private static func pixels(of path: String) -> Size? {
        guard !Folder.isLink(path), let bytes = try? TextFile.bytes(of: path, .regular), bytes.count >= headerLength,
            bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { return nil }
        let number = { (start: Int) in bytes[start..<(start + 4)].reduce(0.0) { $0 * 256 + Double($1) } }
        let size = Size(width: number(16), height: number(20))
        return size.width > 0 && size.height > 0 ? size : nil
    }
}
