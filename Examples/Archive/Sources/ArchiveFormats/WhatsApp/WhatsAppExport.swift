import Components

/// The opened texts of WhatsApp chats.
final class WhatsAppExport: ArchiveExport {
    private(set) var channels: [ArchiveChannel] = []
    private var persons: [String: ArchivePerson] = [:]
    private var texts: [String: Chat] = [:]
    private var folders: Set<String> = []

    private let input: ArchiveInput

    private struct Chat {
        let file: String
        let order: ArchiveOptions.DateOrder
        let names: WhatsAppNames
    }

    var people: [ArchivePerson] {
        Array(persons.values)
    }

    init(_ input: ArchiveInput, files: [String], options: ArchiveOptions) {
        self.input = input
        for file in files {
            input.log.part { () throws(ArchiveError) in try open(file, options) }
        }
    }

    /// Reads a text once for the order of its dates and for its names.
    private func open(_ file: String, _ options: ArchiveOptions) throws(ArchiveError) {
        var dates = WhatsAppDates()
        var names = WhatsAppNames()
        try readLines(of: file, isReported: false) { line, number throws(ArchiveError) in
            guard let header = WhatsAppHeader(line) else { return }
            dates.add(header, line: number)
            names.add(header.rest)
        }
        let (order, fault) = dates.decision(file: input.place(of: file))
        if let fault, options.dateOrder == nil { input.log.add(fault) }
        var channel = channel(of: file)
        if texts[channel.id] != nil { channel.id = file }
        texts[channel.id] = Chat(file: file, order: options.dateOrder ?? order, names: names)
        folders.insert(SlackLayout.folder(of: file))
        channels.append(channel)
    }

    /// Returns the chat of a text, named by its file, or by the input for `_chat.txt`.
    private func channel(of file: String) -> ArchiveChannel {
        let last = SlackLayout.name(of: file)
        let folder = SlackLayout.name(of: SlackLayout.folder(of: file))
        let above = folder.isEmpty ? SlackLayout.name(of: input.path) : folder
        let own = last == "_chat.txt" ? above : last
        var name = own
        for ending in [".txt", ".zip", ".tgz", ".tar.gz"]
        where name.lowercased().hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        for start in WhatsAppPhrases.fileNames where name.hasPrefix(start) {
            name.removeFirst(start.count)
        }
        return ArchiveChannel(id: name.isEmpty ? own : name, name: name, kind: .group)
    }

    private func readLines(
        of file: String,
        isReported: Bool,
        _ receive: (String, Int) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        let place = input.place(of: file)
        var lines = LineReader(try input.open(file), file: place, limit: input.limits.pieceBytes)
        while true {
            do throws(ArchiveError) {
                guard let bytes = try lines.next() else { return }
                let text = String(validating: bytes, as: UTF8.self)
                if text == nil, isReported {
                    input.log.add(Self.malformed(place, lines.line, "UTF-8"))
                }
                try receive(text ?? String(decoding: bytes, as: UTF8.self), lines.line)
            } catch {
                guard case .malformed = error else { throw error }
                if isReported { input.log.add(error) }
            }
        }
    }

    private static func malformed(_ file: String, _ line: Int, _ expected: String) -> ArchiveError {
        .malformed(file: file, line: line, column: 1, path: "", expected: expected)
    }
}

// MARK: - Messages

extension WhatsAppExport {
    func readMessages(
        of channelID: String?,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        for channel in channels where channelID == nil || channelID == channel.id {
            guard let chat = texts[channel.id] else { continue }
            do throws(ArchiveError) {
                try read(chat, channel.id, receive)
            } catch {
                input.log.add(error)
            }
        }
    }

    private func read(
        _ chat: Chat,
        _ channelID: String,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        let place = input.place(of: chat.file)
        let limit = input.limits.pieceBytes
        var decoder = WhatsAppMessageDecoder(
            channelID: channelID,
            names: chat.names,
            log: input.log
        )
        var pending: (rest: String, time: Timestamp, hasSeconds: Bool)?
        var isBroken = false
        func finish() throws(ArchiveError) {
            guard let whole = pending else { return }
            pending = nil
            let message = decoder.message(
                whole.rest,
                at: whole.time,
                hasSeconds: whole.hasSeconds
            )
            persons.add(message.author)
            try receive(message)
        }
        try readLines(of: chat.file, isReported: true) { line, number throws(ArchiveError) in
            guard let header = WhatsAppHeader(line) else {
                guard let before = pending else {
                    guard !isBroken, !line.isEmpty else { return }
                    isBroken = true
                    throw Self.malformed(place, number, "a message that begins with date and time")
                }
                guard before.rest.utf8.count + line.utf8.count < limit else {
                    throw Self.malformed(place, number, "at most \(limit) bytes in a message")
                }
                pending?.rest += "\n" + line
                return
            }
            try finish()
            guard let time = header.time(chat.order) else {
                isBroken = true
                throw Self.malformed(place, number, "a date with the \(chat.order.rawValue) first")
            }
            pending = (header.rest, time, header.hasSeconds)
        }
        try finish()
    }

    func media(_ id: String) -> ArchiveMedia {
        guard !id.isEmpty else { return .missing(.notIncluded) }
        for folder in folders.sorted() {
            let path = folder.isEmpty ? id : "\(folder)/\(id)"
            if input.has(path) { return .path(path) }
        }
        return .missing(.notFound)
    }
}
