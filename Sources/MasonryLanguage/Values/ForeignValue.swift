internal import Masonry

/// Something of UIKit or of a file that was not read, of which only the name is known.
final class ForeignValue {
    let name: String
    /// The colour that it is, by a name or as `#rrggbb`.
    let color: String?
    /// The size, in points, of the image that it is or makes.
    let imageSize: Size?

    init(_ name: String, color: String? = nil, imageSize: Size? = nil) {
        self.name = name
        self.color = color
        self.imageSize = imageSize
    }
}
