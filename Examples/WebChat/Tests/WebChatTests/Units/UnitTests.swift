import ChatStore
import Drawing
import Foundation
import Testing
import Views

@testable import WebChat

struct UnitTests {
    private let signer = Signer(key: Array(repeating: 1, count: 32))

    @Test func scriptIsShort() {
        #expect(PageScript.script.utf8.count <= 16 * 1_024)
    }

    @Test(arguments: ["0-0-a-l", "fff-3-d-r", "5-1-l-l"])
    func looksAreReadAsTheyAreWritten(code: String) {
        #expect(Look(code: code)?.code == code)
    }

    @Test(arguments: [
        "", "0-0-a", "20000-0-a-l", "0-4-a-l", "0-0-x-l", "0-0-a-x", "g-0-a-l", "0--1-a-l",
    ])
    func malformedLooksAreRefused(code: String) {
        #expect(Look(code: code) == nil)
    }

    @Test func resumeValuesAreReadAsTheyAreWritten() {
        let value = Self.value(thread: String(repeating: "t", count: 64))

        let signed = value.signed(by: signer)

        #expect(signed.utf8.count <= ResumeValue.limit)
        #expect(ResumeValue(signed: signed, by: signer) == value)
    }

    @Test func resumeValuesOfOtherKeysAndUsesAreRefused() {
        let other = Signer(key: Array(repeating: 2, count: 32))
        let signed = Self.value().signed(by: signer)

        #expect(ResumeValue(signed: signed, by: other) == nil)
        #expect(ResumeValue(signed: signer.sign("0-0-a-l", for: .look), by: signer) == nil)
        #expect(ResumeValue(signed: signed + "A", by: signer) == nil)
        #expect(ResumeValue(signed: String(repeating: "A", count: 600), by: signer) == nil)
    }

    @Test(arguments: [
        "Bo", "A name with many letters and more", "\"\\\u{1}\u{2}\u{3}\u{4}", "שלום עולם שלום",
        "👩‍👩‍👧👩‍👩‍👧",
    ])
    func framesAboutTypingAreShort(name: String) throws {
        let json = ServerFrame.typing(name: name).json

        #expect(json.utf8.count <= 24)
        let frame = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String])
        #expect(frame.first == "t")
    }

    @Test func formsAreReadAsBrowsersSendThem() {
        let fields = FormFields("text=a%26b+c%0D%0Ad&plugin=x&plugin=y&empty=&bad=%zz")

        #expect(fields["text"] == "a&b c\nd")
        #expect(fields.all("plugin") == ["x", "y"])
        #expect(fields["empty"] == "")
        #expect(fields["bad"] == nil)
    }

    @Test func linksAndMentionsAreTargets() {
        let ann = UserRecord(id: "1", name: "Ann Lee")
        let text = MessageText(
            text: "Hi @ann lee, (see https://example.com/a?b.) not javascript:alert(1)",
            mentioned: [ann]
        )

        let targets = text.rich.runs.compactMap { run in
            run.style.target.map { "\(run.text) \($0)" }
        }

        #expect(
            targets == [
                "@ann lee user(\"1\")", "https://example.com/a?b link(\"https://example.com/a?b\")",
            ]
        )
        #expect(text.rich.plain == text.text)
    }

    @Test func limitsCountWithinAMinute() {
        let limiter = RateLimiter(limit: 2)

        #expect(limiter.allows("a", at: 0))
        #expect(limiter.allows("a", at: 1))
        #expect(!limiter.allows("a", at: 2))
        #expect(limiter.allows("b", at: 2))
        #expect(limiter.allows("a", at: 60_000_000))
        #expect(limiter.allows("a", at: 60_000_001))
        #expect(!limiter.allows("a", at: 60_000_002))
        // The clock was put back.
        #expect(limiter.allows("a", at: 5))
    }

    @Test func framesBeyondTheirNumberWait() {
        var bucket = FrameBucket(perSecond: 2)

        #expect([0, 1].map { bucket.wait(at: 5_000_000 + $0) } == [nil, nil])
        #expect(bucket.wait(at: 5_400_000) == 600_000)
        // The clock was put back: nobody waits for it.
        #expect([0, 1].map { bucket.wait(at: 1_000_000 + $0) } == [nil, nil])
        #expect(bucket.wait(at: 1_400_000) == 600_000)
    }

    @Test func errorsSayWhatToDo() {
        #expect(
            WebChatError.cannotListen(host: "127.0.0.1", port: 80, reason: "denied").description
                == """
                The server cannot listen on '127.0.0.1:80': denied.
                To fix, listen on an address of this machine, and on a port that no other program uses: '--port 0' takes any that is free.
                """
        )
        #expect(
            WebChatError.keyNotReadable(path: "a.key").description == """
                The key in 'a.key' cannot be used.
                To fix, check the permissions of its folder, or remove the file: pages in browsers are then loaded anew.
                """
        )
    }

    @Test func keysAreKeptInFilesOfTheirOwner() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .path
        defer { try? FileManager.default.removeItem(atPath: path) }

        let key = try KeyFile.key(at: path)

        #expect(key.count == 32)
        #expect(try KeyFile.key(at: path) == key)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        try Data([1]).write(to: URL(fileURLWithPath: path))
        #expect(throws: WebChatError.keyNotReadable(path: path)) { try KeyFile.key(at: path) }
    }

    private static func value(thread: String? = nil) -> ResumeValue {
        let view = RoomView(
            room: "room",
            thread: thread,
            window: RoomWindow(first: 3, last: 90),
            look: Look(),
            userID: "user"
        )
        return ResumeValue(view: view, binding: "binding", style: "style")
    }
}
