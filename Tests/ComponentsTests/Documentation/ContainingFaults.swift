import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

struct PollPlugin: Plugin {
    let manifest = PluginManifest("poll")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: PollTitle.self)
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if try Poll(parsing: request.message?.text.plain).isOver { options.remove(.reactions) }
            return options
        }
    }
}

final class PollTitle: ComponentExtension<ChatMessageTextView> {
    override func updateContent() {
        super.updateContent()
        attempt { host.accessibilityLabel = try Poll(parsing: host.content?.plain).title }
    }
}

struct Poll {
    let title: String
    let isOver = false

    init(parsing text: String?) throws {
        guard let text, text.hasSuffix("?") else { throw PollError() }
        title = text
    }
}

struct PollError: Error {}

@Suite(.diagnosticsOfIssues)
struct ContainingFaults {
    @Test func pollsOfATreeAreTriedAgain() throws {
        var components = Components()
        try components.install([PollPlugin()])
        let ann = ChatUser(id: "ann", name: "Ann")
        let message = ChatMessage(
            id: "1",
            author: ann,
            createdAt: Timestamp(seconds: 0),
            text: "Ahoy"
        )
        let cell = components.messageCell(
            showing: MessageCellContent(
                index: 0,
                messages: AnyRandomAccessCollection([message]),
                channel: ChatChannel(id: "sailing", members: [ann])
            )
        )

        var context = ComponentContext(components)
        context.budget.faults = 2
        context.budget.components = 5_000
        let tree = cell.mount(in: context)
        tree.retry()

        #expect(
            tree.diagnostics.compactMap { diagnostic -> ComponentFault.Phase? in
                if case .excluded(let fault) = diagnostic { fault.phase } else { nil }
            } == [.function(.transform), .hook(.updateContent)]
        )
    }
}
