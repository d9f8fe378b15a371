/// A value that a plugin keeps for one person, about a message, a room or that person.
public struct StateRecord: Sendable, Hashable {
    /// What a value is about, and its name.
    public struct Key: Sendable, Hashable {
        /// The kind of what it is about, such as `message`.
        public var ownerKind: String
        /// The identifier of what it is about, among those of its kind.
        public var ownerID: String
        /// The name of the value.
        public var name: String

        /// Creates a key.
        public init(ownerKind: String, ownerID: String, name: String) {
            self.ownerKind = ownerKind
            self.ownerID = ownerID
            self.name = name
        }
    }

    /// What it is about, and its name.
    public var key: Key
    /// Its JSON, which the store does not read; nil if it is removed.
    public var json: String?

    /// Creates a value.
    public init(_ key: Key, json: String?) {
        self.key = key
        self.json = json
    }
}
