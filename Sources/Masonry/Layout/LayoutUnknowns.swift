/// The unknowns of one view: left and top in root coordinates, width and height; of a scroll view the size of its
/// content area too.
struct LayoutUnknowns {
    var left: Unknown
    var top: Unknown
    var width: Unknown
    var height: Unknown
    var content: Content?

    struct Content {
        var width: Unknown
        var height: Unknown
    }

    func origin(_ axis: Axis) -> Unknown { axis == .horizontal ? left : top }

    func extent(_ axis: Axis) -> Unknown { axis == .horizontal ? width : height }

    func contentExtent(_ axis: Axis) -> Unknown? { axis == .horizontal ? content?.width : content?.height }

    func frame(_ values: [Double]) -> Rect {
        Rect(x: left.value(values), y: top.value(values), width: width.value(values), height: height.value(values))
    }
}
