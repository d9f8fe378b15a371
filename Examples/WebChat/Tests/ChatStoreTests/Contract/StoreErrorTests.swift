import ChatStore
import Testing

struct StoreErrorTests {
    @Test(arguments: StoreErrorTests.texts)
    func textHasTheProblemAndTheFix(error: StoreError, text: String) {
        #expect(error.description == text)
    }

    @Test
    func unseenCharactersAreShownAsEscapes() {
        let error = StoreError.nameTaken(name: "An\u{202E}n\u{7}")

        #expect(error.summary == "The name 'An\\u{202E}n\\u{7}' is taken.")
    }

    @Test
    func longTextsAreShortened() {
        let error = StoreError.noSuchRoom(id: String(repeating: "a", count: 81))

        #expect(
            error.summary == "There is no room '\(String(repeating: "a", count: 80))…'."
        )
    }

    static let texts: [(StoreError, String)] = [
        (.nameTaken(name: "Ann"), "The name 'Ann' is taken.\nTo fix, choose another name."),
        (
            .nameNotValid(name: ""),
            "The name '' is not valid.\nTo fix, choose 1 to 40 characters that can be seen; names of people have no comma."
        ),
        (
            .passwordNotValid,
            "The password is not valid.\nTo fix, choose 8 to 256 characters."
        ),
        (
            .wrongNameOrPassword,
            "The name or the password is wrong.\nTo fix, check both, or sign up."
        ),
        (
            .tooManyPictures(bytes: 9_000),
            "Your pictures of one day have 9000 bytes.\nTo fix, send it tomorrow."
        ),
        (.noSuchUser(id: "u9"), "There is no user 'u9'.\nTo fix, load the page again."),
        (.noSuchRoom(id: "r9"), "There is no room 'r9'.\nTo fix, load the page again."),
        (.noSuchMessage(id: "m"), "There is no message 'm'.\nTo fix, load the page again."),
        (.notAMember(room: "r1"), "You are not a member of the room 'r1'.\nTo fix, join it."),
        (
            .notTheAuthor(id: "m"),
            "You are not the author of the message 'm'.\nTo fix, ask the author to change it."
        ),
        (
            .idNotValid(id: "a b"),
            """
            The identifier 'a b' is not valid.
            To fix, use 1 to 64 letters, digits, hyphens or underscores.
            """
        ),
        (
            .idTaken(id: "m"),
            "The identifier 'm' is taken.\nTo fix, send the message with a new one."
        ),
        (
            .replyToReply(id: "m"),
            "The message 'm' is a reply.\nTo fix, reply to the message that it replies to."
        ),
        (.textNotValid, "The text is empty or has a null character.\nTo fix, write something."),
        (
            .textTooLong(characters: 9_000, bytes: 9_001),
            """
            The text is too long, with 9000 characters and 9001 bytes.
            To fix, send at most 8000 characters and 32000 bytes at once.
            """
        ),
        (
            .reactionNotValid(name: ""),
            "The reaction '' is not valid.\nTo fix, use 1 to 32 characters that can be seen."
        ),
        (
            .tooManyReactions(id: "m"),
            "The message 'm' has 20 kinds of reactions.\nTo fix, use one of those."
        ),
        (
            .attachmentsNotValid,
            """
            The attachments are too large or too many.
            To fix, attach at most 10, each of at most 64 kB.
            """
        ),
        (
            .responseNotValid(id: "m"),
            """
            The answer to the message 'm' is too large.
            To fix, answer with at most 4000 bytes and 8 kinds of answers.
            """
        ),
        (
            .stateNotValid(name: "votes"),
            """
            The value 'votes' is too large, or one too many.
            To fix, keep at most 2000 values, each of at most 16 kB.
            """
        ),
        (.busy, "Too many people are signing in.\nTo fix, try again in a few seconds."),
        (
            .noSuchFolder(path: "a/b"),
            "There is no folder for 'a/b'.\nTo fix, create the folder, or choose another path."
        ),
        (.notAStore(path: "a"), "'a' is not a database of a chat.\nTo fix, choose another path."),
        (
            .newerStore(path: "a"),
            "A newer version of the program wrote 'a'.\nTo fix, start that version."
        ),
        (
            .inUse(path: "a"),
            "'a' is in use.\nTo fix, end the other program, or choose another path."
        ),
        (.closed, "The store is closed.\nTo fix, open it again."),
        (
            .failed(reason: "disk full"),
            "The database failed: 'disk full'.\nTo fix, check the disk and its free space."
        ),
    ]
}
