import DefaultComponents
import Views

/// A delegate that puts each message's index above it, and its id below.
final class NumberingDelegate: ChatMessageListVCDecorationDelegate {
    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        decoration("\(index)")
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        decoration(message.id)
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {}

    private func decoration(_ text: String) -> ChatMessageDecorationView {
        let label = Label()
        label.text = text
        let view = ChatMessageDecorationView()
        view.fill(with: label)
        return view
    }
}
