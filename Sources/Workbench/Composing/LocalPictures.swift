import DefaultComponents
import Views

/// The pictures in the folder of a conversation, for pages that embed them.
///
/// An address of a message leads to nothing else: it is a path below the folder, without a scheme, `.` or `..`, hidden
/// names, or links that lead out.
struct LocalPictures: Sendable {
    /// The path of the folder, without links.
    private let folder: String

    /// Creates the pictures beside a file, or in a folder; nil if there is none.
    init?(beside path: String) {
        guard let real = DiskItem.realPath(of: path) else { return nil }
        let isFolder = DiskItem(path: real)?.kind == .folder
        folder = isFolder ? real : String(real[..<(real.lastIndex(of: "/") ?? real.endIndex)])
    }

    /// Returns the bytes of a picture; nil for other files, and for addresses that lead elsewhere.
    func file(_ request: PictureRequest) -> [UInt8]? {
        let names = request.address.split(separator: "/", omittingEmptySubsequences: false)
        let isBelow = names.allSatisfy { name in
            !name.isEmpty && !name.hasPrefix(".")
                && name.utf8.allSatisfy { $0 >= 0x20 && !#":\"#.utf8.contains($0) }
        }
        guard isBelow, let path = DiskItem.realPath(of: "\(folder)/\(request.address)"),
            path.hasPrefix("\(folder)/"),
            let bytes = try? DiskItem.bytes(
                of: path,
                upTo: PictureRequest.fileLimit,
                first: max(request.limit, PictureHeader.lengthLimit)
            ), PictureHeader(bytes) != nil
        else { return nil }
        return Array(bytes.prefix(request.limit))
    }
}
