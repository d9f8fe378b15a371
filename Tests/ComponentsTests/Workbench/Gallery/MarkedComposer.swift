import Components
import DefaultComponents
import Views

/// A composer that shows all of its parts, two of those that may occur several times.
struct MarkedComposer {
    let composer = ComposerVC()

    init(_ components: Components, width: Double = 480) {
        let controller = ChatChannelController(channel: FixtureChat.group, messages: [])
        controller.synchronize()
        composer.channelController = controller
        composer.content.quoteMessage(FixtureChat.message("a"))
        composer.content.attachments = ["chart.pdf", "log.txt"].map { name in
            let file = FileAttachment(assetURL: "https://example.org/\(name)", title: name)
            return ChatAttachment(kind: .file, payload: .file(file))
        }
        composer.content.text = "Hi @"
        composer.notice = "Mind your words."
        composer.mount(in: ComponentContext(components))
        composer.view.layout(width: width)
    }
}
