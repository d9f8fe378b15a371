import Testing

@testable import Drawing

@Suite struct HTMLTextTests {
    @Test func idOfAnEntryIsThatOfItsElement() {
        var out = HTMLWriter()
        out.identifier("a.b é")

        let text = String(decoding: out.bytes, as: UTF8.self)

        #expect(text == " id=\"\(HTMLText.identifier(ofEntry: "a.b é"))\"")
        #expect(HTMLPath("#\(HTMLText.identifier(ofEntry: "\"<>/.."))") != nil)
    }

    @Test func escapedTextEndsNoAttributeAndNoElement() {
        let escaped = HTMLText.escaped("<a href='x' title=\"y\">&\u{202E}")

        #expect(escaped == "&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;")
    }
}
