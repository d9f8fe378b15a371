/// How the two sides of a constraint compare.
public enum ConstraintRelation: String, Sendable, Hashable {
    /// The same.
    case equal = "="
    /// No more than.
    case lessThanOrEqual = "<="
    /// No less than.
    case greaterThanOrEqual = ">="
}
