/// How the two sides of a row compare.
public enum LinearRelation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}
