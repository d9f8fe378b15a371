import Components
import Views

/// The address of a picture, which names its size, so that rows have room for it before it is loaded.
struct PictureAddress: Sendable, Hashable {
    let id: String
    let width: Int
    let height: Int

    init(id: String, width: Int, height: Int) {
        (self.id, self.width, self.height) = (id, width, height)
    }

    /// Reads the last name of an address, such as `x7.640x480`; nil if it is another one.
    init?(name: some StringProtocol) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        let sides = parts[1].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            1...Self.side ~= width, 1...Self.side ~= height
        else { return nil }
        self.init(id: String(parts[0]), width: width, height: height)
    }

    /// Reads the address in a row; nil if it leads elsewhere.
    init?(text: String) {
        guard text.hasPrefix(Self.folder) else { return nil }
        self.init(name: text.dropFirst(Self.folder.count))
    }

    /// The pixels of a side at most.
    static let side = 16_384

    private static let folder = "../../../pictures/"

    /// The address in rows, of pages at most three folders deep: further steps up stay at the root.
    var text: String { "\(Self.folder)\(name)" }
    /// The address from the root.
    var path: String { "/pictures/\(name)" }

    private var name: String { "\(id).\(width)x\(height)" }

    /// Returns the beginning of a file that states the size of a picture, for the slot `pictureFile`.
    static func file(at request: PictureRequest) -> [UInt8]? {
        guard let address = PictureAddress(text: request.address) else { return nil }
        func bytes(_ number: Int) -> [UInt8] {
            [UInt8(number >> 24 & 0xFF), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF)]
                + [UInt8(number & 0xFF)]
        }
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return start + bytes(13) + Array("IHDR".utf8) + bytes(address.width) + bytes(address.height)
    }
}
