import DefaultComponents
import Foundation
import Hosting

/// The file that a path names, through its links, whether it is there or not.
struct PagePlace {
    /// The path as it was written.
    let path: String
    /// The path behind the links.
    let target: String
    /// The permissions of the existing file; nil if there is none.
    let permissions: UInt32?

    /// The largest number of links in a row.
    private static let linkLimit = 40

    /// Finds the place; throws for folders and whatever else is no file.
    init(_ path: String) throws(PageError) {
        self.path = path
        let item = DiskItem(path: path)
        switch item?.kind {
        case .folder: throw .isFolder(path)
        case .link, .other: throw .isNoFile(path)
        case .file, nil: permissions = item?.permissions
        }
        target = try Self.target(of: path)
        // A link of the system's own may name another file than it leads to.
        guard DiskItem(path: target, followsLinks: false) == item else { throw .isNoFile(path) }
    }

    /// The path of the folder that the file is in.
    var folder: String {
        target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
    }

    /// Returns whether it is a file, or lies in a folder or in one of its folders.
    func lies(in input: DiskItem) -> Bool {
        if input.kind == .file { return DiskItem(path: target) == input }
        var path = folder
        var item = DiskItem(path: path)
        while let around = item, around != input {
            path += "../"
            item = DiskItem(path: path)
            if item == around { return false }
        }
        return item != nil
    }

    private static func target(of path: String) throws(PageError) -> String {
        var target = path
        for _ in 0..<linkLimit {
            guard DiskItem(path: target, followsLinks: false)?.kind == .link,
                let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target)
            else { return target }
            // A name that is no UTF-8 was changed, and would be another one.
            guard !next.unicodeScalars.contains("\u{FFFD}") else { throw .isNoFile(path) }
            let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
            target = next.hasPrefix("/") ? next : folder + next
        }
        throw .failed(path, .failed(ELOOP))
    }
}
