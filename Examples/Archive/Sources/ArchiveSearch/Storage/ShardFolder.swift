import Foundation

/// The folder of an index, in which only files that differ are written.
final class ShardFolder {
    /// The number of files and their bytes, in all and of those that were written.
    private(set) var summary = SearchSummary()

    private let path: String
    private var names: Set<String> = []
    private var folders: Set<String> = []

    init(path: String) throws(SearchError) {
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
    func write(_ name: String, _ bytes: [UInt8]) throws(SearchError) -> Int {
        let property = name.split(separator: "/").joined(separator: "-")
        guard let file = Stylesheet.file(name: property, bytes: bytes) else {
            throw .incompressible(path: "\(path)/\(name).css")
        }
        try put("\(name).css", file)
        return file.count
    }

    /// Puts a file in its place, unless it is there.
    private func put(_ name: String, _ file: [UInt8]) throws(SearchError) {
        names.insert(name)
        summary.files += 1
        let place = "\(path)/\(name)"
        if let before = FileManager.default.contents(atPath: place), before.elementsEqual(file) {
            return
        }
        try create(name.split(separator: "/").dropLast().joined(separator: "/"))
        let draft = "\(place).new"
        let writer = try FileWriter(path: draft)
        try writer.write(file)
        try writer.close()
        guard rename(draft, place) == 0 else { throw .unwritable(path: place) }
        summary.filesWritten += 1
        summary.bytesWritten += file.count
    }

    /// Removes the files and folders of an earlier index.
    func removeOthers() throws(SearchError) {
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
                guard unlink(place) == 0 else { throw .unwritable(path: place) }
                summary.filesRemoved += 1
            }
        }
    }

    private func create(_ folder: String) throws(SearchError) {
        guard folders.insert(folder).inserted else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(folder)",
                withIntermediateDirectories: true
            )
        } catch {
            throw .unwritable(path: "\(path)/\(folder)")
        }
    }
}
