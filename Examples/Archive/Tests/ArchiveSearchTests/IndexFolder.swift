import ArchiveSearch
import Foundation

/// A folder with an index, which is removed when it is no longer used.
final class IndexFolder {
    let path: String

    init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        path = place.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The folder of the index.
    var search: String { "\(path)/search" }

    /// Writes an index of documents.
    @discardableResult
    func write(_ documents: some Sequence<SearchDocument>) throws -> SearchSummary {
        let writer = try SearchIndexWriter(folder: search, scratch: "\(path)/scratch")
        for document in documents { try writer.add(document) }
        return try writer.finish()
    }

    /// Returns the files of the index by name.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in FileManager.default.enumerator(atPath: search)?.compactMap({ $0 as? String })
            ?? []
        {
            files[name] = FileManager.default.contents(atPath: "\(search)/\(name)")
        }
        return files
    }
}

extension [SearchDocument] {
    /// The documents in the order of an index.
    var inOrder: [SearchDocument] {
        sorted {
            ($0.time, $0.channelID, $0.id) < ($1.time, $1.channelID, $1.id)
        }
    }
}
