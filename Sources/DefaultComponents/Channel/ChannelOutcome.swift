/// What the delegate is to be told about one change.
struct ChannelOutcome {
    var messages: [ListChange<ChatMessage>] = []
    var channel: EntityChange<ChatChannel>?
    var typingUsers: Set<ChatUser>?
    var isConnected: Bool?
}
