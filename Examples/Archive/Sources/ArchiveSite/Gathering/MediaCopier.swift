import ArchiveFormats
import ArchiveStorage
import Foundation

/// A copier of the files of one export into the site.
///
/// They are copied after all messages are read, in the order of the export, so that a packed one is read once more.
final class MediaCopier {
    private let reading: ArchiveReading
    private let site: SiteFolder
    private let wanted: RecordSorter
    private lazy var places: [String: Int] = Dictionary(
        reading.input.entries.enumerated().map { ($1.name, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The name of the format of the export.
    var format: String { reading.format }

    init(_ reading: ArchiveReading, _ site: SiteFolder) {
        self.reading = reading
        self.site = site
        wanted = RecordSorter(in: site.scratch, memory: 1 << 20)
    }

    /// Returns the places that the files of a message will have.
    func files(of message: ArchivedMessage) throws(SiteError) -> [Int: SiteFile] {
        var files: [Int: SiteFile] = [:]
        for (index, attachment) in message.attachments.enumerated() where attachment.isFile {
            guard let id = attachment.mediaID else { continue }
            switch reading.media(id) {
            case .missing(let reason): files[index] = .missing(reason)
            case .path(let entry):
                guard let place = places[entry] else {
                    files[index] = .missing(.notFound)
                    continue
                }
                let name = SiteNames.media(
                    [format, message.channelID, message.id, "\(index)", id],
                    name: attachment.title ?? entry
                )
                files[index] = .file(name)
                try wanted.add(
                    key: UInt32(truncatingIfNeeded: place).bigEndianBytes + name.utf8,
                    payload: Array(name.utf8)
                )
            }
        }
        return files
    }

    /// Copies the files that the site does not have.
    func copy(_ progress: ProgressLine) throws(SiteError) {
        guard !wanted.isEmpty else { return }
        let reader = try wanted.sorted()
        var count = 0
        while let record = try reader.next() {
            let place = Int(UInt32(bigEndianBytes: record.key.prefix(4)))
            let name = "media/" + String(decoding: record.payload, as: UTF8.self)
            let entry = reading.input.entries[place]
            // Of several files, the largest is the whole one, whatever the order of the exports.
            if site.size(of: name).map({ $0 < entry.bytes }) ?? true {
                try copy(entry.name, to: name)
            }
            count += 1
            progress.show("Copying files", count)
        }
    }

    private func copy(_ entry: String, to name: String) throws(SiteError) {
        let file = OutputFile(path: site.scratch.newFile())
        var failure: SiteError?
        let isWhole: Void? = reading.input.log.part { () throws(ArchiveError) in
            let stream = try reading.input.open(entry)
            while case let bytes = try stream.next(), !bytes.isEmpty {
                do throws(SiteError) {
                    try file.write(bytes)
                } catch {
                    failure = error
                    throw .unreadable(file: entry)
                }
            }
        }
        if let failure { throw failure }
        guard isWhole != nil else { return }
        try file.flush()
        try site.move(file.path, to: name)
    }
}
