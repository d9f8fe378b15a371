public import Components

extension StateOwner {
    /// A message, whose id is unique among those that share the store.
    public static func message(_ id: ChatMessage.ID) -> StateOwner {
        StateOwner(kind: "message", id: id)
    }

    /// A channel.
    public static func channel(_ id: ChatChannel.ID) -> StateOwner {
        StateOwner(kind: "channel", id: id)
    }
}
