import Testing

@testable import WebChat

struct MultipartFormTests {
    private let type = "multipart/form-data; boundary=b7"

    private func read(_ body: String, type: String? = nil) -> MultipartForm? {
        MultipartForm(Array(body.utf8), contentType: type ?? self.type)
    }

    private let whole = """
        --b7\r\nContent-Disposition: form-data; name="text"\r\n\r\nAhoy\r\n--b7 no\r\n--b7\r\n\
        Content-Type: image/png\r\nContent-Disposition: form-data; name="file"; filename="../a\\"b"\r\n\r\n\
        \u{1}\r\n\r\n--b\r\n--b7--\r\n
        """

    @Test func fieldsAndFilesAreRead() throws {
        let body = whole.replacing("\r\n--b7 no", with: " --b7")

        let form = try #require(read(body))

        #expect(form["text"] == "Ahoy --b7")
        #expect(form.file("file") == Array("\u{1}\r\n\r\n--b".utf8))
        #expect(form["csrf"] == nil)
        #expect(form.file("csrf").isEmpty)
    }

    @Test func fieldsThatAreNoTextAreMissing() throws {
        let head = Array("--b7\r\nContent-Disposition: form-data; name=\"id\"\r\n\r\n".utf8)
        let body = head + [0xFF] + Array("\r\n--b7--".utf8)

        let form = try #require(MultipartForm(body, contentType: type))

        #expect(form["id"] == nil)
    }

    @Test func formsThatAreCutOffAreRefused() {
        let body = whole.replacing("\r\n--b7 no", with: "")

        for count in 0..<(body.utf8.count - 4) {
            #expect(MultipartForm(Array(body.utf8.prefix(count)), contentType: type) == nil)
        }
    }

    @Test(arguments: [
        "text/plain", "multipart/form-data", "multipart/form-data; boundary=",
        "multipart/form-data; boundary=\(String(repeating: "b", count: 71))",
        "multipart/form-data; boundary=b 7", "application/x-www-form-urlencoded; boundary=b7",
    ])
    func otherTypesAreRefused(type: String) {
        #expect(read(whole.replacing("\r\n--b7 no", with: ""), type: type) == nil)
    }

    @Test func repeatedAndTooManyPartsAreRefused() {
        func part(_ name: String) -> String {
            "--b7\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n1\r\n"
        }
        #expect(read(part("a") + part("b") + "--b7--") != nil)
        #expect(read(part("a") + part("a") + "--b7--") == nil)
        #expect(read((0..<17).map { part("\($0)") }.joined() + "--b7--") == nil)
        #expect(
            read("--b7\r\nX: \(String(repeating: "y", count: 5_000))\r\n\r\n1\r\n--b7--") == nil
        )
    }
}
