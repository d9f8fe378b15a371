import Components
import DefaultComponents
import Views

/// Extends a component and does nothing to it.
struct IdlePlugin: Plugin {
    private final class Idle: ComponentExtension<View> {}

    let manifest = PluginManifest("idle")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: BrokenPluginMark.self)
        registrar.extend(.avatar, with: Idle.self)
    }
}

/// Returns the value of the layer below unchanged.
struct EchoPlugin: Plugin {
    let manifest = PluginManifest("echo")

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: BrokenPluginMark.self)
        registrar.transform(.maxContentWidthMultiplier) { $0 }
    }
}

/// Uses a slot of its own that it does not declare.
struct VaguePlugin: Plugin {
    private final class Edge: ComponentExtension<View> {
        override func setUpAppearance() {
            super.setUpAppearance()
            host.layer.borderWidth = host.components[.vagueness]
        }
    }

    let manifest = PluginManifest("vague")

    func register(in registrar: inout Registrar) {
        registrar.set(.vagueness, to: 2)
        registrar.extend(.bubble, with: Edge.self)
    }
}

extension ValueSlot<Double> {
    /// The width of an edge.
    fileprivate static let vagueness = ValueSlot("zooVagueness", default: 1)
}

/// Throws an error for one message.
struct ClumsyPlugin: Plugin {
    private final class Fall: ComponentExtension<ChatMessageContentView> {
        override func updateContent() {
            super.updateContent()
            host.alpha = 0.9
            if host.content?.text.plain == "Morning" { host.frame.x = .nan }
        }
    }

    let manifest = PluginManifest("clumsy")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: Fall.self)
    }
}

/// Adds more views than it needs.
struct GreedyPlugin: Plugin {
    private final class Crowd: BrokenPluginMark {
        override func setUpLayout() {
            super.setUpLayout()
            for _ in 0..<120 { host.addSubview(View()) }
        }
    }

    let manifest = PluginManifest("greedy")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: Crowd.self)
    }
}

/// States one relation by many constraints.
struct PedantPlugin: Plugin {
    private final class Rules: BrokenPluginMark {
        override func setUpLayout() {
            super.setUpLayout()
            for _ in 0..<60 {
                host.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
            }
        }
    }

    let manifest = PluginManifest("pedant")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageText, with: Rules.self)
    }
}

/// Raises many events.
struct LoudPlugin: Plugin {
    private final class Shouting: BrokenPluginMark {
        override func updateContent() {
            super.updateContent()
            for _ in 0..<30 { host.raise(.shout, "ahoy") }
        }
    }

    let manifest = PluginManifest("loud")

    func register(in registrar: inout Registrar) {
        registrar.declare(.shout)
        registrar.extend(.bubble, with: Shouting.self)
    }
}

extension Event where Payload == String {
    /// The event that is raised.
    fileprivate static let shout = Event("zooShout")
}
