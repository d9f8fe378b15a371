/// The facts of installed plugins by which a further one is known to have no faults together with them.
///
/// A plugin that it does not know that of may still have none: all plugins then have to be checked.
struct InstallIndex: Sendable {
    private let host: HostRelease
    /// Whether every registration without a scope holds.
    private let isPlain: Bool
    private var versions: [PluginID: Version] = [:]
    /// The plugins that others conflict with or are ordered by.
    private var related: Set<PluginID> = []
    /// The declared names, after their kinds.
    private var names: Set<[String]> = []
    private var slots: [String: IndexedSlot] = [:]

    /// Creates the index of the plugins and of the app of a record.
    init(_ record: InstallRecord) {
        host = record.host
        isPlain = record.scopes == ActiveScopes() && record.suppressions.isEmpty
        record.plugins.forEach { _ = add($0) }
        record.appNames.forEach { names.insert([$0.kind, $0.name]) }
        record.app.forEach { _ = add($0) }
    }

    /// The number of plugins.
    var count: Int { versions.count }

    /// Adds a plugin, and returns whether it has no faults together with those that were added before.
    mutating func add(_ plugin: InstalledPlugin) -> Bool {
        let manifest = plugin.manifest
        let isNew = versions.updateValue(manifest.version, forKey: plugin.id) == nil
        let others = manifest.conflicts + manifest.ordering.map(\.other)
        related.formUnion(others)
        let fits =
            isPlain && isNew && !related.contains(plugin.id)
            && others.allSatisfy { versions[$0] == nil }
            && manifest.requirementFaults(among: versions).isEmpty
            && manifest.versionFaults(in: host).isEmpty
        let isNamed = plugin.names.reduce(fits) {
            names.insert([$1.kind, $1.name]).inserted && $0
        }
        return plugin.registrations.reduce(isNamed) { add($1) && $0 }
    }

    private mutating func add(_ registration: Registration) -> Bool {
        let slot = registration.slot
        return slots[slot.facts.name, default: IndexedSlot(index: slot.index)].add(registration)
    }
}

/// The facts of the registrations to a slot.
private struct IndexedSlot {
    let index: Int
    /// One of the bases, which are equal.
    var base: Registration?
    var isExtended = false
    /// Whether another base may be used in some place.
    var isOpen = false

    /// Adds a registration, and returns whether it has no faults together with those that were added before.
    mutating func add(_ registration: Registration) -> Bool {
        let slot = registration.slot
        guard slot.index == index, slot.isAlone, registration.scope == nil,
            registration.owner != .app
        else {
            isOpen = true
            return false
        }
        switch registration.verb {
        case .declare, .transform, .on:
            return true
        case .extend:
            isExtended = true
            return !isOpen && registration.fits(base?.baseType ?? slot.defaultType)
        case .replace, .set:
            isOpen = isOpen || base.map { !$0.agrees(with: registration) } ?? false
            base = base ?? registration
            return !isOpen && !isExtended
        }
    }
}

extension PluginOrdering {
    /// The plugin that a plugin is ordered by.
    var other: PluginID {
        switch self {
        case .before(let other), .after(let other): other
        }
    }
}
