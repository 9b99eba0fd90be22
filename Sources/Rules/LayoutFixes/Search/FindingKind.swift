/// What kinds of findings there are for the search: which change helps depends on it.
package enum FindingKind: String, CaseIterable, Sendable { case conflict, open, other }
