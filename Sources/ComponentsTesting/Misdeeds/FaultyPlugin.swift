package import Components
import DefaultComponents
import Views

/// A plugin that does something wrong in a part of messages.
package struct FaultyPlugin: Plugin {
    /// `bad`, so that what is told names it.
    package let manifest = PluginManifest("bad")
    private let part: Part

    /// Where it does so.
    package enum Part: String, CaseIterable, Sendable {
        case bubble, messageContentView, messageText, timestamp, authorName
    }

    package init(in part: Part) {
        self.part = part
    }

    package func register(in registrar: inout Registrar) {
        switch part {
        case .bubble: registrar.extend(.bubble, with: Misbehaving.self)
        case .messageContentView: registrar.extend(.messageContentView, with: Misbehaving.self)
        case .messageText: registrar.extend(.messageText, with: Misbehaving.self)
        case .timestamp: registrar.extend(.timestamp, with: Misbehaving.self)
        case .authorName: registrar.extend(.authorName, with: Misbehaving.self)
        }
    }
}
