import GRDB

extension SQLiteChatStore {
    /// Writes invented messages of the members of a room, which are the same for the same seed.
    ///
    /// They follow the newest message of the room, at most a minute apart, or the first day of 2024.
    /// Other writers have their turn after each 5,000 messages. Throws ``StoreError/idTaken(id:)``
    /// if the seed was used before, and ``StoreError/notAMember(room:)`` if the room has no members.
    public func fill(room: String, count: Int, seed: UInt64) async throws(StoreError) {
        var filler = try await read { try RoomFiller(room: room, seed: seed, in: $0) }
        var left = count
        while left > 0 {
            let part = min(left, Self.filledAtOnce)
            filler = try await write { [filler] database in
                var filler = filler
                try filler.write(part, in: database)
                return filler
            }
            left -= part
        }
    }

    private static let filledAtOnce = 5_000
}
