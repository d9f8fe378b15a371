import Views

/// The bytes of a page, with one function for each position that escapes its text.
///
/// Only `markup` is not escaped, and it can only be a literal. Words are cleaned and escaped in one pass.
struct HTMLWriter: ~Copyable {
    /// The bytes written earlier, in buffers that do not change any more.
    private var parts: [OutputBuffer] = []
    /// The buffer that is being written.
    private var latest = OutputBuffer(capacity: 4_096)
    private var cursor: ByteCursor

    /// Creates an empty writer.
    init() {
        cursor = latest.cursor()
    }

    /// The bytes, in UTF-8.
    var bytes: [UInt8] {
        latest.withBytes(upTo: cursor) { rest in
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            for part in parts { part.withBytes { $0.append(to: &bytes) } }
            rest.append(to: &bytes)
            return bytes
        }
    }

    /// The number of written bytes.
    var count: Int {
        parts.reduce(latest.written(by: cursor)) { $0 + $1.count }
    }

    /// The number of bytes in all buffers, written or not.
    var capacity: Int {
        parts.reduce(latest.capacity) { $0 + $1.capacity }
    }

    /// Writes tags.
    @inline(__always)
    mutating func markup(_ markup: HTMLMarkup) {
        plain(upTo: markup.text.utf8CodeUnitCount) { $0.markup(markup) }
    }

    /// Writes the content of another writer; both share large buffers.
    mutating func append(_ other: borrowing HTMLWriter) {
        if !other.parts.isEmpty {
            seal(capacity: 4_096)
            parts += other.parts
        }
        other.latest.withBytes(upTo: other.cursor) { plain($0) }
    }

    /// Writes words between tags, without characters that change the direction of other text: names, captions.
    mutating func text(_ words: some StringProtocol) {
        var cleaner = TextCleaner(.name)
        write(words, &cleaner)
        close(&cleaner)
    }

    /// Writes a part of a line between tags; the cleaner keeps the directions that earlier parts left open.
    mutating func text(_ words: some StringProtocol, _ cleaner: inout TextCleaner) {
        write(words, &cleaner)
    }

    /// Writes characters up to the first one that needs examination, 256 at most, and returns their number.
    mutating func plainCharacters(
        of utf8: BorrowedBytes,
        from start: Int,
        escapingQuotes: Bool
    ) -> Int {
        // Not more at once: reserving room for all the rest, after each character that takes more than one byte, would
        // be quadratic in the length.
        let end = min(utf8.count, start + 256)
        var count = 0
        plain(upTo: end - start) {
            count = $0.plainCharacters(of: utf8[start..<end], escapingQuotes: escapingQuotes)
        }
        return count
    }

    /// Writes ` name="words"`; isolated parts stay isolated in names, which are read aloud or shown.
    @inline(__always)
    mutating func attribute(
        _ name: HTMLMarkup,
        _ words: String,
        _ kind: TextCleaner.Kind = .address
    ) {
        markup(name)
        attributeValue(words, kind)
    }

    private mutating func attributeValue(_ words: String, _ kind: TextCleaner.Kind) {
        words.withBytes { utf8 in
            var count = 0
            plain(upTo: utf8.count + 1) { cursor in
                count = cursor.plainCharacters(of: utf8, escapingQuotes: true)
                if count == utf8.count { cursor.markup("\"") }
            }
            guard count < utf8.count else { return }
            var cleaner = TextCleaner(kind)
            HTMLEscaping(escapesQuotes: true).append(utf8, from: count, to: &self, &cleaner)
            close(&cleaner)
            markup("\"")
        }
    }

    /// Writes ` href="address"`.
    mutating func link(_ address: HTMLAddress) {
        attribute(" href=\"", address.text)
    }

    /// Writes ` href="name.html"`.
    mutating func link(_ file: HTMLFileName) {
        attribute(" href=\"", file.text)
    }

    /// Writes ` id="m-words"`; all but ASCII letters, digits and `-` are escaped, so that different words have
    /// different ids.
    mutating func identifier(_ words: String) {
        identifier(" id=\"m-", words)
    }

    /// Writes ` href="#m-words"`, which leads to the element with that id.
    mutating func address(of words: String) {
        identifier(" href=\"#m-", words)
    }

    /// Writes the beginning of a rule for the element that has the id of an entry, with the least specificity.
    mutating func selector(ofEntry words: String) {
        plain(upTo: 12 + 3 * words.utf8.count) { cursor in
            cursor.markup(":where(#m-")
            cursor.identifier(words)
            cursor.markup("){")
        }
    }

    /// Writes the number of an element in a drawing, after the id of the row that it is in.
    mutating func drawing(_ number: Int, of row: String?) {
        plain(upTo: 24 + 3 * (row?.utf8.count ?? 0)) { cursor in
            if let row {
                cursor.identifier(row)
                cursor.markup("-")
            }
            cursor.integer(UInt(number))
        }
    }

    private mutating func identifier(_ name: HTMLMarkup, _ words: String) {
        plain(upTo: 12 + 3 * words.utf8.count) { cursor in
            cursor.markup(name)
            cursor.identifier(words)
            cursor.markup("\"")
        }
    }

    /// Closes the directions that a cleaner left open, so that nothing after it is reordered.
    mutating func close(_ cleaner: inout TextCleaner) {
        cleaner.closeAll(in: &self)
    }

    /// Writes a byte that needs no escaping; for extensions in this folder.
    @inline(__always)
    mutating func plain(_ byte: UInt8) {
        plain(upTo: 1) { $0.append(UInt64(byte), count: 1) }
    }

    /// Writes bytes that need no escaping; for extensions in this folder.
    @inline(__always)
    mutating func plain(_ bytes: BorrowedBytes) {
        plain(upTo: bytes.count) { $0.append(bytes) }
    }

    /// Writes several small pieces at once, together at most a number of bytes, which is checked.
    @inline(__always)
    mutating func plain(upTo limit: Int, _ write: (inout ByteCursor) -> Void) {
        let needed = limit + ByteCursor.slack
        if cursor.room < needed { seal(capacity: max(needed, 16_384)) }
        var ahead = cursor.confined(to: needed)
        write(&ahead)
        precondition(ahead.count(since: cursor) <= limit, "Give 'plain(upTo:)' a higher limit.")
        cursor.move(to: ahead)
    }

    private mutating func seal(capacity: Int) {
        latest.seal(at: cursor)
        if latest.count > 0 { parts.append(latest) }
        latest = OutputBuffer(capacity: capacity)
        cursor = latest.cursor()
    }

    private mutating func write(_ words: some StringProtocol, _ cleaner: inout TextCleaner) {
        Substring(words).withBytes { utf8 in
            HTMLEscaping(escapesQuotes: false).append(utf8, to: &self, &cleaner)
        }
    }
}

extension ByteCursor {
    /// Writes words as a part of an id: ASCII letters, digits and `-` as they are, and all other bytes as `_XX`.
    fileprivate mutating func identifier(_ words: String) {
        for byte in words.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                append(UInt64(byte), count: 1)
            default:
                markup("_")
                hexDigits(UInt32(byte), count: 2)
            }
        }
    }
}
