/// The reason why a store refuses or fails.
public enum StoreError: Error, Sendable, Hashable {
    /// A name that an account or a room has, in whatever case or composition.
    case nameTaken(name: String)
    /// A name that is empty, too long, or has characters that cannot be seen.
    case nameNotValid(name: String)
    /// A password that is too short or too long.
    case passwordNotValid
    /// A name without an account, or a password that is not its own.
    case wrongNameOrPassword
    /// A user who does not exist.
    case noSuchUser(id: String)
    /// A room that does not exist.
    case noSuchRoom(id: String)
    /// A message that does not exist, is in another room, or is deleted.
    case noSuchMessage(id: String)
    /// A user who is not a member of the room.
    case notAMember(room: String)
    /// A user who is not the author of the message.
    case notTheAuthor(id: String)
    /// An identifier of a message that has no characters, too many, or others than allowed.
    case idNotValid(id: String)
    /// An identifier that another message has.
    case idTaken(id: String)
    /// A parent that is a reply itself.
    case replyToReply(id: String)
    /// A text without anything to see, or with a null character.
    case textNotValid
    /// A text with too many characters or bytes.
    case textTooLong(characters: Int, bytes: Int)
    /// The name of a reaction that is empty, too long, or has control characters.
    case reactionNotValid(name: String)
    /// A message that has as many kinds of reactions as it can.
    case tooManyReactions(id: String)
    /// An attachment that is too large, or more of them than a message can have.
    case attachmentsNotValid
    /// An answer to a message that is too large, or of more kinds than a member can have.
    case responseNotValid(id: String)
    /// A value that a plugin keeps that is too large, or more of them than a person can have.
    case stateNotValid(name: String)
    /// A person whose pictures of one day have as many bytes as they may.
    case tooManyPictures(bytes: Int)
    /// Too many sign-ins at once.
    case busy
    /// A path whose folder does not exist.
    case noSuchFolder(path: String)
    /// A file that is not a database of a chat.
    case notAStore(path: String)
    /// A database that a newer version of the program wrote.
    case newerStore(path: String)
    /// A database that another store uses.
    case inUse(path: String)
    /// A store that was closed.
    case closed
    /// A failure of the database, with its reason.
    case failed(reason: String)
}
