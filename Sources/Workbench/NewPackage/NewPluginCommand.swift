import Components
import DefaultComponents
import Foundation
import Hosting

/// Writes a package with a plugin to begin with.
struct NewPluginCommand {
    let program: Program
    let arguments: Arguments

    func run() throws {
        let name = try PluginName(arguments.path ?? "")
        let kind = try arguments[.with].map { word throws(ProgramError) in try PluginKind(word) }
        let host = try arguments[.package].map { path throws(ProgramError) in
            try HostPackage(at: path)
        }
        let found = try host ?? HostPackage(around: program.surroundings.places)
        let folder = arguments[.to] ?? ""
        do throws(PageError) {
            try write(name, kind, found, to: folder)
        } catch {
            throw ProgramError.page(error)
        }
        try program.output.write("\(folder.shown(upTo: 4_000))\n")
        program.tell(
            "note",
            [
                "it depends on the package in \(found.folder.quoted)",
                "see it with: swift run --package-path \(folder.shellWord) \(name.id)-demo diff --all-plugins "
                    + "--channel \(name.type)",
                "test it with: swift test --package-path \(folder.shellWord)",
            ]
        )
    }

    private func write(
        _ name: PluginName,
        _ kind: PluginKind?,
        _ host: HostPackage,
        to folder: String
    ) throws(PageError) {
        let draft = try TemporaryFolder(for: folder)
        let template = PackageTemplate(
            name: name,
            kind: kind,
            host: host.path(from: draft.place)
        )
        for file in template.files {
            let path = "\(draft.path)/\(file.path)"
            try PageFile.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
            try PageFile.write(to: path) { sink throws(OutputError) in try sink.write(file.text) }
        }
        try draft.publish()
    }
}

extension String {
    /// The text as a word for a shell, quoted where needed.
    fileprivate var shellWord: String {
        let isPlain = allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
        }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'".shown(upTo: 4_000)
    }
}
