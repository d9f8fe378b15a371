import Components
import DefaultComponents
import Drawing
import Foundation
import Hosting
import Views

final class SquaredBubbleView: ChatMessageBubbleView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = 0
    }
}

struct ThickEdgesPlugin: Plugin {
    let manifest = PluginManifest("thick-edges")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: ThickEdge.self)
    }
}

final class ThickEdge: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 3
    }
}

@main struct App {
    static func main() throws {
        Components.default.messageBubbleView = SquaredBubbleView.self
        Components.default.appearance.palette.incomingBubble = Color("sand", light: RGBA(0xF6E7C1))
        Components.default.appearance.fonts.body = Font("body", size: 18)
        try Components.default.install([DefaultComponentsPlugin(), ThickEdgesPlugin()])

        let (ada, ben) = (ChatUser(id: "ada", name: "Ada"), ChatUser(id: "ben", name: "Ben"))
        let morning = Timestamp(seconds: 1_772_444_460)
        let transcript = ChannelTranscript(
            channel: ChatChannel(id: "lunch", name: "Lunch", members: [ada, ben]),
            messages: [
                ChatMessage(id: "2", author: ben, createdAt: morning, text: "At noon?"),
                ChatMessage(id: "1", author: ada, createdAt: morning, text: "Shall we eat?"),
            ]
        )

        let drawing = ChannelDrawing(of: transcript, with: .default)
        print(drawing.tree())
        try drawing.page().text.write(
            toFile: CommandLine.arguments.dropFirst().first ?? "page.html",
            atomically: true,
            encoding: .utf8
        )
    }
}
