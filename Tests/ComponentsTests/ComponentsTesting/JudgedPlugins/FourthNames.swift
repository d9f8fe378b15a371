import Components
import DefaultComponents
import Views

struct FourthQuartzPlugin: Plugin {
    let manifest = PluginManifest("quartz", summary: "Each person's name has a colour.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.authorName, with: FourthNameColor.self)
    }
}

private final class FourthNameColor: ComponentExtension<ChatMessageLabel> {
    private static let colors = [
        Color("plum", light: RGBA(0x7A2E8E), dark: RGBA(0xD9A6E8)),
        Color("teal", light: RGBA(0x0B6157), dark: RGBA(0x6FD6C8)),
        Color("rust", light: RGBA(0x9A3B12), dark: RGBA(0xF0A37E)),
        Color("night", light: RGBA(0x3D3FA8), dark: RGBA(0xAFB4FF)),
        Color("olive", light: RGBA(0x555F10), dark: RGBA(0xC5D16A)),
        Color("rose", light: RGBA(0xA0245A), dark: RGBA(0xF5A0C0)),
    ]

    override func updateContent() {
        super.updateContent()
        guard let author = host.content?.author else {
            host.textColor = host.components[.appearance].palette.subtitleText
            return
        }
        // Swift's own hashes differ from launch to launch.
        let sum = author.id.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_000_003 }
        host.textColor = Self.colors[sum % Self.colors.count]
    }
}

struct FourthKrillPlugin: Plugin {
    let manifest = PluginManifest("krill", summary: "Quotes begin with an arrow and a name.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FourthQuoteName.self)
    }
}

private final class FourthQuoteName: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let quote = host.quotedMessageView as? QuotedChatMessageView else { return }
        quote.authorNameLabel.text = host.content.map { "↪ \($0.author.name)" }
    }
}
