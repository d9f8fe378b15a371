import ChatStore
import Foundation
import Testing

@testable import WebChat

/// A browser without script: cookies, requests and forms.
struct TestBrowser: Sendable {
    let chat: TestChat
    let name: String
    var cookies: [String: String] = [:]
    var user: UserRecord?

    init(chat: TestChat, name: String) {
        self.chat = chat
        self.name = name
    }

    var cookieHeader: String {
        "Cookie: "
            + cookies.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "; ")
    }

    /// Requests a page.
    mutating func get(_ path: String) async throws -> TestResponse {
        try await send("GET", path)
    }

    /// Sends a form with the token of a page.
    @discardableResult
    mutating func post(
        _ path: String,
        _ fields: [String: String] = [:],
        from page: String,
        _ headers: [String] = []
    ) async throws -> TestResponse {
        let token = try Self.value("name=\"csrf\" value=\"", in: try await get(page).body)
        return try await post(path, fields, token: token, headers)
    }

    /// Sends a form with a token.
    @discardableResult
    mutating func post(
        _ path: String,
        _ fields: [String: String],
        token: String,
        _ headers: [String] = []
    ) async throws -> TestResponse {
        let all = fields.merging(["csrf": token]) { $1 }.sorted { $0.key < $1.key }
        let body = all.map { "\($0.inQuery)=\($1.inQuery)" }.joined(separator: "&")
        return try await send("POST", path, headers, body: body)
    }

    mutating func send(
        _ method: String,
        _ path: String,
        _ headers: [String] = [],
        body: String = ""
    ) async throws -> TestResponse {
        let all = ["Host: 127.0.0.1:\(chat.port)", cookieHeader, "Connection: close"] + headers
        let response = try await Wire.with(chat.port) { wire in
            try await wire.request(method, path, all, body: body)
            return try await wire.response()
        }
        for header in response.headers where header.name == "set-cookie" {
            let pair = header.value.prefix { $0 != ";" }.split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard let name = pair.first, let value = pair.last else { continue }
            cookies[String(name)] = value.isEmpty ? nil : String(value)
        }
        return response
    }

    /// Sends a picture with the token of a page, or another one.
    mutating func upload(
        _ file: [UInt8],
        to room: String,
        _ fields: [String: String] = [:],
        _ headers: [String] = []
    ) async throws -> TestResponse {
        let page = try await get(user == nil ? "/sign-in" : "/").body
        let token = try Self.value("name=\"csrf\" value=\"", in: page)
        let all = ["csrf": token].merging(fields) { $1 }
        var body: [UInt8] = []
        for (name, value) in all.sorted(by: { $0.key < $1.key }) {
            body += "--b7\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8
            body += Array(value.utf8) + "\r\n".utf8
        }
        body +=
            "--b7\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x.html\"\r\n".utf8
        body += Array("Content-Type: text/html\r\n\r\n".utf8) + file + "\r\n--b7--\r\n".utf8
        let sent =
            ["Host: 127.0.0.1:\(chat.port)", cookieHeader, "Connection: close"]
            + ["Content-Type: multipart/form-data; boundary=b7"] + headers
        return try await Wire.with(chat.port) { [body] wire in
            try await wire.request("POST", "/rooms/\(room)/pictures", sent, bytes: body)
            return try await wire.response()
        }
    }

    mutating func signUp() async throws {
        let fields = ["name": name, "password": "a good password"]
        let response = try await post("/sign-up", fields, from: "/sign-up")
        try #require(response.status == 303, "\(response.body)")
        let token = try #require(cookies["webchat-session"])
        user = try await chat.store.user(ofToken: token, at: chat.settings.clock())
    }

    /// Returns what is between a prefix and the next quote.
    static func value(_ prefix: String, in text: String) throws -> String {
        let start = try #require(text.range(of: prefix), "There is no \(prefix).").upperBound
        return String(text[start...].prefix { $0 != "\"" })
    }

    /// Returns the list of rows of a page.
    static func list(in page: String) throws -> String {
        let start = try #require(page.range(of: "<ol class=\"list\"")).lowerBound
        let end = try #require(page.range(of: "<ol class=\"outbox\"")).lowerBound
        let list = page[start..<end]
        let close = try #require(list.range(of: "</ol>", options: .backwards)).upperBound
        return String(list[..<close])
    }
}
