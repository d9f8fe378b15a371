import Components
import DefaultComponents
import Views

/// A list of messages away from its newest one, with a person shown; it has the name of a thread's list.
///
/// Keep it while you use its views.
final class SampleList {
    private let source: MessageArraySource
    let list: ChatMessageListVC

    /// The visible part of the list.
    var view: View { list.view }

    /// The diagnostics of the list.
    var diagnostics: [ComponentDiagnostic] { list.node.connectedTree?.diagnostics ?? [] }

    /// Creates a list of messages, newest first, mounted and laid out.
    init(
        _ messages: [ChatMessage],
        in context: ComponentContext,
        checksReuse: Bool = false
    ) {
        source = MessageArraySource(messages, in: CertificateChat.channel)
        list = context.components.make(.messageListVC)
        list.name = "thread"
        list.checksReuse = checksReuse
        list.dataSource = source
        list.mount(in: context)
        list.view.layout(width: 375, height: 420)
        list.listView.scroll(by: -420)
        let place = list.listView.visibleRows.lowerBound
        if messages.indices.contains(place) { list.router.showUser(messages[place].author) }
    }

    /// Replaces one message by another.
    func replace(at index: Int, with message: ChatMessage) {
        var message = message
        message.id = source.messages[index].id
        source.messages[index] = message
        list.updateMessages(with: [.update(message, index: index)])
    }
}
