import Components
import DefaultComponents
import Views

/// A composer in a typical state, to be composed alone.
struct SampleComposer: Sendable {
    let id: String
    let content: ComposerContent
    /// The reason why it was not sent.
    var notice: String?
    /// Whether it is composed without a channel and sent, so that the chat itself shows the reason.
    var isRefused = false

    /// Returns the composer, mounted and laid out.
    func composer(in context: ComponentContext, width: Double = 375) -> ComposerVC {
        let composer = context.components.make(.messageComposerVC)
        composer.mount(in: context)
        show(in: composer, width: width)
        return composer
    }

    /// Shows this in a composer that may have shown other content.
    func show(in composer: ComposerVC, width: Double = 375) {
        composer.channelController = isRefused ? nil : Self.channel()
        composer.content = content
        composer.isEditing = content.state.message != nil
        composer.notice = notice
        if isRefused { composer.sendMessage() }
        composer.view.layout(width: width)
    }

    private static func channel() -> ChatChannelController {
        let messages = CertificateChat.messages.filter { ["hello", "read"].contains($0.id) }
        let controller = ChatChannelController(
            channel: CertificateChat.channel,
            messages: ChatMessages(messages)
        )
        controller.synchronize()
        return controller
    }
}

extension SampleComposer {
    /// The states of a composer, those with the least content first.
    static let all: [SampleComposer] = [
        composer("empty", ""),
        composer("text", "Ahoy!\nWe leave at noon, if the wind does not turn before."),
        composer("attachments", "Look") { $0.attachments = CertificateChat.attachments },
        composer("quoting", "Aye") { $0.quoteMessage(CertificateChat.hello) },
        composer("editing", nil) { $0.editMessage(CertificateChat.read) },
        composer("people", "Ask @"),
        composer("commands", "/"),
        SampleComposer(
            id: "composer-refused",
            content: ComposerContent(text: "Is anybody there?"),
            isRefused: true
        ),
    ]

    /// A composer with hostile content.
    static let hostile: [SampleComposer] = CertificateChat.hard.filter {
        CertificateChat.hostileIDs.contains($0.id)
    }.map { message in
        var composer = composer(message.id, message.text.plain) { $0.quoteMessage(message) }
        composer.notice = message.text.plain
        return composer
    }

    private static func composer(
        _ name: String,
        _ text: String?,
        _ change: (inout ComposerContent) -> Void = { _ in }
    ) -> SampleComposer {
        var content = ComposerContent()
        change(&content)
        if let text { content.text = text }
        return SampleComposer(id: "composer-\(name)", content: content)
    }
}
