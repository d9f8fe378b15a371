import DefaultComponents
import Foundation
import Testing

@Suite struct ConversationSourceTests {
    @Test func foldersListTheirEntriesSorted() throws {
        let folder = ConversationSource(
            folder: "a/b/",
            entries: [
                ConversationSource(file: "z", text: "1"), ConversationSource(file: "c", bytes: [2]),
            ]
        )

        #expect(folder.name == "b")
        #expect(try folder.entries() == ["c", "z"])
        #expect(try folder.entry("c").bytes() == [2])
        #expect(try folder.entry("z").path == "a/b/z")
    }

    @Test(arguments: ["", ".", "..", "a/b", "/etc", "x\0", "missing"])
    func namesAreNeverPaths(name: String) throws {
        let file = ConversationSource(file: "x", text: "")
        let memory = ConversationSource(folder: "f", entries: [file])
        let disk = try ConversationSource(path: packageFolder)

        #expect(throws: ConversationError.self) { try memory.entry(name) }
        #expect(throws: ConversationError.self) { try disk.entry(name) }
    }

    @Test func foldersOnDiskAreRead() throws {
        let folder = try ConversationSource(path: packageFolder)

        #expect(folder.isFolder)
        #expect(try folder.entries().contains("Package.swift"))
        #expect(try folder.entry("Package.swift").bytes().starts(with: Array("// swift".utf8)))
        #expect(try folder.entry("Sources").isFolder)
    }

    @Test(arguments: ["/dev/zero", "/no/such/thing", "", "/dev/null/x"])
    func onlyFilesAndFoldersAreReadable(path: String) {
        #expect(throws: ConversationError.unreadable(file: path)) {
            try ConversationSource(path: path)
        }
    }

    @Test func filesHaveNoEntriesAndFoldersNoBytes() {
        let file = ConversationSource(file: "x", text: "")
        let folder = ConversationSource(folder: "f", entries: [])

        #expect(throws: ConversationError.unreadable(file: "x")) { try file.entries() }
        #expect(throws: ConversationError.unreadable(file: "f")) { try folder.bytes() }
    }

    private var packageFolder: String {
        URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../..").standardized
            .path
    }
}
