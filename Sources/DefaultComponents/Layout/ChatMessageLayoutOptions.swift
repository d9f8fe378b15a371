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
        SideEffectLog.current?.note(rawValue, ofKind: Self.kindOfName)
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
        var options = self
        if message.quote == nil { options.remove(.quotedMessage) }
        if message.attachments.isEmpty { options.remove(.attachments) }
        if message.reactions.isEmpty { options.remove(.reactions) }
        if !message.belongsToThread { options.remove(.threadInfo) }
        if message.shownText.isEmpty { options.remove(.text) }
        return options
    }
}

extension ChatMessage {
    /// Whether the message begins a thread or is a reply in one.
    var belongsToThread: Bool { replyCount > 0 || parentID != nil }
}
