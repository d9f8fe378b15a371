import Foundation

@testable import Workbench

/// A gallery that the program wrote, once for all tests that read it.
struct WrittenGallery {
    let folder: String
    let run: DemoRun

    /// The files of the folder, by their names.
    let files: [String: Data]

    /// A gallery in a new folder.
    static let first = Result {
        try withTemporaryFolder { try WrittenGallery(folder: "\($0)/new/gallery") }
    }

    /// The gallery that was written over the first one, beside notes, with an observer.
    static let second = Result {
        let files = try first.get().files
        return try withTemporaryFolder { folder in
            for (name, data) in files {
                try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            }
            try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/notes.txt"))
            return try WrittenGallery(folder: "\(folder)/", in: ProcessEnvironment(isWatched: true))
        }
    }

    private init(folder: String, in surroundings: ProcessEnvironment = ProcessEnvironment()) throws
    {
        self.folder = folder
        run = DemoRun(["gallery", "--to", folder], in: surroundings)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        files = try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
            }
        )
    }

    /// Returns the text of a file.
    func text(_ name: String) -> String {
        files[name].map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
