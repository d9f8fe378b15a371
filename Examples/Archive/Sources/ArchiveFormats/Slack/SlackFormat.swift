/// The export of a Slack workspace: folders of channels with a file a day, in UTC.
public struct SlackFormat: ArchiveFormat {
    /// Creates the format.
    public init() {}

    /// The name `slack`.
    public var name: String { "slack" }

    /// Returns 90 for lists of channels beside files of days, less for one of them.
    public func score(_ input: ArchiveInput) -> Int {
        var hasList = false
        var hasDays = false
        for entry in input.entries {
            let parts = entry.name.split(separator: "/")
            guard let last = parts.last else { continue }
            hasList = hasList || SlackLayout.lists.keys.contains(String(last))
            hasDays = hasDays || parts.count > 1 && SlackLayout.isDay(last)
            if hasList, hasDays { return 90 }
        }
        return hasList ? 60 : hasDays ? 40 : 0
    }

    /// Reads the lists of people and channels.
    public func open(
        _ input: ArchiveInput,
        options: ArchiveOptions
    ) throws(ArchiveError) -> any ArchiveExport {
        SlackExport(input)
    }
}

/// The names of the files of an export.
enum SlackLayout {
    /// The lists of channels, with the kind of what is in them.
    static let lists: [String: ArchiveChannel.Kind] = [
        "channels.json": .open, "groups.json": .closed, "mpims.json": .group, "dms.json": .direct,
    ]

    /// The lists of people.
    static let users: Set<String> = ["users.json", "org_users.json"]

    /// Returns whether a file is that of a day, such as `2026-03-02.json`.
    static func isDay(_ name: some StringProtocol) -> Bool {
        let letters = Array(name.utf8)
        guard letters.count == 15, name.hasSuffix(".json") else { return false }
        return letters[..<10].enumerated().allSatisfy { index, letter in
            index == 4 || index == 7
                ? letter == UInt8(ascii: "-")
                : UInt8(ascii: "0")...UInt8(ascii: "9") ~= letter
        }
    }

    /// Returns the folder of a path; empty for one without.
    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Returns the last part of a path.
    static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
