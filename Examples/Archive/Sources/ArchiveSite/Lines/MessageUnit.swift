import DefaultComponents

/// The messages of one day or of one thread of a channel: a file of lines and the pages that are drawn of it.
struct MessageUnit: Hashable {
    /// The name without an ending, such as `c/general/2026/03/02`.
    let name: String

    init(_ name: String) {
        self.name = name
    }

    /// The folder of the channel.
    var channel: String {
        name.split(separator: "/").prefix(2).joined(separator: "/")
    }

    /// Whether it is a thread.
    var isThread: Bool {
        name.dropFirst(channel.count).hasPrefix("/t/")
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
/// A page ends after 500 messages, or before its HTML could have more than 256 kB; what the site knows of other messages
/// has no influence.
struct PagePlan {
    /// The part to which the message that was added last belongs, from 0 on.
    private(set) var part = 0

    private let isThread: Bool
    private var count = 0
    private var weight = 0

    static let countLimit = 500
    static let weightLimit = 250_000

    init(_ unit: MessageUnit) {
        isThread = unit.isThread
    }

    /// Adds a message; returns whether a new page begins with it.
    ///
    /// The root of a thread belongs to the page of the reply before it, as it may be added later.
    mutating func add(_ line: MessageLine) -> Bool {
        if isThread, line.source.firstRange(of: Self.threadMark) == nil { return false }
        let objects = line.source.count { $0 == UInt8(ascii: "{") }
        let next = 700 + line.sourceCount * 5 / 4 + max(0, objects - 2) * 250
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

    private static let threadMark = Array(",\"thread\":\"".utf8)
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
