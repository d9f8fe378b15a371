/// The names of the fields that a format knows in one kind of object.
struct FieldNames {
    private let names: Set<String>
    private let prefixes: [String]

    /// Creates names from those that are used and those that are left out on purpose.
    init(used: [String], excluded: [String] = [], excludedPrefixes: [String] = []) {
        names = Set(used).union(excluded)
        prefixes = excludedPrefixes
    }

    /// Returns whether the format knows a field.
    func contains(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }
}
