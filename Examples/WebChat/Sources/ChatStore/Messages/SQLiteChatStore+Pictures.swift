import Foundation
import GRDB

extension SQLiteChatStore {
    /// The microseconds whose pictures count together, and for which one without a message is kept.
    private static let day: Int64 = 24 * 3_600 * 1_000_000

    /// Inserts the file, and deletes those of the person whose messages were never sent.
    public func addPicture(
        _ picture: PictureRecord,
        by userID: String,
        at instant: Int64,
        dailyBytes: Int
    ) async throws(StoreError) {
        guard let room = RowID.room(picture.room) else {
            throw .noSuchRoom(id: picture.room)
        }
        try await write { database in
            let user = try Self.userNumber(userID, in: database)
            try Self.checkMember(user, of: room, in: database)
            try database.run(
                """
                DELETE FROM picture WHERE user = ? AND createdAt <= ?
                    AND NOT EXISTS (SELECT 1 FROM message WHERE id = picture.message)
                """,
                [user, instant - Self.day]
            )
            let known = try database.first(
                "SELECT user FROM picture WHERE message = ?",
                [picture.messageID]
            )
            if let known, known[0] as Int64 != user {
                throw StoreError.idTaken(id: picture.messageID)
            }
            try database.run("DELETE FROM picture WHERE message = ?", [picture.messageID])
            let used: Int64 =
                try database.first(
                    "SELECT COALESCE(SUM(size), 0) FROM picture WHERE user = ? AND createdAt > ?",
                    [user, instant - Self.day]
                )?[0] ?? 0
            guard used + Int64(picture.bytes.count) <= Int64(dailyBytes) else {
                throw StoreError.tooManyPictures(bytes: dailyBytes)
            }
            try database.run(
                """
                INSERT INTO picture (id, room, user, message, createdAt, type, size, bytes)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    picture.id, room, user, picture.messageID, instant, picture.contentType,
                    picture.bytes.count, picture.bytes,
                ]
            )
        }
    }

    /// Reads one file.
    public func picture(id: String) async throws(StoreError) -> PictureRecord? {
        try await read { database in
            let sql = "SELECT room, message, type, bytes FROM picture WHERE id = ?"
            return try database.first(sql, [id]).map { row in
                PictureRecord(
                    id: id,
                    room: RowID.room(row[0] as Int64),
                    messageID: row[1],
                    contentType: row[2],
                    bytes: row[3]
                )
            }
        }
    }

    /// Deletes one file.
    public func removePicture(id: String) async throws(StoreError) {
        try await write { try $0.run("DELETE FROM picture WHERE id = ?", [id]) }
    }
}
