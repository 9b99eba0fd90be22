extension LayoutConstraint {
    /// Whether the constant moves an edge out of the view whose same edge it is related to.
    package var leadsOut: Bool {
        guard first.attribute == second?.attribute, first.attribute.isSide else { return false }
        return first.attribute.isFarEdge ? constant > 0 : constant < 0
    }
}
