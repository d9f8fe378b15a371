import Foundation
import Testing

@testable import Workbench

/// The texts for a path that no view has, or that several have.
struct NodeNamesTests {
    private static let bubble =
        "messageCell/messageContentView/mainContainer/bubbleThreadMetaContainer/bubble"

    @Test(arguments: [
        (
            "m23 --plugin squared-bubble --node messageCell/bubble",
            "There is no node 'messageCell/bubble'. To fix, write the nearest, '\(bubble)', or leave it "
                + "out."
        ),
        (
            "m23 --node x/y/bubble",
            "There is no node 'x/y/bubble'. To fix, write the nearest, '\(bubble)', or leave it out."
        ),
        (
            "m4 --node x/y/bubble",
            "There is no node 'x/y/bubble'. To fix, write one of 'bubbleThreadMetaContainer', "
                + "'bubbleContentContainer', or leave it out."
        ),
        (
            "m23 --node text",
            "There is no node 'text'. To fix, write the nearest, 'messageText', or leave it out."
        ),
        (
            "m23 --node quotedMesage",
            "There is no node 'quotedMesage'. To fix, write the nearest, 'quotedMessage', or leave it "
                + "out."
        ),
        (
            "m23 --node nope",
            "There is no node 'nope'. To fix, write one of 'messageCell', 'messageContentView', "
                + "'mainContainer', 'avatar', 'imageView', 'bubbleThreadMetaContainer', 'bubble', "
                + "'bubbleContentContainer', …, or leave it out."
        ),
        (
            "m23 --node textMeasurer",
            "'textMeasurer' is a value, not a view. To fix, write 'demo slots', which tells who sets it."
        ),
        (
            "m23 --node tapOnLink",
            "'tapOnLink' is an event, not a view. To fix, write 'demo slots', which tells who listens "
                + "to it."
        ),
        (
            "m2 --plugin squared-bubble --without squared-bubble --node textLabel",
            "Several views of message 'm2' end with 'textLabel'. To fix, write one of their paths: "
                + "'messageCell/messageContentView/reactionsBubble/reactions/reactionItem/textLabel', "
                + "'messageCell/messageContentView/reactionsBubble/reactions/reactionItem:2/textLabel'."
        ),
    ])
    func whatWasMeantIsReported(words: String, text: String) {
        let run = DemoRun("explain --message \(words)")

        #expect(run.errors == "error: \(text)\n")
        #expect(run.output == "")
        #expect(run.code == .usage)
    }

    @Test func aPartOfThatIsNotThereBelowAViewThatIsExplainsItself() {
        let run = DemoRun("explain --message m2 --node mainContainer/quotedMessage")

        #expect(run.output.hasPrefix("quotedMessage: not in message 'm2'\n"))
        #expect(run.code == .success)
    }

    @Test func ofSeveralMessagesOfOneIDThoseWithoutTheViewAreLeftOut() throws {
        let runs = try withTemporaryFile("chat.json", Self.sameIDs) { path in
            ["--json", "--lenient"].map {
                DemoRun([
                    "explain", path, "--message", "1", "--node", "attachment.image/imageView", $0,
                ])
            }
        }
        let parsed = try JSONSerialization.jsonObject(with: Data(runs[0].output.utf8))

        #expect((parsed as? [[String: Any]])?.count == 1)
        #expect(runs.map(\.code) == [.success, .success])
        #expect(runs[1].lines.count { $0.hasPrefix("messageCell/") } == 1)
    }

    @Test func whereNoMessageHasTheViewNothingIsWritten() throws {
        let run = try withTemporaryFile("chat.json", Self.sameIDs) { path in
            DemoRun(["explain", path, "--message", "1", "--node", "reactions", "--json"])
        }

        #expect(run.output == "")
        #expect(run.code == .usage)
    }

    /// Two channels with messages of the same id.
    private static let sameIDs = """
        {"format": "conversation", "version": 1, "users": [{"id": "a", "name": "A"}], "channels": [
         {"id": "x", "name": "x", "messages": [
          {"id": "1", "author": "a", "time": "2026-03-02T09:40:00Z", "text": "hi",
           "attachments": [{"kind": "image", "url": "https://e/1"}]}]},
         {"id": "y", "name": "y", "messages": [
          {"id": "1", "author": "a", "time": "2026-03-02T09:40:00Z", "text": "hello"}]}]}
        """
}
