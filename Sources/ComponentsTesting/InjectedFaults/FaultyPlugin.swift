import Components
import DefaultComponents

/// A plugin that does something wrong in a part of messages.
struct FaultyPlugin: Plugin {
    let manifest: PluginManifest
    private let part: Part

    /// Where it does so.
    enum Part: String, CaseIterable, Sendable {
        case bubble, messageContentView, messageText, timestamp, authorName
    }

    /// Creates one with an id that none of some others has.
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
