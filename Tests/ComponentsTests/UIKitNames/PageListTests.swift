import Components
import DefaultComponents
import Testing
import UIKitNames
import Views

/// Lists as the documentation subclasses them, and delegates of lists.
@Suite(.withoutDiagnostics)
struct PageListTests {
    private let data = ListedMessages(
        [FixtureChat.own("b", at: 60) { $0.attachments = FixtureChat.attachments }]
            + ListedMessages.turns(20)
    )

    @Test(arguments: Company.allCases)
    func aSharedAttachmentIsPresentedByTheList(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageLayoutOptionsResolver = ShareResolver()
            Components.default.messageContentView = ShareView.self
            Components.default.messageListVC = ShareList.self
        }
        let sink = PresentedItems()
        let list = components.make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(components, events: sink))
        list.view.layout(width: 375, height: 900)
        let cell = try #require(list.listView.cell(at: 0))
        let view = try #require(find(ShareView.self, in: cell))

        view.button?.sendActions(for: .touchUpInside)

        #expect(sink.items == [["https://example.org/sea.png", "https://example.org/f.pdf"]])
    }

    @Test(arguments: Company.allCases)
    func aPlainDelegateDecoratesMessages(company: Company) throws {
        let delegate = Captions()
        let list = data.list(with: try company.assigned {}, height: 900)
        list.delegate = delegate
        list.view.layoutIfNeeded()

        let cell = try #require(list.listView.cell(at: 0) as? ChatMessageCell)
        #expect(cell.headerDecorations.last === delegate.headers[0])
        #expect(cell.footerDecorations.first === delegate.footers[0])
    }

    @Test(arguments: Company.allCases)
    func aListShowsItsMessagesItsOwnWay(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageListVC = CardList.self
        }

        let list = data.list(with: components)

        #expect(
            list.listView.visibleRows.allSatisfy { list.listView.cell(at: $0)?.messageView is Card }
        )
    }

    @Test(arguments: Company.allCases)
    func theButtonStandsInTheMiddleAndNoDayOverTheList(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageListVC = CenteredList.self
        }
        let list = data.list(with: components)
        list.listView.scroll(by: -300)
        let button = list.scrollToLatestMessageButton.frame

        #expect(button.x + button.size.width / 2 == 187.5)
        #expect(list.dateOverlayView.superview == nil)
    }

    @Test(arguments: Company.allCases)
    func theAppsRouterIsAsked(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageListRouter = NotingRouter.self
        }
        let list = data.list(with: components)

        list.router.showUser(FixtureChat.bo)

        #expect((list.router as? NotingRouter)?.shown == ["bo"])
    }

    @Test(arguments: Company.allCases)
    func daysAreSwitched(company: Company) throws {
        let components = try company.assigned {
            Components.default.messageListDateOverlayEnabled = false
            Components.default.messageListDateSeparatorEnabled = true
        }
        let list = data.list(with: components)
        list.listView.scroll(to: 20, at: .top)

        #expect(list.dateOverlayView.isHidden)
        #expect(find(ChatDateDecorationView.self, in: list.listView) != nil)
    }
}

/// Records the addresses that are shared with other apps.
private final class PresentedItems: EventSink {
    private(set) var items: [[String]] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        guard let controller = event[.present] as? UIActivityViewController else { return .passed }
        items.append(controller.activityItems)
        return .handled
    }
}

extension ChatMessageLayoutOption {
    fileprivate static let handOver: Self = "handOver"
}

private final class ShareResolver: ChatMessageLayoutOptionsResolver {
    override func optionsForMessage(
        at indexPath: IndexPath,
        in channel: ChatChannel,
        with messages: AnyRandomAccessCollection<ChatMessage>,
        appearance: Appearance
    ) -> ChatMessageLayoutOptions {
        var options = super.optionsForMessage(
            at: indexPath,
            in: channel,
            with: messages,
            appearance: appearance
        )
        let index = messages.index(messages.startIndex, offsetBy: indexPath.item)
        if !messages[index].attachmentCounts.isEmpty { options.insert(.handOver) }
        return options
    }
}

private final class ShareView: ChatMessageContentView {
    private(set) var button: UIButton?
    var onShare: (([URL]) -> Void)?

    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        guard options.contains(.handOver) else { return }
        let button = UIButton(type: .system)
        button.tintColor = .systemBlue
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
        button.addTarget(self, action: ShareView.share, for: .touchUpInside)
        NSLayoutConstraint.activate([button.heightAnchor.constraint(equalToConstant: 40)])
        bubbleContentContainer.spacing = 0
        bubbleContentContainer.addArrangedSubview(button)
        self.button = button
    }

    private func share(_ sender: UIButton) {
        guard let message = content else { return }
        let images = message.imageAttachments.map(\.imageURL)
        let files = message.fileAttachments.map(\.assetURL)
        onShare?([images, files].reduce([], +))
    }
}

private final class ShareList: ChatMessageListVC {
    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        let view = (cell as? ChatMessageCell)?.messageContentView as? ShareView
        view?.onShare = { [weak self] attachments in
            let controller = UIActivityViewController(
                activityItems: attachments,
                applicationActivities: nil
            )
            self?.present(controller, animated: true, completion: nil)
        }
        return cell
    }
}

private final class Captions: ChatMessageListVCDelegate {
    private(set) var headers: [Int: ChatMessageDecorationView] = [:]
    private(set) var footers: [Int: ChatMessageDecorationView] = [:]

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        let view = ChatMessageDecorationView()
        headers[indexPath.item] = view
        return view
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at indexPath: IndexPath
    ) -> ChatMessageDecorationView? {
        let view = ChatMessageDecorationView()
        footers[indexPath.row] = view
        return view
    }
}

private final class Card: ChatMessageContentView {}

private final class CardList: ChatMessageListVC {
    override func cellContentClassForMessage(at indexPath: IndexPath) -> ChatMessageContentView.Type
    {
        Card.self
    }
}

private final class CenteredList: ChatMessageListVC {
    override func setUpLayout() {
        super.setUpLayout()
        NSLayoutConstraint.activate([
            scrollToLatestMessageButton.centerXAnchor.constraint(
                equalTo: view.layoutMarginsGuide.centerXAnchor
            )
        ])
        dateOverlayView.removeFromSuperview()
    }
}

private final class NotingRouter: ChatMessageListRouter {
    private(set) var shown: [String] = []

    override func showUser(_ user: ChatUser) {
        shown.append(user.id)
    }
}
