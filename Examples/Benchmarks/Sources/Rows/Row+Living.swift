import Benchmark
import Components
import DefaultComponents
import Views

extension Row {
    /// A screen of messages and a turn, where each row has a timer and 12 plugins listen, beside a list without.
    static func living(batch: Int) -> Row {
        let listeners = (0..<12).map { ListeningPlugin(number: $0) }
        let components = installed([DefaultComponentsPlugin(), TickingPlugin()] + listeners)
        let messages = NumberedMessages(count: 1_000_000)
        let (plain, living) = (OpenList(messages), OpenList(messages, in: components))
        return Row(
            name: "scroll with 12 plugins",
            baseline: "without",
            budget: .atMost(1.3)
        ) {
            let times = [plain, living].map { list in
                list.scrollToNextPlace()
                return nanoseconds(batch) { rounds in
                    for _ in 0..<rounds {
                        list.scrollUp()
                        list.takeTurn()
                    }
                }
            }
            return Finding(baseline: times[0], subject: times[1], value: times[1] / times[0])
        }
    }
}

/// Listens to all that a list reports.
private struct ListeningPlugin: Plugin {
    let manifest: PluginManifest

    init(number: Int) {
        manifest = PluginManifest(PluginID(rawValue: "listening-\(number)"))
    }

    func register(in registrar: inout Registrar) {
        registrar.on(.messagesShown) { $0.messages.isEmpty ? .handled : .passed }
        registrar.on(.messagesHidden) { $0.messages.isEmpty ? .handled : .passed }
        registrar.on(.messagesChanged) { $0.isReset ? .handled : .passed }
        registrar.on(.listScrolled) { $0.isAtLatest ? .handled : .passed }
        registrar.on(.listSettled) { $0.isAtLatest ? .handled : .passed }
    }
}

/// Gives each row a timer that is due every second.
private struct TickingPlugin: Plugin {
    let manifest = PluginManifest("ticking")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Ticking.self)
    }
}

private final class Ticking: ComponentExtension<ChatMessageContentView> {
    private var count = 0

    override func updateContent() {
        super.updateContent()
        schedule("tick", every: .seconds(1)) { $0.count += 1 }
    }
}
