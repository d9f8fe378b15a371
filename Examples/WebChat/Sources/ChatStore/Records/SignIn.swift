/// A person who signed in, with the token that proves it.
public struct SignIn: Sendable, Hashable {
    /// The person.
    public var user: UserRecord
    /// The secret for the cookie: 256 random bits in 43 characters of base64url.
    public var token: String
    /// The instant from which the token is not valid any more.
    public var endsAt: Int64

    /// Creates a sign-in.
    public init(user: UserRecord, token: String, endsAt: Int64) {
        self.user = user
        self.token = token
        self.endsAt = endsAt
    }
}
