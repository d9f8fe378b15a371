import Testing

@testable import DefaultComponents

struct KnownLayoutOptionsTests {
    private static let pairs: [(KnownLayoutOptions, ChatMessageLayoutOption)] = [
        (.attachments, .attachments), (.authorName, .authorName), (.avatar, .avatar),
        (.avatarSizePadding, .avatarSizePadding), (.bubble, .bubble), (.centered, .centered),
        (.continuousBubble, .continuousBubble),
        (.deliveryStatusIndicator, .deliveryStatusIndicator),
        (.errorIndicator, .errorIndicator), (.flipped, .flipped),
        (.onlyVisibleForYouIndicator, .onlyVisibleForYouIndicator),
        (.quotedMessage, .quotedMessage), (.reactions, .reactions), (.text, .text),
        (.threadInfo, .threadInfo), (.timestamp, .timestamp),
    ]

    @Test(arguments: pairs)
    func bitHasItsName(_ bit: KnownLayoutOptions, _ option: ChatMessageLayoutOption) {
        #expect(bit.named == [option])
    }

    @Test func everyDefaultOptionHasABit() {
        let all = Self.pairs.reduce(into: KnownLayoutOptions()) { $0.formUnion($1.0) }

        #expect(all.named == Set(ChatMessageLayoutOption.defaults))
    }
}
