/// The accounts, rooms and messages of a chat, which outlive the process.
///
/// Instants are microseconds since 1970 and are handed in by the caller, so that the same calls
/// store the same. Identifiers of users and rooms are made by the store, those of messages by the
/// clients. Only commands, marks and searches check memberships: before you show a room, ask
/// ``isMember(room:user:)``. Lists with a limit return at most 1,000 records, whatever it is.
public protocol ChatStore: Sendable {
    /// Creates an account and signs it in.
    ///
    /// A name has 1 to 40 characters, and no other account has it in another case or composition;
    /// a password has 8 to 256 characters.
    func signUp(
        name: String,
        password: String,
        at instant: Int64
    ) async throws(StoreError) -> SignIn

    /// Signs a person in, with a new token.
    ///
    /// Tokens of earlier sign-ins stay valid, for other browsers; sign out the one that is replaced.
    func signIn(
        name: String,
        password: String,
        at instant: Int64
    ) async throws(StoreError) -> SignIn

    /// Returns the user whom a token signs in, or `nil` if it is unknown or has ended.
    func user(
        ofToken token: String,
        at instant: Int64
    ) async throws(StoreError) -> UserRecord?

    /// Returns what is known of the person whom a token signs in, when they come to a room; `nil` if it is unknown or has ended.
    ///
    /// It is what ``user(ofToken:at:)``, ``isMember(room:user:)`` and ``roomIDs(of:limit:)`` return at one moment.
    func arrival(
        ofToken token: String,
        in roomID: String,
        roomLimit: Int,
        at instant: Int64
    ) async throws(StoreError) -> ArrivalRecord?

    /// Ends a token; an unknown one is ignored.
    func signOut(token: String) async throws(StoreError)

    /// Returns users in the order of their identifiers given; unknown ones are left out.
    func users(ids: [String]) async throws(StoreError) -> [UserRecord]

    /// Creates a room with its first member; the name follows the rule of names of users.
    func createRoom(
        name: String,
        by userID: String,
        at instant: Int64
    ) async throws(StoreError) -> RoomRecord

    /// Returns a room, or `nil` if there is none.
    func room(id: String) async throws(StoreError) -> RoomRecord?

    /// Returns the rooms of a member, ordered by name, after a room or from the first.
    func rooms(
        of userID: String,
        after roomID: String?,
        limit: Int
    ) async throws(StoreError) -> [RoomSummary]

    /// Returns the identifiers of the rooms of a member, ordered by name.
    func roomIDs(of userID: String, limit: Int) async throws(StoreError) -> [String]

    /// Returns the rooms that a user is not a member of, ordered by name.
    func roomsToJoin(
        by userID: String,
        after roomID: String?,
        limit: Int
    ) async throws(StoreError) -> [RoomRecord]

    /// Returns a room as one of its members sees it, or `nil` if the user is not a member.
    func summary(
        of roomID: String,
        for userID: String
    ) async throws(StoreError) -> RoomSummary?

    /// Makes a user a member; messages until then count as read. A member stays one.
    func join(room roomID: String, user userID: String) async throws(StoreError)

    /// Ends a membership, if there is one, and its read mark.
    func leave(room roomID: String, user userID: String) async throws(StoreError)

    /// Returns the members of a room, ordered by name.
    func members(of roomID: String) async throws(StoreError) -> [UserRecord]

    /// Returns whether a user is a member of a room.
    func isMember(room roomID: String, user userID: String) async throws(StoreError) -> Bool

    /// Runs a command, and returns after its commit all messages that it changed, by revision.
    ///
    /// A command that changes nothing, such as the deletion of a deleted message, returns no
    /// messages; one that sends a message again returns that message as it is now.
    func perform(
        _ command: ChatCommand,
        by userID: String,
        at instant: Int64
    ) async throws(StoreError) -> [MessageRecord]

    /// Returns messages of a room, or the replies to a message, the oldest first.
    func messages(
        in roomID: String,
        parent parentID: String?,
        from anchor: MessageAnchor,
        limit: Int
    ) async throws(StoreError) -> [MessageRecord]

    /// Returns a message, or `nil` if there is none.
    func message(id: String) async throws(StoreError) -> MessageRecord?

    /// Returns the number of messages of a room, or of replies to a message, deleted ones included.
    ///
    /// - Complexity: Logarithmic in the number of messages.
    func count(
        in roomID: String,
        parent parentID: String?,
        of range: MessageRange
    ) async throws(StoreError) -> Int64

    /// Returns the sequence of the first message of a room, replies aside, at or after an instant.
    func sequence(
        in roomID: String,
        atOrAfter instant: Int64
    ) async throws(StoreError) -> Int64?

    /// Returns the messages of a room, replies included, that changed after a revision, by revision.
    ///
    /// A message that changed several times is there once, as it is now. When as many as the limit
    /// are returned, ask again after the revision of the last.
    func changes(
        in roomID: String,
        after revision: Int64,
        limit: Int
    ) async throws(StoreError) -> [MessageRecord]

    /// Raises the read mark of a member; a lower sequence than the mark has no effect.
    ///
    /// Counts of unread messages follow at once; the mark itself is written within seconds.
    func markRead(
        room roomID: String,
        user userID: String,
        upTo sequence: Int64
    ) async throws(StoreError)

    /// Returns the read marks of all members of a room, ordered by the name of the member.
    func readMarks(in roomID: String) async throws(StoreError) -> [ReadMark]

    /// Keeps the file of a picture for a message that is sent after it, in place of an earlier one.
    ///
    /// It is deleted with its message. One whose message was not sent is deleted when the same person
    /// adds another after a day. A person keeps at most so many bytes of one day.
    func addPicture(
        _ picture: PictureRecord,
        by userID: String,
        at instant: Int64,
        dailyBytes: Int
    ) async throws(StoreError)

    /// Returns the file of a picture, or `nil` if there is none.
    func picture(id: String) async throws(StoreError) -> PictureRecord?

    /// Deletes the file of a picture, if there is one.
    func removePicture(id: String) async throws(StoreError)

    /// Returns what plugins keep for a person, by owner and name.
    func state(of userID: String) async throws(StoreError) -> [StateRecord]

    /// Changes what plugins keep for a person, all of it or nothing.
    ///
    /// Values about a message are removed with it, for all; those about one that is deleted or not there are ignored.
    func setState(_ changes: [StateRecord], of userID: String) async throws(StoreError)

    /// Returns messages of the rooms of a member that contain all words of a text, newest first.
    ///
    /// A word is found inside longer ones, in any case and with or without accents. Pass the
    /// identifier of the last message found to get older ones.
    func search(
        _ text: String,
        by userID: String,
        before messageID: String?,
        limit: Int
    ) async throws(StoreError) -> [MessageRecord]

    /// Writes what is still in memory, and ends the use of the store.
    func close() async throws(StoreError)
}
