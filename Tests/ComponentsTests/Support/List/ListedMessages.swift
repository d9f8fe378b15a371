import Components
import DefaultComponents
import Views

/// Messages in an array, shown by a list, and the list's calls.
final class ListedMessages {
    var channel: ChatChannel? = FixtureChat.group
    /// The messages, newest first.
    var messages: [ChatMessage]
    /// The number of calls of the list.
    private(set) var requestCount = 0
    /// The indices of the list's notifications about visible messages, in order.
    var displayed: [Int] = []
    private(set) var scrollCount = 0
    /// Called with the layout options of each message that the list is going to show.
    var willShow: ((ChatMessageLayoutOptions, ChatMessage?) -> Void)?

    init(_ messages: [ChatMessage]) {
        self.messages = messages
    }

    /// Returns a mounted list of the messages.
    func list(
        with components: Components = Components(),
        width: Double = 375,
        height: Double = 600
    ) -> ChatMessageListVC {
        let list = components.make(.messageListVC)
        list.dataSource = self
        list.delegate = self
        list.mount(in: ComponentContext(components))
        list.view.layout(width: width, height: height)
        return list
    }

    /// Returns a number of messages of a group in turns, a minute and a half apart, newest first.
    static func turns(_ count: Int) -> [ChatMessage] {
        (0..<count).reversed().map { number in
            let text = "Message \(number)" + String(repeating: " and on", count: number % 13)
            let seconds = Int64(number) * 90
            return number % 3 == 0
                ? FixtureChat.own("\(number)", at: seconds, RichText(plain: text))
                : FixtureChat.message("\(number)", at: seconds, RichText(plain: text))
        }
    }
}

extension ListedMessages: ChatMessageListVCDataSource {
    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        requestCount += 1
        return messages.count
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        requestCount += 1
        return messages.indices.contains(index) ? messages[index] : nil
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        let options = vc.layoutOptions(at: index)
        willShow?(options, messages.indices.contains(index) ? messages[index] : nil)
        return options
    }
}

extension ListedMessages: ChatMessageListVCDelegate {
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {
        displayed.append(index)
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        scrollCount += 1
    }
}
