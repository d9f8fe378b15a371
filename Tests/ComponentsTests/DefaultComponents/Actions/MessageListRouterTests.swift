import Components
import DefaultComponents
import Testing
import Views

@Suite struct MessageListRouterTests {
    @Test(arguments: RouterCall.all)
    func everyCallRaisesItsRouteFromTheRoot(_ call: RouterCall) {
        let sink = RouteSink()
        let root = ViewController()
        root.mount(in: ComponentContext(Components(), events: sink))

        call.run(root.make(.messageListRouter)(root))

        #expect(sink.routes == [call.testDescription])
    }

    @Test func theRouterDoesNotKeepItsRoot() {
        weak var root: ViewController?
        let router: any MessageListRouter
        do {
            let made = ViewController()
            root = made
            router = made.make(.messageListRouter)(made)
        }

        #expect(root == nil)
        router.showUser(FixtureChat.bo)
        #expect((router as? ChatMessageListRouter)?.rootViewController == nil)
    }

    @Test func theAppPutsItsOwnRouterIn() {
        let sink = RouteSink()
        let root = ViewController()
        Components.withValue(Components()) {
            Components.default.messageListRouter = CustomRouter.self
            root.mount(in: ComponentContext(.default, events: sink))
        }

        let router = root.make(.messageListRouter)(root)
        router.showThread(of: FixtureChat.message("a"))
        router.showUser(FixtureChat.bo)

        #expect((router as? CustomRouter)?.shown == ["a"])
        #expect(sink.routes == ["user"])
    }

    @Test func aPluginPutsItsOwnRouterIn() throws {
        let components = try Components.with([RouterPlugin()])

        #expect(components[.messageListRouter] == CustomRouter.self)
        #expect(components.report(on: .messageListRouter).base.owner == .plugin("router"))
    }

    @Test func aListenerGoesThereInstead() {
        var components = Components()
        components.on(.route) { route in
            if case .user = route { return .handled }
            return .passed
        }
        let sink = RouteSink()
        let root = ViewController()
        root.mount(in: ComponentContext(components, events: sink))

        let router = root.make(.messageListRouter)(root)
        router.showUser(FixtureChat.bo)
        router.showReaders(of: FixtureChat.message("a"))

        #expect(sink.routes == ["readers"])
    }
}

/// A call of a router, by the name of its route.
struct RouterCall: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any MessageListRouter) -> Void

    static let all = [
        Self(testDescription: "thread") { $0.showThread(of: FixtureChat.message("a")) },
        Self(testDescription: "gallery") {
            $0.showGallery(of: FixtureChat.message("a"), startingWith: FixtureChat.attachments[0])
        },
        Self(testDescription: "link") {
            $0.showLink("https://example.org", in: FixtureChat.message("a"))
        },
        Self(testDescription: "user") { $0.showUser(FixtureChat.bo) },
        Self(testDescription: "messageActions") {
            $0.showMessageActions([EditActionItem()], for: FixtureChat.message("a"))
        },
        Self(testDescription: "reactions") { $0.showReactions(to: FixtureChat.message("a")) },
        Self(testDescription: "readers") { $0.showReaders(of: FixtureChat.message("a")) },
    ]
}

private final class RouteSink: EventSink {
    private(set) var routes: [String] = []

    func receive(_ event: RaisedEvent) -> EventReply {
        guard let route = event[.route] else { return .passed }
        let name =
            switch route {
            case .thread: "thread"
            case .gallery: "gallery"
            case .link: "link"
            case .user: "user"
            case .messageActions: "messageActions"
            case .reactions: "reactions"
            case .readers: "readers"
            }
        routes.append(name)
        return .handled
    }
}

private final class CustomRouter: ChatMessageListRouter {
    private(set) var shown: [String] = []

    override func showThread(of message: ChatMessage) {
        shown.append(message.id)
    }
}

private struct RouterPlugin: Plugin {
    let manifest = PluginManifest("router")

    func register(in registrar: inout Registrar) {
        registrar.replace(.messageListRouter, with: CustomRouter.self)
    }
}
