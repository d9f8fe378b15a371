/// The limits of what a store keeps.
public enum StoreLimits {
    /// The characters of a name at most.
    public static let nameCharacters = 40
    /// The bytes of a name at most, in UTF-8.
    public static let nameBytes = 160
    /// The characters of a password.
    public static let passwordCharacters = 8...256
    /// The characters of a text at most.
    public static let textCharacters = 8_000
    /// The bytes of a text at most, in UTF-8.
    public static let textBytes = 32_000
    /// The characters of the identifier of a message at most.
    public static let idCharacters = 64
    /// The kinds of reactions that a message has at most.
    public static let reactionKinds = 20
    /// The characters of the name of a reaction at most.
    public static let reactionCharacters = 32
    /// The bytes of the name of a reaction at most, in UTF-8.
    public static let reactionBytes = 64
    /// The mentions of a message at most; further ones are text.
    public static let mentions = 20
    /// The attachments of a message at most.
    public static let attachments = 10
    /// The bytes of the JSON of an attachment at most, in UTF-8.
    public static let attachmentBytes = 64_000
    /// The bytes of the JSON of an answer to a message at most, in UTF-8.
    public static let responseBytes = 4_000
    /// The bytes of the name of a kind of attachments or answers at most, in UTF-8.
    public static let kindBytes = 100
    /// The kinds of answers that a member has to a message at most.
    public static let responseKinds = 8
    /// The values that plugins keep for a person at most.
    public static let stateValues = 2_000
    /// The bytes of the JSON of such a value at most, in UTF-8.
    public static let stateBytes = 16_000
    /// The number at which the counting of unread messages and of mentions ends.
    public static let unread = 1_000
    /// The records of a list at most.
    public static let listed = 1_000
    /// The microseconds for which a token is valid: 30 days.
    public static let tokenLife: Int64 = 30 * 24 * 3_600 * 1_000_000
    /// The tokens that a user has at most; a further sign-in ends the oldest.
    public static let tokens = 32
    /// The scalars of a text that an error shows at most.
    static let quotedScalars = 80
}
