/// A text about a change, for assistive technology to read out, such as about a lost connection.
///
/// Components announce changes, and a host takes the announcements: ``ComponentTree/takeAnnouncements()``.
public struct Announcement: Sendable, Hashable {
    /// The name of the thing that changed, such as `connection`.
    public let name: String
    /// The words; hostile until escaped.
    public let text: String
    /// Whether it is read out at once, and not after what is being read.
    public let isUrgent: Bool
}

/// The announcements of the trees that share a store.
struct Announcements: Sendable {
    /// Those that no host has taken, the oldest first.
    private var waiting: [(owner: StateOwner, source: Source, announcement: Announcement)] = []
    /// The changes that were announced last.
    private var last: [StateOwner: [Source: String]] = [:]

    private struct Source: Sendable, Hashable {
        let name: String
        let plugin: PluginID?
    }

    /// Whether there was none so far.
    var isEmpty: Bool { last.isEmpty }

    /// Adds an announcement, unless the last one of its name was about the same change; one without words ends it.
    ///
    /// At most 100 wait; the oldest are removed. Further names than 1,000 of an owner are ignored.
    mutating func add(
        _ announcement: Announcement,
        about change: String?,
        of owner: StateOwner,
        by plugin: PluginID?
    ) {
        let source = Source(name: announcement.name, plugin: plugin)
        guard !announcement.text.isEmpty else {
            waiting.removeAll { $0.owner == owner && $0.source == source }
            last[owner]?[source] = nil
            return
        }
        let change = change ?? announcement.text
        let known = last[owner, default: [:]]
        guard known[source] != nil || known.count < 1_000 else { return }
        if last[owner, default: [:]].updateValue(change, forKey: source) == change { return }
        waiting.append((owner, source, announcement))
        if waiting.count > 100 { waiting.removeFirst() }
    }

    /// Removes and returns those that wait.
    mutating func take() -> [Announcement] {
        defer { waiting = [] }
        return waiting.map(\.announcement)
    }

    /// Removes those of an owner.
    mutating func remove(_ owner: StateOwner) {
        waiting.removeAll { $0.owner == owner }
        last[owner] = nil
    }

    /// Gives those of an owner to another one.
    mutating func move(_ owner: StateOwner, to new: StateOwner) {
        for place in waiting.indices where waiting[place].owner == owner {
            waiting[place].owner = new
        }
        if let moved = last.removeValue(forKey: owner) {
            last[new, default: [:]].merge(moved) { _, moved in moved }
        }
    }

    /// Removes those of plugins.
    mutating func removeAll(of isGone: (PluginID) -> Bool) {
        waiting.removeAll { $0.source.plugin.map(isGone) == true }
        last = last.mapValues { $0.filter { $0.key.plugin.map(isGone) != true } }
    }
}
