/// The reason why an export, or a part of it, cannot be read.
public enum ArchiveError: Error, Sendable, Hashable {
    /// A file or folder that does not exist or cannot be read.
    case unreadable(file: String)
    /// A text that violates its format.
    case malformed(file: String, line: Int, column: Int, path: String, expected: String)
    /// A packed input whose bytes are damaged, with what libarchive says.
    case damaged(file: String, entry: String, reason: String)
    /// An input with more entries than the limit.
    case tooManyEntries(file: String, limit: Int)
    /// An entry with more bytes than the limit.
    case tooLarge(file: String, entry: String, limit: Int)
    /// A packed input that grows more than the limit allows, as bombs do.
    case tooDense(file: String, limit: Int)
    /// An entry whose name leads out of the export or cannot be shown.
    case hostileName(file: String, name: String)
    /// An entry that has the name of an earlier one.
    case repeatedName(file: String, name: String)
    /// An entry that is a link or a device.
    case noFile(file: String, name: String)
    /// An input that no format recognizes, with the names of the formats.
    case unrecognized(file: String, formats: [String])
    /// A format that does not exist, with the names of those that do.
    case unknownFormat(name: String, formats: [String])
    /// A text whose dates can be read with the day or with the month first.
    case undecidedDates(file: String, line: Int, date: String)
}

extension ArchiveError {
    /// The file and, where there is one, the entry in it.
    public var place: String {
        switch self {
        case .unreadable(let file), .tooManyEntries(let file, _), .tooDense(let file, _),
            .unrecognized(let file, _):
            file
        case .malformed(let file, let line, let column, _, _):
            "\(file):\(line):\(column)"
        case .damaged(let file, let entry, _), .tooLarge(let file, let entry, _),
            .hostileName(let file, let entry), .repeatedName(let file, let entry),
            .noFile(let file, let entry):
            "\(file)/\(entry)"
        case .unknownFormat(let name, _): name
        case .undecidedDates(let file, let line, _): "\(file):\(line)"
        }
    }
}

extension ArchiveError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String {
        "\(summary)\nTo fix, \(remedy)"
    }

    /// The problem, on one line.
    public var summary: String {
        switch self {
        case .unreadable(let file):
            "\(file.quoted) cannot be read."
        case .malformed(let file, let line, let column, let path, let expected):
            "\(file.quoted) is malformed at line \(line), column \(column)"
                + (path.isEmpty ? "" : ", path \(path.quoted)") + ": expected \(expected)."
        case .damaged(let file, let entry, let reason):
            "\(file.quoted) is damaged" + (entry.isEmpty ? "" : " in \(entry.quoted)")
                + ": \(reason.shownPlain)."
        case .tooManyEntries(let file, let limit):
            "\(file.quoted) has more than \(limit) entries."
        case .tooLarge(let file, let entry, let limit):
            "\(entry.quoted) in \(file.quoted) has more than \(limit) bytes."
        case .tooDense(let file, let limit):
            "\(file.quoted) unpacks to more than \(limit) times its size."
        case .hostileName(let file, let name):
            "\(file.quoted) has an entry \(name.quoted), which is no name of a file in it."
        case .repeatedName(let file, let name):
            "\(file.quoted) has \(name.quoted) twice; the first was read."
        case .noFile(let file, let name):
            "\(name.quoted) in \(file.quoted) is a link or a device, and was not read."
        case .unrecognized(let file, let formats):
            "\(file.quoted) is in no known format; asked \(formats.quotedList)."
        case .unknownFormat(let name, let formats):
            "There is no format \(name.quoted); there are \(formats.quotedList)."
        case .undecidedDates(let file, let line, let date):
            "\(file.quoted) has dates such as \(date.quoted) in line \(line), in which day and "
                + "month cannot be told apart; the day was read first."
        }
    }

    /// The fix, as the end of a sentence.
    public var remedy: String {
        switch self {
        case .unreadable: "check that it is there and may be read."
        case .malformed: "correct the file there, or export again; all else was read."
        case .damaged: "copy or download it again; what comes before was read."
        case .tooManyEntries, .tooDense:
            "unpack it, look at what is in it, and read the folder, or raise ArchiveLimits."
        case .tooLarge: "read it in smaller parts, or raise ArchiveLimits."
        case .hostileName: "do not unpack it; ask where it comes from."
        case .repeatedName: "remove one of the two."
        case .noFile: "put the file itself in its place."
        case .unrecognized: "name its format with --format, or export again."
        case .unknownFormat: "use one of those."
        case .undecidedDates: "name the order with --dates day or --dates month."
        }
    }
}

extension String {
    /// The text in single quotes, with escaped control characters, cut after 200 characters.
    var quoted: String {
        "'\(shownPlain)'"
    }

    /// The text on one line, with escaped control characters, cut after 200 characters.
    package var shownPlain: String {
        var shown = ""
        for scalar in unicodeScalars.prefix(200) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator:
                shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.count > 200 ? shown + "…" : shown
    }
}

extension [String] {
    /// The texts in single quotes, sorted, with commas between.
    var quotedList: String {
        isEmpty ? "none" : sorted().map(\.quoted).joined(separator: ", ")
    }
}
