import DefaultComponents
import Testing
import Views

@Suite struct SlackLayoutTests {
    @Test func everyListOfChannelsIsRead() throws {
        let dms = #"[{"id": "D1", "members": ["U1", "U2"]}]"#
        var export = SlackFixture(slackMessage())
        export.extras = [
            file("groups.json", #"[{"id": "G1", "name": "secret"}]"#), file("dms.json", dms),
            file("mpims.json", #"[{"id": "M1", "name": "mpdm-a--b-1"}]"#),
            folder("secret", slackMessage("s")), folder("D1", slackMessage("d")),
            folder("mpdm-a--b-1", slackMessage("m")),
        ]

        let channels = try export.load().channels

        #expect(channels.map(\.channel.id) == ["D1", "C1", "M1", "G1"])
        #expect(channels.first?.channel.name == "Ann, Bob & Co")
        #expect(channels.map { $0.messages.map(\.text.plain) } == [["d"], ["hi"], ["m"], ["s"]])
    }

    @Test func channelsKnowTheirMembers() throws {
        let channel = try SlackFixture(slackMessage()).transcript().channel

        #expect(channel.members.map(\.name) == ["Ann", "Bob & Co"])
    }

    @Test func channelsWithoutAFolderAreEmpty() throws {
        var export = SlackFixture()
        export.channels = #"[{"id": "C1", "name": "silent"}]"#
        export.days = [:]

        #expect(try export.transcript().messages == [])
    }

    @Test func foldersThatNoListNamesAreChannelsToo() throws {
        var export = SlackFixture(slackMessage())
        export.extras = [folder("lost", slackMessage("found"))]

        #expect(try export.load().channels.map(\.channel.id) == ["C1", "lost"])
    }

    @Test func otherFilesAreNotedUnlessLeftOutOnPurpose() throws {
        var export = SlackFixture(slackMessage())
        export.days["notes.txt"] = "x"
        export.extras = [
            file("canvases.json", "x"), file(".DS_Store", "x"), file("integration_logs.json", "x"),
            file("readme.txt", "x"), folder("FC:F1:plan", "x"),
        ]

        #expect(
            try export.load().notes == [
                .unknownFile(file: "export/general/notes.txt"),
                .unknownFile(file: "export/readme.txt"),
            ]
        )
    }

    @Test func folderNamesCannotLeaveTheExport() throws {
        var export = SlackFixture(slackMessage())
        export.channels = #"[{"id": "../C2", "name": "../general"}, {"id": "..", "name": "a/b"}]"#

        let channels = try export.load().channels

        #expect(channels.map(\.channel.name) == ["../general", "a/b", "general"])
        #expect(channels.map(\.messages.count) == [0, 0, 1])
    }

    @Test func fieldsOfUsersAndChannelsAreCounted() throws {
        var export = SlackFixture(slackMessage())
        export.users = #"[{"id": "U1", "aura": 1, "tz": "x"}]"#
        export.channels = #"[{"id": "C1", "name": "general", "smell": 1, "topic": {}}]"#

        #expect(
            try export.load().notes == [
                .unknownFields(path: "users[].aura", count: 1),
                .unknownFields(path: "channels[].smell", count: 1),
            ]
        )
    }

    @Test func foldersWithListsAreRecognized() {
        let list = ConversationSource(folder: "x", entries: [file("dms.json", "")])

        #expect(SlackExportFormat().recognizes(SlackFixture().source))
        #expect(SlackExportFormat().recognizes(list))
        #expect(!SlackExportFormat().recognizes(ConversationSource(folder: "x", entries: [])))
        #expect(!SlackExportFormat().recognizes(file("users.json", "[]")))
    }

    private func file(_ name: String, _ text: String) -> ConversationSource {
        ConversationSource(file: name, text: text)
    }

    private func folder(_ name: String, _ message: String) -> ConversationSource {
        ConversationSource(folder: name, entries: [file("2026-03-02.json", "[\(message)]")])
    }
}
