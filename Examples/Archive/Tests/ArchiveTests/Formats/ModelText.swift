import ArchiveFormats
import Components
import DefaultComponents
import Foundation
import Views

/// The whole model of an export as text: channels, messages, people, losses and faults.
enum ModelText {
    static func text(
        _ input: ArchiveInput,
        options: ArchiveOptions = ArchiveOptions()
    ) throws -> String {
        let reading = try ArchiveReading(input, options: options)
        var lines = ["\(reading.format)"]
        var messages: [String: [String]] = [:]
        try reading.readMessages { message throws(ArchiveError) in
            messages[message.channelID, default: []] += text(message, reading)
        }
        for channel in reading.channels {
            var head = "\(channel.kind) \(channel.id) '\(channel.name)'"
            let members = channel.memberIDs.joined(separator: ",")
            if !members.isEmpty { head += " of \(members)" }
            if let topic = channel.topic { head += " about '\(topic)'" }
            lines.append(head)
            lines += (messages[channel.id] ?? []).map { "  \($0)" }
        }
        for person in reading.people {
            let address = person.pictureAddress.map { " \($0)" } ?? ""
            let bot = person.isBot ? " bot" : ""
            lines.append("person \(person.id) '\(person.name)'\(bot)\(address)")
        }
        for (loss, count) in input.log.losses.sorted(by: { $0.key < $1.key }) {
            lines.append("loss \(count) \(loss.name)")
        }
        lines += input.log.faults.map { "fault \($0.summary)" }
        return lines.joined(separator: "\n")
    }

    static func text(_ message: ArchivedMessage, _ reading: ArchiveReading) -> [String] {
        var head = "\(message.id) \(message.time) \(message.author.id)"
        if message.kind == .system { head += " system" }
        if message.isDeleted { head += " deleted" }
        if let edit = message.editedAt { head += " edited \(edit)" }
        if let thread = message.threadID { head += " in \(thread)" }
        if let reply = message.replyToID { head += " answers \(reply)" }
        if message.replyCount > 0 { head += " replies \(message.replyCount)" }
        if message.isShownInChannel { head += " shown" }
        if !message.text.isEmpty { head += ": " + message.text.runs.map(text).joined() }
        return [head]
            + message.attachments.map { "+ " + text($0, reading) }
            + message.reactions.map {
                "! \($0.name) \($0.count) \($0.userIDs.joined(separator: ","))"
            }
    }

    private static func text(_ run: TextRun) -> String {
        let words = run.text.replacing("\n", with: "⏎").replacing("\u{B}", with: "␋")
        let names: [(TextTraits, String)] = [
            (.bold, "bold"), (.italic, "italic"), (.strike, "strike"), (.code, "code"),
            (.codeBlock, "block"), (.quote, "quote"),
        ]
        var styles = names.filter { run.style.traits.contains($0.0) }.map(\.1)
        switch run.style.target {
        case .link(let address): styles.append("link \(address)")
        case .user(let id): styles.append("user \(id)")
        case .channel(let id): styles.append("channel \(id)")
        case .broadcast(let name): styles.append("broadcast \(name)")
        case nil: break
        }
        return styles.isEmpty ? words : "[\(words)|\(styles.joined(separator: " "))]"
    }

    private static func text(_ file: ArchivedAttachment, _ reading: ArchiveReading) -> String {
        var parts = ["\(file.kind)"]
        parts += [file.title.map { "'\($0)'" }, file.mimeType, file.bytes.map { "\($0) B" }]
            .compactMap(\.self)
        if let seconds = file.seconds { parts.append("\(seconds) s") }
        if let text = file.text { parts.append("\"\(text.replacing("\n", with: "⏎"))\"") }
        if let address = file.address { parts.append(address) }
        switch file.mediaID.map(reading.media) {
        case .path(let path)?: parts.append("at \(path)")
        case .missing(let reason)?: parts.append("missing \(reason)")
        case nil: break
        }
        return parts.joined(separator: " ")
    }
}

/// The samples of this folder.
enum Samples {
    static let tests = #filePath.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    static let folder = "\(tests)/Samples"

    static func input(_ name: String) throws -> ArchiveInput {
        try ArchiveInput(path: "\(folder)/\(name)")
    }

    /// Returns what is expected, of the folder beside the samples.
    static func expected(_ name: String) throws -> String {
        try String(contentsOfFile: "\(tests)/Expected/\(name)", encoding: .utf8)
    }

    /// Returns a text without the folder of the samples, which differs from clone to clone.
    static func withoutFolder(_ text: String) -> String {
        text.replacing("\(folder)/", with: "")
    }
}
