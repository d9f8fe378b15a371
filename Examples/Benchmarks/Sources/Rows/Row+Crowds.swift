import Benchmark
import Components
import DefaultComponents
import Views

extension Row {
    /// Rows for content of large size from outside, ten times as many beside some.
    static func crowds() -> [Row] {
        [
            crowd("diagnostics", from: 10_000) { count in
                let tree = View().mount(in: ComponentContext(Components()))
                return {
                    for number in 0..<count { tree.report(.madeByHand(component: "\(number)")) }
                }
            },
            crowd("views beyond a budget", from: 2_000, composing(isAtOnce: false)),
            crowd("views at once beyond a budget", from: 2_000, composing(isAtOnce: true)),
            crowd("attachments", from: 1_000) { count in
                let content = content(withAttachments: count)
                return { blackHole(Components().laidOutCell(showing: content)) }
            },
            crowd("attachments in a report", from: 100) { count in
                let content = content(withAttachments: count)
                return {
                    let report = ConversationReport(on: Components())
                    report.add(content)
                    blackHole(report.findings)
                }
            },
            crowd("parts of an emoji", from: 400) { count in
                let label = Label()
                label.text = String(repeating: "👩\u{200D}", count: count) + "👩"
                label.mount(in: ComponentContext(Components()))
                return { label.layout(width: 375) }
            },
            crowd("unread messages", from: 10_000) { count in
                let maker = NumberedMessage()
                var channel = maker.channel
                channel.lastReadMessageID = "0"
                let messages = (0..<count).reversed().map(maker.message)
                return { [channel] in
                    blackHole(
                        ChatChannelController(channel: channel, messages: ChatMessages(messages))
                    )
                }
            },
        ]
    }

    /// Work on a number of items beside the same on a tenth of them; the preparation does not count.
    private static func crowd(
        _ name: String,
        from count: Int,
        _ prepare: @escaping (Int) -> () -> Void
    ) -> Row {
        Row(name: "10 times the \(name)", baseline: "\(count)", budget: .atMost(15)) {
            let (few, many) = (prepare(count), prepare(10 * count))
            let base = nanoseconds(1) { _ in few() }
            let own = nanoseconds(1) { _ in many() }
            return Finding(baseline: base, subject: own, value: own / base)
        }
    }

    private static func composing(isAtOnce: Bool) -> (Int) -> () -> Void {
        let components = installed([DefaultComponentsPlugin(), CrowdPlugin()])
        return { count in
            let content = content(withAttachments: 0)
            return {
                Crowd.$size.withValue((count, isAtOnce)) {
                    blackHole(components.laidOutCell(showing: content))
                }
            }
        }
    }

    private static func content(withAttachments count: Int) -> MessageCellContent {
        var message = NumberedMessage().message(1)
        message.attachments = (0..<count).map { number in
            let address = "https://example.com/\(number)"
            return ChatAttachment(
                kind: .giphy,
                payload: .giphy(GiphyAttachment(previewURL: address))
            )
        }
        return MessageCellContent(
            index: 0,
            messages: AnyRandomAccessCollection([message]),
            channel: NumberedMessage().channel
        )
    }
}

/// Extends bubbles by views.
private struct CrowdPlugin: Plugin {
    let manifest = PluginManifest("crowd")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: Crowd.self)
    }
}

/// Adds views, one after the other or nested.
private final class Crowd: ComponentExtension<View> {
    @TaskLocal static var size = (count: 0, isAtOnce: false)

    override func setUpLayout() {
        super.setUpLayout()
        let holder = Self.size.isAtOnce ? View() : host
        for _ in 0..<Self.size.count { holder.addSubview(View()) }
        if holder !== host { host.addSubview(holder) }
    }
}
