/// The reading direction, which decides the sides that leading and trailing stand for.
public enum LayoutDirection: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
