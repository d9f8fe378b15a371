import Components
import DefaultComponents
import Views

/// A list of a number of messages, on the screen of a phone.
final class OpenList {
    static let components = installed([DefaultComponentsPlugin()])
    static let screen = Size(width: 375, height: 800)

    let messages: NumberedMessages
    let controller: ChatMessageListVC
    private let tree: ComponentTree
    private var turn = 0

    /// Opens the list at its newest message.
    init(_ messages: NumberedMessages, in components: Components = components) {
        self.messages = messages
        controller = components.make(.messageListVC)
        controller.dataSource = messages
        controller.delegate = messages
        tree = controller.mount(in: ComponentContext(components))
        controller.view.layout(width: Self.screen.width, height: Self.screen.height)
    }

    convenience init(count: Int) {
        self.init(NumberedMessages(count: count))
    }

    var listView: ChatMessageListView { controller.listView }

    /// Scrolls to a position with some screens of messages above it, a different one each time.
    func scrollToNextPlace() {
        turn += 1
        listView.scroll(to: messages.count / 4 + turn * 7_919 % (messages.count / 2))
    }

    /// Scrolls up by a screen.
    func scrollUp() {
        listView.scroll(by: -Self.screen.height)
    }

    /// Advances the clock by a frame.
    func takeTurn() {
        tree.advance(to: tree.now.advanced(by: Animation.frame))
    }

    /// Adds a message at the newest end, and shows it or keeps the position.
    func insert() {
        controller.updateMessages(with: messages.grow())
    }
}
