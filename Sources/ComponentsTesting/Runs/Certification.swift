import Components
import DefaultComponents
import Drawing
import Views

/// A plugin that is being certified, with those around it, and what is composed of them.
final class Certification {
    let plugin: any Plugin
    /// What the plugin cannot do without, and the chat's own.
    let required: [any Plugin]
    /// The plugins that it is installed with, by id.
    let neighbours: [any Plugin]
    let base: Components
    let settings: CertificateSettings
    /// The messages of the author.
    let own: [ChatMessage]
    /// What the author does with a chat.
    let steps: (@Sendable (ChatChannelVC) -> Void)?
    /// What the author says of the effect.
    let effect: (@Sendable (ChatMessage, TreeNode) -> Bool)?

    /// All messages and composers.
    let allSamples: [Sample]
    /// The messages without those that are made to do harm.
    let rows: [SampleRow]
    /// The composers without those that are made to do harm.
    let composers: [SampleComposer]
    /// The messages of the list, newest first.
    let listed: [ChatMessage]

    /// Why the plugins cannot be installed together.
    private(set) var refusals: [Refusal] = []

    /// With nothing but what is required.
    let bare: Components
    /// With the plugin, without neighbours.
    let alone: Components
    /// With all neighbours, without the plugin.
    let others: Components
    /// With all.
    let all: Components

    private(set) lazy var bareShown = shown(bare)
    private(set) lazy var aloneShown = shown(alone)
    private(set) lazy var othersShown = shown(others)
    private(set) lazy var allShown = shown(all)
    /// What looks otherwise when it is composed a second time.
    private(set) lazy var unrepeatable = repeatableFindings()

    /// Plugins that cannot be installed together, and why.
    struct Refusal {
        let plugins: [any Plugin]
        let error: ComponentsError
    }

    init(
        _ plugin: any Plugin,
        requiring required: [any Plugin],
        beside neighbours: [any Plugin],
        messages own: [ChatMessage],
        on base: Components,
        settings: CertificateSettings,
        using steps: (@Sendable (ChatChannelVC) -> Void)?,
        effect: (@Sendable (ChatMessage, TreeNode) -> Bool)?
    ) {
        self.plugin = plugin
        self.base = base
        self.settings = settings
        self.own = own
        self.steps = steps
        self.effect = effect
        let installed = Set(base.plugins.map(\.id))
        let required = ([DefaultComponentsPlugin()] + required).filter {
            $0.id != plugin.id && !installed.contains($0.id)
        }
        self.required = required
        let taken = installed.union(required.map(\.id)).union([plugin.id])
        let candidates = neighbours.filter { !taken.contains($0.id) }.sorted { $0.id < $1.id }
        var refusals: [Refusal] = []
        let bare = Self.installing(required, on: base, &refusals)
        let alone = Self.installing(required + [plugin], on: base, &refusals)
        var friends: [any Plugin] = []
        var waiting = refusals.isEmpty ? candidates.filter { !plugin.refuses($0) } : []
        // Who needs others comes after them. Who does not live with the others, or needs the plugin, is left out.
        while let place = waiting.firstIndex(where: {
            Self.canInstall(required + friends + [$0], on: base)
        }) {
            let candidate = waiting.remove(at: place)
            let count = refusals.count
            for few in [[], friends] where refusals.count == count {
                guard Self.canInstall(required + few + [candidate], on: base) else { continue }
                _ = Self.installing(required + few + [plugin, candidate], on: base, &refusals)
            }
            if refusals.count == count { friends.append(candidate) }
        }
        friends.sort { $0.id < $1.id }
        self.neighbours = friends
        self.bare = bare
        self.alone = alone
        others = Self.installing(required + friends, on: base, &refusals)
        all = Self.installing(required + friends + [plugin], on: base, &refusals)
        self.refusals = refusals
        let chosen = settings.builtIn.map { $0.union(own.map(\.id)) }
        let known = Sample.all(adding: own).filter { chosen?.contains($0.id) ?? true }
        allSamples = known
        rows = known.filter { !$0.isHostile }.compactMap(\.row)
        composers = known.filter { !$0.isHostile }.compactMap(\.composer)
        listed = (own + CertificateChat.messages).filter { message in
            known.contains { $0.id == message.id && !$0.isHostile }
        }
    }

    /// The messages and composers without those that are made to do harm.
    var samples: [Sample] {
        rows.map(Sample.message) + composers.map(Sample.composer)
    }

    private static func canInstall(_ plugins: [any Plugin], on base: Components) -> Bool {
        var refusals: [Refusal] = []
        _ = installing(plugins, on: base, &refusals)
        return refusals.isEmpty
    }

    private static func installing(
        _ plugins: [any Plugin],
        on base: Components,
        _ refusals: inout [Refusal]
    ) -> Components {
        var components = base
        do {
            try components.install(plugins)
        } catch {
            refusals.append(Refusal(plugins: plugins, error: error))
        }
        return components
    }

    /// Returns a container with just these plugins and what is required.
    func components(with plugins: [any Plugin]) throws(ComponentsError) -> Components {
        var components = base
        try components.install(required + plugins)
        return components
    }
}

extension Plugin {
    /// Whether one of two plugins says that it conflicts with the other.
    fileprivate func refuses(_ other: any Plugin) -> Bool {
        manifest.conflicts.contains(other.id) || other.manifest.conflicts.contains(id)
    }
}

@available(*, unavailable)
extension Certification: Sendable {}
