import Foundation

/// What a path on disk leads to.
enum DiskItem {
    case file
    case folder

    /// Looks at a path through its links; nothing if there is neither a file nor a folder.
    init?(path: String) {
        guard !path.isEmpty else { return nil }
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
            return nil
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular: self = .file
        case .typeDirectory: self = .folder
        default: return nil
        }
    }

    /// Returns the names in a folder, or nothing if it cannot be read.
    static func entries(of path: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: path)
    }

    /// Returns a file's bytes, or nothing if it cannot be read.
    static func bytes(of path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { Array($0) }
    }
}
