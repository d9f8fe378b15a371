/// A decoder of a Slack export.
struct SlackExportDecoder {
    private let source: ConversationSource
    private let entries: Set<String>
    private let options: LoadOptions
    private let log: LoadLog
    private var names = SlackNames()
    private var channels: [SlackChannel] = []
    private var folders: Set<String> = []

    init(_ source: ConversationSource, options: LoadOptions) throws(ConversationError) {
        self.source = source
        self.options = options
        entries = Set(try source.entries())
        log = LoadLog(isLenient: options.isLenient)
    }

    /// Returns the conversation.
    ///
    /// The names of bots are read first, because they may be in another channel. Then each file is read in order,
    /// and released before the next one.
    mutating func conversation() throws(ConversationError) -> Conversation {
        try readUsers()
        try readChannels()
        try readOtherEntries()
        names.integrations = SlackIntegrations.names(in: channels, names: names)
        var transcripts: [ChannelTranscript] = []
        for channel in channels {
            transcripts.append(try transcript(of: channel))
        }
        transcripts.sort { ($0.channel.name, $0.channel.id) < ($1.channel.name, $1.channel.id) }
        return Conversation(channels: transcripts, notes: log.notes)
    }

    private mutating func readUsers() throws(ConversationError) {
        for object in try elements(of: SlackLayout.users) {
            try log.whole { () throws(ConversationError) in
                let user = try SlackUsers.user(object, log: log)
                guard names.users[user.id] == nil else {
                    throw try object.required("id").malformed("an id that is not taken")
                }
                names.users[user.id] = user
                log.count(object, known: SlackFields.user, under: "users[]")
            }
        }
    }

    private mutating func readChannels() throws(ConversationError) {
        let lists = SlackLayout.channelLists.filter(entries.contains)
        for list in lists.isEmpty ? [SlackLayout.channelLists[0]] : lists {
            for object in try elements(of: list) {
                try log.whole { () throws(ConversationError) in
                    try readChannel(object)
                    log.count(object, known: SlackFields.channel, under: "channels[]")
                }
            }
        }
    }

    private mutating func readChannel(_ object: JSONCursor) throws(ConversationError) {
        var channel = try SlackChannel(object, names: names, log: log)
        guard names.channels[channel.id] == nil else {
            throw try object.required("id").malformed("an id that is not taken")
        }
        names.channels[channel.id] = channel.name
        let name = try object.member("name")?.string() ?? channel.id
        for folder in [name, channel.id] where try isFreeFolder(folder) {
            folders.insert(folder)
            channel.days = try days(in: try source.entry(folder))
            break
        }
        channels.append(channel)
    }

    /// Reads folders of messages that are in no list, and notes unknown files.
    private mutating func readOtherEntries() throws(ConversationError) {
        let known = folders.union(SlackLayout.channelLists).union([SlackLayout.users])
        for name in entries.subtracting(known).sorted() where !SlackLayout.isExcluded(name) {
            try log.whole { () throws(ConversationError) in
                let entry = try source.entry(name)
                guard entry.isFolder, try entry.entries().contains(where: SlackLayout.isDay) else {
                    return log.add(.unknownFile(file: entry.path))
                }
                var channel = SlackChannel(folder: name)
                channel.days = try days(in: entry)
                channels.append(channel)
            }
        }
    }

    private func isFreeFolder(_ name: String) throws(ConversationError) -> Bool {
        guard entries.contains(name), !folders.contains(name) else { return false }
        do throws(ConversationError) {
            return try source.entry(name).isFolder
        } catch {
            if case .leadsOut = error { throw error }
            return false
        }
    }

    private func transcript(
        of channel: SlackChannel
    ) throws(ConversationError) -> ChannelTranscript {
        let me = options.currentUserId
        let decoder = SlackMessageDecoder(names: names, currentUserId: me)
        var builder = TranscriptBuilder(channel: channel.channel(names: names, currentUserId: me))
        for day in channel.days {
            try log.whole { () throws(ConversationError) in
                for object in try elements(of: day.read()) {
                    try log.whole { () throws(ConversationError) in
                        builder.append(try decoder.message(object, log: log), log: log)
                    }
                }
            }
        }
        return builder.takeTranscript(log: log)
    }
}

// MARK: - Files

extension SlackExportDecoder {
    /// Returns the elements of a list in a file; empty if the file is skipped.
    private func elements(of name: String) throws(ConversationError) -> JSONElements {
        try log.whole { () throws(ConversationError) in
            try elements(of: SlackDay(folder: source, name: name).read())
        } ?? .none
    }

    private func days(in folder: ConversationSource) throws(ConversationError) -> [SlackDay] {
        var days: [SlackDay] = []
        for name in try folder.entries() where !SlackLayout.isExcluded(name) {
            if name.hasSuffix(".json") {
                days.append(SlackDay(folder: folder, name: name))
            } else {
                log.add(.unknownFile(file: "\(folder.path)/\(name)"))
            }
        }
        return days
    }

    /// Returns the elements of a document's list; those before the error if it is malformed.
    private func elements(of document: JSONPrefix) throws(ConversationError) -> JSONElements {
        if let error = document.error {
            try log.skip(error)
        }
        return try document.root?.eachElement() ?? .none
    }
}
