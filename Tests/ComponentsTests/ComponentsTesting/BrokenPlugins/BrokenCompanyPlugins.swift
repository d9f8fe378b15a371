import Components
import DefaultComponents
import Synchronization
import Views

/// Returns another value every second time.
struct FicklePlugin: Plugin {
    private final class OtherMark: BrokenPluginMark {}
    private final class Turns: Sendable {
        let count = Mutex(0)
    }

    let manifest = PluginManifest("fickle")
    private let turns = Turns()

    func register(in registrar: inout Registrar) {
        let turn = turns.count.withLock { count in
            count += 1
            return count
        }
        if turn.isMultiple(of: 2) {
            registrar.extend(.bubble, with: BrokenPluginMark.self)
        } else {
            registrar.extend(.bubble, with: OtherMark.self)
        }
    }
}

/// Depends on plugins below it, without an ordering.
struct FollowerPlugin: Plugin {
    private final class Stamp: ComponentExtension<ChatMessageContentView> {
        override func setUpAppearance() {
            super.setUpAppearance()
            guard host.layoutOptions.contains("stamped") else { return }
            host.layer.borderWidth = 1
        }
    }

    let manifest = PluginManifest("follower")

    func register(in registrar: inout Registrar) {
        registrar.declare(ChatMessageLayoutOption("stamped"))
        registrar.transform(.messageLayoutOptions) { next, request in
            let options = next(request)
            return options.contains(.timestamp) ? options.union(["stamped"]) : options
        }
        registrar.extend(.messageContentView, with: Stamp.self)
    }
}

/// Does nothing if another plugin acted on the same component.
struct ShyPlugin: Plugin {
    private final class Edge: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            if host.layer.cornerRadius > 0 { host.layer.borderWidth = 2 }
        }
    }

    let manifest = PluginManifest("shy", ordering: [.after("squared-bubble")])

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: Edge.self)
    }
}

/// Is correct; the statement about its effect is not.
struct BoasterPlugin: Plugin {
    let manifest = PluginManifest("boaster")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: BrokenPluginMark.self)
    }
}

/// Registers in the default container when it is registered.
struct SquatterPlugin: Plugin {
    let manifest = PluginManifest("squatter")

    func register(in registrar: inout Registrar) {
        Components.default[.messageListDateSeparatorEnabled] = true
        registrar.extend(.bubble, with: BrokenPluginMark.self)
    }
}

/// Registers in the default container when a message is composed.
struct SettlerPlugin: Plugin {
    private final class Settling: BrokenPluginMark {
        override func setUp() {
            super.setUp()
            Components.updateDefault { $0[.threadRepliesCounterEnabled] = false }
        }
    }

    let manifest = PluginManifest("settler")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: Settling.self)
    }
}

/// Detects other compositions by a counter that all trees share.
struct GossipPlugin: Plugin {
    final class Talk: Sendable, Equatable {
        private let last = Mutex(0)

        /// Increments the counter, and returns it.
        func speak() -> Int {
            last.withLock { last in
                last += 1
                return last
            }
        }

        var said: Int { last.withLock { $0 } }

        static func == (lhs: Talk, rhs: Talk) -> Bool { lhs === rhs }
    }

    private final class Listener: BrokenPluginMark {
        private var word: Int?

        override func setUp() {
            super.setUp()
            word = host.components[.talk].speak()
        }

        override func updateContent() {
            super.updateContent()
            if let word, word != host.components[.talk].said { host.layer.borderWidth = 3 }
            word = nil
        }
    }

    let manifest = PluginManifest("gossip")
    private let talk = Talk()

    func register(in registrar: inout Registrar) {
        registrar.declare(.talk)
        registrar.set(.talk, to: talk)
        registrar.extend(.bubble, with: Listener.self)
    }
}

extension ValueSlot<GossipPlugin.Talk> {
    /// The shared counter.
    fileprivate static let talk = ValueSlot("zooTalk", default: GossipPlugin.Talk())
}

/// Hides as soon as the tree has a diagnostic.
struct TimidPlugin: Plugin {
    private final class HidingBubble: ChatMessageBubbleView {
        override func layoutSubviews() {
            super.layoutSubviews()
            let isCalm = node.connectedTree?.diagnostics.isEmpty ?? true
            layer.borderWidth = isCalm ? 1 : 0
        }
    }

    let manifest: PluginManifest

    init(_ id: PluginID = "timid") {
        manifest = PluginManifest(id)
    }

    func register(in registrar: inout Registrar) {
        registrar.replace(.bubble, with: HidingBubble.self)
    }
}
