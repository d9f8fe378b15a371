import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Tracing
import Views

struct ListChangeTests {
    @Test func rowsAloneAreMadeAnewWhosePartsAreOthers() throws {
        let (data, answers) = messagesWithQuotes()
        let list = data.list()
        let before = cells(of: list)
        var components = Components()
        components.extend(.quotedMessage, with: Edge.self)

        #expect(list.canChange(to: components))
        list.updateComponents(components)

        let after = cells(of: list)
        let anew = Set(after.keys.filter { after[$0] !== before[$0] })
        #expect(anew == answers)
        #expect(after.count > 4)
        #expect(after.count == before.count)
    }

    @Test func nothingRunsInRowsThatStay() throws {
        let data = ListedMessages(ListedMessages.turns(8))
        let (list, recorder) = (Components().make(.messageListVC), CompositionRecorder())
        list.dataSource = data
        list.mount(in: ComponentContext(Components(), recordedBy: recorder))
        list.view.layout(width: 375, height: 600)
        let before = recorder.log.found.runs.count
        var components = Components()
        components.extend(.reactions, with: Edge.self)

        list.updateComponents(components)

        let slots = Set(recorder.log.found.runs.dropFirst(before).compactMap(\.owner.slot))
        #expect(slots.contains("messageListView"))
        #expect(slots.isDisjoint(with: ["messageCell", "messageContentView", "bubble", "avatar"]))
    }

    @Test func nothingIsMadeAnewForEqualComponents() throws {
        let data = messagesWithQuotes().data
        let list = data.list()
        var components = Components()
        components.replace(.avatar, with: Square.self)
        list.updateComponents(components)
        let before = cells(of: list)

        // Made by itself, and the same.
        var same = Components()
        same.replace(.avatar, with: Square.self)
        list.updateComponents(same)

        #expect(cells(of: list).allSatisfy { $0.value === before[$0.key] })
    }

    @Test func theRowOfAnOptionThatATransformTakesAwayIsMadeAnew() throws {
        let data = messagesWithQuotes().data
        let list = data.list()
        let before = cells(of: list)
        var components = Components()
        components.transform(.messageLayoutOptions) { next, request in
            request.message(older: 0)?.id == "9"
                ? next(request).subtracting([.text]) : next(request)
        }

        list.updateComponents(components)

        let after = cells(of: list)
        #expect(before.keys.filter { after[$0] !== before[$0] } == ["9"])
    }

    @Test func theFallbackOfAKeyThatIsFilledGivesWay() throws {
        var message = FixtureChat.message("poll", at: 0, RichText(plain: "Which?"))
        message.attachments = [
            ChatAttachment(kind: "poll", payload: .other(title: "Which?", json: .null))
        ]
        let data = ListedMessages([message] + ListedMessages.turns(3))
        let list = data.list()
        let before = cells(of: list)
        var components = Components()
        components.replace(.attachment("poll"), with: PollView.self)

        list.updateComponents(components)

        let after = cells(of: list)
        #expect(before.keys.filter { after[$0] !== before[$0] } == ["poll"])
        let poll = try #require(after["poll"])
        #expect(TreeNode(of: poll).description.contains("attachment(poll): PollView"))
    }

    @Test(arguments: [0.0, -33.3, -421.77, -1200])
    func thePlaceIsKeptToTheHundredthOfAPoint(distance: Double) throws {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list()
        list.listView.scroll(by: distance)
        let before = newest(in: list)
        var components = Components()
        components.extend(.bubble, with: Edge.self)

        for _ in 0..<3 {
            list.updateComponents(components)
            #expect(newest(in: list) == before)
            list.updateComponents(Components())
            #expect(newest(in: list) == before)
        }
    }

    @Test func whatAHookReadOfASlotsTypeMayChangeEveryRow() throws {
        var components = Components()
        components.extend(.bubble, with: Asking.self)
        let data = ListedMessages(ListedMessages.turns(4))
        let list = data.list(with: components)
        let before = cells(of: list)
        components.replace(.reactions, with: Reactions.self)

        list.updateComponents(components)

        #expect(cells(of: list).allSatisfy { $0.value !== before[$0.key] })
    }

