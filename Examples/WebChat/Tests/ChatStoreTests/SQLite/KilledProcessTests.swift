import ChatStore
import Foundation
import Testing

struct KilledProcessTests {
    @Test(arguments: [1, 100, 700])
    func nothingAcknowledgedIsLost(count: Int) async throws {
        try await withFolder { folder in
            let path = folder + "/chat.sqlite"

            let acknowledged = try await KilledProcessTests.write(to: path, until: count)

            let store = try SQLiteChatStore(path: path)
            for id in acknowledged {
                #expect(try await store.message(id: id)?.text == "Message \(id)")
            }
            let room = try #require(try await store.room(id: "r1"))
            let stored = try await store.count(in: "r1", parent: nil, of: .all)
            #expect(acknowledged.count >= count)
            #expect(room.sequence == stored)
            #expect(room.sequence >= acknowledged.count)
            #expect(room.revision == room.sequence)
            try await store.close()
        }
    }

    /// Returns what a process acknowledged until it was killed, after a number of messages.
    private static func write(to path: String, until count: Int) async throws -> [String] {
        let process = Process()
        let tests = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
        process.executableURL = tests.deletingLastPathComponent().appending(path: "store-writer")
        process.arguments = ["write", path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var bytes = Data()
        while bytes.count(where: { $0 == UInt8(ascii: "\n") }) < count {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            bytes += more
        }
        kill(process.processIdentifier, SIGKILL)
        bytes += try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
            String.init
        )
    }
}
