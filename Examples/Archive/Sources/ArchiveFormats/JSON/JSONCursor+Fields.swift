import Components
import DefaultComponents

extension JSONCursor {
    /// Returns the text of a member that is a string or a number; `nil` if it is absent.
    func text(_ key: String) throws(ConversationError) -> String? {
        guard let member = try member(key) else { return nil }
        if let text = try? member.string() {
            return text
        }
        if let count = try? member.count() {
            return "\(count)"
        }
        let number = try member.number()
        guard number.rounded() == number, abs(number) < 9e15 else {
            throw member.malformed("a string or a whole number")
        }
        return "\(Int(number))"
    }

    /// Returns the text of a member that is a string; `nil` if it is absent, empty or something else.
    func words(_ key: String) -> String? {
        guard let member = try? member(key), let text = try? member.string(), !text.isEmpty else {
            return nil
        }
        return text
    }

    /// Returns the elements of a list; none if it is absent or something else.
    func list(_ key: String) -> [JSONCursor] {
        guard let member = try? member(key), let elements = try? member.elements() else {
            return []
        }
        return elements
    }

    /// Returns a whole number; `nil` if it is absent or something else.
    func whole(_ key: String) -> Int? {
        guard let member = try? member(key) else { return nil }
        return try? member.count()
    }

    /// Whether a member is `true`.
    func isTrue(_ key: String) -> Bool {
        guard let member = try? member(key) else { return false }
        return (try? member.bool()) ?? false
    }

    /// Returns the time of a member in thousandths of seconds; `nil` if it is absent.
    func milliseconds(_ key: String) throws(ConversationError) -> Timestamp? {
        guard let member = try member(key) else { return nil }
        let count = try member.count()
        guard count <= 253_402_300_799_999 else {
            throw member.malformed("a time in milliseconds before the year 10000")
        }
        return Timestamp(microseconds: Int64(count) * 1_000)
    }
}

extension ArchiveInput {
    /// Reads the elements of a list that is a whole entry; a broken one is a fault, and what comes after it is read.
    func readList(
        _ entry: String,
        _ receive: (JSONPiece) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        var scanner = try JSONScanner(
            try open(entry),
            file: place(of: entry),
            limit: limits.pieceBytes
        )
        try scanner.open("[")
        while try scanner.nextElement() {
            let piece = try scanner.piece()
            do throws(ArchiveError) {
                try receive(piece)
            } catch {
                guard case .malformed = error else { throw error }
                log.add(error)
            }
        }
    }
}
