/// Finds keys in what a terminal sends (ECMA-48, xterm's keys, bracketed paste and SGR mouse reports).
///
/// Pieces may end anywhere. What it does not know is passed over whole, so that no part of it acts as a key. Nothing
/// that is pasted acts as a key either.
struct KeyReader {
    private var bytes: [UInt8] = []
    /// The bytes of an unfinished paste.
    private var pasted: [UInt8]?
    /// A sequence that is longer is none.
    static let limit = 64
    /// A paste is handed on in pieces of so many bytes at most.
    private static let pasteLimit = 1_000_000
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// The time to wait for more bytes before `finish`, in milliseconds; nil if no bytes are held.
    ///
    /// An Escape that nothing follows at once is the key. A paste that does not end was cut off.
    var patience: Int? {
        if pasted != nil { return 2_000 }
        return bytes.isEmpty ? nil : 50
    }

    /// Takes bytes and returns the keys that they complete.
    mutating func read(_ new: some Sequence<UInt8>) -> [ChatKey] {
        bytes += new
        var keys: [ChatKey] = []
        while true {
            if pasted != nil {
                guard let text = readPaste() else { return keys }
                keys.append(text)
                continue
            }
            guard let (key, length) = KeySequence(bytes).key else { return keys }
            bytes.removeFirst(length)
            switch key {
            case .pasteStart: pasted = []
            case .key(let key): keys.append(key)
            case .unknown: continue
            }
        }
    }

    /// Returns the key of what is held, as nothing more comes.
    mutating func finish() -> [ChatKey] {
        defer {
            bytes = []
            pasted = nil
        }
        if let pasted { return Self.paste(pasted + bytes).map { [$0] } ?? [] }
        return bytes == [0x1B] ? [.escape] : []
    }

    /// Takes what belongs to a paste, and returns it once it is whole or long enough.
    private mutating func readPaste() -> ChatKey? {
        guard let text = pasted else { return nil }
        let end = Self.pasteEnd
        if let place = bytes.firstRange(of: end) {
            pasted = nil
            defer { bytes.removeSubrange(..<place.upperBound) }
            return Self.paste(text + bytes[..<place.lowerBound]) ?? .paste("")
        }
        // The end may come in pieces.
        let held = (1..<end.count).last { bytes.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
        pasted = text + bytes.dropLast(held)
        bytes = bytes.suffix(held)
        guard let long = pasted, long.count >= Self.pasteLimit else { return nil }
        // A character that is cut stays for the next piece.
        let tail = long.suffix(3).lastIndex { $0 >= 0xC0 } ?? long.endIndex
        pasted = Array(long[tail...])
        return .paste(String(decoding: long[..<tail], as: UTF8.self))
    }

    private static func paste(_ bytes: [UInt8]) -> ChatKey? {
        bytes.isEmpty ? nil : .paste(String(decoding: bytes, as: UTF8.self))
    }
}
