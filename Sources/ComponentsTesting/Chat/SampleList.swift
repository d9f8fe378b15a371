import Components
import DefaultComponents
import Views

/// A list of messages away from its newest one, with a person shown; it has the name of a thread's list.
///
/// Keep it as long as you look at its views.
final class SampleList {
    private(set) var messages: [ChatMessage]
    let list: ChatMessageListVC

    /// What is seen of the list.
    var view: View { list.view }

    /// What was told of the list.
    var diagnostics: [ComponentDiagnostic] { list.node.connectedTree?.diagnostics ?? [] }

    /// Creates a list of messages, newest first, mounted and laid out.
    init(
        _ messages: [ChatMessage],
        in context: ComponentContext,
        checksReuse: Bool = false
    ) {
        self.messages = messages
        list = context.components.make(.messageListVC)
        list.name = "thread"
        list.checksReuse = checksReuse
        list.dataSource = self
        list.mount(in: context)
        list.view.layout(width: 375, height: 420)
        list.listView.scroll(by: -420)
        let place = list.listView.visibleRows.lowerBound
        if messages.indices.contains(place) { list.router.showUser(messages[place].author) }
    }

    /// Shows another message in the place of one.
    func replace(at index: Int, with message: ChatMessage) {
        var message = message
        message.id = messages[index].id
        messages[index] = message
        list.updateMessages(with: [.update(message, index: index)])
    }
}

extension SampleList: ChatMessageListVCDataSource {
    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        CertificateChat.channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        messages.count
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        messages.indices.contains(index) ? messages[index] : nil
    }
}
