import Components

/// A note of a format on a source.
public enum LoadNote: Sendable, Hashable {
    /// Fields that the format does not know, counted by path.
    case unknownFields(path: String, count: Int)
    /// A reply whose root is missing or is itself a reply; it stays in the channel.
    case missingThreadRoot(messageID: String, rootID: String)
    /// A message whose id is taken in its channel; the first one was kept.
    case duplicateMessage(messageID: String, channelID: String)
    /// A file or folder that the format does not know.
    case unknownFile(file: String)
    /// A malformed part of the source that was left out, with its position and the reason.
    case skipped(ConversationError)
    /// A number of further notes of the same kind as the one before.
    case more(count: Int)
}

extension LoadNote: CustomStringConvertible {
    /// The note on one line, escaped.
    public var description: String {
        switch self {
        case .unknownFields(let path, let count):
            "unknown field \(path.quoted): found \(count), drew none"
        case .missingThreadRoot(let messageID, let rootID):
            "reply \(messageID.quoted) stays in the channel: "
                + "its root \(rootID.quoted) is missing or is a reply"
        case .duplicateMessage(let messageID, let channelID):
            "left out another message \(messageID.quoted) "
                + "in channel \(channelID.quoted): the id is taken"
        case .unknownFile(let file):
            "left out \(file.quoted): the format does not know it"
        case .skipped(let error):
            "skipped a part: \(error.summary)"
        case .more(let count):
            "… and \(count.grouped) more of the same kind"
        }
    }
}

extension Int {
    /// The number with a comma between thousands.
    fileprivate var grouped: String {
        let digits = String(magnitude)
        let groups = stride(from: digits.count % 3, through: digits.count, by: 3).map { end in
            digits.prefix(end).suffix(3)
        }
        return String(groups.filter { !$0.isEmpty }.joined(separator: ","))
    }
}
