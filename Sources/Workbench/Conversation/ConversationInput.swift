import Components
import DefaultComponents

/// Loads the conversation that the command line asks for.
struct ConversationInput {
    let arguments: Arguments
    let components: Components
    /// The channels beside the built-in conversation.
    var scenes: [ChannelTranscript] = []

    /// Returns the conversation as its own reader sees it.
    func load() throws(ProgramError) -> Conversation {
        try load(LoadOptions(isLenient: arguments.has(.lenient)))
    }

    /// Returns the conversation, once it is loaded, as the reader sees it who is asked for.
    func seenByReader(_ conversation: consuming Conversation) throws(ProgramError) -> Conversation {
        guard let me = arguments[.me] else { return conversation }
        let id = try ConversationUsers(conversation).id(of: me)
        // Two at once would take twice the memory.
        conversation = Conversation()
        return try load(LoadOptions(isLenient: arguments.has(.lenient), currentUserId: id))
    }

    private func load(_ options: LoadOptions) throws(ProgramError) -> Conversation {
        let loader = ConversationLoader(components)
        if let format = arguments[.format], !loader.formats.contains(where: { $0.name == format }) {
            throw .usage([.unknown(.format, format, known: loader.formats.map(\.name))])
        }
        try checkBuiltIn(loader)
        let source = try source()
        do throws(ConversationError) {
            let conversation = try loader.load(
                source,
                format: arguments[.format],
                options: options
            )
            return arguments.path == nil
                ? conversation.adding(scenes, seenBy: options.currentUserId) : conversation
        } catch {
            throw .conversation(error)
        }
    }

    /// Throws if a format is asked for that the built-in conversation does not have.
    private func checkBuiltIn(_ loader: ConversationLoader) throws(ProgramError) {
        guard arguments.path == nil, let name = arguments[.format],
            let format = loader.formats.first(where: { $0.name == name }),
            !format.recognizes(SailingWeekend.source)
        else { return }
        throw .usage([.formatWithoutPath(name)])
    }

    private func source() throws(ProgramError) -> ConversationSource {
        guard let path = arguments.path else { return SailingWeekend.source }
        let source: ConversationSource
        do throws(ConversationError) {
            source = try ConversationSource(path: path, followsLinks: arguments.has(.followLinks))
        } catch {
            throw arguments.misspeltCommand.map { .usage([$0]) } ?? .conversation(error)
        }
        try checkOutput(beside: path)
        return source
    }

    /// Throws if a page would be written over the input, or into its folder.
    private func checkOutput(beside path: String) throws(ProgramError) {
        guard let page = arguments[.to], let input = DiskItem(path: path) else { return }
        do throws(PageError) {
            guard try PagePlace(page).lies(in: input) else { return }
        } catch {
            throw .page(error)
        }
        throw .usage([.outputInInput(page, input: path)])
    }
}

extension Arguments {
    /// The fault of a first word that is almost a command; nil if it looks like a path.
    fileprivate var misspeltCommand: UsageFault? {
        guard pathMayBeCommand, let path else { return nil }
        let known = Command.allCases.map(\.rawValue) + [Flag.help, .version].map(\.word)
        guard NearestName.of(path, among: known) != nil else { return nil }
        return .unknown(.command, path, known: known)
    }
}

/// Everybody who is a member of a conversation's channels or wrote in them.
struct ConversationUsers {
    private var names: [String: String] = [:]

    init(_ conversation: Conversation) {
        for transcript in conversation.channels {
            add(transcript.channel.members)
            add(transcript.messages.map(\.author))
            add(transcript.threads.flatMap(\.messages).map(\.author))
        }
    }

    /// Returns the id of the user who has this id, or else this name.
    func id(of user: String) throws(ProgramError) -> String {
        if names[user] != nil { return user }
        let ids = names.filter { $0.value == user }.keys.sorted()
        guard ids.count <= 1 else { throw .usage([.ambiguousUser(user, ids: ids)]) }
        guard let id = ids.first else {
            throw .usage([.unknown(.user, user, known: Array(names.keys) + names.values)])
        }
        return id
    }

    private mutating func add(_ users: [ChatUser]) {
        for user in users where names[user.id] == nil {
            names[user.id] = user.name
        }
    }
}
