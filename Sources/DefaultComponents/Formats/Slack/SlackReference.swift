import Components
import Views

/// A reference between `<` and `>` in a Slack text.
struct SlackReference {
    /// The text that readers see, with decoded entities.
    var text: String

    /// The user, channel, group or link that the text stands for; nil if none.
    var target: TextTarget?

    /// Creates a reference from the text between the angle brackets; `nil` if it is malformed.
    init?(_ source: String, names: SlackNames) {
        let bar = source.firstIndex(of: "|")
        let body = String(source[..<(bar ?? source.endIndex)])
        let label = bar.map { String(source[source.index(after: $0)...]).slackDecoded } ?? ""
        guard let sign = body.first else { return nil }
        let rest = String(body.dropFirst())
        switch sign {
        case "@":
            guard !rest.isEmpty else { return nil }
            let name = names.users[rest]?.name ?? (label.isEmpty ? rest : label)
            self.init(text: name.hasPrefix("@") ? name : "@" + name, target: .user(rest))
        case "#":
            guard !rest.isEmpty else { return nil }
            let name = label.isEmpty ? names.channels[rest] ?? rest : label
            self.init(text: name.hasPrefix("#") ? name : "#" + name, target: .channel(rest))
        case "!":
            self.init(command: rest, label: label)
        default:
            guard Self.hasScheme(body) else { return nil }
            let address = body.slackDecoded
            self.init(
                text: label.isEmpty ? Self.withoutScheme(address) : label,
                target: .link(address)
            )
        }
    }

    /// Creates a reference from a `!` command: a broadcast, a group, a date, or the label of another command.
    private init?(command: String, label: String) {
        let parts = command.split(separator: "^", omittingEmptySubsequences: false)
        switch parts.first {
        case "channel", "here", "everyone", "group":
            self.init(text: label.isEmpty ? "@" + command : label, target: .broadcast(command))
        case "subteam":
            let id = parts.count > 1 ? String(parts[1]) : command
            let handle = label.hasPrefix("@") ? String(label.dropFirst()) : label
            let name = handle.isEmpty ? id : handle
            self.init(text: "@" + name, target: .broadcast(name))
        case "date":
            let time =
                parts.count > 1 ? Int64(parts[1]).map { Timestamp(seconds: $0).iso8601 } : nil
            guard let text = label.isEmpty ? time : label else { return nil }
            let address = parts.count > 3 ? String(parts[3]).slackDecoded : ""
            self.init(text: text, target: address.isEmpty ? nil : .link(address))
        default:
            guard !label.isEmpty else { return nil }
            self.init(text: label, target: nil)
        }
    }

    private init(text: String, target: TextTarget?) {
        self.text = text
        self.target = target
    }

    /// Returns whether a text starts with a scheme such as `https:`: letters, digits, `+`, `-` or `.` before a colon.
    static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex
        else { return false }
        return text.utf8[..<colon].allSatisfy { $0.isLetterOrDigit || "+-.".utf8.contains($0) }
    }

    private static func withoutScheme(_ address: String) -> String {
        for scheme in ["mailto:", "tel:"] where address.hasPrefix(scheme) {
            return String(address.dropFirst(scheme.count))
        }
        return address
    }
}
