import ArchiveStorage
import Components

/// A document as bytes whose order is that of the index: by time, channel and id.
///
/// Texts end with a zero byte, for which the bytes 0 and 1 in them become two.
struct DocumentRecord {
    /// Returns the record of a document.
    static func bytes(of document: SearchDocument) -> [UInt8] {
        var record: [UInt8] = []
        record.reserveCapacity(document.text.utf8.count + 128)
        record += key(time: document.time.microseconds)
        for text in [
            document.channelID, document.id, document.address, document.channelName,
            document.authorID, document.authorName, document.text,
        ] {
            for byte in text.utf8 {
                if byte <= 1 {
                    record += [1, byte + 1]
                } else {
                    record.append(byte)
                }
            }
            record.append(0)
        }
        record.append(document.features.rawValue)
        return record
    }

    /// Returns the beginning of all records of a time.
    static func key(time: Int64) -> [UInt8] {
        (UInt64(bitPattern: time) ^ 1 << 63).bigEndianBytes
    }

    /// Returns the beginning of a record with the time, the channel, the id and the address.
    static func key(of record: [UInt8]) -> [UInt8] {
        var index = 8
        for _ in 0..<3 {
            while index < record.count, record[index] != 0 { index += 1 }
            index += 1
        }
        return Array(record.prefix(index))
    }

    /// Returns the microseconds of a record.
    static func time(of record: [UInt8]) -> Int64 {
        Int64(bitPattern: record.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) } ^ 1 << 63)
    }

    /// Returns the document of a record.
    static func document(of record: [UInt8]) -> SearchDocument {
        var index = 8
        func text() -> String {
            var bytes: [UInt8] = []
            while index < record.count, record[index] != 0 {
                if record[index] == 1, index + 1 < record.count {
                    index += 1
                    bytes.append(record[index] - 1)
                } else {
                    bytes.append(record[index])
                }
                index += 1
            }
            index += 1
            return String(decoding: bytes, as: UTF8.self)
        }
        let (channelID, id, address) = (text(), text(), text())
        let (channelName, authorID, authorName, body) = (text(), text(), text(), text())
        return SearchDocument(
            id: id,
            time: Timestamp(microseconds: time(of: record)),
            channelID: channelID,
            channelName: channelName,
            authorID: authorID,
            authorName: authorName,
            text: body,
            features: SearchFeatures(rawValue: record.last ?? 0),
            address: address
        )
    }
}
