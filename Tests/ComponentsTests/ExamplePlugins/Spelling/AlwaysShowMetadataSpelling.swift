import Components
import DefaultComponents
import Testing

@Suite struct AlwaysShowMetadataSpelling {
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
            // Remove the reactions and thread info from each message.
            // Remove `.flipped` option, all messages will be rendered in the leading side
            // independent if it's the current user or not.
            options.remove([
                .flipped,
                .threadInfo,
                .reactions,
            ])
            // Always show the avatar, timestamp and author name for each message.
            options.insert([.avatar, .timestamp, .authorName])
            return options
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "always-show-metadata") {
            Components.default.messageLayoutOptionsResolver =
                CustomMessageLayoutOptionsResolver.self
        }

        #expect(differences == [])
    }
}
