import Components
import DefaultComponents
import Testing
import UIKitNames
import Views

/// A screen around a list and a composer as the documentation puts it together.
@Suite(.withoutDiagnostics)
struct PageScreenTests {
    @Test(arguments: Company.allCases)
    func theScreenShowsWhatItsControllerHas(company: Company) throws {
        let screen = try screen(company)
        let list = screen.messageListVC

        #expect(list.faults == [])
        #expect(list.view.frame.size == CGSize(width: 375, height: 600))
        #expect(list.listView.cell(at: 0)?.content?.message()?.id == "119")
    }

    @Test(arguments: Company.allCases)
    func theDataSourceShowsWhatPluginsShow(company: Company) throws {
        let screen = try screen(company)
        let view = screen.messageListVC.listView.cell(at: 0)?.messageView
        let plain = screen.messageListVC.layoutOptions(at: 0)

        #expect(view?.layoutOptions == plain)
        #expect(plain.contains(.deliveryStatusIndicator) == (company == .alone))
    }

    @Test(arguments: Company.allCases)
    func scrollingUpLoadsMore(company: Company) throws {
        let screen = try screen(company)
        let before = screen.channelController.messages.count
        for _ in 0..<60 { screen.messageListVC.listView.scroll(by: -300) }

        #expect(before < 120)
        #expect(screen.channelController.messages.count == 120)
    }

    @Test(arguments: Company.allCases)
    func chosenActionsLeadToTheComposer(company: Company) throws {
        let screen = try screen(company)
        let message = screen.channelController.messages[0]

        screen.messageListVC.perform(EditActionItem(), on: message)

        #expect(screen.messageComposerVC.content.text == message.text.plain)
    }

    private func screen(_ company: Company) throws -> Screen {
        let components = try company.assigned {}
        let screen = Screen()
        screen.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages([FixtureChat.own("119", at: 90_000)] + ListedMessages.turns(119))
        )
        screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
        return screen
    }
}

extension UIViewController {
    fileprivate func add(_ child: UIViewController, to superview: UIView) {
        child.willMove(toParent: self)
        addChild(child)
        superview.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

private class Screen: UIViewController, ThemeProvider {
    var channelController = ChatChannelController(channel: ChatChannel(id: ""), messages: [])
    lazy var messageListVC: ChatMessageListVC = ChatMessageListVC()
    lazy var messageComposerVC = ComposerVC()

    override open func viewDidLoad() {
        super.viewDidLoad()
        messageListVC.delegate = self
        messageListVC.dataSource = self
        channelController.synchronize()
        messageListVC.view.translatesAutoresizingMaskIntoConstraints = false
        add(messageListVC, to: view)
        NSLayoutConstraint.activate([
            messageListVC.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            messageListVC.view.leadingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.leadingAnchor
            ),
            messageListVC.view.trailingAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.trailingAnchor
            ),
            messageListVC.view.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor
            ),
        ])
    }
}

extension Screen: ChatMessageListVCDataSource {
    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        channelController.channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        channelController.messages.count
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageAt indexPath: IndexPath
    ) -> ChatMessage? {
        channelController.messages[indexPath.item]
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt indexPath: IndexPath
    ) -> ChatMessageLayoutOptions {
        guard let channel = channelController.channel else { return [] }
        return messageListVC.components.messageLayoutOptionsResolver.optionsForMessage(
            at: indexPath,
            in: channel,
            with: AnyRandomAccessCollection(channelController.messages),
            appearance: messageListVC.appearance
        )
    }
}

extension Screen: ChatMessageListVCDelegate {
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt indexPath: IndexPath) {
        if indexPath.row < channelController.messages.count - 10 { return }
        let count = channelController.messages.count
        channelController.loadPreviousMessages()
        if channelController.messages.count > count { messageListVC.reloadMessages() }
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        guard actionItem is EditActionItem else { return }
        dismiss(animated: true) { [weak self] in
            self?.messageComposerVC.content.editMessage(message)
        }
    }
}
