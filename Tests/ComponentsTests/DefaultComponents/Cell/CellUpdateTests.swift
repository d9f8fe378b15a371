import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct CellUpdateTests {
    @Test(arguments: FixtureChat.transcript.messages.indices)
    func aCellThatIsGivenAnotherMessageIsWhatANewOneWouldBe(index: Int) {
        var components = Components()
        components.messageListDateSeparatorEnabled = true
        let cell = mounted(at: 0, with: components)

        cell.content = content(at: index)
        cell.layoutIfNeeded()

        #expect(TreeNode(of: cell) == TreeNode(of: mounted(at: index, with: components)))
    }

    @Test func aCellThatIsFilledLateShowsItsMessage() {
        let cell = Components().make(.messageCell)
        cell.mount(in: ComponentContext(Components()))

        cell.content = content(at: 0)
        cell.layoutIfNeeded()

        #expect(TreeNode(of: cell) == TreeNode(of: mounted(at: 0, with: Components())))
    }

    @Test func aCellThatIsEmptiedShowsNothing() {
        let cell = mounted(at: 0, with: Components())

        cell.content = nil

        #expect(cell.subviews.isEmpty)
    }

    @Test func theCounterOfAThreadFollowsItsReplies() {
        let cell = Components().make(.messageCell)
        cell.content = thread(replies: 2)
        cell.mount(in: ComponentContext(Components()))

        cell.content = thread(replies: 7)

        let counter = TreeNode(of: cell).flattened.first { $0.name == "threadRepliesCounter" }
        #expect(counter?.flattened.compactMap(\.text) == ["7 replies"])
    }

    @Test func switchingSeparatorsOffTakesThemAway() {
        var components = Components()
        components.messageListDateSeparatorEnabled = true
        let cell = mounted(at: FixtureChat.transcript.messages.count - 1, with: components)

        components.messageListDateSeparatorEnabled = false
        cell.updateComponents(components)

        #expect(TreeNode(of: cell).flattened.allSatisfy { $0.name != "dateSeparator" })
    }

    private func mounted(at index: Int, with components: Components) -> any MessageCell {
        let cell = components.make(.messageCell)
        cell.content = content(at: index)
        cell.mount(in: ComponentContext(components))
        return cell
    }

    private func content(at index: Int) -> MessageCellContent {
        MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(FixtureChat.transcript.messages),
            channel: FixtureChat.group
        )
    }

    private func thread(replies: Int) -> MessageCellContent {
        let root = FixtureChat.message("root") { $0.replyCount = replies }
        return MessageCellContent(
            index: 0,
            messages: AnyRandomAccessCollection([root]),
            channel: FixtureChat.group,
            isInThread: true
        )
    }
}
