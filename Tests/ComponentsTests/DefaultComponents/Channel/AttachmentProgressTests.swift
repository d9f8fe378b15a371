import Components
import DefaultComponents
import Testing
import Views

/// Ids, progress and fields of the messages of a controller.
@Suite struct AttachmentProgressTests {
    @Test func newAttachmentsAreGivenIDs() throws {
        let server = SentRequests()
        let controller = server.controller()
        var taken = Self.file("b")
        taken.id = "1"

        let id = try controller.createNewMessage(
            text: "",
            attachments: [Self.file("a"), taken, Self.file("c"), taken]
        )

        #expect(controller.message(id: id)?.attachments.map(\.id) == ["2", "1", "3", "4"])
    }

    @Test func anEditKeepsIDsAndGivesNoneAgain() throws {
        let server = SentRequests()
        let controller = server.controller()
        let id = try controller.createNewMessage(
            text: "",
            attachments: [Self.file("a"), Self.file("b")]
        )
        let kept = try #require(controller.message(id: id)?.attachments.first)

        try controller.editMessage(id: id, text: "", attachments: [Self.file("c"), kept])

        #expect(controller.message(id: id)?.attachments.map(\.id) == ["3", "1"])
    }

    @Test func progressUpdatesItsMessageAlone() throws {
        let channel = ObservedChannel(messages: 3) { $0.attachments = [Self.file("a", id: "1")] }
        channel.controller.synchronize()

        let told = channel.told { $0.setProgress(0.25, ofAttachment: "1", inMessage: "1") }

        #expect(told == ["update 1 at 1"])
        #expect(channel.controller.messages.map { $0.attachments[0].progress } == [nil, 0.25, nil])
        #expect(channel.told { $0.setProgress(0.25, ofAttachment: "1", inMessage: "1") } == [])
        #expect(channel.told { $0.setProgress(.nan, ofAttachment: "1", inMessage: "1") } == [])
        #expect(channel.told { $0.setProgress(1, ofAttachment: "2", inMessage: "1") } == [])
        #expect(channel.told { $0.setProgress(1, ofAttachment: "1", inMessage: "gone") } == [])
        #expect(channel.delegate.faults == [])
    }

    @Test func otherControllersOfTheChannelShowProgress() throws {
        let server = SentRequests()
        let (first, second) = (server.controller(), server.controller())
        let id = try first.createNewMessage(text: "", attachments: [Self.file("a")])

        first.setProgress(0.5, ofAttachment: "1", inMessage: id)

        #expect(second.message(id: id)?.attachments.map(\.progress) == [0.5])
    }

    @Test func progressIsShownAndGone() throws {
        let channel = ComposedChannel()
        let id = try channel.controller.createNewMessage(text: "", attachments: [Self.file("a")])
        let old = channel.screen.view.texts

        channel.controller.setProgress(0.429, ofAttachment: "1", inMessage: id)
        channel.layOut()
        #expect(channel.screen.view.texts.contains("1 byte · 42%"))
        channel.controller.setProgress(nil, ofAttachment: "1", inMessage: id)
        channel.layOut()

        #expect(channel.screen.view.texts == old)
    }

    @Test(arguments: [(0.29, "29%"), (0.57, "57%"), (0.58, "58%"), (0.5799, "57%"), (1, "100%")])
    func wholePercentsAreShownAsTheyAre(progress: Double, percent: String) {
        var file = Self.file("a")
        file.progress = progress

        let channel = ComposedChannel([FixtureChat.own("own") { $0.attachments = [file] }])

        #expect(channel.screen.view.texts.contains("1 byte · \(percent)"))
    }

    @Test func anEditKeepsTheProgressThatCameMeanwhile() throws {
        let server = SentRequests()
        let controller = server.controller()
        let files = [Self.file("a"), Self.file("b")]
        let id = try controller.createNewMessage(text: "", attachments: files)
        controller.setProgress(0.25, ofAttachment: "1", inMessage: id)
        let old = try #require(controller.message(id: id)?.attachments)
        controller.setProgress(0.75, ofAttachment: "1", inMessage: id)
        let sent = server.log

        try controller.editMessage(id: id, text: "", attachments: old)
        #expect(server.log == sent)
        try controller.editMessage(id: id, text: "Ahoy", attachments: [old[1], old[0]])

        #expect(controller.message(id: id)?.attachments.map(\.progress) == [nil, 0.75])
        #expect(server.log.count == sent.count + 1)
    }

    @Test func presentAttachmentsWithoutIDsAreNoEdit() throws {
        let server = SentRequests()
        let message = FixtureChat.own("own") { $0.attachments = [Self.file("a")] }
        let controller = server.controller(message)

        try controller.editMessage(
            id: "own",
            text: message.text,
            attachments: message.attachments
        )

        #expect(server.log == [])
        #expect(controller.message(id: "own") == message)
    }

    @Test func aNewMessageHasItsFieldsAndAnEditKeepsThem() throws {
        let server = SentRequests()
        let controller = server.controller()
        var fields = MessageFields()
        fields[.mood] = "calm"

        let id = try controller.createNewMessage(text: "Ahoy", fields: fields)
        try controller.editMessage(id: id, text: "Ahoy!")
        #expect(controller.message(id: id)?[.mood] == "calm")
        fields[.mood] = "cross"
        try controller.editMessage(id: id, text: "Ahoy!", fields: fields)

        #expect(controller.message(id: id)?[.mood] == "cross")
        #expect(server.log.count == 3)
    }

    @Test(arguments: [false, true])
    func anEditFromTheDelegateKeepsWhatChangedBeforeIt(givesAttachments: Bool) throws {
        let server = SentRequests()
        let controller = server.controller()
        let id = try controller.createNewMessage(text: "Ahoy", attachments: [Self.file("a")])
        let editor = ProgressEditor(id: id, givesAttachments: givesAttachments)
        controller.delegate = editor

        controller.setProgress(0.25, ofAttachment: "1", inMessage: id)

        #expect(controller.message(id: id)?.text.plain == "Ahoy!")
        #expect(controller.message(id: id)?.attachments.map(\.progress) == [0.5])
        #expect(server.log.count == 2)
    }

    private static func file(_ name: String, id: String? = nil) -> ChatAttachment {
        let file = FileAttachment(assetURL: name, bytes: 1)
        var attachment = ChatAttachment(kind: .file, payload: .file(file))
        attachment.id = id
        return attachment
    }
}

extension View {
    /// The texts that are shown, from top to bottom.
    fileprivate var texts: [String] {
        guard !isHidden else { return [] }
        return ((self as? Label)?.text).map { [$0] } ?? subviews.flatMap(\.texts)
    }
}

/// Sets the progress of a message at its first change, and then edits it.
private final class ProgressEditor: ChatChannelControllerDelegate {
    private let id: ChatMessage.ID
    private let givesAttachments: Bool
    private var hasEdited = false

    init(id: ChatMessage.ID, givesAttachments: Bool) {
        (self.id, self.givesAttachments) = (id, givesAttachments)
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        guard !hasEdited else { return }
        hasEdited = true
        channelController.setProgress(0.5, ofAttachment: "1", inMessage: id)
        let attachments = channelController.message(id: id)?.attachments
        try? channelController.editMessage(
            id: id,
            text: "Ahoy!",
            attachments: givesAttachments ? attachments : nil
        )
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {}

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {}
}
