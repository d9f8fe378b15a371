import ChatStore
import Foundation
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import WebChat

/// A server on a free port of loopback, with a store in a folder of its own.
final class TestChat: Sendable {
    let store: SQLiteChatStore
    let signer = Signer(key: Array(repeating: 7, count: 32))
    let looks: LookPages
    let settings: WebChatSettings
    private let folder: URL
    private let running = Mutex<(port: Int, task: Task<Void, any Error>)?>(nil)
    private let services = Mutex<ServiceGroup?>(nil)
    private let portOfMetrics = Mutex(0)

    private init(_ change: (inout WebChatSettings) -> Void) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("webchat-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = try SQLiteChatStore(
            path: folder.appendingPathComponent("chat.sqlite").path,
            passwordCost: .lowest
        )
        let time = Clock()
        var settings = WebChatSettings(clock: time.next)
        settings.port = 0
        settings.attempts = 1_000
        settings.frames = 10_000
        change(&settings)
        self.settings = settings
        looks = LookPages(plugins: settings.plugins)
    }

    /// A clock whose instants are 20 ms apart.
    private final class Clock: Sendable {
        private let instant = Mutex<Int64>(1_772_442_000_000_000)

        @Sendable func next() -> Int64 {
            instant.withLock { instant in
                instant += 20_000
                return instant
            }
        }
    }

    /// Runs something with a server, which then ends.
    static func with(
        _ change: (inout WebChatSettings) -> Void = { _ in },
        _ body: (TestChat) async throws -> Void
    ) async throws {
        let chat = try TestChat(change)
        do {
            try await chat.start()
            try await body(chat)
        } catch {
            try await chat.end()
            throw error
        }
        try await chat.end()
    }

    /// The port of the server.
    var port: Int { running.withLock { $0?.port ?? 0 } }

    /// The port of the metrics.
    var metricsPort: Int { portOfMetrics.withLock { $0 } }

    /// Returns the metrics in their text format.
    func metrics() async throws -> String {
        try await Wire.with(metricsPort) { wire in
            let headers = ["Host: 127.0.0.1:\(self.metricsPort)", "Connection: close"]
            try await wire.request("GET", "/metrics", headers)
            let response = try await wire.response()
            try #require(response.status == 200)
            return response.body
        }
    }

    /// Starts the server, and waits until it listens.
    func start() async throws {
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let (others, other) = AsyncStream.makeStream(of: Int.self)
        let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let server = WebChatServer(
            store: store,
            settings: settings,
            signer: signer,
            log: log,
            onMetricsStart: { other.yield($0) }
        ) {
            continuation.yield($0)
        }
        let group = ServiceGroup(services: [server], logger: log)
        services.withLock { $0 = group }
        let task = Task {
            defer { continuation.finish() }
            defer { other.finish() }
            try await group.run()
        }
        if settings.metricsPort != nil {
            for await port in others {
                portOfMetrics.withLock { $0 = port }
                break
            }
        }
        for await port in ports {
            running.withLock { $0 = (port, task) }
            return
        }
        try await task.value
    }

    /// Ends the server, as the end of its process would.
    func stop() async {
        let task = takeTask()
        task?.cancel()
        _ = await task?.result
    }

    /// Ends the server as a signal does, after its sockets.
    func shutDown() async {
        await services.withLock(\.self)?.triggerGracefulShutdown()
        _ = await takeTask()?.result
    }

    private func takeTask() -> Task<Void, any Error>? {
        running.withLock { running in
            defer { running = nil }
            return running?.task
        }
    }

    private func end() async throws {
        await stop()
        try await store.close()
        try FileManager.default.removeItem(at: folder)
    }

    /// Signs a new person up.
    func browser(_ name: String) async throws -> TestBrowser {
        var browser = TestBrowser(chat: self, name: name)
        try await browser.signUp()
        return browser
    }

    /// Makes a room with its members, and returns its identifier.
    func room(_ name: String = "Sailing", _ members: TestBrowser...) async throws -> String {
        let ids = try members.map { try #require($0.user).id }
        let creator = try #require(ids.first)
        let room = try await store.createRoom(name: name, by: creator, at: settings.clock())
        for id in ids.dropFirst() { try await store.join(room: room.id, user: id) }
        return room.id
    }

    /// Sends a message without a browser.
    func send(_ text: String, id: String, to room: String, by browser: TestBrowser) async throws {
        let command = ChatCommand.send(id: id, room: room, text: text, parentID: nil, quotedID: nil)
        let user = try #require(browser.user)
        _ = try await store.perform(command, by: user.id, at: settings.clock())
    }
}
