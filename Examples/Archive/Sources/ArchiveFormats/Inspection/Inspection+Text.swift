import DefaultComponents

extension Inspection {
    /// The inspection for a terminal.
    public var text: String {
        var lines: [String] = []
        for source in sources {
            lines.append("\(source.path.shownPlain): \(source.format ?? "not read")")
        }
        lines.append("")
        lines.append("\(messages) messages in \(channels.count) channels, \(merged) merged by id")
        lines += table.map { "  \($0)" }
        lines.append("\(people) people, \(bots) of them programs")
        let missing = mediaMissing.values.reduce(0, +)
        lines.append("\(mediaFound) files found, \(missing) missing")
        for reason in ArchiveMedia.Reason.allCases {
            guard let count = mediaMissing[reason] else { continue }
            lines.append("  \(count) \(reason.rawValue)")
        }
        lines += Self.lines(losses: losses, faults: faults, count: faultCount)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns lines about losses and faults for a terminal.
    public static func lines(
        losses: [ArchiveLoss: Int],
        faults: [ArchiveError],
        count faultCount: Int
    ) -> [String] {
        var lines: [String] = []
        if !losses.isEmpty { lines.append("What the format cannot tell:") }
        for (loss, count) in losses.sorted(by: { $0.key < $1.key }) {
            lines.append("  \(count) \(loss.name): \(loss.meaning)")
        }
        guard faultCount > 0 else { return lines }
        lines.append("\(faultCount) broken parts:")
        for fault in faults {
            lines.append("  \(fault.summary)")
            lines.append("    To fix, \(fault.remedy)")
        }
        if faultCount > faults.count { lines.append("  and \(faultCount - faults.count) more.") }
        return lines
    }

    private var table: [String] {
        let width = channels.map { $0.channel.name.shownPlain.count }.max() ?? 0
        return channels.map { channel in
            let name = channel.channel.name.shownPlain
            let gap = String(repeating: " ", count: width - name.count)
            let span =
                channel.first.map { first in
                    "  \(first.iso8601) to \((channel.last ?? first).iso8601)"
                } ?? ""
            let replies = channel.replies == 0 ? "" : ", \(channel.replies) replies"
            return "\(name)\(gap)  \(channel.messages)\(replies)\(span)"
        }
    }
}
