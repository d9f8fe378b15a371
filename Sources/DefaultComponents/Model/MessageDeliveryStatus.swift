/// The delivery status of a message of the reader.
public enum MessageDeliveryStatus: String, Sendable, Hashable {
    /// Not sent yet.
    case pending
    /// Sent.
    case sent
    /// Received by another user.
    case delivered
    /// Read by another user.
    case read
}

extension ChatMessage {
    /// The delivery status; `nil` if it could not be sent or another user wrote it.
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
