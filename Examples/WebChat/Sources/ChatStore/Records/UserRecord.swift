/// A person who has an account.
public struct UserRecord: Sendable, Hashable {
    /// The identifier.
    public var id: String
    /// The name, as the person wrote it.
    public var name: String

    /// Creates a user.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }
}
