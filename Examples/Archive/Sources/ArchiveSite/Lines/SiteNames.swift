import Components
import Crypto
import DefaultComponents
import Drawing

/// The names of folders and files of a site, formed from ids of sources.
enum SiteNames {
    /// Returns a name of small ASCII letters, digits, hyphens and underscores, which ids share only if 48 bits of their
    /// SHA-256 agree.
    static func name(_ id: String) -> String {
        let bytes = Array(id.utf8)
        if (1...60).contains(bytes.count), !reserved.contains(id) {
            if bytes[0] != UInt8(ascii: "-"), bytes.allSatisfy(isPlain) { return id }
            if bytes.allSatisfy({ isDigit($0) || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) {
                return "_\(id.lowercased())"
            }
            if isDigit(bytes[0]), bytes.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }) {
                return id.replacing(".", with: "_")
            }
        }
        let words = bytes.prefix(40).map { byte -> UInt8 in
            let letter = byte | 0x20
            if UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter { return letter }
            return isDigit(byte) ? byte : UInt8(ascii: "-")
        }
        // Two underscores separate the hash, which no other name has.
        return "x" + String(decoding: words, as: UTF8.self) + "__" + hash(id).prefix(12)
    }

    /// Returns the SHA-256 of a text in hexadecimal digits.
    static func hash(_ text: String) -> String {
        hexadecimal(SHA256.hash(data: Array(text.utf8)))
    }

    /// Returns the folder of a channel.
    static func channel(_ id: String, format: String) -> String {
        let name = name(id)
        return "c/\(self.name(format))" + (name.hasPrefix("_") ? name : "-\(name)")
    }

    /// Returns the name of the messages of one day at UTC, in the folder of a channel.
    static func day(_ channel: String, _ time: Timestamp) -> String {
        let date = CivilDate(daysSince1970: ChatCalendar.utc.day(time))
        return "\(channel)/\(year(date.year))/\(digits(date.month))/\(digits(date.day))"
    }

    /// Returns the name of a thread, in the folder of a channel.
    static func thread(_ channel: String, root id: String) -> String {
        "\(channel)/t/\(hash(id).prefix(2))/\(name(id))"
    }

    /// Returns the file of a page of messages; parts are counted from 0 on.
    static func page(_ messages: String, part: Int) -> String {
        part == 0 ? "\(messages).html" : "\(messages)/\(part / 200)/\(part + 1).html"
    }

    /// Returns the address of a message, from the site's folder on.
    static func address(of id: String, in unit: MessageUnit, part: Int) -> String {
        "\(page(unit.name, part: part))#\(HTMLText.identifier(ofEntry: id))"
    }

    /// Returns the file of the lines of messages.
    static func lines(_ messages: String) -> String {
        "\(messages).jsonl"
    }

    /// Returns the name of a file in the folder of media.
    ///
    /// Files that a browser could run get the ending `txt`.
    static func media(_ parts: [String], name: String?) -> String {
        let hash = hash(parts.joined(separator: "\u{0}")).prefix(24)
        let ending = (name ?? "").split(separator: ".").dropFirst().last.map { $0.lowercased() }
        guard let ending, (1...8).contains(ending.utf8.count), ending.utf8.allSatisfy(isPlain)
        else { return "\(hash.prefix(2))/\(hash).bin" }
        return "\(hash.prefix(2))/\(hash).\(ending)" + (safe.contains(ending) ? "" : ".txt")
    }

    /// Returns the way from a page up to the site's folder.
    static func root(from page: String) -> String {
        String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
    }

    static func hexadecimal(_ digest: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let letters = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: letters, as: UTF8.self)
    }

    private static func year(_ year: Int) -> String {
        let digits = "\(abs(year))"
        let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return year < 0 ? "b\(padded)" : year > 9_999 ? "y\(padded)" : padded
    }

    private static func digits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || isDigit(byte) || byte == UInt8(ascii: "-")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Names that Windows has for devices.
    private static let reserved = Set(
        ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    )

    private static let safe: Set<String> = [
        "png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "mp4", "mov", "m4v", "webm",
        "3gp", "mp3", "m4a", "ogg", "opus", "oga", "wav", "aac", "flac", "pdf", "txt", "csv", "md",
        "zip", "gz", "tgz", "7z", "rar", "tar", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt",
        "ods", "odp", "rtf", "epub", "json", "vcf", "ics", "tgs",
    ]
}
