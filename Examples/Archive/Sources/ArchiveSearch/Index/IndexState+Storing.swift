import ArchiveStorage
import Crypto
import Foundation

/// The files of the state, which lie beside the index.
extension IndexState {
    private static let version = 1

    /// The file of the state.
    private static func file(in folder: String) -> String { "\(folder)/state.bin" }

    /// The file with a row for each group.
    static func groups(in folder: String) -> String { "\(folder)/groups.bin" }

    /// The file in which the rows are written.
    static func groupsDraft(in folder: String) -> String { "\(folder)/groups.new" }

    /// Whether there is a state.
    static func isThere(in folder: String) -> Bool {
        access(file(in: folder), F_OK) == 0
    }

    /// Removes the state, as what stands in it will not hold any more.
    static func remove(from folder: String) {
        unlink(file(in: folder))
    }

    /// Removes the state with the rows.
    static func removeAll(from folder: String) {
        remove(from: folder)
        unlink(groups(in: folder))
        removeDrafts(in: folder)
    }

    /// Removes files that were written in part.
    static func removeDrafts(in folder: String) {
        unlink(groupsDraft(in: folder))
        unlink("\(file(in: folder)).new")
    }

    /// Moves the rows with a digest to their place, and writes the state.
    func write(to folder: String, groups digest: [UInt8]) throws(SiteError) {
        try OutputFile.move(Self.groupsDraft(in: folder), to: Self.groups(in: folder))
        let content = bytes + digest
        let file = content + SHA256.hash(data: content)
        let place = Self.file(in: folder)
        _ = try OutputFile.put(file, at: place) { "\(place).new" }
    }

    /// Reads a state; `nil` if there is none, or if it or the rows were changed by something else.
    init?(folder: String, size: Int) throws(SiteError) {
        let path = Self.file(in: folder)
        guard let file = try InputFile(path: path) else { return nil }
        var bytes: [UInt8] = []
        while case let next = try file.next(1 << 16), !next.isEmpty { bytes += next }
        let digest = SHA256.byteCount
        let content = bytes.dropLast(digest)
        guard bytes.count > 2 * digest, SHA256.hash(data: content) == bytes.suffix(digest),
            try Self.digest(of: Self.groups(in: folder)) == Array(content.suffix(digest))
        else { return nil }
        var reader = NumberReader(Array(content.dropLast(digest)))
        guard reader.number() == Self.version, reader.number() == size else { return nil }
        self.init(size: size)
        read(&reader)
    }

    private static func digest(of path: String) throws(SiteError) -> [UInt8]? {
        guard let file = try InputFile(path: path) else { return nil }
        var hash = SHA256()
        while case let next = try file.next(1 << 16), !next.isEmpty { hash.update(data: next) }
        return Array(hash.finalize())
    }

    private var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(number: Self.version)
        bytes.append(number: size)
        bytes.append(number: count)
        Self.append(checkpoints, to: &bytes)
        bytes.append(number: segments.count)
        for segment in segments {
            bytes.append(number: segment.level)
            bytes.append(number: segment.documents.count)
            bytes.append(number: segment.blocks)
            Self.append(segment.separators, to: &bytes)
        }
        bytes.append(number: snippets.count)
        for number in snippets { bytes.append(number: number) }
        bytes.append(number: days.count)
        for (day, number) in days {
            bytes.append(signed: day)
            bytes.append(number: number)
        }
        return bytes
    }

    private mutating func read(_ reader: inout NumberReader) {
        count = reader.number()
        checkpoints = Self.texts(in: &reader)
        var start = 0
        for _ in 0..<reader.number() {
            let level = reader.number()
            let end = start + reader.number()
            var segment = Segment(level: level, documents: start..<end)
            segment.blocks = reader.number()
            segment.separators = Self.texts(in: &reader)
            segments.append(segment)
            start = end
        }
        for _ in 0..<reader.number() { snippets.append(reader.number()) }
        for _ in 0..<reader.number() { days.append((reader.signed(), reader.number())) }
    }

    private static func append(_ texts: [[UInt8]], to bytes: inout [UInt8]) {
        bytes.append(number: texts.count)
        for (index, text) in texts.enumerated() {
            bytes.append(text: text, after: index > 0 ? texts[index - 1] : [])
        }
    }

    private static func texts(in reader: inout NumberReader) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        for _ in 0..<reader.number() {
            let shared = reader.number()
            texts.append(Array((texts.last ?? []).prefix(shared)) + reader.text())
        }
        return texts
    }
}
