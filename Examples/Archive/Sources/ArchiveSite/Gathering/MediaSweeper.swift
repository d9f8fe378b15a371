import ArchiveStorage
import Foundation

/// A remover of files that no message of a site has.
struct MediaSweeper {
    let site: SiteFolder

    private static let mark = Array("\"file\":\"".utf8)

    func removeUnused() throws(SiteError) {
        let used = RecordSorter(in: site.scratch, memory: 1 << 20)
        for channel in site.names(in: "c") {
            for unit in ChannelUnits("c/\(channel)", in: site) {
                let reader = try UnitReader(unit, in: site)
                while let (_, line) = reader.current {
                    try add(line, to: used)
                    try reader.advance()
                }
            }
        }
        try site.check()
        let names = try used.sorted()
        for folder in site.names(in: "media") {
            for name in site.names(in: "media/\(folder)") {
                let key = Array("\(folder)/\(name)".utf8)
                while let next = names.peek, next.key.precedes(key) {
                    _ = try names.next()
                }
                if names.peek?.key != key { site.remove("media/\(folder)/\(name)") }
            }
        }
    }

    private func add(_ line: MessageLine, to used: RecordSorter) throws(SiteError) {
        var rest = line.source
        while let place = rest.firstRange(of: Self.mark) {
            rest = rest[place.upperBound...]
            try used.add(key: Array(rest.prefix { $0 != UInt8(ascii: "\"") }))
        }
    }
}
