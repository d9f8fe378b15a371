import DefaultComponents

/// The messages of one day or of one thread of a channel: a file of lines and the pages that are drawn of it.
struct MessageUnit: Hashable {
    /// The name without an ending, such as `c/slack_c1/2026/03/02`.
    let name: String

    /// The folder of the channel.
    let channel: String
    /// Whether it is a thread.
    let isThread: Bool

    init(_ name: String) {
        self.name = name
        let parts = name.split(separator: "/", maxSplits: 3)
        channel = parts.prefix(2).joined(separator: "/")
        isThread = parts.count == 4 && parts[2] == "t"
    }

    /// Returns whether a line of a thread is the copy of its root.
    func isCopy(_ line: MessageLine) -> Bool {
        guard isThread else { return false }
        guard let root = line.text(of: "thread") else { return true }
        return !name.hasSuffix("/\(SiteNames.name(root))")
    }

    /// The file of the lines.
    var file: String { SiteNames.lines(name) }

    /// The folder of the month of a day, and the day in it.
    var month: (folder: String, day: String)? {
        guard !isThread, let end = name.lastIndex(of: "/") else { return nil }
        return (String(name[..<end]), String(name[end...].dropFirst()))
    }
}

/// The division of the messages of a unit into pages.
///
/// A page ends after 500 messages, or before the next one could make its HTML larger than 240 kB; what the site knows of
/// other messages has no influence.
struct PagePlan {
    /// The part to which the message that was added last belongs, from 0 on.
    private(set) var part = 0

    private let unit: MessageUnit
    private var count = 0
    private var weight = 0

    private static let countLimit = 500
    private static let weightLimit = 240_000

    init(_ unit: MessageUnit) {
        self.unit = unit
    }

    /// Adds a message; returns whether a new page begins with it.
    ///
    /// The root of a thread belongs to the page of the reply before it, as it may be added later.
    mutating func add(_ line: MessageLine) -> Bool {
        if unit.isCopy(line) { return false }
        let next = Self.weight(of: line)
        let isFull = count == Self.countLimit || count > 0 && weight + next > Self.weightLimit
        if isFull {
            part += 1
            count = 0
            weight = 0
        }
        count += 1
        weight += next
        return isFull
    }

    /// Returns how many bytes the HTML of a message may have.
    private static func weight(of line: MessageLine) -> Int {
        var (escapes, objects) = (0, 0)
        for byte in line.source {
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "'"),
                UInt8(ascii: "\\"):
                escapes += 1
            case UInt8(ascii: "{"): objects += 1
            default: break
            }
        }
        return 520 + line.sourceCount + 5 * escapes + max(0, objects - 2) * 250
    }
}

/// The units of a channel: its days, then its threads, each by name.
struct ChannelUnits: Sequence, IteratorProtocol {
    private let site: SiteFolder
    /// Folders that are read when their turn comes, and units; the next one is the last.
    private var waiting: [(folder: String, depth: Int)]
    private var units: [String] = []

    init(_ channel: String, in site: SiteFolder, hasThreads: Bool = true) {
        self.site = site
        waiting = hasThreads ? [("\(channel)/t", 1)] : []
        for name in site.names(in: channel).reversed() where name != "t" && !name.contains(".") {
            waiting.append(("\(channel)/\(name)", 1))
        }
    }

    mutating func next() -> MessageUnit? {
        while units.isEmpty, let (folder, depth) = waiting.popLast() {
            let names = site.names(in: folder)
            if depth == 2 {
                units = names.reversed().filter { $0.hasSuffix(".jsonl") }
                    .map { "\(folder)/\($0.dropLast(6))" }
            } else {
                waiting += names.reversed().filter { !$0.contains(".") }.map {
                    ("\(folder)/\($0)", depth + 1)
                }
            }
        }
        return units.popLast().map(MessageUnit.init)
    }
}
