/// What the delegate is to be reported about one change.
struct ChannelOutcome {
    var messages: [ListChange<ChatMessage>] = []
    var channel: EntityChange<ChatChannel>?
    var typingUsers: Set<ChatUser>?
    var isConnected: Bool?
    var failures: [SendingFailure] = []
    /// What the reader did, for other controllers of the channel.
    var done: [ChatEvent] = []
}

/// A request that could not be sent, and why.
struct SendingFailure {
    var request: ChatRequest
    var reason: String
}
