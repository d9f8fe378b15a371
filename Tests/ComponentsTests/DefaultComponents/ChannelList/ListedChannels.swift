import Components
import DefaultComponents
import Drawing
import Views

/// Channels of a list, made as they are asked for: some in an array, before any number of others.
final class ListedChannels: ChatChannelListVCDataSource {
    var channels: [ChatChannelPreview]
    /// The number of channels after those in the array.
    let moreCount: Int
    /// The number of calls, and of channels that were read.
    private(set) var callCount = 0
    private(set) var readCount = 0
    /// A function that is called for each channel that is read, with its index.
    var onRead: (ChatChannelListVC, Int) -> Void = { _, _ in }

    init(_ channels: [ChatChannelPreview] = [], moreCount: Int = 0) {
        (self.channels, self.moreCount) = (channels, moreCount)
    }

    func numberOfChannels(in vc: ChatChannelListVC) -> Int {
        callCount += 1
        return channels.count + moreCount
    }

    func chatChannelListVC(_ vc: ChatChannelListVC, channelAt index: Int) -> ChatChannelPreview? {
        readCount += 1
        onRead(vc, index)
        guard !channels.indices.contains(index) else { return channels[index] }
        guard index < channels.count + moreCount else { return nil }
        return Self.channel(index - channels.count)
    }

    /// Returns a channel with a message, whose texts depend on its number.
    static func channel(_ number: Int, unread: Int = 0) -> ChatChannelPreview {
        let author = ChatUser(id: "u\(number % 7)", name: "Person \(number % 7)")
        let channel = ChatChannel(
            id: "c\(number)",
            name: "Channel \(number)",
            unreadCount: ChatUnreadCount(messages: unread)
        )
        let text = String(repeating: "word ", count: number % 11)
        let message = ChatMessage(
            id: "m\(number)",
            author: author,
            createdAt: Timestamp(seconds: Int64(number) * 977),
            text: RichText(plain: text)
        )
        return ChatChannelPreview(
            channel,
            lastMessage: number % 5 == 0 ? nil : message,
            isMuted: number % 4 == 0
        )
    }
}

extension ChatChannelListVC {
    /// Returns a mounted list of channels, laid out.
    static func shown(
        _ data: ListedChannels,
        with components: Components = Components(),
        width: Double = 280,
        height: Double = 400,
        faults: Int = FaultBudget().faults
    ) -> ChatChannelListVC {
        let list = components.make(.channelListVC)
        list.dataSource = data
        var context = ComponentContext(components)
        context.budget.faults = faults
        list.mount(in: context)
        list.view.layout(width: width, height: height)
        return list
    }

    /// What the list draws, with the frames.
    var drawn: String {
        view.layoutIfNeeded()
        return TreeNode(of: view, variant: .frames).description
    }

    /// The ids of the channels in view.
    var shownIDs: [String] {
        listView.visibleRows.compactMap { listView.row(at: $0)?.content?.id }
    }
}

/// Rows of another height, which depends on the channel.
final class TallRow: View, ChannelListItemView {
    var content: ChatChannelPreview? { didSet { contentChanged() } }
    var isSelected = false
    private let label = Label()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        fill(with: label)
    }

    override func updateContent() {
        super.updateContent()
        label.text = String(
            repeating: "\(content?.channel.name ?? "") ",
            count: (content?.id.utf8.count ?? 1) * 3
        )
    }
}