    @Test func whatLiesOutsideOfRowsNeedsAnotherScreen() throws {
        let list = ListedMessages(ListedMessages.turns(4)).list()
        var values = Components()
        values[.appearance].metrics.listMargin += 1
        var parts = Components()
        parts.extend(.scrollToLatestMessageButton, with: Edge.self)
        var scoped = Components()
        scoped.extend(.bubble, with: Edge.self, in: .messages { $0.id == "3" })

        #expect([values, parts, scoped].map(list.canChange) == [false, false, false])
        #expect(list.canChange(to: Components()))
        #expect(!Components().make(.messageListVC).canChange(to: Components()))
    }

    @Test func whatAChangeLeftAsItWasStillNeedsAnotherScreen() {
        let data = ListedMessages(ListedMessages.turns(4))
        let list = data.list()
        var components = Components()
        components.extend(.scrollToLatestMessageButton, with: Edge.self)

        list.updateComponents(components)

        #expect(!list.canChange(to: components))
        #expect(!list.canChange(to: Components()))
    }

    @Test func rowsAreComparedWithWhatTheyWereMadeOf() {
        let data = ListedMessages(ListedMessages.turns(4))
        let list = data.list()
        var components = Components()
        components.extend(.bubble, with: Edge.self)

        // The whole tree has other components from then on, and the rows are not notified.
        list.typingIndicatorView.updateComponents(components)
        list.updateComponents(components)

        let fresh = data.list(with: components)
        #expect(TreeNode(of: list.view).description == TreeNode(of: fresh.view).description)
    }

    @Test func aReloadInAHookIsNotLost() {
        var components = Components()
        components.extend(.messageListVC, with: Reloading.self)
        let data = ListedMessages(ListedMessages.turns(4))
        let list = data.list(with: components)
        data.messages[0].text = "Sooner"

        components.extend(.reactions, with: Edge.self)
        list.updateComponents(components)

        #expect(TreeNode(of: list.listView).description.contains("Later"))
    }

    @Test func rowsThatWereMadeAnewAreGone() throws {
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list()
        var components = Components()
        weak var cell: (any MessageCell)?
        for number in 0..<20 {
            cell = list.listView.cell(at: 1)
            if number % 2 == 0 {
                try components.install([SquareAvatarsPlugin(), SquaredBubblePlugin()])
            } else {
                try components.uninstall("square-avatars")
                try components.uninstall("squared-bubble")
            }
            list.updateComponents(components)

            #expect(cell == nil)
            #expect(list.listView.liveCellCount == list.listView.visibleRows.count)
        }
    }

    /// Returns messages of which some answer others, and their indices.
    private func messagesWithQuotes() -> (data: ListedMessages, answers: Set<String>) {
        var messages = ListedMessages.turns(12)
        for index in [1, 4] {
            messages[index].quote = ChatQuote(messageID: "0", author: FixtureChat.bo, text: "Said")
        }
        let data = ListedMessages(messages)
        return (data, Set([1, 4].map { messages[$0].id }))
    }

    private func cells(of list: ChatMessageListVC) -> [String: any MessageCell] {
        var cells: [String: any MessageCell] = [:]
        for index in list.listView.visibleRows {
            guard let cell = list.listView.cell(at: index) else { continue }
            cells[cell.content?.message()?.id ?? ""] = cell
        }
        return cells
    }

    /// Returns the newest visible message, and the end of its row, in hundredths of a point.
    private func newest(in list: ChatMessageListVC) -> [Double] {
        let index = list.listView.visibleRows.lowerBound
        let frame = list.listView.cell(at: index)?.frame ?? .zero
        return [Double(index), ((frame.y + frame.size.height) * 100).rounded()]
    }
}

private final class Edge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 7
    }
}

/// Changes a message once the rows took other components, and reads all again.
private final class Reloading: ComponentExtension<ChatMessageListVC> {
    override func setUpAppearance() {
        super.setUpAppearance()
        let data = host.dataSource as? ListedMessages
        guard data?.messages[0].text.plain == "Sooner" else { return }
        data?.messages[0].text = "Later"
        host.reloadMessages()
    }
}

/// Decides by the content of another slot.
private final class Asking: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        if host.components[.reactions] == Reactions.self { host.layer.borderWidth = 7 }
    }
}

private final class Square: ChatAvatarView {}

private final class Reactions: ChatMessageReactionsView {}

private final class PollView: ChatAttachmentView {}
