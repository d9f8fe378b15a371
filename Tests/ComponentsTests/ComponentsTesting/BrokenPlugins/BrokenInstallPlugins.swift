import Components
import DefaultComponents
import Views

/// Requires a plugin that does not exist.
struct LonelyPlugin: Plugin {
    let manifest = PluginManifest("lonely", requirements: [PluginRequirement("nobody")])

    func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: BrokenPluginMark.self)
    }
}

/// Throws while it registers.
struct MoodyPlugin: Plugin {
    struct Mood: Error, CustomStringConvertible {
        let description = "not today"
    }

    let manifest = PluginManifest("moody")

    func register(in registrar: inout Registrar) throws {
        throw Mood()
    }
}

/// Declares a name that a neighbour declares.
struct RivalPlugin: Plugin {
    let manifest = PluginManifest("rival")

    func register(in registrar: inout Registrar) {
        registrar.declare(ChatMessageLayoutOption("shareAttachments"))
        registrar.extend(.bubble, with: BrokenPluginMark.self)
    }
}
