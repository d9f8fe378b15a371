import ArchiveFormats
import DefaultComponents
import Views

extension SiteMessage {
    /// Returns the line of the message without facts of the site.
    var line: [UInt8] {
        var json = JSONWriter()
        json.open()
        json.write("time", message.time.iso8601)
        json.write("id", message.id)
        json.write("order", order == 0 ? nil : order)
        json.open("author")
        json.write("id", message.author.id)
        json.write("name", message.author.name)
        json.write("picture", message.author.pictureAddress)
        json.write("bot", message.author.isBot)
        json.close()
        json.write("system", message.kind == .system)
        json.write("edited", message.editedAt?.iso8601)
        json.write("deleted", message.isDeleted)
        json.write("thread", message.threadID)
        json.write("answers", message.replyToID)
        json.write("replies", message.replyCount == 0 ? nil : message.replyCount)
        json.write("shown", message.isShownInChannel)
        write(message.text, to: &json)
        writeAttachments(to: &json)
        writeReactions(to: &json)
        json.close()
        return json.bytes
    }

    private func write(_ text: RichText, to json: inout JSONWriter) {
        guard !text.isEmpty else { return }
        if text.runs.count == 1, text.runs[0].style == TextStyle() {
            return json.write("text", text.plain)
        }
        json.open("text", "[")
        for run in text.runs {
            json.open()
            json.write("text", run.text)
            for (name, trait) in RunTraits.names where run.style.traits.contains(trait) {
                json.write(name, true)
            }
            switch run.style.target {
            case .link(let address): json.write("link", address)
            case .user(let id): json.write("user", id)
            case .channel(let id): json.write("channel", id)
            case .broadcast(let name): json.write("broadcast", name)
            case nil: break
            }
            json.close()
        }
        json.close("]")
    }

    private func writeAttachments(to json: inout JSONWriter) {
        guard !message.attachments.isEmpty else { return }
        json.open("attachments", "[")
        for (index, attachment) in message.attachments.enumerated() {
            json.open()
            json.write("kind", attachment.kind.rawValue)
            json.write("media", attachment.mediaID)
            json.write("title", attachment.title)
            json.write("text", attachment.text)
            json.write("address", attachment.address)
            json.write("type", attachment.mimeType)
            json.write("bytes", attachment.bytes)
            json.write("seconds", attachment.seconds)
            switch files[index] {
            case .file(let name): json.write("file", name)
            case .missing(let reason): json.write("missing", reason.rawValue)
            case nil: break
            }
            json.close()
        }
        json.close("]")
    }

    private func writeReactions(to json: inout JSONWriter) {
        guard !message.reactions.isEmpty else { return }
        json.open("reactions", "[")
        for reaction in message.reactions {
            json.open()
            json.write("name", reaction.name)
            json.write("count", reaction.count)
            json.open("people", "[")
            for person in reaction.userIDs { json.write(nil, person) }
            json.close("]")
            json.close()
        }
        json.close("]")
    }
}

/// The names of the looks of texts.
enum RunTraits {
    static let names: [(name: StaticString, trait: TextTraits)] = [
        ("bold", .bold), ("italic", .italic), ("strike", .strike), ("code", .code),
        ("codeBlock", .codeBlock), ("quote", .quote),
    ]
}

extension SiteFacts {
    /// Whether there are none.
    var isEmpty: Bool { quote == nil && thread == nil }

    /// Returns a line with these facts instead of those that it has.
    func line(_ line: MessageLine) -> [UInt8] {
        let source = Array(line.source)
        guard !isEmpty else { return source + [UInt8(ascii: "}")] }
        return source + ",\"site\":".utf8 + members + [UInt8(ascii: "}")]
    }

    /// The facts as a JSON object.
    var members: [UInt8] {
        var json = JSONWriter()
        json.open()
        if let quote {
            json.open("quote")
            json.write("id", quote.authorID)
            json.write("author", quote.author)
            json.write("text", quote.text)
            json.write("deleted", quote.isDeleted)
            json.write("address", quote.address)
            json.close()
        }
        if let thread {
            json.open("thread")
            json.write("replies", thread.replies)
            json.write("last", thread.last.iso8601)
            json.write("root", thread.root)
            json.close()
        }
        json.close()
        return json.bytes
    }
}
