import DefaultComponents
import Foundation
import Hosting

/// Writes text files whole: a reader of a path sees the file before or the file after, never a part.
///
/// The text is written to a draft beside the file, which is deleted if the program ends before it is complete.
enum PageFile {
    /// Writes a file, or replaces it; throws for folders and whatever else is no file.
    static func write(
        to path: String,
        _ write: (DescriptorSink) throws(OutputError) -> Void
    ) throws(PageError) {
        let place = try PagePlace(path)
        do throws(OutputError) {
            let draft = try PageDraft(for: place)
            try write(draft.sink)
            try draft.publish()
        } catch {
            throw .failed(path, error)
        }
    }

    /// Makes a folder with those it is in, unless it is there.
    static func makeFolder(_ path: String) throws(PageError) {
        if try isFolder(path) { return }
        if let around = path.folder { try makeFolder(around) }
        guard !SystemCall.makeFolder(path) else { return }
        let reason = errno
        // Another process may have made it meanwhile.
        guard try !isFolder(path) else { return }
        throw .failed(path, .failed(reason))
    }

    /// Returns whether nothing is in a folder but drafts.
    static func isEmpty(_ path: String) throws(PageError) -> Bool {
        guard let names = DiskItem.entries(of: path) else { throw .failed(path, .failed(EACCES)) }
        return names.allSatisfy { $0.hasPrefix(TemporaryFolder.mark) }
    }

    private static func isFolder(_ path: String) throws(PageError) -> Bool {
        guard let item = DiskItem(path: path) else { return false }
        guard item.kind == .folder else { throw .isNoFolder(path) }
        return true
    }
}

extension String {
    /// The path of the folder that a path is in; nil for a bare name.
    fileprivate var folder: String? {
        var path = self[...]
        while path.count > 1, path.last == "/" { path.removeLast() }
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
        return String(path[..<slash])
    }
}
