import Components
import DefaultComponents
import Testing
import Views

extension ChatMessageLayoutOption {
    static let shareAttachments: Self = "shareAttachments"
}

@Suite struct ShareAttachmentsSpelling {
    final class CustomMessageLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(
            at index: Int,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>,
            appearance: Appearance
        ) -> ChatMessageLayoutOptions {
            var options = super.optionsForMessage(
                at: index,
                in: channel,
                with: messages,
                appearance: appearance
            )
            let messageIndex = messages.index(messages.startIndex, offsetBy: index)
            let message = messages[messageIndex]
            if !message.isDeleted, !message.attachmentCounts.isEmpty {
                options.insert(.shareAttachments)
            }
            return options
        }
    }

    final class CustomChatMessageContentView: ChatMessageContentView {
        /// The share button.
        private var shareAttachmentsButton: Button?
        /// A callback that is called when the share button is tapped.
        var onShareAttachments: (([String]) -> Void)?

        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)
            /// We only want to add the share button if the option is present.
            if options.contains(.shareAttachments) {
                let button = createShareAttachmentsButton()
                button.hitInsets = DirectionalEdgeInsets(top: -7, bottom: -7)
                /// We want the share button to be rendered in the bottom of the bubble content view.
                bubbleContentContainer.addArrangedSubview(button)
            }
        }

        /// Creating the share button.
        private func createShareAttachmentsButton() -> Button {
            let button = Button()
            button.tintColor = components.appearance.palette.accent
            button.backgroundColor = components.appearance.palette.background2
            button.layer.cornerRadius = components.appearance.metrics.cardCornerRadius
            button.font = components.appearance.fonts.bodyBold
            button.title = "Share"
            button.accessibilityRole = .button
            button.image = components.appearance.images.share
            button.addTarget("share") { [weak self] in self?.handleTapOnShareButton() }
            shareAttachmentsButton = button
            return button
        }

        /// Handling the tap on the share button.
        private func handleTapOnShareButton() {
            guard let message = content else { return }
            let images = message.imageAttachments.map(\.imageURL)
            let files = message.fileAttachments.map(\.assetURL)
            let gifs = message.giphyAttachments.map(\.previewURL)
            let videos = message.videoAttachments.map(\.videoURL)
            let audios = message.audioAttachments.map(\.audioURL)
            let links = message.linkAttachments.map(\.originalURL)
            let allAttachments = [images, files, gifs, videos, audios, links].reduce([], +)
            onShareAttachments?(allAttachments)
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "share-attachments") {
            Components.default.messageLayoutOptionsResolver =
                CustomMessageLayoutOptionsResolver.self
            Components.default.messageContentView = CustomChatMessageContentView.self
        }

        #expect(differences == [])
    }

    @Test func aTapCallsBackWithAllLinks() throws {
        var components = Components()
        components.messageLayoutOptionsResolver = CustomMessageLayoutOptionsResolver.self
        components.messageContentView = CustomChatMessageContentView.self
        let message = FixtureChat.message("a") { $0.attachments = FixtureChat.attachments }
        let cell = composeCell(alone(message), with: components).cell
        let view = try #require(cell.messageView as? CustomChatMessageContentView)
        let button = try #require(view.bubbleContentContainer.subviews.last as? Button)
        var shared: [String] = []
        view.onShareAttachments = { shared += $0 }

        button.sendActions(for: .touchUpInside)

        #expect(shared.first == "https://example.org/sea.png")
        #expect(shared.count == 6)
    }
}
