import ChatStore
import DefaultComponents
import Drawing
import Hosting

/// The rows that were drawn, for all who see the same.
///
/// A row is kept with its scope, its message, and the messages around it that its components read. ``ChannelPages`` records
/// these, so that no list of facts has to be kept up to date.
final class RowCache: Sendable {
    private struct Key: Sendable, Hashable {
        let scope: RowScope
        let message: SceneMessage.Key
    }

    /// A row among certain other messages.
    private struct Variant: Sendable {
        let row: Row
        let neighbours: [SceneMessage.Key?]
        let index: Int
        let count: Int
    }

    /// A row with what it depends on beside its scope.
    struct Row: Sendable {
        let shared: SharedRow
        /// The distances of the messages that it depends on, with 0 for its own.
        let distances: [Int]
        /// Whether it depends on its index, and on the number of messages.
        let usesIndex: Bool
        let usesCount: Bool
    }

    private let variants: GenerationCache<Key, [Variant]>
    private let members = GenerationCache<String, [UserRecord]>(capacity: 256)
    private let metrics: ServerMetrics

    /// The rows of a message in one scope at most, among different messages.
    private static let variantLimit = 4

    /// Creates a cache of at most a number of messages.
    init(capacity: Int = 8_192, metrics: ServerMetrics) {
        variants = GenerationCache(capacity: capacity)
        self.metrics = metrics
    }

    /// Returns the members of a room, in the memory of those that were the same before: scopes keep them.
    func shared(_ new: [UserRecord], of room: String) -> [UserRecord] {
        if let known = members[room], known == new { return known }
        members[room] = new
        return new
    }

    /// Returns the row of a message among others, newest first, which is drawn if it was not.
    ///
    /// If it has the bytes of a row that others see, it is that one, so that it is in memory once.
    func row(
        at index: Int,
        of messages: [SceneMessage],
        in scope: RowScope,
        _ pages: ChannelPages,
        like other: SharedRow? = nil
    ) -> Row {
        func neighbour(_ distance: Int) -> SceneMessage.Key? {
            let place = index + distance
            return messages.indices.contains(place) ? messages[place].key(for: scope.person) : nil
        }
        let key = Key(scope: scope, message: messages[index].key(for: scope.person))
        let known = variants[key] ?? []
        let match = known.first { variant in
            (!variant.row.usesIndex || variant.index == index)
                && (!variant.row.usesCount || variant.count == messages.count)
                && zip(variant.row.distances, variant.neighbours).allSatisfy {
                    neighbour($0) == $1
                }
        }
        if let match {
            metrics.show(isShared: true)
            return match.row
        }
        let drawn = pages.recordedRow(
            at: index,
            of: messages.messages(for: scope.person),
            in: scope.channel
        )
        metrics.show(isShared: false)
        var shared = SharedRow(drawn.row)
        if let other, other.digest == shared.digest { shared = other }
        let row = Row(
            shared: shared,
            distances: Set(drawn.distances + [0]).sorted(),
            usesIndex: drawn.usesIndex,
            usesCount: drawn.usesCount
        )
        let variant = Variant(
            row: row,
            neighbours: row.distances.map(neighbour),
            index: index,
            count: messages.count
        )
        variants[key] = known.suffix(Self.variantLimit - 1) + [variant]
        return row
    }
}
