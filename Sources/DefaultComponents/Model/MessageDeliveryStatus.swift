/// The delivery status of a message of the reader's.
public enum MessageDeliveryStatus: String, Sendable, Hashable {
    /// Not sent yet.
    case pending
    /// Sent.
    case sent
    /// Received by somebody.
    case delivered
    /// Read by somebody.
    case read
}

extension ChatMessage {
    /// The delivery status; none if it could not be sent or somebody else wrote it.
    public var deliveryStatus: MessageDeliveryStatus? {
        guard isSentByCurrentUser else { return nil }
        switch localState {
        case .sendingFailed: return nil
        case .pendingSend, .sending: return .pending
        case nil: break
        }
        if !readBy.isEmpty { return .read }
        return deliveredTo.isEmpty ? .sent : .delivered
    }
}
