/// A channel, a group or a conversation of two.
public struct ArchiveChannel: Sendable, Hashable, Identifiable {
    /// The kind of a channel.
    public enum Kind: String, Sendable, Hashable {
        /// Open to all people.
        case open
        /// Open to those who were invited.
        case closed
        /// A conversation of several people without a name of its own.
        case group
        /// A conversation of two people, or of one with themselves.
        case direct
    }

    /// The source's id, unique in an export.
    public var id: String
    /// The name shown to readers.
    public var name: String
    /// The kind.
    public var kind: Kind
    /// The ids of the members, in the order of the source.
    public var memberIDs: [String]
    /// The topic or purpose.
    public var topic: String?

    /// Creates a channel; an empty name is replaced by the id.
    public init(
        id: String,
        name: String,
        kind: Kind = .open,
        memberIDs: [String] = [],
        topic: String? = nil
    ) {
        self.id = id
        self.name = name.isEmpty ? id : name
        self.kind = kind
        self.memberIDs = memberIDs
        self.topic = topic.flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// A person or a program that writes messages.
public struct ArchivePerson: Sendable, Hashable, Identifiable {
    /// The source's id, unique in an export.
    public var id: String
    /// The name shown to readers.
    public var name: String
    /// Whether it is a program.
    public var isBot: Bool
    /// The address of the picture.
    public var pictureAddress: String?

    /// Creates a person; an empty name is replaced by the id.
    public init(id: String, name: String = "", isBot: Bool = false, pictureAddress: String? = nil) {
        self.id = id
        self.name = name.isEmpty ? id : name
        self.isBot = isBot
        self.pictureAddress = pictureAddress
    }

    /// The author of messages for which a source names none.
    public static let unknown = ArchivePerson(id: "unknown", name: "Unknown")
}

extension [String: ArchivePerson] {
    /// Adds a person who is not known yet; never the one that stands for an unknown author.
    mutating func add(_ person: ArchivePerson) {
        if self[person.id] == nil, person != .unknown { self[person.id] = person }
    }
}
