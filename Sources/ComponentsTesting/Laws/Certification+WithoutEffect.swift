import Components
import DefaultComponents
import Drawing
import Tracing
import Views

extension Certification {
    /// Registrations of the plugin without any effect.
    func vainFindings() -> [CertificateFinding] {
        let report = ConversationReport(on: alone)
        // Formats are asked to recognize a text.
        _ = try? ConversationLoader(report.components).load(
            ConversationSource(file: "chat", text: "?")
        )
        for row in rows { report.add(row.content, taps: true) }
        // Views do not retain their controllers.
        var kept: [AnyObject] = []
        // Registrations that were not exercised must not be reported as ineffective.
        for sample in composers.isEmpty ? SampleComposer.all : composers {
            report.add { context in
                let composer = sample.composer(in: context)
                composer.view.tapEverywhere()
                kept.append(composer)
                return composer.view
            }
        }
        var direct = CertificateChat.channel
        direct.members = [CertificateChat.ann, CertificateChat.bo]
        var large = CertificateChat.channel
        large.members += (0..<60).map { ChatUser(id: "sailor-\($0)") }
        let few = CertificateChat.messages.filter { ["links", "hello", "read"].contains($0.id) }
        for (channel, messages) in [(large, listed), (direct, few)] {
            report.add { [drafts, steps] context in
                let chat = UsedChat(messages, of: channel, in: context)
                kept.append(chat)
                var shown = ""
                let look = { (screen: ChatChannelVC) in
                    steps?(screen)
                    shown = "\(TreeNode(of: screen.view, variant: .structure))"
                }
                chat.use(drafts: drafts, steps == nil ? nil : look)
                // The effects of each step are compared, too, and what the author's show before others undo it.
                chat.screen.view.accessibilityLabel =
                    "\(chat.steps.map { $0.effects.sorted() })" + shown
                return chat.screen.view
            }
        }
        if LivedChat(listed, in: ComponentContext(alone)).isAlive {
            report.add { [listed] context in
                let chat = LivedChat(listed, in: context)
                kept.append(chat)
                // What is shown at each instant is compared.
                chat.screen.view.accessibilityLabel = LivedChat.times.map { seconds in
                    chat.pass(seconds)
                    return "\(TreeNode(of: chat.screen.view, variant: .structure))"
                }.joined()
                return chat.screen.view
            }
        }
        report.add { [listed] context in
            let list = SampleList(listed, in: context)
            kept.append(list)
            return list.view
        }
        defer { withExtendedLifetime(kept) {} }
        return report.findings.filter { $0.layer.owner == .plugin(plugin.id) }.map { finding in
            let (fact, fix) = "\(finding)".splitFix
            // Registrations that ran, or are for some messages, may have an effect on other ones.
            let isOfInput =
                switch finding.reason {
                case .kept, .changedNothing: true
                case .neverHeld: own.isEmpty
                case .neverRaised: Self.eventsOfServers.contains(finding.slot)
                // Parts of the chat that are never shown are of no use in other messages either.
                case .hidden(let view): own.isEmpty && !alone.slots.contains { $0.name == view }
                case .neverRead, .neverMade:
                    own.isEmpty && finding.slot.hasPrefix("\(SlotFamily.attachment.name)(")
                default: false
                }
            return broken(.ineffective, fact, isOfInput ? .note : .error, fix: fix)
        }
    }

    /// The events that only servers cause, with content of their own.
    private static let eventsOfServers: Set<String> = [
        Event.payloadReceived.name, Event.requestChanged.name, Event.connectionChanged.name,
    ]

    /// Each command that the plugin offers and the author's messages, on which it may act when they are sent.
    var drafts: [ComposerContent] {
        let names = alone[.composerCommands].map(\.name)
        let commands = names.flatMap { ["/\($0)", "/\($0) words"] }.map {
            ComposerContent(text: $0)
        }
        let messages = own.map { message in
            var content = ComposerContent(text: message.text.plain)
            content.attachments = message.attachments
            return content
        }
        return commands + messages
    }
}
