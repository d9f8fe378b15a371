import DefaultComponents

/// A walk through `result.json` from chat to chat, which holds none of them.
struct TelegramWalk {
    typealias ReadMessages = (TelegramHead, inout JSONScanner) throws(ArchiveError) -> Void

    private let input: ArchiveInput
    private let person: (ArchivePerson) -> Void
    private let end: (TelegramHead) -> Void
    private var count = 0

    /// Reads a file.
    ///
    /// `messages` reads or skips the list of messages of a chat, of which the head is known as far as it stands before.
    /// `person` receives the contacts, and `end` the whole heads.
    static func read(
        _ input: ArchiveInput,
        file: String,
        messages: ReadMessages,
        person: @escaping (ArchivePerson) -> Void = { _ in },
        end: @escaping (TelegramHead) -> Void = { _ in }
    ) throws(ArchiveError) {
        var scanner = try JSONScanner(
            try input.open(file),
            file: input.place(of: file),
            limit: input.limits.pieceBytes
        )
        var walk = TelegramWalk(input: input, person: person, end: end)
        try walk.readRoot(&scanner, messages)
    }

    private init(
        input: ArchiveInput,
        person: @escaping (ArchivePerson) -> Void,
        end: @escaping (TelegramHead) -> Void
    ) {
        self.input = input
        self.person = person
        self.end = end
    }

    private mutating func readRoot(
        _ scanner: inout JSONScanner,
        _ messages: ReadMessages
    ) throws(ArchiveError) {
        var head = TelegramHead(index: 0)
        try scanner.open("{")
        while let key = try scanner.nextKey() {
            switch key {
            case "chats", "left_chats":
                try readList(&scanner) { walk, scanner throws(ArchiveError) in
                    try walk.readChat(&scanner, messages)
                }
            case "contacts":
                try readList(&scanner) { walk, scanner throws(ArchiveError) in
                    try walk.readContact(&scanner)
                }
            default:
                try readField(key, of: &head, &scanner, messages)
            }
        }
    }

    /// Reads the elements of `list` in an object.
    private mutating func readList(
        _ scanner: inout JSONScanner,
        _ element: (inout Self, inout JSONScanner) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        try scanner.open("{")
        while let key = try scanner.nextKey() {
            guard key == "list" else {
                try scanner.skip()
                continue
            }
            try scanner.open("[")
            while try scanner.nextElement() {
                try element(&self, &scanner)
            }
        }
    }

    private mutating func readChat(
        _ scanner: inout JSONScanner,
        _ messages: ReadMessages
    ) throws(ArchiveError) {
        var head = TelegramHead(index: count)
        try scanner.open("{")
        while let key = try scanner.nextKey() {
            try readField(key, of: &head, &scanner, messages)
        }
    }

    private mutating func readField(
        _ key: String,
        of head: inout TelegramHead,
        _ scanner: inout JSONScanner,
        _ messages: ReadMessages
    ) throws(ArchiveError) {
        switch key {
        case "messages":
            count += 1
            try messages(head, &scanner)
            end(head)
        case "id", "name", "type":
            let piece = try scanner.piece()
            let text = input.log.part { () throws(ArchiveError) in
                try piece.read { cursor throws(ConversationError) in try Self.text(cursor) }
            }
            guard let text = text ?? nil else { return }
            switch key {
            case "id": head.id = text
            case "name": head.name = text
            default: head.type = text
            }
            if count > head.index { end(head) }
        default:
            try scanner.skip()
        }
    }

    /// Returns a string, or the digits of a number; `nil` for `null`.
    private static func text(_ cursor: JSONCursor) throws(ConversationError) -> String? {
        if let text = try? cursor.string() {
            return text.isEmpty ? nil : text
        }
        if let number = try? cursor.number(), number.rounded() == number, abs(number) < 9e15 {
            return "\(Int(number))"
        }
        return nil
    }

    private func readContact(_ scanner: inout JSONScanner) throws(ArchiveError) {
        let piece = try scanner.piece()
        let contact = input.log.part { () throws(ArchiveError) -> ArchivePerson? in
            try piece.read { cursor throws(ConversationError) -> ArchivePerson? in
                guard let id = try cursor.text("user_id"), id != "0" else { return nil }
                let names = [cursor.words("first_name"), cursor.words("last_name")]
                let name = names.compactMap(\.self).joined(separator: " ")
                return ArchivePerson(id: "user" + id, name: name)
            }
        }
        if let contact = contact ?? nil { person(contact) }
    }
}
