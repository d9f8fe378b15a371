import Components
import DefaultComponents
import Testing
import Views

@Suite struct ReversedMetadataSpelling {
    final class CustomMessageOptionsResolver: ChatMessageLayoutOptionsResolver {
        override func optionsForMessage(
            at index: Int,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>,
            appearance: Appearance
        ) -> ChatMessageLayoutOptions {
            // Call super to get the default options.
            var options = super.optionsForMessage(
                at: index,
                in: channel,
                with: messages,
                appearance: appearance
            )
            // Remove all the options that we don't want to support.
            // By removing `.flipped` option, all messages will be rendered in the leading side.
            options.remove([.flipped, .bubble, .avatarSizePadding, .threadInfo, .reactions])
            // Insert the options that we want to support.
            options.insert([.avatar, .timestamp, .authorName])
            return options
        }
    }

    final class CustomChatMessageContentView: ChatMessageContentView {
        override var maxContentWidthMultiplier: Double { 1 }

        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)
            // To have the avatarView aligned at the top with rest of the elements,
            // we'll need to set the `mainContainer` alignment to leading.
            mainContainer.alignment = .leading
            // Set inset to zero to align it with the message author
            textView?.textContainerInset = .zero
            // Reverse the order of the views in the `bubbleThreadMetaContainer`.
            // This will reverse the order of the `textView` and `metadataContainer`
            let subviews = bubbleThreadMetaContainer.subviews
            bubbleThreadMetaContainer.removeAllArrangedSubviews()
            bubbleThreadMetaContainer.addArrangedSubviews(subviews.reversed())
            // We need to disable the layout margins of the text view
            bubbleContentContainer.directionalLayoutMargins = .zero
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "reversed-metadata") {
            Components.default.messageLayoutOptionsResolver = CustomMessageOptionsResolver.self
            Components.default.messageContentView = CustomChatMessageContentView.self
        }

        #expect(differences == [])
    }
}
