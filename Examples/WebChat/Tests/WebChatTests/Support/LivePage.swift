import Drawing
import Foundation
import Hosting
import Testing

@testable import WebChat

/// A page with script: what a browser shows after each patch.
final class LivePage {
    private let wire: Wire
    private let chat: TestChat
    private(set) var page: ScreenPage
    private(set) var resume: String
    private(set) var digest: String
    /// The people who are present; nil until the page learns of them.
    private(set) var present: [String]?
    /// The frames without patches that have arrived, without those about presence.
    private(set) var others: [[String]] = []

    private init(_ wire: Wire, _ chat: TestChat, _ state: State) {
        self.wire = wire
        self.chat = chat
        (page, resume, digest) = (state.page, state.resume, state.digest)
    }

    /// What a page keeps when its connection ends.
    struct State: Sendable {
        var page: ScreenPage
        var resume: String
        var digest: String
    }

    /// What a page has at its present state.
    var state: State { State(page: page, resume: resume, digest: digest) }

    /// Loads a page, and returns what its script begins with.
    static func load(_ path: String, in browser: TestBrowser) async throws -> State {
        var browser = browser
        let response = try await browser.get(path)
        try #require(response.status == 200, "\(response.body)")
        let resume = try TestBrowser.value("data-resume=\"", in: response.body)
        let value = try #require(ResumeValue(signed: resume, by: browser.chat.signer))
        let drawer = RoomDrawer(store: browser.chat.store, looks: browser.chat.looks)
        let page = try await drawer.draw(value.view).page.screen
        #expect(try TestBrowser.list(in: response.body) == page.html)
        let digest = try TestBrowser.value("data-digest=\"", in: response.body)
        return State(page: page, resume: resume, digest: digest)
    }

    /// Runs something with a page that has joined, and returns its state at the end.
    @discardableResult
    static func with(
        _ state: State,
        in browser: TestBrowser,
        _ body: (LivePage) async throws -> Void
    ) async throws -> State {
        try await Wire.with(browser.chat.port) { wire in
            let live = LivePage(wire, browser.chat, state)
            #expect(try await live.upgrade(browser).status == 101)
            try await live.join()
            try await body(live)
            return live.state
        }
    }

    private func upgrade(_ browser: TestBrowser) async throws -> TestResponse {
        let host = "127.0.0.1:\(browser.chat.port)"
        try await wire.request("GET", "/live", Self.handshake(host) + [browser.cookieHeader])
        return try await wire.response()
    }

    /// Returns the headers of a handshake from a page of a host.
    static func handshake(_ host: String, origin: String? = nil) -> [String] {
        [
            "Host: \(host)", "Origin: \(origin ?? "http://\(host)")", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
    }

    private func join() async throws {
        try await send(["j", resume, digest])
        try await next()
    }

    /// Sends a frame of JSON.
    func send(_ frame: [Any]) async throws {
        try await wire.frame(1, JSONSerialization.data(withJSONObject: frame))
    }

    /// Takes the next frame, and those before it that say who is present.
    func next() async throws {
        while try await receive() == "a" {}
    }

    /// Takes a frame, and returns its letter unless it has a patch.
    @discardableResult
    private func receive() async throws -> String? {
        let (opcode, payload) = try await wire.frame()
        try #require(opcode == 1, "The socket was closed: \(payload)")
        let frame = try #require(
            JSONSerialization.jsonObject(with: Data(payload)) as? [Any]
        )
        switch frame.first as? String {
        case "p": try take(frame, from: page)
        case "f":
            let empty = PagePatch(page.rows.map { .remove($0.id) })
            try take(frame, from: page.applying(empty))
        case let kind:
            let words = frame.map { "\($0)" }
            if kind == "a" { present = words.dropFirst().map(\.self) } else { others.append(words) }
            return kind
        }
        return nil
    }

    private func take(_ frame: [Any], from old: ScreenPage) throws {
        let operations = try #require(frame[2] as? [[Any]])
        if frame.count > 3 { resume = try #require(frame[3] as? String) }
        let look = try #require(ResumeValue(signed: resume, by: chat.signer)).view.look
        let style = chat.looks.entry(for: look).pages.style
        let read = try operations.map { try PageOperation(reading: $0, expecting: style) }
        page = try old.applying(PagePatch(read))
        digest = try #require(frame[1] as? String)
        #expect(digest == page.digest)
    }

    /// Takes frames until the rows are those of a page drawn anew, or the connection ends.
    func reach(_ html: String) async throws {
        while page.html != html { try await next() }
    }

    /// Takes frames until one with a letter has arrived, and returns it.
    func other(_ kind: String) async throws -> [String] {
        while true {
            if let place = others.firstIndex(where: { $0.first == kind }) {
                return others.remove(at: place)
            }
            try await receive()
        }
    }

    /// Takes frames until certain people are present.
    func reach(present people: [String]) async throws {
        while present != people { try await receive() }
    }

    /// Receives until the socket is closed, and returns the code.
    func closing() async throws -> Int {
        try await wire.closing()
    }
}
