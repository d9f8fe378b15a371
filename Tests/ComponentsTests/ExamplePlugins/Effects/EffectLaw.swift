import Components
import ExamplePlugins

/// The promise of a plugin for every message, whatever other plugins are installed.
struct EffectLaw: Sendable {
    let plugin: PluginID

    /// The promise in words.
    let fact: String

    /// Judges each node of a message that the promise is about.
    let judge: @Sendable (ComposedChat.Entry) -> [EffectJudgement]

    /// Returns the nodes that show the effect.
    func witnesses(in chat: ComposedChat) -> [PlacedNode] {
        judgements(chat).compactMap { if case .kept(let node) = $0 { node } else { nil } }
    }

    /// Returns the violations of the promise, each with its message.
    func findings(in chat: ComposedChat) -> [String] {
        chat.entries.flatMap { entry in
            judge(entry).compactMap {
                guard case .broken(let what) = $0 else { return nil }
                return "\(plugin), \(entry.id): \(what)"
            }
        }
    }

    private func judgements(_ chat: ComposedChat) -> [EffectJudgement] {
        chat.entries.flatMap(judge)
    }
}

/// Whether one node keeps a plugin's promise.
enum EffectJudgement: Sendable {
    /// It does, visibly.
    case kept(PlacedNode)
    /// It does not, with the reason.
    case broken(String)

    /// Judges a node by whether each of these facts holds.
    init(_ node: PlacedNode, _ facts: KeyValuePairs<String, Bool>) {
        let broken = facts.filter { !$0.value }.map(\.key)
        self = broken.isEmpty ? .kept(node) : .broken("not: \(broken.joined(separator: ", "))")
    }
}

extension EffectLaw {
    /// The laws of all example plugins, by id.
    static let all: [EffectLaw] = [
        alwaysShowMetadata, centeredScrollButton, customRouter, dateSeparatorStyle,
        hideDeliveryStatus, perListContent, readByAvatars, reversedMetadata, shareAttachments,
        squareAvatars, squaredBubble, threadRepliesLines,
    ]

    /// Returns the law of one plugin.
    static func of(_ plugin: PluginID) -> EffectLaw? {
        all.first { $0.plugin == plugin }
    }
}
