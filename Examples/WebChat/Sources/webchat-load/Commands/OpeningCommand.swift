import ArgumentParser
import Foundation

/// Measures the opening of a large room.
struct OpeningCommand: Measurement {
    static let configuration = CommandConfiguration(
        commandName: "opening",
        abstract: "Measures how a room with many messages opens.",
        discussion: """
            The time is from the request to the arrival of the first row. The page is compressed by 'gzip -6', as a proxy \
            would do it.
            """
    )

    @OptionGroup var options: LoadOptions

    @Option(help: "The number of messages in the room.")
    var messages = 1_000_000

    @Option(help: "The number of times that the room is opened, by a person each.")
    var times = 100

    func validate() throws {
        guard messages > 0, times > 0 else { throw ValidationError("Name positive numbers.") }
    }

    func measure() async throws -> [Figure] {
        try await options.withFolder { folder in
            Progress.say(
                "Filling a room with \(messages) messages, which takes a minute for 1000000"
            )
            let chat = try await LoadChat.make(
                at: "\(folder)/chat.sqlite",
                people: times,
                rooms: 1,
                messages: messages,
                seed: options.seed
            )
            let server = try await ServerProcess.chat(options, in: folder)
            defer { server.end() }
            var delays: [Duration] = []
            var page: [UInt8] = []
            try await LoadHTTP.with(server.port) { http in
                for person in chat.people {
                    let cookies = ["webchat-session": person.token]
                    let path = "/rooms/\(person.room)"
                    let response = try await http.request(path, cookies: cookies)
                    guard response.status == 200 else {
                        throw LoadError("The room was answered with \(response.status).")
                    }
                    delays.append(response.firstRow)
                    page = response.body
                }
            }
            let compressed = try Compression.size(of: page, in: folder)
            let first = delays[0] / .milliseconds(1)
            let rest = Delays(delays.dropFirst().map { Int64($0 / .nanoseconds(1)) })
            return [
                Figure(
                    what:
                        "room of \(messages) messages to its first row, first request to the process",
                    budget: "50 ms",
                    measured: "\(first.inTenths) ms",
                    isWithin: first <= 50
                ),
                Figure(
                    what: "the same, \(rest.count) further people",
                    budget: "50 ms",
                    measured: rest.summary,
                    isWithin: rest.milliseconds(within: 0.99) <= 50
                ),
                Figure(
                    what: "its page, compressed",
                    budget: "40 kB",
                    measured: """
                        \((Double(compressed) / 1_024).inTenths) kB of \(page.count / 1_024) kB
                        """,
                    isWithin: compressed <= 40 * 1_024
                ),
            ]
        }
    }
}

/// The compression of pages, as proxies do it.
enum Compression {
    /// Returns the compressed size of bytes.
    static func size(of bytes: [UInt8], in folder: String) throws -> Int {
        let path = "\(folder)/page.html"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let gzip = Process()
        gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        gzip.arguments = ["gzip", "-6", "-n", "-f", path]
        try gzip.run()
        gzip.waitUntilExit()
        guard gzip.terminationStatus == 0 else {
            throw LoadError("The page cannot be compressed. To fix, install 'gzip'.")
        }
        return try Data(contentsOf: URL(fileURLWithPath: "\(path).gz")).count
    }
}
