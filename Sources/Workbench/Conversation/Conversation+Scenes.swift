import DefaultComponents

extension Conversation {
    /// Returns the conversation with more channels, as a reader sees them, or else as they are.
    func adding(_ scenes: [ChannelTranscript], seenBy readerID: String?) -> Conversation {
        guard !scenes.isEmpty else { return self }
        var conversation = self
        conversation.channels += scenes.map { scene in
            readerID.map { scene.seen(by: $0) } ?? scene
        }
        conversation.channels.sort {
            ($0.channel.name, $0.channel.id) < ($1.channel.name, $1.channel.id)
        }
        return conversation
    }
}

extension ChannelTranscript {
    /// Returns the channel as a reader sees it, whose own messages are flipped.
    fileprivate func seen(by readerID: String) -> ChannelTranscript {
        var transcript = self
        transcript.channel.currentUserId = readerID
        transcript.messages.flip(ofReader: readerID)
        for place in transcript.threads.indices {
            transcript.threads[place].messages.flip(ofReader: readerID)
        }
        return transcript
    }
}

extension [ChatMessage] {
    fileprivate mutating func flip(ofReader readerID: String) {
        for place in indices {
            self[place].isSentByCurrentUser = self[place].author.id == readerID
        }
    }
}
