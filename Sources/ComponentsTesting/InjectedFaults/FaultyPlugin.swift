import Components
import DefaultComponents

/// A plugin that causes injected faults in a part of messages.
struct FaultyPlugin: Plugin {
    let manifest: PluginManifest
    private let part: Part

    /// The slot of that part.
    enum Part: String, CaseIterable, Sendable {
        case bubble, messageContentView, messageText, timestamp, authorName
    }

    /// Creates a plugin with an id that differs from those of others.
    init(in part: Part, beside others: some Sequence<PluginID>) {
        let taken = Set(others.map(\.rawValue))
        var id = "bad"
        while taken.contains(id) { id += "-one" }
        manifest = PluginManifest(PluginID(rawValue: id))
        self.part = part
    }

    func register(in registrar: inout Registrar) {
        switch part {
        case .bubble: registrar.extend(.bubble, with: FaultInjecting.self)
        case .messageContentView: registrar.extend(.messageContentView, with: FaultInjecting.self)
        case .messageText: registrar.extend(.messageText, with: FaultInjecting.self)
        case .timestamp: registrar.extend(.timestamp, with: FaultInjecting.self)
        case .authorName: registrar.extend(.authorName, with: FaultInjecting.self)
        }
    }
}
