import Components
import DefaultComponents
import Testing

@Suite struct HideDeliveryStatusSpelling {
    // 1.
    final class CustomChatMessageLayoutOptionsResolver: ChatMessageLayoutOptionsResolver {
        // 2.
        override func optionsForMessage(
            at index: Int,
            in channel: ChatChannel,
            with messages: AnyRandomAccessCollection<ChatMessage>,
            appearance: Appearance
        ) -> ChatMessageLayoutOptions {
            var layoutOptions = super.optionsForMessage(
                at: index,
                in: channel,
                with: messages,
                appearance: appearance
            )
            layoutOptions.remove(.deliveryStatusIndicator)
            return layoutOptions
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "hide-delivery-status") {
            // 3.
            Components.default.messageLayoutOptionsResolver =
                CustomChatMessageLayoutOptionsResolver.self
        }

        #expect(differences == [])
    }
}
