import Components
import DefaultComponents
import Testing
import Views

@Suite struct MessageActionsTests {
    @Test func othersMessagesAreAnsweredCopiedFlaggedAndMuted() {
        #expect(
            actions(FixtureChat.message("a"))
                == ["inlineReply", "threadReply", "react", "copy", "flag", "muteUser"]
        )
    }

    @Test func ownMessagesAreEditedAndDeleted() {
        #expect(
            actions(FixtureChat.own("a"))
                == ["inlineReply", "threadReply", "react", "edit", "copy", "delete"]
        )
    }

    @Test func whatWasNotSentIsSentAgainOrDeleted() {
        let failed = FixtureChat.own("a") { $0.localState = .sendingFailed }

        #expect(actions(failed) == ["resend", "copy", "delete"])
    }

    @Test(arguments: [.pendingSend, .sending] as [ChatMessageLocalState])
    func whatIsBeingSentCannotBeAnsweredYet(_ state: ChatMessageLocalState) {
        #expect(actions(FixtureChat.own("a") { $0.localState = state }) == ["copy", "delete"])
    }

    @Test func nothingIsCopiedWithoutText() {
        #expect(!actions(FixtureChat.message("a", RichText())).contains("copy"))
    }

    @Test(arguments: [.system, .error] as [ChatMessageKind])
    func nothingIsDoneWithTheChatsOwnMessages(_ kind: ChatMessageKind) {
        #expect(actions(FixtureChat.message("a", kind: kind)) == [])
    }

    @Test func nothingIsDoneWithDeletedMessages() {
        #expect(actions(FixtureChat.own("a") { $0.isDeleted = true }) == [])
    }

    @Test func onlyItsReaderActsOnAnEphemeralMessage() {
        #expect(actions(FixtureChat.own("a", kind: .ephemeral)) == ["copy", "delete"])
    }

    @Test func threadsHaveNoThreads() {
        #expect(!actions(FixtureChat.message("a"), isInThread: true).contains("threadReply"))
        let reply = FixtureChat.message("a") { $0.parentID = "root" }
        #expect(!actions(reply).contains("threadReply"))
        #expect(actions(reply).contains("inlineReply"))
    }

    @Test func channelsWithoutRepliesOfferNone() {
        var channel = FixtureChat.group
        channel.allowsReplies = false

        #expect(
            actions(FixtureChat.message("a"), in: channel) == ["react", "copy", "flag", "muteUser"]
        )
    }

    @Test func outsidersCanOnlyCopy() {
        var channel = FixtureChat.group
        channel.currentUserId = nil

        #expect(actions(FixtureChat.message("a"), in: channel) == ["copy"])
    }

    @Test func pluginsAddAndTakeAway() throws {
        let components = try Components.with([PinPlugin()])

        #expect(
            actions(FixtureChat.message("a"), components)
                == ["inlineReply", "threadReply", "react", "copy", "muteUser", "pin"]
        )
    }

    @Test func titlesAreWordsOfTheAppearance() {
        var appearance = Appearance()
        appearance.formatters.messageAction = { $0 == "edit" ? "Endre" : $0 }

        #expect(EditActionItem(appearance).title == "Endre")
        #expect(EditActionItem().title == "Edit Message")
        #expect(Appearance().formatters.messageAction("pin") == "pin")
    }

    /// Whatever the message, nobody can delete, edit or resend another person's message.
    @Test(arguments: Cases(100, of: 1000))
    func rightsFollowTheAuthor(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let kinds: [ChatMessageKind] = [.regular, .system, .error, .ephemeral, "vote"]
        let message = FixtureChat.message(
            "a",
            by: Bool.random(using: &random) ? FixtureChat.ann : FixtureChat.bo,
            Bool.random(using: &random) ? "Ahoy" : RichText(),
            kind: kinds.randomElement(using: &random) ?? .regular
        ) {
            $0.isDeleted = Bool.random(using: &random)
            $0.parentID = Bool.random(using: &random) ? "root" : nil
            $0.localState = Bool.random(using: &random) ? .sendingFailed : nil
        }

        let found = actions(message, isInThread: Bool.random(using: &random))

        let others: Set =
            message.isSentByCurrentUser
            ? ["flag", "muteUser"] : ["edit", "delete", "resend"]
        #expect(others.isDisjoint(with: found), "seed \(seed)")
        #expect(Set(found).count == found.count, "seed \(seed)")
    }

    private func actions(
        _ message: ChatMessage,
        in channel: ChatChannel = FixtureChat.group,
        isInThread: Bool = false,
        _ components: Components = Components()
    ) -> [String] {
        components[.messageActions](
            MessageActionsRequest(message: message, channel: channel, isInThread: isInThread)
        ).map(\.id)
    }
}

private struct PinPlugin: Plugin {
    let manifest = PluginManifest("pin")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is FlagActionItem) } + [PinActionItem()]
        }
    }
}

private struct PinActionItem: ChatMessageActionItem {
    let id = "pin"
    let title = "Pin"
    let icon: Image? = nil
    let isDestructive = false
}
