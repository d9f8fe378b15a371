import DefaultComponents
import Testing

@Suite struct ErrorTextTests {
    @Test(arguments: [
        (
            ConversationError.malformed(
                file: "a\u{1B}.json",
                line: 3,
                column: 5,
                path: "messages[3].author",
                expected: "a string, found the number '12'"
            ),
            #"""
            'a\u{1B}.json' is malformed at line 3, column 5, path 'messages[3].author': expected a string, found the number '12'.
            To fix, correct the file there, or load what is whole with LoadOptions(isLenient: true).
            """#
        ),
        (
            .malformed(file: "a", line: 1, column: 1, path: "", expected: "a value"),
            """
            'a' is malformed at line 1, column 1: expected a value.
            To fix, correct the file there, or load what is whole with LoadOptions(isLenient: true).
            """
        ),
        (
            .unreadable(file: "a/b"),
            """
            'a/b' cannot be read.
            To fix, check that it is there, is a file or a folder, and may be read.
            """
        ),
        (
            .tooLarge(file: "a", limit: 1_000_000_000),
            """
            'a' has more than 1000 MB.
            To fix, load it in smaller parts.
            """
        ),
        (
            .leadsOut(file: "a/b"),
            """
            'a/b' is a link that leads out of the folder, and was not followed.
            To fix, load it with ConversationSource(path:followsLinks: true) if it may be read.
            """
        ),
        (
            .unrecognized(file: "a", formats: ["slack", "conversation"]),
            """
            'a' is in no known format; asked 'conversation', 'slack'.
            To fix, name its format, or register a ConversationFormat that recognizes it.
            """
        ),
        (
            .unknownFormat(name: "irc", formats: []),
            """
            The format 'irc' is not registered; there are none.
            To fix, use one of those, or register a ConversationFormat of that name.
            """
        ),
        (
            .unknownZone(name: "Mars/Base"),
            """
            The time zone 'Mars/Base' is not known.
            To fix, use 'UTC', an offset such as '+05:30', or a name such as 'Europe/Berlin'.
            """
        ),
    ])
    func errorsSayWhatHappenedAndWhatToDo(error: ConversationError, text: String) {
        #expect(error.description == text)
    }

    @Test(arguments: [
        (
            LoadNote.unknownFields(path: "messages[].mood", count: 3),
            "unknown field 'messages[].mood': found 3, drew none"
        ),
        (
            .missingThreadRoot(messageID: "2.0", rootID: "1.0"),
            "reply '2.0' stays in the channel: its root '1.0' is missing or is a reply"
        ),
        (
            .duplicateMessage(messageID: "1.0", channelID: "C\n1"),
            #"left out another message '1.0' in channel 'C\u{A}1': the id is taken"#
        ),
        (.unknownFile(file: "a/b"), "left out 'a/b': the format does not know it"),
        (.skipped(.unreadable(file: "a")), "skipped a part: 'a' cannot be read."),
    ])
    func notesAreOneLineEach(note: LoadNote, text: String) {
        #expect(note.description == text)
    }
}
