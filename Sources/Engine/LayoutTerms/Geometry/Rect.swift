/// A rectangle in points: its top left corner and its size.
public struct Rect: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public subscript(component: FrameComponent) -> Double {
        switch component {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }

    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}
