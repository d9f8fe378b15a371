import Components
import DefaultComponents
import Testing
import Views

@Suite struct MessageTapTests {
    @Test(arguments: TappedPart.allCases)
    func aTapOnAPartRaisesItsEvent(_ part: TappedPart) throws {
        let message = TappedMessage(part.message)
        let view = try #require(message.view.flatMap(part.view))

        message.tap(on: view)

        #expect(message.sink.events == ["\(part)"])
        #expect(message.sink.messages == [part.message.id])
    }

    @Test func aTapOnTheAvatarNamesItsUser() throws {
        let message = TappedMessage(FixtureChat.message("a"))
        let avatar = try #require(message.view?.authorAvatarView)

        message.tap(on: avatar)

        #expect(message.sink.users == ["bo"])
    }

    @Test(arguments: FixtureChat.attachments.indices)
    func aTapOnAnAttachmentNamesIt(_ index: Int) throws {
        let message = TappedMessage(
            FixtureChat.message("a") { $0.attachments = FixtureChat.attachments }
        )
        let view = try #require(message.view?.attachmentViews[index])

        message.tap(on: view)

        #expect(message.sink.attachments == [FixtureChat.attachments[index]])
    }

    @Test func aTapOnALinkTellsWhereItLeads() throws {
        let message = TappedMessage(text: .link(" HTTPS:\\example.org/a\tb"))

        try message.tapOnText()

        #expect(message.sink.events == ["tapOnLink"])
        #expect(message.sink.urls == ["https://example.org/ab"])
    }

    @Test(arguments: HostilePageWords.addresses)
    func aTapOnAHostileLinkRaisesNothing(_ address: String) throws {
        let message = TappedMessage(text: .link(address))

        try message.tapOnText()

        #expect(message.sink.events == [])
    }

    @Test func aTapOnAMentionNamesThePerson() throws {
        let message = TappedMessage(text: .user("cy"))

        try message.tapOnText()

        #expect(message.sink.events == ["tapOnMention"])
        #expect(message.sink.users == ["cy"])
    }

    @Test(arguments: [nil, .channel("general"), .broadcast("here")] as [TextTarget?])
    func aTapOnOtherTextRaisesNothing(_ target: TextTarget?) throws {
        let message = TappedMessage(text: target)

        try message.tapOnText()

        #expect(message.sink.events == [])
    }

    @Test func aLinkInACardComesBeforeTheCard() throws {
        let style = TextStyle(target: .link("https://example.org"))
        let card = CardAttachment(text: RichText([TextRun("more", style: style)]))
        let message = TappedMessage(
            FixtureChat.message("a") {
                $0.attachments = [ChatAttachment(kind: .card, payload: .card(card))]
            }
        )
        let view = try #require(message.view?.attachmentViews.first as? ChatCardAttachmentView)

        message.sink.reply = .passed
        message.tap(on: view.textView)

        #expect(message.sink.events == ["tapOnLink", "tapOnAttachment"])
    }

    @Test(arguments: TappedPart.allCases)
    func aLongPressOnAnythingMeansTheMessage(_ part: TappedPart) throws {
        let message = TappedMessage(part.message)
        let view = try #require(message.view.flatMap(part.view))

        message.longPress(on: view)

        #expect(message.sink.events == ["longPressOnMessage"])
    }

    @Test func theDefaultStatusIsClosedToTaps() throws {
        let message = TappedMessage(FixtureChat.own("a"))
        let status = try #require(message.view?.deliveryStatusView)

        message.tap(on: status)

        #expect(message.sink.events == [])
    }

    @Test func aTapOnTheDefaultStatusOnceOpenedIsRaisedOnce() throws {
        let message = TappedMessage(FixtureChat.own("a"))
        let status = try #require(message.view?.deliveryStatusView)
        status.isUserInteractionEnabled = true

        message.tap(on: status)

        #expect(message.sink.events == ["tapOnDeliveryStatus"])
    }

    @Test func aMessageWithoutContentRaisesNothing() {
        let view = ChatMessageContentView()
        view.frame = Rect(width: 100, height: 100)

        #expect(view.tap(at: Point(x: 1, y: 1)) == nil)
        #expect(view.longPress(at: Point(x: 1, y: 1)) == nil)
    }
}
