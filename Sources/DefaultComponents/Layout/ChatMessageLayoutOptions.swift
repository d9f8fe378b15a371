public import Components
import Views

/// One thing that the layout of a message has or has not; an open set.
///
/// Declare your own as a `static let`, and say so with `registrar.declare`.
public struct ChatMessageLayoutOption: RawRepresentable, Sendable, Hashable, Comparable,
    ExpressibleByStringLiteral
{
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an option from a literal name.
    public init(stringLiteral value: String) { rawValue = value }

    /// Feeds the name, and notes that somebody asks for it as long as somebody wants to know.
    public func hash(into hasher: inout Hasher) {
        CallNotes.current?.note(rawValue, ofKind: Self.kindOfName)
        hasher.combine(rawValue)
    }

    /// Orders by name.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

extension ChatMessageLayoutOption: DeclarableName {
    /// What listings and errors call it.
    public static var kindOfName: String {
        "layout option"
    }
}

/// What the layout of a message has.
public typealias ChatMessageLayoutOptions = Set<ChatMessageLayoutOption>

extension Set<ChatMessageLayoutOption> {
    /// Takes options away; those that are not there do no harm.
    public mutating func remove(_ options: Self) {
        subtract(options)
    }

    /// Adds options; those that are there do no harm.
    public mutating func insert(_ options: Self) {
        formUnion(options)
    }

    /// Returns the options without those that ask for parts that a message has nothing for.
    func shown(of message: ChatMessage) -> Self {
        var lacking: [ChatMessageLayoutOption] = []
        if message.quote == nil { lacking.append(.quotedMessage) }
        if message.attachments.isEmpty { lacking.append(.attachments) }
        if message.reactions.isEmpty { lacking.append(.reactions) }
        if !message.belongsToThread { lacking.append(.threadInfo) }
        if message.shownText.isEmpty { lacking.append(.text) }
        // Mostly there are none: comparing the few takes less than looking each up by its hash.
        return contains(where: lacking.contains) ? subtracting(lacking) : self
    }
}

extension ChatMessage {
    /// Whether the message begins a thread or is a reply in one.
    var belongsToThread: Bool { replyCount > 0 || parentID != nil }
}
