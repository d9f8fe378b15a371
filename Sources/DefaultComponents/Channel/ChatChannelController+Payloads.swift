import Components

extension ChatChannelController {
    /// Sends a payload of a plugin's own to the server, now or when the connection is back.
    ///
    /// The client gets it as `custom` of ``ChatRequest``, in order with the reader's changes and with the same outcomes.
    /// One that could not be sent is kept and can be sent again. Changes of its state raise the event `requestChanged`.
    ///
    /// - Parameters:
    ///   - kind: The kind of the payload.
    ///   - payload: The payload.
    ///   - messageID: The id of the message that it is about.
    /// - Returns: The id of the request, which no other request of the client has.
    /// - Throws: A ``ChatSendingError``: `noCurrentUser` without a reader, `unknownMessage` or `deletedMessage`; and the
    ///   ``PayloadError`` of a payload that cannot be encoded.
    @discardableResult
    public func send<Payload>(
        _ kind: PayloadKind<Payload>,
        _ payload: Payload,
        about messageID: ChatMessage.ID? = nil
    ) throws -> String {
        guard author != nil else {
            throw ChatSendingError.noCurrentUser(channel: knownChannel.name)
        }
        if let messageID { _ = try presentMessage(messageID) }
        let json = try JSONValue(encoding: payload)
        let id = client.nextRequestID()
        let content = ChatPayload(name: kind.name, about: messageID, json: json)
        change { [self] outcome in
            _ = send(.custom(id: id, content), &outcome)
            return true
        }
        return id
    }

    /// Returns the state of a request of a plugin's own; `nil` if it was sent, or if there is none with the id.
    public func state(ofRequest id: String) -> ChatMessageLocalState? {
        unsentRequest(id)?.state
    }

    /// Sends a request of a plugin's own that could not be sent, now or when the connection is back.
    ///
    /// Does nothing to other requests.
    public func resendRequest(id: String) {
        change { [self] outcome in
            guard let old = unsentRequest(id), old.state == .sendingFailed else { return false }
            _ = send(.custom(id: id, old.payload), &outcome)
            return true
        }
    }

    /// Records the state of a request that is no change of a message, and returns it.
    @discardableResult
    func note(
        _ request: ChatRequest,
        _ state: ChatMessageLocalState?,
        reason: String? = nil,
        _ outcome: inout ChannelOutcome
    ) -> ChatMessageLocalState? {
        if case .custom(let id, let payload) = request {
            let change = RequestChange(
                channelID: knownChannel.id,
                id: id,
                payload: payload,
                state: state,
                reason: reason
            )
            client.requests[id] = state == nil ? nil : change
            outcome.requests.append(change)
        } else if case .load(let page) = request, state == .sendingFailed {
            requested.removeAll { $0.request.id == page.id }
        }
        return state
    }

    /// Returns the request with an id that is no change of a message and was not sent or answered.
    func openRequest(_ id: String) -> ChatRequest? {
        if let request = unsentRequest(id) { return .custom(id: id, request.payload) }
        return requested.first { $0.request.id == id }.map { .load($0.request) }
    }

    /// Reports a change of a request by this or another controller of the channel.
    @discardableResult
    func report(_ change: RequestChange) -> Bool {
        (delegate as? any ChatPayloadObserving)?.channelController(self, didChange: change)
        return false
    }

    /// Passes a payload on that the server sent, unless it is above the limits.
    func receive(_ payload: ChatPayload, _ outcome: inout ChannelOutcome) -> Bool {
        do {
            _ = try payload.json.payloadText()
            outcome.payloads.append(payload)
            return true
        } catch {
            reject("The payload \(payload.name.quoted) was dropped: \(error)")
            return false
        }
    }

    private func unsentRequest(_ id: String) -> RequestChange? {
        client.requests[id].flatMap { $0.channelID == knownChannel.id ? $0 : nil }
    }
}
