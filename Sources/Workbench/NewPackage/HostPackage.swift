import DefaultComponents
import Foundation

/// The clone of this package on which a new one depends.
struct HostPackage {
    /// Its folder, without links.
    let folder: String

    /// Takes a folder that the command line names.
    init(at path: String) throws(ProgramError) {
        guard let folder = SystemCall.resolved(path), Self.isHost(folder) else {
            throw .usage([.wrongPackage(path)])
        }
        self.folder = folder
    }

    /// Looks in folders and all that they are in.
    init(around places: [String]) throws(ProgramError) {
        for place in places {
            var path = SystemCall.resolved(place) ?? "/"
            while path != "/", !path.isEmpty {
                if Self.isHost(path) {
                    folder = path
                    return
                }
                path = (path as NSString).deletingLastPathComponent
            }
        }
        throw .usage([.noPackage])
    }

    /// Returns the way to it from a folder without links: up where it is around the folder, and otherwise whole.
    func path(from start: String) -> String {
        guard start.hasPrefix(folder + "/") else { return folder }
        let steps = start.dropFirst(folder.count).count { $0 == "/" }
        return Array(repeating: "..", count: steps).joined(separator: "/")
    }

    private static func isHost(_ folder: String) -> Bool {
        guard DiskItem(path: "\(folder)/Sources/Workbench")?.kind == .folder,
            let manifest = try? DiskItem.bytes(of: "\(folder)/Package.swift", upTo: 1_000_000)
        else { return false }
        return String(decoding: manifest, as: UTF8.self).contains("name: \"components\",")
    }
}
