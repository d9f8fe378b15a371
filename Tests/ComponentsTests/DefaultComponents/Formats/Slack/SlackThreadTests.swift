import DefaultComponents
import Testing
import Views

@Suite struct SlackThreadTests {
    @Test func repliesStandInTheirThreadOnly() throws {
        let transcript = try SlackFixture(
            slackMessage("root", ts: "1.0", #""thread_ts": "1.0", "reply_count": 9"#),
            slackMessage("first", ts: "2.0", #""thread_ts": "1.0""#),
            slackMessage("other", ts: "3.0"),
            #"{"user": "U2", "ts": "4.0", "text": "second", "thread_ts": "1.0"}"#
        ).transcript()

        #expect(transcript.messages.map(\.id) == ["3.0", "1.0"])
        #expect(transcript.threads.map(\.rootID) == ["1.0"])
        #expect(transcript.threads.first?.messages.map(\.id) == ["4.0", "2.0", "1.0"])
        #expect(transcript.messages.map(\.replyCount) == [0, 2])
        #expect(transcript.messages.last?.threadParticipants.map(\.id) == ["U1", "U2"])
        #expect(transcript.threads.first?.messages.last == transcript.messages.last)
    }

    @Test(arguments: ["thread_broadcast", "reply_broadcast"])
    func broadcastRepliesAlsoStandInTheChannel(subtype: String) throws {
        let members = #""thread_ts": "1.0", "subtype": "\#(subtype)", "root": {"ts": "1.0"}"#

        let transcript = try SlackFixture(
            slackMessage(ts: "1.0"),
            slackMessage(ts: "2.0", members)
        ).transcript()

        #expect(transcript.messages.map(\.id) == ["2.0", "1.0"])
        #expect(transcript.messages.map(\.isShownInChannel) == [true, false])
        #expect(transcript.threads.first?.messages.map(\.id) == ["2.0", "1.0"])
    }

    @Test func replyWithoutARootStaysInTheChannelWithANote() throws {
        let conversation = try SlackFixture(slackMessage(ts: "2.0", #""thread_ts": "1.0""#)).load()

        #expect(conversation.channels.first?.messages.map(\.parentID) == ["1.0"])
        #expect(conversation.channels.first?.threads == [])
        #expect(conversation.notes == [.missingThreadRoot(messageID: "2.0", rootID: "1.0")])
    }

    @Test func replyToAReplyHasNoRoot() throws {
        let conversation = try SlackFixture(
            slackMessage(ts: "1.0"),
            slackMessage(ts: "2.0", #""thread_ts": "1.0""#),
            slackMessage(ts: "3.0", #""thread_ts": "2.0""#)
        ).load()

        #expect(conversation.channels.first?.messages.map(\.id) == ["3.0", "1.0"])
        #expect(conversation.notes == [.missingThreadRoot(messageID: "3.0", rootID: "2.0")])
    }

    @Test func messagesAreSortedByTimeStampsAcrossFiles() throws {
        var export = SlackFixture(slackMessage(ts: "3.0"), slackMessage(ts: "1.0"))
        export.days["2001-01-01.json"] = "[\(slackMessage(ts: "2.0")), \(slackMessage(ts: "4.0"))]"

        #expect(try export.transcript().messages.map(\.id) == ["4.0", "3.0", "2.0", "1.0"])
    }

    @Test func messagesOfOneTimeKeepTheirOrder() throws {
        let export = SlackFixture(slackMessage(ts: "1.0"), slackMessage(ts: "1.00"))

        #expect(try export.transcript().messages.map(\.id) == ["1.00", "1.0"])
    }

    @Test func ofMessagesWithOneIDTheFirstIsKeptWithANote() throws {
        let conversation = try SlackFixture(slackMessage("a"), slackMessage("b")).load()

        #expect(conversation.channels.first?.messages.map(\.text) == ["a"])
        #expect(conversation.notes == [.duplicateMessage(messageID: "1.0", channelID: "C1")])
    }
}
