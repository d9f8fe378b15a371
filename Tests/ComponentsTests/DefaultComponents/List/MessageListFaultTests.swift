import Components
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct MessageListFaultTests {
    @Test(arguments: [
        (
            MessageListFault.outOfRange(change: "insert", index: 7, count: 3),
            """
            Change 'insert' names place '7' in a list of '3' messages, so it was left out. To fix, count \
            removals and starts of moves in the list before the batch, the others in the list after it.
            """
        ),
        (
            .placeUsedTwice(change: "remove", index: 2),
            """
            Change 'remove' names place '2', which another change of the batch names, too, so it was left \
            out. To fix, pass one change for each message.
            """
        ),
        (
            .countDiffers(expected: 3, found: 4),
            """
            The changes lead to '3' messages, and the data source has '4', so the list was read again. To \
            fix, change the data and pass every change to updateMessages(with:) in one batch.
            """
        ),
        (
            .otherMessage(index: 1, expected: "a", found: "b"),
            """
            The changes leave message 'a' at place '1', and the data source has 'b' there, so that is \
            shown. To fix, pass every change to updateMessages(with:).
            """
        ),
        (
            .duplicateID("a"),
            """
            Two messages have the id 'a'. To fix, give each message of a list an id of its own.
            """
        ),
        (
            .missingMessage(index: 2, count: 5),
            """
            The data source counts '5' messages and has none at place '2', so an empty one is shown. To \
            fix, return a message for each place below numberOfMessages(in:).
            """
        ),
        (
            .otherCell(index: 2),
            """
            tableView(_:cellForRowAt:) returned another cell for place '2' than the one that shows the \
            message, so that one is shown. To fix, return what super returns.
            """
        ),
        (
            .delegateNotSet(dataSource: "Screen"),
            """
            Data source 'Screen' has views to put above or below messages, and the list has no \
            delegate, so they are not shown. To fix, set it as the list's delegate, too.
            """
        ),
    ])
    func textSaysWhatHappenedAndHowToFixIt(fault: MessageListFault, text: String) {
        #expect(fault.description == text)
    }

    @Test func diagnosticNamesTheList() {
        #expect(
            ComponentDiagnostic.contradictedContent(
                component: "ChatMessageListVC",
                problem: "\(MessageListFault.duplicateID("a"))"
            ).description == """
                'ChatMessageListVC' received contradictory information. Two messages have the id 'a'. To fix, give \
                each message of a list an id of its own.
                """
        )
    }

    @Test func faultsOfAListAreDiagnosticsOfItsTree() {
        let data = ListedMessages(ListedMessages.turns(3))
        let list = data.list()

        list.updateMessages(with: [.remove(data.messages[0], index: 9)])

        #expect(list.faults == [.outOfRange(change: "remove", index: 9, count: 3)])
        #expect(
            list.node.connectedTree?.diagnostics == [
                .contradictedContent(
                    component: "ChatMessageListVC",
                    problem: "\(MessageListFault.outOfRange(change: "remove", index: 9, count: 3))"
                )
            ]
        )
    }
}
