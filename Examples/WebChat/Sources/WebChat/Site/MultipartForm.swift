import Foundation

/// The fields of a form with files, as browsers send them by RFC 7578.
///
/// The names and types of files are not read.
struct MultipartForm: Sendable {
    private var parts: [String: [UInt8]] = [:]

    /// The parts at most.
    private static let limit = 16
    /// The bytes of the head of a part at most.
    private static let headLimit = 4_096

    /// Reads a body; nil if it is malformed or cut off.
    init?(_ body: [UInt8], contentType: String) {
        guard let boundary = Self.boundary(in: contentType) else { return nil }
        let bytes = body[...]
        let delimiter = Array("\r\n--\(boundary)".utf8)
        guard bytes.starts(with: delimiter.dropFirst(2)) else { return nil }
        var rest = bytes.dropFirst(delimiter.count - 2)
        while !rest.starts(with: "--".utf8) {
            guard rest.starts(with: "\r\n".utf8), parts.count < Self.limit else { return nil }
            rest = rest.dropFirst(2)
            let blank = Array("\r\n\r\n".utf8)
            guard let end = Self.first(blank, in: rest.prefix(Self.headLimit)),
                let next = Self.first(delimiter, in: rest[(end + 4)...])
            else { return nil }
            let head = String(decoding: rest[..<end], as: UTF8.self)
            guard let name = Self.name(in: head), parts[name] == nil else { return nil }
            parts[name] = Array(rest[(end + 4)..<next])
            rest = rest[(next + delimiter.count)...]
        }
    }

    /// Returns the text of a field; nil if it is missing, empty, or not UTF-8.
    subscript(_ name: String) -> String? {
        guard let bytes = parts[name], !bytes.isEmpty else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Returns the bytes of a file.
    func file(_ name: String) -> [UInt8] {
        parts[name] ?? []
    }

    private static func boundary(in contentType: String) -> String? {
        guard contentType.lowercased().hasPrefix("multipart/form-data;"),
            let start = contentType.range(of: "boundary=", options: .caseInsensitive)?.upperBound
        else { return nil }
        let text = contentType[start...].prefix { $0 != ";" }.trimmingCharacters(in: ["\"", " "])
        let isPlain = text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
        return 1...70 ~= text.utf8.count && isPlain ? text : nil
    }

    private static func name(in head: String) -> String? {
        let line = head.components(separatedBy: "\r\n").first {
            $0.lowercased().hasPrefix("content-disposition:")
        }
        guard let line, let start = line.range(of: "; name=\"")?.upperBound else { return nil }
        return String(line[start...].prefix { $0 != "\"" })
    }

    /// Returns the place at which bytes begin.
    private static func first(_ bytes: [UInt8], in slice: ArraySlice<UInt8>) -> Int? {
        guard let head = bytes.first else { return nil }
        var rest = slice
        while let place = rest.firstIndex(of: head) {
            rest = rest[place...]
            if rest.starts(with: bytes) { return place }
            rest = rest.dropFirst()
        }
        return nil
    }
}
