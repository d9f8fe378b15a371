public import ArchiveFormats

/// What a build read and wrote.
public struct SiteReport: Sendable {
    /// The number of messages that were read, with those that are in several exports.
    public var read = 0
    /// The number of messages that were added to the site.
    public var added = 0
    /// The number of messages that were replaced by later or fuller ones.
    public var replaced = 0
    /// The number of messages that were removed.
    public var removed = 0
    /// The number of pages of messages that were drawn.
    public var pages = 0
    /// The path of the site's first page.
    public var home = ""
    /// The paths of the exports with the names of their formats; `nil` where nothing could be read.
    public var sources: [(path: String, format: String?)] = []
    /// What could not be told, counted.
    public var losses: [ArchiveLoss: Int] = [:]
    /// The broken parts, at most ``ArchiveLog/faultLimit``.
    public var faults: [ArchiveError] = []
    /// The number of broken parts.
    public var faultCount = 0

    init() {}

    /// Whether nothing was changed, as a mirror needs whole exports.
    public var isRefused = false

    init(_ gatherer: ExportGatherer, isRefused: Bool = false) {
        self.isRefused = isRefused
        read = gatherer.messageCount
        for source in gatherer.sources {
            sources.append((source.path, source.format))
            losses.merge(source.log.losses) { $0 + $1 }
            faults += source.log.faults.prefix(max(0, ArchiveLog.faultLimit - faults.count))
            faultCount += source.log.faultCount
        }
    }

    /// The exit code: 0 if all is whole, 1 if a part is broken, 2 if nothing could be read.
    public var exitCode: Int32 {
        if isRefused { return 2 }
        if !sources.isEmpty, sources.allSatisfy({ $0.format == nil }) { return 2 }
        return faultCount == 0 ? 0 : 1
    }

    /// The report for readers.
    public var text: String {
        var lines: [String] = []
        for (path, format) in sources { lines.append("\(path): \(format ?? "not read")") }
        if !sources.isEmpty {
            lines.append(
                "\(read) messages read: \(added) added, \(replaced) replaced, \(removed) removed"
            )
        }
        if isRefused {
            lines.append("Nothing was changed: --mirror needs exports that are whole.")
        } else {
            lines.append("\(pages) pages of messages drawn: open \(home.shownPlain)")
        }
        lines += Inspection.lines(losses: losses, faults: faults, count: faultCount)
        return lines.joined(separator: "\n") + "\n"
    }
}
