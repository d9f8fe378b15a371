import DefaultComponents
import Foundation
import Hosting

/// A folder on its way: its files are written beside its place, or in the empty folder that is there, and come to their
/// place together when they are whole.
///
/// A draft is deleted with its last reference. After a killed program it stays, hidden, and blocks no later one.
final class TemporaryFolder {
    /// The path of the folder.
    let path: String
    /// The folder that it becomes, without links.
    let place: String

    private let folder: String
    private let isNew: Bool

    /// Begins a draft; throws for a folder in which something is.
    init(for folder: String) throws(PageError) {
        let url = URL(fileURLWithPath: folder)
        self.folder = folder
        isNew = DiskItem(path: folder) == nil
        let around = isNew ? url.deletingLastPathComponent().path : folder
        try PageFile.makeFolder(around)
        if !isNew, try !PageFile.isEmpty(folder) { throw .isNotEmpty(folder) }
        let home = SystemCall.resolved(around) ?? around
        place = isNew ? "\(home)/\(url.lastPathComponent)" : home
        var number = 0
        while !SystemCall.makeFolder("\(home)/\(Self.mark)\(getpid())-\(number)") {
            guard errno == EEXIST else { throw .failed(folder, .failed(errno)) }
            number += 1
        }
        path = "\(home)/\(Self.mark)\(getpid())-\(number)"
    }

    /// Puts everything in its place; throws if something is there meanwhile.
    func publish() throws(PageError) {
        // Folders first: one that another program filled takes no other's place.
        let names = isNew ? [""] : (DiskItem.entries(of: path) ?? []).sorted(by: >)
        for name in names where !SystemCall.rename("\(path)/\(name)", to: "\(place)/\(name)") {
            let isTaken = [EEXIST, ENOTEMPTY].contains(errno)
            throw isTaken ? .isNotEmpty(folder) : .failed(folder, .failed(errno))
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The prefix of the names of drafts.
    static let mark = ".workbench-"
}
