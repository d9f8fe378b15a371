import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// Views that plugins declare over a chat.
@Suite(.diagnosticsOfIssues)
struct OverlayTests {
    @Test func barsOfAllPluginsPushTheMessagesInPluginOrder() throws {
        let chat = try OverlaidChannel(open: [0, 1, 2, 3])

        let bars = try [0, 1, 2, 3].map { chat.frame(try #require(chat.view($0))) }
        let messages = chat.frame(chat.list.listView)
        #expect(bars[0].y == 0 && bars[1].y == bars[0].height)
        #expect(messages.y == bars[1].y + bars[1].height)
        #expect(messages.y + messages.height == bars[2].y)
        #expect(bars[3].y == bars[2].y + bars[2].height)
        #expect(chat.frame(chat.list.view).height == bars[3].y + bars[3].height)
        #expect(bars.allSatisfy { $0.x == 0 && $0.width == 375 && $0.height > 30 })
    }

    @Test func barsBuryNeitherTheButtonNorTheTypingIndicatorNorTheDay() throws {
        let chat = try OverlaidChannel(open: [0, 2], messages: 60)

        chat.list.showTypingIndicator(typingUsers: [FixtureChat.bo])
        chat.list.listView.scroll(by: -600)
        chat.layOut()

        let bar = chat.frame(try #require(chat.view(2)))
        let typing = chat.frame(chat.list.typingIndicatorView)
        let button = chat.frame(chat.list.scrollToLatestMessageButton)
        let messages = chat.frame(chat.list.listView)
        #expect(typing.y + typing.height == bar.y)
        #expect(messages.y + messages.height == typing.y)
        #expect(!chat.list.scrollToLatestMessageButton.isHidden)
        #expect(button.y + button.height <= typing.y)
        #expect(chat.frame(chat.list.dateOverlayView).y >= messages.y)
    }

    @Test func olderMessagesStayWhereTheyAreWhenBarsComeAndGo() throws {
        let chat = try OverlaidChannel(messages: 60)
        chat.list.listView.scroll(by: -600)
        chat.layOut()
        let cell = try #require(
            chat.list.listView.cell(at: chat.list.listView.visibleRows.lowerBound + 2)
        )
        let place = chat.frame(cell)

        chat.set(0, true)
        chat.set(2, true)
        #expect(chat.frame(cell) == place)
        chat.set(0, false)
        chat.set(2, false)

        #expect(chat.frame(cell) == place)
    }

    @Test func theNewestMessageMovesUpAndDownWithABottomBar() throws {
        let chat = try OverlaidChannel(messages: 60)
        let cell = try #require(chat.list.listView.cell(at: 0))
        let end = chat.frame(cell).y + chat.frame(cell).height

        chat.set(2, true)

        let bar = chat.frame(try #require(chat.view(2)))
        #expect(chat.frame(cell).y + chat.frame(cell).height == end - bar.height)
        chat.set(2, false)
        #expect(chat.frame(cell).y + chat.frame(cell).height == end)
    }

    @Test func aTapOutsideClosesAModalOneAndReachesNothingBelow() throws {
        let chat = try OverlaidChannel(open: [1, 9])
        let root = chat.screen.view
        let sheet = chat.frame(try #require(chat.view(9)))

        root.tap(at: Point(x: sheet.x + 2, y: sheet.y + 2))
        #expect(chat.shown == [1, 9])
        let events = chat.events.names
        root.tap(at: Point(x: 100, y: 20))
        chat.layOut()

        #expect(chat.shown == [1])
        #expect(chat.events.names == events)
    }

    @Test func buttonsInOverlaysTakeTaps() throws {
        for number in [1, 5, 8, 9] {
            let chat = try OverlaidChannel(open: [number])
            let button = chat.frame(try #require(chat.view(number)).button)

            chat.screen.view.tap(at: Point(x: button.x + 4, y: button.y + 4))
            chat.layOut()

            #expect(chat.shown.isEmpty, "overlay \(number)")
        }
    }

    @Test func escapeClosesTheTopmostOneThatCanBeClosed() throws {
        let chat = try OverlaidChannel(open: [0, 1, 5, 8, 9, 10])

        var order: [[Int]] = []
        while chat.list.closeTopOverlay() { order.append(chat.shown) }

        #expect(order == [[0, 1, 5, 8, 9], [0, 1, 5, 8], [0, 1, 5], [0, 5]])
    }

    @Test func overlaysInAContainerHaveTheStateOfTheChannelAndLeaveWithTheList() throws {
        let components = try Components.with([OverlayPlugin(number: 9)])
        let container = ViewController()
        let list = components.make(.messageListVC)
        let data = ListedMessages([FixtureChat.message("1")])
        list.dataSource = data
        container.addChild(list)
        container.view.fill(with: list.view)
        let tree = container.mount(in: ComponentContext(components))
        container.view.layout(width: 375, height: 600)

        tree.set(true, of: OverlayPlugin.keys[9], for: try #require(list.ownerOfState))
        container.view.layout(width: 375, height: 600)
        #expect(list.openOverlays.count == 1)
        list.view.removeFromSuperview()
        container.view.layout(width: 375, height: 600)

        #expect(AccessibilityTree(of: container.view).text == "")
    }

    @Test func barsAreCutWhereTheyHaveNoRoom() throws {
        let chat = try OverlaidChannel(open: [0, 1, 2, 3], size: Size(width: 375, height: 200))

        let places = chat.list.openOverlays
        #expect(places.contains { $0.content.frame.size.height > $0.frame.size.height })
        #expect(places.allSatisfy { $0.clipsToBounds })
    }

    @Test func olderMessagesStayWhereTheyAreWhenTheListIsReplaced() throws {
        let chat = try OverlaidChannel(open: [2], messages: 60)
        chat.list.listView.scroll(by: -600)
        chat.layOut()
        let index = chat.list.listView.visibleRows.lowerBound + 2
        let place = chat.frame(try #require(chat.list.listView.cell(at: index)))
        let old = chat.list

        chat.components[.scrollToLatestMessageButton] = OtherScrollButton.self
        chat.screen.updateComponents(chat.components)
        chat.layOut()

        #expect(chat.list !== old)
        #expect(chat.frame(try #require(chat.list.listView.cell(at: index))) == place)
    }

    @Test func whatScheduledWorkClosesIsGoneWhenItEnds() throws {
        let chat = try OverlaidChannel(open: [9])
        chat.components.extend(.messageListVC, with: ClosingLater.self)
        chat.screen.updateComponents(chat.components)
        chat.layOut()
        #expect(chat.shown == [9])

        chat.tree.advance(to: chat.tree.now.advanced(by: .seconds(2)))

        #expect(chat.shown.isEmpty)
    }

    @Test func aModalOneIsADialogAndAllThatCanBeRead() throws {
        let chat = try OverlaidChannel(open: [0])
        let text = AccessibilityTree(of: chat.screen.view).text
        #expect(text.contains(#"- region "Pinned""#) && text.contains(#"text "Number""#))

        chat.set(9, true)

        let modal = AccessibilityTree(of: chat.screen.view).text
        #expect(
            modal == """
                - dialog "Form"
                  - text "Form, which several words describe"
                  - button "Press 9"

                """
        )
        var page = HTMLPage(title: "Sea")
        let entry = HTMLEntry(id: "1", name: "Sea", time: "", view: chat.screen.view)
        page.append(picture: HTMLPicture("Sea", entries: [entry]))
        #expect(page.text.contains(#"role="dialog" aria-modal="true" aria-label="Form""#))
    }

    @Test func aScrimIsAsLargeAsTheScreen() throws {
        let chat = try OverlaidChannel(open: [10])

        let scrim = chat.frame(try #require(chat.view(10)))

        #expect(scrim == Rect(width: 375, height: 600))
    }

    @Test func aPopoverGoesWithItsMessageAndEndsWithNothingLeft() throws {
        let chat = try OverlaidChannel(open: [8], messages: 20)
        // Its message is not in view: a modal one is still there to be closed.
        #expect(chat.shown == [8])
        #expect(chat.list.scrollToMessage(id: "1"))
        chat.layOut()

        let popover = chat.frame(try #require(chat.view(8)))
        let index = try #require(chat.list.listView.visibleIndex(ofMessageWithID: "1"))
        let cell = try #require(chat.list.listView.cell(at: index) as? ChatMessageCell)
        let content = chat.frame(try #require(cell.messageContentView))
        #expect(popover.y >= content.y && popover.y < content.y + content.height)
    }

    @Test func overlaysOfAThreadAreThoseThatWantToBe() throws {
        let components = try Components.with([OverlayPlugin(number: 0)])
        let screen = ChatThreadVC()
        screen.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages([FixtureChat.message("1")]),
            client: SentRequests().client
        )
        let tree = screen.mount(in: ComponentContext(components))

        tree.set(true, of: OverlayPlugin.keys[0], for: .channel(FixtureChat.group.id))
        screen.view.layout(width: 375, height: 600)

        #expect(screen.messageListVC.openOverlays.isEmpty)
    }

    @Test func aListAloneHasOverlays() throws {
        let components = try Components.with([OverlayPlugin(number: 0), OverlayPlugin(number: 9)])
        let data = ListedMessages([FixtureChat.message("1")])
        let list = components.make(.messageListVC)
        list.dataSource = data
        let tree = list.mount(in: ComponentContext(components))
        for number in [0, 9] {
            tree.set(true, of: OverlayPlugin.keys[number], for: try #require(list.ownerOfState))
        }

        list.view.layout(width: 375, height: 600)

        #expect(list.openOverlays.count == 2)
        #expect(list.listView.frame.y > 0)
        #expect(list.closeTopOverlay() && list.openOverlays.count == 1)
    }
}

private final class ClosingLater: ComponentExtension<ChatMessageListVC> {
    override func setUp() {
        super.setUp()
        schedule("close", after: .seconds(1)) { $0.host.closeTopOverlay() }
    }
}

private final class OtherScrollButton: ChatScrollToLatestMessageButton {}
