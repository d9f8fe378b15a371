import Foundation
import Testing

@testable import WebChat

/// The numbers that a server counts, and those who can read them.
@Suite(.timeLimit(.minutes(2)))
struct MetricsSiteTests {
    @Test func socketsFramesAndCommandsAreCounted() async throws {
        try await TestChat.with {
            $0.metricsPort = 0
        } _: { chat in
            let browser = try await chat.browser("Ann <secret>")
            let room = try await chat.room("Sailing", browser)
            let state = try await LivePage.load("/rooms/\(room)", in: browser)

            try await LivePage.with(state, in: browser) { page in
                try await page.send(["s", "m1", "Words of Ann"])
                _ = try await page.other("d")
                try await page.send(["e", "none", "Other words"])
                _ = try await page.other("e")

                let text = try await chat.metrics()
                #expect(text.contains("webchat_sockets 1\n"))
                #expect(text.contains("webchat_sessions 1\n"))
                #expect(text.contains("webchat_frames_received_total{kind=\"s\"} 1\n"))
                #expect(text.contains("webchat_frames_sent_total{kind=\"e\"} 1\n"))
                #expect(text.contains("webchat_commands_total{kind=\"send\"} 1\n"))
                #expect(text.contains("\nprocess_resident_memory_bytes "))
                #expect(!text.contains("Ann") && !text.contains("ords") && !text.contains("m1"))
            }
        }
    }

    @Test func closedSocketsAreCountedByCode() async throws {
        try await TestChat.with {
            $0.metricsPort = 0
        } _: { chat in
            let browser = try await chat.browser("Ann")

            #expect(try await AttackSocket.closing(["x"], in: browser) == 1002)

            let text = try await chat.metrics()
            #expect(text.contains("webchat_sockets_closed_total{code=\"1002\"} 1\n"))
            #expect(text.contains("webchat_frames_received_total{kind=\"malformed\"} 1\n"))
        }
    }

    @Test func pagesHaveNoMetrics() async throws {
        try await TestChat.with { chat in
            var browser = try await chat.browser("Ann")

            #expect(try await browser.get("/metrics").status == 404)
        }
    }

    @Test func otherNamesForLoopbackAreNotAnswered() async throws {
        try await TestChat.with {
            $0.metricsPort = 0
        } _: { chat in
            let response = try await Wire.with(chat.metricsPort) { wire in
                let headers = ["Host: evil.example:80", "Connection: close"]
                try await wire.request("GET", "/metrics", headers)
                return try await wire.response()
            }

            #expect(response.status == 403)
            #expect(response.body.isEmpty)
        }
    }
}
