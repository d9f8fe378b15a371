import Foundation
import Testing

@testable import WebChat

/// Pictures over HTTP: who sends and sees them, and what is refused.
@Suite(.timeLimit(.minutes(10)))
struct PictureTests {
    /// Returns the address of the first picture of a page.
    private func address(in page: String) throws -> String {
        let path = try TestBrowser.value("src=\"../../..", in: page)
        try #require(path.hasPrefix("/pictures/"))
        return path
    }

    @Test func membersSeeAPicture() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)

            let sent = try await ann.upload(
                SamplePicture.png(withSecrets: true),
                to: room,
                ["title": "A <boat>"]
            )
            let page = try await bob.get("/rooms/\(room)")
            let picture = try await bob.get(address(in: page.body))

            #expect(sent.status == 303)
            #expect(page.body.contains("A &lt;boat&gt;"))
            let policy = try #require(page["content-security-policy"])
            let host = "http://127.0.0.1:\(chat.port)"
            #expect(policy.contains("img-src \(host)/pictures/ \(host)/icon.svg;"))
            #expect(picture.status == 200)
            #expect(picture.bytes == SamplePicture.png())
            #expect(picture["content-type"] == "image/png")
            #expect(picture["x-content-type-options"] == "nosniff")
            #expect(picture["content-disposition"] == "inline; filename=\"picture.png\"")
            #expect(picture["content-security-policy"] == "default-src 'none'; sandbox")
            #expect(picture["cache-control"] == "private, max-age=31536000, immutable")
            #expect(picture["cross-origin-resource-policy"] == "same-origin")
        }
    }

    @Test func othersDoNot() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann)
            _ = try await chat.room("Elsewhere", bob)
            _ = try await ann.upload(SamplePicture.gif(), to: room)
            let path = try await address(in: ann.get("/rooms/\(room)").body)
            var stranger = TestBrowser(chat: chat, name: "No one")

            #expect(try await bob.get(path).status == 404)
            #expect(try await stranger.get(path).status == 303)
            #expect(try await bob.upload(SamplePicture.gif(), to: room).status == 403)
            #expect(try await stranger.upload(SamplePicture.gif(), to: room).status == 303)
            #expect(try await ann.upload(SamplePicture.gif(), to: "r99").status == 403)
            try await ann.post("/rooms/\(room)/leave", from: "/")
            #expect(try await ann.get(path).status == 404)
        }
    }

    @Test func whatIsNoPictureOrTooLargeIsRefused() async throws {
        try await TestChat.with({
            $0.pictureBytes = 3_000
            $0.picturePixels = 100
        }) { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
            let large = SamplePicture.png() + Array(repeating: 0, count: 3_000)

            #expect(try await ann.upload(svg, to: room).status == 415)
            #expect(try await ann.upload([], to: room).status == 415)
            #expect(
                try await ann.upload(Array(SamplePicture.png().dropLast()), to: room).status == 415
            )
            #expect(try await ann.upload(large, to: room).status == 413)
            let huge = Array(repeating: UInt8(0), count: 200_000)
            #expect(try await ann.upload(huge, to: room).status == 413)
            let wide = SamplePicture.png(width: 101, height: 1)
            let words = try await ann.upload(wide, to: room, [:], ["Accept: text/plain"])
            #expect(words.status == 413)
            #expect(words.body == "This picture has too many pixels.")
            let endless = SamplePicture.png(width: 900_000, height: 900_000)
            #expect(try await ann.upload(endless, to: room).status == 413)
            #expect(try await !ann.get("/rooms/\(room)").body.contains("pictures/"))
        }
    }

    @Test func formsOfOtherSitesAreRefused() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            let page = try await bob.get("/rooms/\(room)").body
            let bobs = try TestBrowser.value("name=\"csrf\" value=\"", in: page)

            for token in ["", "none", bobs] {
                let sent = try await ann.upload(SamplePicture.png(), to: room, ["csrf": token])
                #expect(sent.status == 403)
            }
            let header = ["Sec-Fetch-Site: cross-site"]
            #expect(try await ann.upload(SamplePicture.png(), to: room, [:], header).status == 403)
            #expect(try await !ann.get("/rooms/\(room)").body.contains("src=\"../../.."))
        }
    }

    @Test func picturesAreLimitedByDayAndMinute() async throws {
        let size = SamplePicture.png().count
        try await TestChat.with({
            $0.dailyPictureBytes = 2 * size
            $0.pictures = 5
        }) { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)

            var statuses: [Int] = []
            for _ in 0..<3 {
                statuses.append(try await ann.upload(SamplePicture.png(), to: room).status)
            }
            #expect(statuses == [303, 303, 429])
            for _ in 0..<2 { _ = try await ann.upload([], to: room) }
            #expect(try await ann.upload([], to: room).status == 429)
            #expect(try await bob.upload(SamplePicture.png(), to: room).status == 303)
        }
    }

    @Test func picturesThatAreReadAtOnceAreLimited() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let headers =
                ["Host: 127.0.0.1:\(chat.port)", ann.cookieHeader, "Content-Length: 900"]
                + ["Content-Type: multipart/form-data; boundary=b7", "", "--b7"]
            let start = ["POST /rooms/\(room)/pictures HTTP/1.1"] + headers
            let bytes = Array(start.joined(separator: "\r\n").utf8)

            let status = try await Wire.with(chat.port) { first in
                try await first.send(bytes)
                return try await Wire.with(chat.port) { [ann] second in
                    try await second.send(bytes)
                    try await Task.sleep(for: .seconds(1))
                    var ann = ann
                    return try await ann.upload(SamplePicture.png(), to: room).status
                }
            }

            #expect(status == 429)
            while try await ann.upload(SamplePicture.png(), to: room).status != 303 {}
        }
    }

    @Test func aPictureWhoseMessageIsRefusedIsNotKept() async throws {
        try await TestChat.with({ $0.dailyPictureBytes = SamplePicture.png().count }) { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)

            let refused = try await ann.upload(SamplePicture.png(), to: room, ["parent": "m9"])

            #expect(refused.status == 404)
            #expect(try await ann.upload(SamplePicture.png(), to: room).status == 303)
        }
    }

    @Test func aPictureThatIsSentAgainIsThereOnce() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)

            for _ in 0..<2 {
                let sent = try await ann.upload(
                    SamplePicture.webp(),
                    to: room,
                    ["id": "c1"],
                    ["Accept: text/plain"]
                )
                #expect(sent.status == 200)
            }
            let page = try await ann.get("/rooms/\(room)").body
            #expect(page.components(separatedBy: "src=\"../../..").count == 2)
            let taken = try await bob.upload(SamplePicture.webp(), to: room, ["id": "c1"])
            #expect(taken.status == 409)
            for id in ["../x", String(repeating: "a", count: 65), "a b"] {
                let sent = try await ann.upload(SamplePicture.webp(), to: room, ["id": id])
                #expect(sent.status == 400)
            }
        }
    }

    @Test func aDeletedMessageTakesItsPictureAlong() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            _ = try await ann.upload(SamplePicture.jpeg(), to: room, ["id": "c1"])
            let path = try await address(in: ann.get("/rooms/\(room)").body)
            #expect(try await ann.get(path).status == 200)
            let panel = try await ann.get("/rooms/\(room)/messages/c1").body
            #expect(panel.contains("<a href=\"\(path)\" class=\"button\">Picture</a>"))
            #expect(panel.contains("role=\"img\" aria-label=\"Picture\""))

            let page = "/rooms/\(room)/messages/c1"
            try await ann.post("\(page)/delete", from: page)

            #expect(try await ann.get(path).status == 404)
            #expect(try await !ann.get("/rooms/\(room)").body.contains("src=\"../../.."))
        }
    }

    @Test(arguments: [
        "..%2F..%2Fetc%2Fpasswd", "..%2Fx.1x1", "x.1x1", "%00.1x1", "'%20OR%201=1.1x1", "x",
    ])
    func otherNamesLeadNowhere(name: String) async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            #expect(try await ann.get("/pictures/\(name)").status == 404)
        }
    }
}
