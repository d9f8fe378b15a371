import ArchiveStorage
import Foundation

/// The folder of an index, in which only files that differ are written.
final class ShardFolder {
    /// The number of files and their bytes, in all and of those that were written.
    private(set) var summary = SearchSummary()

    private let path: String
    private var names: Set<String> = []
    private var folders: Set<String> = []

    init(path: String) throws(SiteError) {
        self.path = path
        try create("")
    }

    /// Returns the name of a file by its number: one folder for each 256.
    static func name(_ kind: String, _ number: Int) -> String {
        number < 65_536
            ? "\(kind)/\(number >> 8)/\(number & 255)"
            : "\(name(kind, number >> 8))/\(number & 255)"
    }

    /// Writes bytes as a stylesheet, and returns its size.
    func write(_ name: String, _ bytes: [UInt8]) throws(SiteError) -> Int {
        let property = name.split(separator: "/").joined(separator: "-")
        guard let file = Stylesheet.file(name: property, bytes: bytes) else {
            throw .unwritable(path: "\(path)/\(name).css", reason: "no memory is left")
        }
        try put("\(name).css", file)
        return file.count
    }

    /// Returns whether a file is there.
    func has(_ name: String) -> Bool {
        access("\(path)/\(name).css", F_OK) == 0
    }

    /// Notes that a file stays as it is.
    func keep(_ name: String) {
        names.insert("\(name).css")
        summary.files += 1
    }

    /// Puts a file in its place, unless it is there.
    private func put(_ name: String, _ file: [UInt8]) throws(SiteError) {
        names.insert(name)
        summary.files += 1
        let place = "\(path)/\(name)"
        try create(name.split(separator: "/").dropLast().joined(separator: "/"))
        guard try OutputFile.put(file, at: place, by: { "\(place).new" }) else { return }
        summary.filesWritten += 1
        summary.bytesWritten += file.count
    }

    /// Removes the files and folders of an earlier index.
    func removeOthers() throws(SiteError) {
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        for name in found.sorted(by: >) where !names.contains(name) {
            let place = "\(path)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
                continue
            }
            if isFolder.boolValue {
                _ = rmdir(place)
            } else if name.hasSuffix(".css") || name.hasSuffix(".css.new") {
                guard unlink(place) == 0 else {
                    throw .unwritable(path: place, reason: OutputFile.reason)
                }
                summary.filesRemoved += 1
            }
        }
    }

    private func create(_ folder: String) throws(SiteError) {
        guard folders.insert(folder).inserted else { return }
        try ScratchFolder.createFolder("\(path)/\(folder)")
    }
}
