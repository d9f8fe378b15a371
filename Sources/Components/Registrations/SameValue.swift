/// Returns whether two values are equal; none for values that nobody can compare, such as functions.
func isSame<Value>(_ first: Value, _ second: Value) -> Bool? {
    if let type = (first as Any) as? Any.Type {
        return type == (second as Any) as? Any.Type
    }
    // In an array, as a cast would look into an optional.
    if let first = [first] as? any Equatable { return first.isEqual(to: [second]) }
    guard type(of: first as Any) is AnyClass else { return nil }
    return first as AnyObject === second as AnyObject
}

extension Equatable {
    fileprivate func isEqual(to other: some Any) -> Bool {
        (other as? Self) == self
    }
}
