import ArchiveStorage
import Components
import DefaultComponents

/// The threads of a channel whose roots are not in the site, in a file of the channel.
struct OrphanList {
    /// The threads, by name.
    let threads: [(unit: MessageUnit, facts: SiteFacts.Thread)]

    init(_ channel: String, in site: SiteFolder) throws(SiteError) {
        let path = site.place(of: Self.file(channel))
        var threads: [(unit: MessageUnit, facts: SiteFacts.Thread)] = []
        if let file = try InputFile(path: path) {
            while let line = try file.nextLine() {
                guard let entry = Self.entry(line) else {
                    throw .damaged(path: path, line: threads.count + 1)
                }
                threads.append(entry)
            }
        }
        self.threads = threads
    }

    /// Merges changes, whose keys are the names of threads, into the files of all channels.
    static func update(_ site: SiteFolder, _ changes: RecordReader) throws(SiteError) {
        while let first = changes.peek {
            let channel = MessageUnit(String(decoding: first.key, as: UTF8.self)).channel
            var lines: [String: [UInt8]] = [:]
            for (unit, facts) in try OrphanList(channel, in: site).threads {
                lines[unit.name] = SiteFacts(thread: facts).members
            }
            while let next = changes.peek, next.key.starts(with: Array("\(channel)/".utf8)) {
                _ = try changes.next()
                let name = String(decoding: next.key, as: UTF8.self)
                lines[name] = next.payload.isEmpty ? nil : next.payload
            }
            var bytes: [UInt8] = []
            for (name, members) in lines.sorted(by: { $0.key < $1.key }) {
                bytes += "\(name) ".utf8 + members + [0x0A]
            }
            if bytes.isEmpty {
                site.remove(file(channel))
            } else {
                try site.write(bytes, to: file(channel))
            }
        }
    }

    private static func file(_ channel: String) -> String {
        "\(channel)/orphans.txt"
    }

    private static func entry(
        _ line: [UInt8]
    ) -> (unit: MessageUnit, facts: SiteFacts.Thread)? {
        guard let space = line.firstIndex(of: UInt8(ascii: " ")),
            let cursor = try? JSONCursor(reading: Array(line[(space + 1)...]), file: ""),
            let facts = try? SiteFacts(cursor), let thread = facts.thread
        else { return nil }
        return (MessageUnit(String(decoding: line[..<space], as: UTF8.self)), thread)
    }
}
