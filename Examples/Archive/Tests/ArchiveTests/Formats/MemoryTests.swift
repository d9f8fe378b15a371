import Foundation
import Testing

@Suite(.serialized) struct MemoryTests {
    /// Prints the figures: 40 MB for both in a debug build.
    @Test(arguments: [(messages: 200_000, days: 1), (messages: 20_000, days: 500)])
    func slackExportStreamsIn60MB(_ messages: Int, _ days: Int) throws {
        let scratch = try Scratch()
        try Self.write(messages / days, onEachOf: days, in: scratch)

        let program = try Program.archive("inspect", scratch.folder, "--json", isWatched: true)

        #expect(program.status == 0)
        #expect(program.output.contains("\"messages\": \(messages),"))
        #expect(program.memory > 1_000)
        #expect(program.memory <= 60_000, "\(program.memory) kB")
        print("archive inspect: \(messages) messages on \(days) days in \(program.memory) kB")
    }

    private static func write(_ count: Int, onEachOf days: Int, in scratch: Scratch) throws {
        let folder = URL(fileURLWithPath: scratch.path("general"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let channels = #"[{"id": "C1", "name": "general"}]"#
        let list = scratch.path("channels.json")
        try channels.write(toFile: list, atomically: false, encoding: .utf8)
        for day in 0..<days {
            let messages = (0..<count).map { number in
                #"{"user":"U\#(number % 50)","text":"m","ts":"\#(day).\#(100_000 + number)"}"#
            }
            let text = "[" + messages.joined(separator: ",\n") + "]"
            let name = "\(1_000 + day / 80)-10-\(10 + day % 80)"
            let file = folder.appending(path: "\(name).json")
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
    }
}
