import Components
import DefaultComponents
import Drawing
import Views

/// A plugin that is being certified, with its neighbours and the containers of both.
final class Certification {
    let plugin: any Plugin
    /// The plugins that it requires, and the chat's own.
    let required: [any Plugin]
    /// The plugins that it is installed with, by id.
    let neighbours: [any Plugin]
    let base: Components
    let settings: CertificateSettings
    /// The messages of the author.
    let own: [ChatMessage]
    /// The author's actions on a chat.
    let steps: (@Sendable (ChatChannelVC) -> Void)?
    /// The author's statement of the effect.
    let effect: (@Sendable (ChatMessage, TreeNode) -> Bool)?

    /// All messages and composers.
    let allSamples: [Sample]
    /// The messages without the hostile ones.
    let rows: [SampleRow]
    /// The composers without the hostile ones.
    let composers: [SampleComposer]
    /// The messages of the list, newest first.
    let listed: [ChatMessage]

    /// The sets of plugins that cannot be installed, with the errors.
    private(set) var refusals: [Refusal] = []

    /// The container with only the required plugins.
    let bare: Components
    /// The container with the plugin, without neighbours.
    let alone: Components
    /// The container with all neighbours, without the plugin.
    let others: Components
    /// The container with all plugins.
    let all: Components

    private(set) lazy var bareShown = shown(bare)
    private(set) lazy var aloneShown = shown(alone)
    private(set) lazy var othersShown = shown(others)
    private(set) lazy var allShown = shown(all)
    /// The findings about samples that differ when they are composed a second time.
    private(set) lazy var unrepeatable = repeatableFindings()
    /// The findings of a screen on which time passes.
    private(set) lazy var inTime = findingsInTime()

    /// Plugins that cannot be installed together, with the error.
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
        // A plugin that requires others comes after them; one in conflict with others, or that requires the plugin, is
        // left out.
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

    /// The messages and composers without the hostile ones.
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

    /// Returns a container with only these plugins and the required ones.
    func components(with plugins: [any Plugin]) throws(ComponentsError) -> Components {
        try check.installed(required + plugins)
    }

    /// The check on which the laws of loading and uninstalling stand.
    var check: PluginCheck<[ShownSample]> {
        PluginCheck([plugin], on: base) { self.shown($0) }
    }
}

extension Plugin {
    /// Whether one of two plugins declares a conflict with the other.
    fileprivate func refuses(_ other: any Plugin) -> Bool {
        manifest.conflicts.contains(other.id) || other.manifest.conflicts.contains(id)
    }
}

@available(*, unavailable)
extension Certification: Sendable {}
