internal import Masonry

/// What an object of a script's class holds: of a view beside what every view has, else all there is.
final class ObjectValue {
    let type: ClassValue
    var storage: [Name: Value] = [:]
    /// The view that the object is, or that the view controller has.
    var view: View?
    var isViewController = false
    /// Whether `viewDidLoad` was run.
    var isLoaded = false
    var needsUpdateConstraints = true
    var needsLayout = true

    init(_ type: ClassValue) { self.type = type }
}
