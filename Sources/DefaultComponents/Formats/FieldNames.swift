/// The names of the fields that a format knows in one kind of object.
struct FieldNames {
    private let names: Set<String>
    private let prefixes: [String]

    /// Creates names from those that are used and those that are left out on purpose.
    init(used: [String], leftOut: [String] = [], leftOutPrefixes: [String] = []) {
        names = Set(used).union(leftOut)
        prefixes = leftOutPrefixes
    }

    /// Returns whether the format knows a field.
    func contains(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }
}
