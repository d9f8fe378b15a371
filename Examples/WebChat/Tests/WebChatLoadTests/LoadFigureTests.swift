import Foundation
import NIOCore
import Testing

@testable import webchat_load

/// What the load generator reads, counts and writes.
struct LoadFigureTests {
    @Test func sharesOfTimesAreThoseOfTheSortedOnes() {
        let delays = Delays((1...200).reversed().map { $0 * 1_000_000 })

        #expect(delays.milliseconds(within: 0.5) == 100)
        #expect(delays.milliseconds(within: 0.99) == 198)
        #expect(delays.milliseconds(within: 1) == 200)
        #expect(Delays([]).milliseconds(within: 0.99) == 0)
        #expect(delays.summary == "p50 100.0 ms, p99 198.0 ms, max 200.0 ms")
    }

    @Test func figuresAreLinesOfATable() {
        let missed = Figure(what: "a", budget: "1 s", measured: "2 s", isWithin: false)

        #expect(missed.line == "| a | 1 s | 2 s | no |")
        #expect(Figure(what: "a", measured: "2 s").line == "| a |  | 2 s |  |")
    }

    @Test func marksAreFoundInFrames() {
        let text = "[\"p\",\"lt\",[[0,null,\"<b>\(MessageMark.text(of: 42))</b>lt0000007\"]]] lt00"
        var found: [Int] = []

        MessageMark.find(in: ByteBuffer(string: text)) { found.append($0) }

        #expect(found == [42, 7])
    }

    @Test func pagesTakeWhatFramesChange() throws {
        var page = try #require(LoadPage(html: "<div data-resume=\"r1\" data-digest=\"d1\">"))
        #expect(page.joining == "[\"j\",\"r1\",\"d1\",0]")

        let patch =
            "[\"p\",\"d2\",[[4,\"m-1\",3,\"x\"],[0,null,\"m-2\",\"<li>\"],[1,\"m-3\"]],\"r2\"]"
        let frame = try #require(ServerFrameText(ByteBuffer(string: patch)))
        frame.update(&page)

        #expect(page == LoadPage(html: "data-resume=\"r2\" data-digest=\"d2\""))
        #expect(frame.rows == ["m-1", "m-2"])
        #expect(ServerFrameText(ByteBuffer(string: "{}")) == nil)
    }

    @Test func tokensAreForTheirUserAlone() throws {
        let path = NSTemporaryDirectory() + "/tokens-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let person = LoadPerson(name: "Load 1", token: "secret", room: "r1")

        try LoadChat(people: [person]).write(to: path)

        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text == "{\"name\":\"Load 1\",\"room\":\"r1\",\"token\":\"secret\"}\n")
        #expect(throws: LoadError.self) { try LoadChat(people: [person]).write(to: path) }
    }

    @Test func theSameSeedChoosesTheSame() {
        var (one, other) = (LoadRandom(seed: 3), LoadRandom(seed: 3))

        #expect((0..<9).allSatisfy { _ in one.next() == other.next() })
    }
}
